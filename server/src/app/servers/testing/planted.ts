import { randomUUID } from 'node:crypto'
import type { Message } from '@ndoa/contract/dating/messaging'
import type { Ending, faultsIn, faultsLive, History } from './verdict.ts'

type Plant = (history: Planted) => void
type Open = { -readonly [Key in keyof Ending]: Ending[Key] } & {
  page: { messages: Message[]; otherOnline: boolean }
}
interface Planted {
  written: Message[]
  stored: Message[]
  /** A person whose open page shows messages from both members. */
  one: Open
}

/** @returns a copy of the history with one planted fault */
export function withFault(history: History, plant: Plant): History {
  const copy = structuredClone(history) as Omit<Planted, 'one'> & History
  const one = copy.people.find(({ page }) => (page?.messages.length ?? 0) > 3) as Open
  plant({ ...copy, one })
  return copy
}

/** Swaps the first two messages of one sender. */
function reorder(messages: Message[]) {
  const [first, second] = messages.filter(({ sender_id }) => sender_id === messages[0]?.sender_id)
  if (first && second) [first.content, second.content] = [second.content, first.content]
}

/** Removes an acknowledged message, because only acknowledged messages must have been stored. */
function removeAcknowledged(messages: Message[], written: readonly Message[], at: number) {
  const acknowledged = messages.filter(({ id }) => written.some((message) => message.id === id))
  messages.splice(messages.indexOf(acknowledged.at(at)!), 1)
}

/** Effects of a broken server, each with the fault that must be detected. */
export const PLANTED: [keyof ReturnType<typeof faultsIn>, Plant][] = [
  ['lost', ({ one, written }) => removeAcknowledged(one.page.messages, written, -1)],
  ['lost', ({ one, written }) => removeAcknowledged(one.page.messages, written, 0)],
  ['lost', ({ stored, written }) => removeAcknowledged(stored, written, -1)],
  ['doubled', ({ one }) => void one.page.messages.push(one.page.messages[0]!)],
  ['doubled', ({ stored }) => void stored.push({ ...stored[0]!, id: randomUUID() })],
  ['out of order', ({ one }) => reorder(one.page.messages)],
  ['out of order', ({ one }) => void one.page.messages.reverse()],
  ['out of order', ({ one }) => void one.page.messages.splice(1, 1)],
  [
    'shown to a stranger',
    ({ one }) => void (one.heard = [...one.heard, { type: 'typing', match_id: randomUUID() }]),
  ],
  ['wrong presence', ({ one }) => void (one.page.otherOnline = !one.page.otherOnline)],
  [
    'wrong badge',
    ({ one }) => void (one.badges = one.badges.map((badge, at) => (at === 0 ? badge : badge + 1))),
  ],
  [
    'wrong read mark',
    ({ one }) => {
      const own = one.page.messages.find(({ sender_id }) => sender_id === one.id)
      if (own) own.is_read = !own.is_read
    },
  ],
]

const lastMessage = ({ heard }: Open) => heard.findLast(({ type }) => type === 'message.created')!

/** Faults in the events that pages received. */
export const PLANTED_LIVE: [keyof ReturnType<typeof faultsLive>, Plant][] = [
  ['not heard', ({ one }) => void (one.heard = one.heard.filter((event) => event !== lastMessage(one)))],
  ['heard twice', ({ one }) => void (one.heard = [...one.heard, lastMessage(one)])],
  ['heard out of order', ({ one }) => void (one.heard = one.heard.toReversed())],
]
