import '../../platform/outbox.ts'
import type { Conversation } from './leaving.queries.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** Hidden until the next sign-in. */
    'account.deactivated': { user_id: string }
    /** Gone for good. `other_ids` had to do with the member; servers of the release before know `conversations` alone. */
    'account.deleted': { user_id: string; conversations: Conversation[]; other_ids?: string[] }
  }
}
