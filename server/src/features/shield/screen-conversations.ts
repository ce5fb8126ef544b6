import type { Caution } from '@ndoa/contract/messaging'
import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { transaction } from '../../platform/outbox.ts'
import { inTurns } from '../../platform/turns.ts'
import { pauseMember } from './pauses.ts'
import {
  judgeConversation,
  type Level,
  NO_MESSAGES,
  NOBODY_ASKED,
  openerShingles,
  openerSimilarity,
  type SenderSummary,
  type Signals,
  screenMessage,
  THRESHOLDS,
} from './screening/index.ts'
import {
  ASK_TIMES_MAX,
  countEarlier,
  lockScreening,
  rowsOfConversations,
  rowsOfSenders,
  type SenderRow,
  saveRows,
  type Unscreened,
  unscreenedMessages,
} from './shield.queries.ts'

const DAY = 86_400_000
/** How long state is kept; no older message is screened. */
export const KEPT_DAYS = 30
/** One transaction screens no more: it holds the one lock of screening, and while it works, calls have their turns. */
const AT_ONCE = 200
/** All of them are looked at again for the next messages. */
const CONVERSATIONS_AT_ONCE = 50
/**
 * The first of these that has a fingerprint is the opener: a script may follow a greeting, or an opener of the chat. A later
 * one that asks for something is none.
 */
const OPENING_MESSAGES = 3
const NO_SIGNALS: Signals = { found: [], fragment: 0, score: 0, context: 0 }

/** A message that brings a banner or a question. */
type Told = { message: Unscreened; caution: Caution }
type Message = Unscreened & {
  signals: Signals
  /** An opener that the chat offers, unaltered. */
  isSuggested: boolean
}
type Screening = Pick<App, 'db' | 'outbox' | 'clock' | 'realtime' | 'cases' | 'suggestedOpeners'>
/** What is kept, by conversation and sender. */
type Kept = Map<string, SenderRow>

/**
 * Screens what was written in these conversations and was not screened before: the receiver gets a banner, the sender a
 * question, and after the third hit the sender begins no more conversations until somebody has looked.
 */
export async function screenConversations(app: Screening, matchIds: readonly string[]): Promise<void> {
  const suggested = await app.suggestedOpeners()
  for (let start = 0; start < matchIds.length; start += CONVERSATIONS_AT_ONCE) {
    const some = { matchIds: matchIds.slice(start, start + CONVERSATIONS_AT_ONCE), suggested }
    for (let more = true; more; ) more = await screenAndTell(app, some)
  }
}

async function screenAndTell(app: Screening, some: Parameters<typeof screenSome>[2]): Promise<boolean> {
  const { told, more } = await transaction(app, (tx) => screenSome(app, tx, some))
  for (const { message, caution } of told) tell(app, message, caution)
  return more
}

function tell({ realtime }: Pick<App, 'realtime'>, message: Unscreened, caution: Caution) {
  const { match_id, sender_id, other_id } = message
  const send = (memberId: string, event: ServerEvent) => realtime.broadcast([memberId], event)
  send(other_id, { type: 'conversation.caution', match_id, caution })
  if (caution === 'money') send(sender_id, { type: 'conversation.question', match_id })
}

async function screenSome(
  app: Pick<App, 'cases' | 'clock'>,
  tx: Tx,
  { matchIds, suggested }: { matchIds: readonly string[]; suggested: ReadonlySet<string> },
) {
  const now = app.clock.now()
  await lockScreening(tx)
  const after = new Date(now.getTime() - KEPT_DAYS * DAY)
  const unscreened = await unscreenedMessages(tx, matchIds, after, AT_ONCE)
  const messages = await inTurns(unscreened, (message): Message => {
    const isSuggested = suggested.has(message.content)
    return { ...message, isSuggested, signals: isSuggested ? NO_SIGNALS : screenMessage(message.content) }
  })
  if (messages.length === 0) return { told: [], more: false }
  const rows = await keptOf(tx, messages, now)
  const told: Told[] = []
  const toPause: Message[] = []
  await inTurns(messages, (message) => {
    const { row, level } = judge(rows, message, now)
    rows.set(keyOf(row), row)
    if (level === 'pause') toPause.push(message)
    const caution = cautionOf(level)
    if (caution) told.push({ message, caution })
  })
  // Not before: from the first write on, every event of the product waits for this transaction.
  for (const { sender_id: memberId, other_id: otherId } of toPause)
    await pauseMember(app, tx, { memberId, otherId, now })
  const changed = new Set(messages.map(keyOf))
  await saveRows(
    tx,
    [...rows].flatMap(([key, row]) => (changed.has(key) ? [row] : [])),
    now,
  )
  return { told, more: messages.length === AT_ONCE }
}

