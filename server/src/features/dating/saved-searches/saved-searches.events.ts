import '../../../platform/outbox.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    'saved_search.found': { user_id: string; told_at: string }
  }
}
