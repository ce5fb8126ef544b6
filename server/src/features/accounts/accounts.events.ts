import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** A deactivated member came back by signing in, or a suspension is over. */
    'account.reactivated': { user_id: string }
    /** Somebody is gone from what these members are shown, or is back: after a block or the end of a match. */
    'members.changed': { member_ids: string[] }
  }
}
