import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** Begun, extended, ended or taken back: what the membership of a member is now, `membershipOf` says. */
    'membership.changed': { user_id: string }
  }
}
