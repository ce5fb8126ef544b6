import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    'account.deactivated': { user_id: string }
    'account.deleted': { user_id: string; other_ids: string[] }
  }
}
