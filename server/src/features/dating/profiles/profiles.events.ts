import '../../../platform/outbox.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    'profile.bio_changed': { user_id: string }
  }
}