const keyOf = ({ match_id, sender_id }: Pick<SenderRow, 'match_id' | 'sender_id'>) =>
  `${match_id} ${sender_id}`

/** What is kept of the conversations of these messages, and of the person who asks in other ones. Of a conversation that was quiet for so long that nothing is kept only the number of messages is known. */
async function keptOf(tx: Tx, messages: readonly Message[], now: Date): Promise<Kept> {
  const asking = new Set(messages.filter(hasSignals).map(({ sender_id }) => sender_id))
  const stored = [
    ...(asking.size > 0 ? await rowsOfSenders(tx, [...asking], countedSince(now)) : []),
    ...(await rowsOfConversations(tx, [...new Set(messages.map(({ match_id }) => match_id))])),
  ]
  const kept: Kept = new Map(stored.map((row) => [keyOf(row), row]))
  const unknown = new Map(
    messages
      .filter((message) => !kept.has(keyOf(message)))
      .toReversed()
      .map((first) => [keyOf(first), first]),
  )
  if (unknown.size > 0)
    for (const { earlier, ...pair } of await countEarlier(tx, [...unknown.values()]))
      kept.set(keyOf(pair), { ...NOTHING_KEPT, ...pair, state: { ...NO_MESSAGES, messages: earlier } })
  return kept
}

const hasSignals = ({ signals }: Message) => signals.found.length > 0
const asks = ({ signals }: Message) => signals.found.some(({ kind }) => kind !== 'pressure')
const countedSince = (now: Date) => new Date(now.getTime() - THRESHOLDS.days * DAY)

const cautionOf = (level: Level): Caution | null =>
  level === 'none' ? null : level === 'note' ? 'contact' : 'money'

/** Takes what is kept before a message, gives what is kept after it and what to do. */
function judge(rows: Kept, message: Message, now: Date) {
  const { match_id, sender_id, seq, signals } = message
  const before = rows.get(keyOf(message)) ?? { ...NOTHING_KEPT, match_id, sender_id }
  const askTimes = before.ask_times.filter((at) => at > countedSince(now))
  // A server of the release before stores fewer numbers.
  const counted = { ...NO_MESSAGES, ...before.state, asks: askTimes.length }
  const isOpening = counted.messages < (asks(message) ? 1 : OPENING_MESSAGES)
  const opener = before.opener ?? (isOpening ? fingerprint(message) : null)
  const sender = hasSignals(message) ? summaryOf(rows, { match_id, sender_id, opener }, now) : NOBODY_ASKED
  const { state, level } = judgeConversation(counted, signals, sender)
  const isAsk = state.asks > counted.asks
  const caution = before.caution === 'money' ? 'money' : (cautionOf(level) ?? before.caution)
  // What a later warning rests on, too: a moderator reads why.
  const isCounted = level !== 'none' || isAsk || state.evidence > counted.evidence
  const found = isCounted ? signals.found.map(({ kind, rule }) => `${kind}: ${rule}`) : []
  const row: SenderRow = {
    match_id,
    sender_id,
    screened_seq: seq,
    state,
    opener,
    asked_at: isAsk ? now : before.asked_at,
    ask_times: isAsk ? [...askTimes, now].slice(-ASK_TIMES_MAX) : askTimes,
    caution,
    rules: [...new Set([...before.rules, ...found])],
  }
  return { row, level }
}

const NOTHING_KEPT = {
  screened_seq: 0,
  state: NO_MESSAGES,
  opener: null,
  asked_at: null,
  ask_times: [],
  caution: null,
  rules: [],
}

function fingerprint({ content, isSuggested }: Message): Buffer | null {
  const shingles = isSuggested ? undefined : openerShingles(content)
  return shingles ? Buffer.from(shingles.buffer) : null
}

/** The sender in other conversations: how many others they asked, and how many they wrote the same opener to. */
function summaryOf(
  rows: Kept,
  { match_id, sender_id, opener }: Pick<SenderRow, 'match_id' | 'sender_id' | 'opener'>,
  now: Date,
): SenderSummary {
  const since = countedSince(now)
  const others = [...rows.values()].filter((row) => row.sender_id === sender_id && row.match_id !== match_id)
  const equal = opener ? others.filter((row) => row.opener && isEqual(row.opener, opener)).length + 1 : 0
  return {
    peopleAsked: others.filter(({ asked_at }) => asked_at && asked_at > since).length,
    equalOpeners: equal,
  }
}

const isEqual = (a: Buffer, b: Buffer) =>
  openerSimilarity(shinglesOf(a), shinglesOf(b)) >= THRESHOLDS.openerSimilarity

/** A buffer of the database begins anywhere in memory; the numbers of a view must not. */
const shinglesOf = (opener: Buffer) => new Uint32Array(new Uint8Array(opener).buffer)
