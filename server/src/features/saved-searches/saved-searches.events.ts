import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** New people fit searches of a member who wants to hear of them; `told_at` is noted with each of them. */
    'saved_search.found': { user_id: string; told_at: string }
  }
}
