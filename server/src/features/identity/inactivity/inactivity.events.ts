import '../../../platform/outbox.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    /** Suggestions will soon stop including the member. `warned_at` is an ISO time. */
    'inactivity.warned': { user_id: string; warned_at: string }
  }
}
