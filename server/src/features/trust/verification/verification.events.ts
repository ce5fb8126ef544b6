import '../../../platform/outbox.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    'verification.decided': { member_id: string; verification_id: string; outcome: 'approved' | 'rejected' }
    'verification.call_arranged': { member_id: string; verification_id: string; call_at: string }
    'verification.expired': { member_id: string; verification_id: string }
    'verification.asked': { asker_id: string; asked_id: string }
  }
}
