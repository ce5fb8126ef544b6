import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** A deactivated member came back by signing in, or a suspension is over. */
    'account.reactivated': { user_id: string }
  }
}
