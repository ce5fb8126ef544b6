import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    'verification.decided': { member_id: string; verification_id: string; outcome: 'approved' | 'rejected' }
    /** A year has passed. */
    'verification.expired': { member_id: string; verification_id: string }
    'verification.asked': { asker_id: string; asked_id: string }
  }
}
