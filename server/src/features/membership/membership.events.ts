import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    'membership.changed': { user_id: string }
  }
}
