import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** Begun, extended, ended or taken back; `membershipOf` tells what the membership is now. */
    'membership.changed': { user_id: string }
  }
}
