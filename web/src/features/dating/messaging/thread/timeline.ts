import type { Message } from '@ndoa/contract/dating/messaging'

export interface Draft {
  match_id: string
  client_message_id: string
  content: string
  created_at: string
}
export interface SentDraft {
  draft: Draft
  /** Null while it is being sent. */
  failure: string | null
  /** True without a network or an answer; the message is sent again later. */
  isWaiting: boolean
}

interface Line {
  /** Stays the same when a sent message becomes a stored one. */
  key: string
  content: string
  created_at: string
  isOwn: boolean
  /** Zero until the message is stored. */
  seq: number
}
interface Place {
  startsDay: boolean
  continues: boolean
  showsTime: boolean
}
export type Bubble = Line &
  Place &
  (
    | { state: 'received' | 'stored' | 'read' | 'sending' | 'waiting' }
    | { state: 'failed'; draft: Draft; failure: string }
  )
type Unplaced<T> = T extends unknown ? Omit<T, keyof Place> : never

/** Milliseconds between the messages of one burst. */
const BURST_GAP = 5 * 60_000

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
  return [...stored, ...waiting].map(placeBubble)
}

/** A client id is unique only for its sender, so messages of others use the server's id. */
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

function placeBubble(bubble: Unplaced<Bubble>, place: number, all: readonly Unplaced<Bubble>[]): Bubble {
  const before = all[place - 1]
  const after = all[place + 1]
  const startsDay = !before || dayOf(before) !== dayOf(bubble)
  const endsBurst = !after || !isSameBurst(bubble, after)
  return {
    ...bubble,
    startsDay,
    continues: before !== undefined && isSameBurst(before, bubble),
    showsTime: endsBurst || after.state !== bubble.state,
  }
}

const isSameBurst = (one: Line, next: Line): boolean =>
  one.isOwn === next.isOwn &&
  dayOf(one) === dayOf(next) &&
  new Date(next.created_at).getTime() - new Date(one.created_at).getTime() <= BURST_GAP

const dayOf = ({ created_at }: Line) => new Date(created_at).toDateString()
