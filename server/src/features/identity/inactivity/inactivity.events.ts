import '../../../platform/outbox.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    /** The member will soon no longer be suggested. `warned_at` is an ISO time. */
    'inactivity.warned': { user_id: string; warned_at: string }
  }
}
