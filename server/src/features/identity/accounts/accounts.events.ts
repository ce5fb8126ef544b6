import '../../../platform/outbox.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    /** A deactivated member signed in again, or a suspension ended. */
    'account.reactivated': { user_id: string }
    /** Another member disappeared from or returned to these members' lists, after a block or the end of a match. */
    'members.changed': { member_ids: string[] }
  }
}
