import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** A decision of staff takes effect; a ban does when a second person has confirmed it. */
    'decision.applied': { decision_id: string; member_id: string; step: string; reason: string | null }
    /** A decision was taken back: by an appeal, or by staff. */
    'decision.lifted': { decision_id: string; member_id: string }
  }
}
