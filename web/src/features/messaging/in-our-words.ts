import type { Conversation } from '@ndoa/contract/messaging'
import { REMOVED_MESSAGE } from '@ndoa/contract/removed-message'
import { words } from './words/index.ts'

/** What a message says; one that was removed says so in the language of the person who reads it. */
export const textOf = (content: string): string => (content === REMOVED_MESSAGE ? words.removed : content)

/** Conversations, with what the server says in English in the language of the app. */
export const inOurWords = (conversations: Conversation[]): Conversation[] =>
  conversations.map((one) => ({
    ...one,
    content: one.content === null ? null : textOf(one.content),
    other_user_name: one.available ? one.other_user_name : words.notAvailable,
  }))
