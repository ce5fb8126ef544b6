import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** A member who has not been here for long will soon no longer be suggested. `warned_at` is an ISO time. */
    'inactivity.warned': { user_id: string; warned_at: string }
  }
}
