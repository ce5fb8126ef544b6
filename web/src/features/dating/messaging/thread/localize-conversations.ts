import type { Conversation } from '@ndoa/contract/dating/messaging'
import { REMOVED_MESSAGE } from '@ndoa/contract/dating/removed-message'
import { words } from '../words.ts'

/** Replaces the placeholder of a removed message with a sentence in the reader's language. */
export const textOf = (content: string): string => (content === REMOVED_MESSAGE ? words.removed : content)

/** Translates the English placeholders that the server sends. */
export const localizeConversations = (conversations: Conversation[]): Conversation[] =>
  conversations.map((one) => ({
    ...one,
    content: one.content === null ? null : textOf(one.content),
    other_user_name: one.available ? one.other_user_name : words.notAvailable,
  }))
