import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** An e-mail address or phone number was confirmed for the first time: the visitor is a member now. */
    'account.confirmed': { user_id: string }
    /** A deactivated member came back by signing in, or a suspension is over. */
    'account.reactivated': { user_id: string }
  }
}
