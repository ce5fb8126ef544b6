import type { ReportReason } from '@ndoa/contract/reports'

type Step = 'none' | 'advice' | 'content_removed' | 'slowed' | 'suspended' | 'banned' | 'lifted'

declare module '../../platform/outbox.ts' {
  interface Events {
    'verification.decided': { member_id: string; verification_id: string; outcome: 'approved' | 'rejected' }
    /** A year has passed. */
    'verification.expired': { member_id: string; verification_id: string }
    'verification.asked': { asker_id: string; asked_id: string }
    // Those of decisions about cases, declared alike there: a badge falls with a ban, and comes back with its end.
    'decision.applied': { decision_id: string; member_id: string; step: Step; reason: ReportReason | null }
    'decision.lifted': { decision_id: string; member_id: string }
  }
}
