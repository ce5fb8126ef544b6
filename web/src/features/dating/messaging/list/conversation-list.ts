import type { Caution, Conversation, Message } from '@ndoa/contract/dating/messaging'
import { searchKey } from '@ndoa/contract/search'

/**
 * Moves the conversation to the top.
 * @returns null when the list must be fetched: the conversation is new, or messages before this one were missed
 */
export function afterMessage(
  conversations: readonly Conversation[],
  message: Message,
  viewerId: string,
): Conversation[] | null {
  const known = conversations.find(({ match_id }) => match_id === message.match_id)
  if (!known || message.seq > known.last_seq + 1) return null
  if (message.seq <= known.last_seq) return [...conversations]
  const changed = { ...known, ...lastWords(message, viewerId) }
  if (!changed.is_from_current_user) changed.unread_count += message.is_read ? 0 : 1
  return [changed, ...conversations.filter((one) => one !== known)]
}

const lastWords = ({ content, created_at, sender_id, seq }: Message, viewerId: string) => ({
  content,
  created_at,
  last_activity: created_at,
  last_seq: seq,
  is_from_current_user: sender_id === viewerId,
})

/** @returns null when messages after `upToSeq` may be unread, which only the server can count */
export function afterReading(
  conversations: readonly Conversation[],
  matchId: string,
  upToSeq: number,
): Conversation[] | null {
  const known = conversations.find(({ match_id }) => match_id === matchId)
  if (!known || known.unread_count === 0) return [...conversations]
  if (upToSeq < known.last_seq) return null
  return conversations.map((one) => (one === known ? { ...one, unread_count: 0 } : one))
}

export function afterPresence(
  conversations: readonly Conversation[],
  matchId: string,
  online: boolean,
): Conversation[] {
  return conversations.map((one) => (one.match_id === matchId ? { ...one, online } : one))
}

/** A caution about money is never replaced. */
export function afterCaution(
  conversations: readonly Conversation[],
  matchId: string,
  caution: Caution,
): Conversation[] {
  return conversations.map((one) =>
    one.match_id === matchId && one.caution !== 'money' ? { ...one, caution } : one,
  )
}

export function searchConversations(conversations: readonly Conversation[], words: string): Conversation[] {
  const wanted = searchKey(words)
  return conversations.filter(({ other_user_name, content }) =>
    [other_user_name, content ?? ''].some((text) => searchKey(text).includes(wanted)),
  )
}
