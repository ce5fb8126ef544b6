import type { Message } from '@ndoa/contract/dating/messaging'
import { MESSAGES_PER_PAGE } from '@ndoa/contract/limits'

/** The loaded messages in `seq` order; `complete` when they include the first one. */
export interface Thread {
  messages: readonly Message[]
  complete: boolean
}

export const EMPTY_THREAD: Thread = { messages: [], complete: false }

/**
 * Merges messages from pages, answers and events, in any order and with repeats.
 * @param complete true when there are none older than these
 */
export function withMessages(thread: Thread, added: readonly Message[], complete = false): Thread {
  const byId = new Map(thread.messages.map((message) => [message.id, message]))
  for (const message of added) if (!byId.get(message.id)?.is_read) byId.set(message.id, message)
  const messages = [...byId.values()].sort((a, b) => a.seq - b.seq)
  return { messages: readBeforeRead(messages), complete: thread.complete || complete }
}

/** A member who has read a message has read those before it. */
function readBeforeRead(messages: readonly Message[]): Message[] {
  const upTo = new Map<string, number>()
  for (const { is_read, sender_id, seq } of messages) if (is_read) upTo.set(sender_id, seq)
  return messages.map((message) =>
    !message.is_read && message.seq <= (upTo.get(message.sender_id) ?? 0)
      ? { ...message, is_read: true }
      : message,
  )
}

export function withReadMark(thread: Thread, readerId: string, upToSeq: number): Thread {
  const isNews = ({ sender_id, is_read, seq }: Message) =>
    sender_id !== readerId && !is_read && seq <= upToSeq
  return withMessages(
    thread,
    thread.messages.filter(isNews).map((message) => ({ ...message, is_read: true })),
  )
}

/**
 * The `after_seq` to request when events may have been missed: before the first gap, or before the first message
 * without a read mark on the latest page, whichever is earlier.
 */
export function knownUpTo({ messages }: Thread): number {
  const last = messages.at(-1)?.seq ?? 0
  const beforeGap = messages.find(({ seq }, place) => (messages[place + 1]?.seq ?? seq + 1) > seq + 1)
  const unread = messages.find(({ is_read }) => !is_read)
  const beforeUnread = unread ? Math.max(unread.seq - 1, last - MESSAGES_PER_PAGE) : last
  return Math.max(0, Math.min(beforeGap?.seq ?? last, beforeUnread))
}
