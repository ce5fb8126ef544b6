import type { Step } from '@ndoa/contract/decision-rules'
import type { ReportReason } from '@ndoa/contract/reports'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** A step took effect. A ban does when it is confirmed; the proposal, which suspends, is not told here. */
    'decision.applied': { decision_id: string; member_id: string; step: Step; reason: ReportReason | null }
    /** A decision no longer stands, and what it did to the account was undone. Without a member: the account was deleted. */
    'decision.lifted': { decision_id: string; member_id: string | null }
    /** The scam shield lets a member begin no conversations until somebody has looked. */
    'member.paused': { member_id: string; case_id: string; since: string }
    /** Decided: its reporters can be told what became of their reports. */
    'case.closed': { case_id: string }
  }
}
