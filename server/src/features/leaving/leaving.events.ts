import '../../platform/outbox.ts'
import type { Conversation } from './leaving.queries.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** Hidden until the next sign-in. */
    'account.deactivated': { user_id: string }
    /** Gone for good, and with it the conversations that are named. */
    'account.deleted': { user_id: string; conversations: Conversation[] }
  }
}
