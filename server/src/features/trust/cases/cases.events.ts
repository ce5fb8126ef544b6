import type { Step } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'

declare module '../../../platform/outbox.ts' {
  interface Events {
    /** A ban emits this when it is confirmed; its proposal, which already suspends, does not. */
    'decision.applied': { decision_id: string; member_id: string; step: Step; reason: ReportReason | null }
    /** The decision's effects on the account are undone. `member_id` is null for a deleted account. */
    'decision.lifted': { decision_id: string; member_id: string | null }
    /** The scam shield blocks new conversations until a moderator reviews the case. */
    'member.paused': { member_id: string; case_id: string; since: string }
    'case.closed': { case_id: string }
  }
}
