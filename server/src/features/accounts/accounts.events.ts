import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** A deactivated member signed in again, or a suspension ended. */
    'account.reactivated': { user_id: string }
    /** Somebody is gone from what these members are shown, or is back: after a block or the end of a match. */
    'members.changed': { member_ids: string[] }
  }
}
