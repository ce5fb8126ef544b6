import type { Message } from '@ndoa/contract/messaging'

/** A message that is being sent. */
export interface Draft {
  match_id: string
  client_message_id: string
  content: string
  /** When the member sent it. */
  created_at: string
}
export interface SentDraft {
  draft: Draft
  /** Why it could not be sent; null while it is being sent. */
  failure: string | null
  /** There is no network, or there was no answer: it is sent when that changes. */
  isWaiting: boolean
}

interface Line {
  /** Stays the same when an own message turns from sent into stored. */
  key: string
  content: string
  created_at: string
  isOwn: boolean
  /** Zero until the message is stored. */
  seq: number
}
export type Bubble = Line & { startsDay: boolean; continues: boolean } & (
    | { state: 'received' | 'stored' | 'read' | 'sending' | 'waiting' }
    | { state: 'failed'; draft: Draft; failure: string }
  )
type Unplaced<T> = T extends unknown ? Omit<T, 'startsDay' | 'continues'> : never

/** A conversation as it is shown: stored messages by `seq`, then own messages that are not stored yet. */
export function timeline(
  messages: readonly Message[],
  sent: readonly SentDraft[],
  viewerId: string,
): Bubble[] {
  const stored = messages.map((message) => storedBubble(message, viewerId))
  const known = new Set(stored.map(({ key }) => key))
  const waiting = sent
    .filter(({ draft }) => !known.has(draft.client_message_id))
    .map(waitingBubble)
    .sort((a, b) => a.created_at.localeCompare(b.created_at))
  return [...stored, ...waiting].map(placed)
}

/** A client id is unique only among the sender's own messages; messages of others need the server's id. */
function storedBubble(message: Message, viewerId: string): Unplaced<Bubble> {
  const { id, client_message_id, content, created_at, seq, sender_id, is_read } = message
  if (sender_id !== viewerId) return { key: id, content, created_at, seq, isOwn: false, state: 'received' }
  const state = is_read ? 'read' : 'stored'
  return { key: client_message_id, content, created_at, seq, isOwn: true, state }
}

function waitingBubble({ draft, failure, isWaiting }: SentDraft): Unplaced<Bubble> {
  const { client_message_id: key, content, created_at } = draft
  const line = { key, content, created_at, seq: 0, isOwn: true }
  if (failure !== null) return { ...line, state: 'failed', draft, failure }
  return { ...line, state: isWaiting ? 'waiting' : 'sending' }
}

function placed(bubble: Unplaced<Bubble>, place: number, all: readonly Unplaced<Bubble>[]): Bubble {
  const before = all[place - 1]
  const startsDay = !before || dayOf(before) !== dayOf(bubble)
  return { ...bubble, startsDay, continues: !startsDay && before.isOwn === bubble.isOwn }
}

const dayOf = ({ created_at }: { created_at: string }) => new Date(created_at).toDateString()
