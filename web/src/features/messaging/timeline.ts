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
  /** Stays the same when the member's message turns from sent into stored. */
  key: string
  content: string
  created_at: string
  isOwn: boolean
  /** Zero until the message is stored. */
  seq: number
}
interface Place {
  startsDay: boolean
  /** It follows the message before it within one burst, which shares a time. */
  continues: boolean
  /** Its time is shown under it, as the last one of a burst or of those with the same state. */
  showsTime: boolean
}
export type Bubble = Line &
  Place &
  (
    | { state: 'received' | 'stored' | 'read' | 'sending' | 'waiting' }
    | { state: 'failed'; draft: Draft; failure: string }
  )
type Unplaced<T> = T extends unknown ? Omit<T, keyof Place> : never

/** Messages of one person that follow each other this closely are one burst; milliseconds. */
const BURST_GAP = 5 * 60_000

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
  const after = all[place + 1]
  const startsDay = !before || dayOf(before) !== dayOf(bubble)
  const endsBurst = !after || !areOneBurst(bubble, after)
  return {
    ...bubble,
    startsDay,
    continues: before !== undefined && areOneBurst(before, bubble),
    showsTime: endsBurst || after.state !== bubble.state,
  }
}

const areOneBurst = (one: Line, next: Line): boolean =>
  one.isOwn === next.isOwn &&
  dayOf(one) === dayOf(next) &&
  new Date(next.created_at).getTime() - new Date(one.created_at).getTime() <= BURST_GAP

/** The calendar day where the member is. */
const dayOf = ({ created_at }: Line) => new Date(created_at).toDateString()
