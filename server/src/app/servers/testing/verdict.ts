import type { Message } from '@ndoa/contract/dating/messaging'
import type { ServerEvent } from '@ndoa/contract/realtime'

/** The state of a match's member at the end of a history. */
export interface Ending {
  id: string
  otherId: string
  matchId: string
  /** The number of the other member's last message that a server acknowledged as read. */
  readUpTo: number
  /** The events from the page's sockets, oldest first. */
  heard: readonly ServerEvent[]
  /** The unread badge, as each server counts it. */
  badges: readonly number[]
  /** Null if the page is closed and the member is offline. */
  page: { messages: readonly Message[]; otherOnline: boolean } | null
}

export interface History {
  /**
   * The messages that servers acknowledged to their senders, in no order. Each sender numbers the texts: `<id>
   * <number>`.
   */
  written: readonly Message[]
  stored: readonly Message[]
  people: readonly Ending[]
}

/** Compares acknowledged messages with stored ones and with the pages. Every count must be 0. */
export function faultsIn({ written, stored, people }: History) {
  const online = new Map(people.map(({ id, page }) => [id, page !== null]))
  const readUpTo = new Map(people.map((one) => [one.id, one.readUpTo]))
  const open = people.flatMap((one) => (one.page ? [{ ...one, ...one.page }] : []))
  const ofMatch = (matchId: string) => written.filter(({ match_id }) => match_id === matchId)
  const unread = ({ id, matchId, readUpTo: last }: Ending) =>
    ofMatch(matchId).filter(({ sender_id, seq }) => sender_id !== id && seq > last).length
  const wrongMarks = ({ id, otherId, messages }: (typeof open)[number]) =>
    messages.filter((one) => one.sender_id === id && one.is_read !== one.seq <= (readUpTo.get(otherId) ?? 0))
  return {
    lost:
      sum(open, ({ messages, matchId }) => missing(ofMatch(matchId), messages)) + missing(written, stored),
    doubled: sum(open, ({ messages }) => duplicates(messages)) + duplicates(stored),
    'out of order': sum(open, ({ messages }) => outOfOrder(messages) + gaps(messages)),
    'shown to a stranger': sum(people, foreignEvents),
    'wrong presence': open.filter(({ otherId, otherOnline }) => otherOnline !== online.get(otherId)).length,
    'wrong badge': people.filter((one) => one.badges.some((badge) => badge !== unread(one))).length,
    'wrong read mark': sum(open, (one) => wrongMarks(one).length),
  }
}

/** Checks the events of pages that stayed open and fetched nothing. Every count must be 0. */
export function faultsLive({ written, people }: History) {
  const heard = people.map(({ matchId, heard: events }) => ({
    expected: written.filter(({ match_id }) => match_id === matchId),
    messages: events.flatMap((event) => (event.type === 'message.created' ? [event.message] : [])),
  }))
  return {
    'not heard': sum(heard, ({ expected, messages }) => missing(expected, messages)),
    'heard twice': sum(heard, ({ messages }) => duplicates(messages)),
    'heard out of order': sum(heard, ({ messages }) => outOfOrder(messages)),
  }
}

/** Counts messages that differ from their acknowledgement. Read marks are checked separately. */
function missing(expected: readonly Message[], found: readonly Message[]): number {
  const texts = new Set(found.map(textOf))
  return expected.filter((message) => !texts.has(textOf(message))).length
}

const textOf = ({ id, match_id, seq, sender_id, client_message_id, content }: Message) =>
  [id, match_id, seq, sender_id, client_message_id, content].join()

const duplicates = (messages: readonly Message[]) =>
  messages.length - new Set(messages.map(({ content }) => content)).size

/** Counts one sender's messages that are out of sending order. */
function outOfOrder(messages: readonly Message[]): number {
  const latest = new Map<string, number>()
  return messages.filter(({ sender_id, content }) => {
    const number = Number(content.split(' ')[1])
    const isLate = number < (latest.get(sender_id) ?? 0)
    latest.set(sender_id, number)
    return isLate
  }).length
}

/** A page numbers messages 1, 2, 3 … */
const gaps = (messages: readonly Message[]) => messages.filter(({ seq }, at) => seq !== at + 1).length

const foreignEvents = ({ matchId, heard }: Ending) =>
  heard.filter((event) => {
    const about = 'match_id' in event ? event.match_id : 'message' in event ? event.message.match_id : matchId
    return about !== matchId
  }).length

const sum = <T>(all: readonly T[], count: (one: T) => number) =>
  all.reduce((total, one) => total + count(one), 0)
