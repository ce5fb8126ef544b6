import type { Caution } from '@ndoa/contract/dating/messaging'
import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import { mapInTurns } from '../../../platform/turns.ts'
import {
  judgeConversation,
  type Level,
  NO_MESSAGES,
  NO_REQUESTS,
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
import { stopMember } from './stops.ts'

const DAY = 86_400_000
/** Days. Older messages are not screened. */
export const SCREENED_DAYS = 30
/** Messages per transaction, which holds the screening lock. Other calls run between batches. */
const BATCH_SIZE = 200
const CONVERSATIONS_AT_ONCE = 50
/** An opener may follow a greeting; a later message that asks for something is not an opener. */
const OPENING_MESSAGES = 3
const NO_SIGNALS: Signals = { found: [], fragment: 0, score: 0, context: 0 }

type CautionedMessage = { message: Unscreened; caution: Caution }
type Message = Unscreened & {
  signals: Signals
  isSuggested: boolean
}
type Screening = Pick<App, 'db' | 'outbox' | 'clock' | 'realtime' | 'cases' | 'suggestedOpeners'>
type SenderRows = Map<string, SenderRow>

/** The recipient gets a banner and the sender a question; the third hit blocks the sender until staff decide. */
export async function screenConversations(app: Screening, matchIds: readonly string[]): Promise<void> {
  const suggested = await app.suggestedOpeners()
  for (let start = 0; start < matchIds.length; start += CONVERSATIONS_AT_ONCE) {
    const batch = { matchIds: matchIds.slice(start, start + CONVERSATIONS_AT_ONCE), suggested }
    for (let more = true; more; ) more = await screenAndNotify(app, batch)
  }
}

async function screenAndNotify(app: Screening, batch: Parameters<typeof screenBatch>[2]): Promise<boolean> {
  const { cautioned, more } = await transaction(app, (tx) => screenBatch(app, tx, batch))
  for (const { message, caution } of cautioned) sendCaution(app, message, caution)
  return more
}

function sendCaution({ realtime }: Pick<App, 'realtime'>, message: Unscreened, caution: Caution) {
  const { match_id, sender_id, other_id } = message
  const send = (memberId: string, event: ServerEvent) => realtime.broadcast([memberId], event)
  send(other_id, { type: 'conversation.caution', match_id, caution })
  if (caution === 'money') send(sender_id, { type: 'conversation.question', match_id })
}

async function screenBatch(
  app: Pick<App, 'cases' | 'clock'>,
  tx: Tx,
  { matchIds, suggested }: { matchIds: readonly string[]; suggested: ReadonlySet<string> },
) {
  const now = app.clock.now()
  await lockScreening(tx)
  const after = new Date(now.getTime() - SCREENED_DAYS * DAY)
  const unscreened = await unscreenedMessages(tx, matchIds, after, BATCH_SIZE)
  const messages = await mapInTurns(unscreened, (message): Message => {
    const isSuggested = suggested.has(message.content)
    return { ...message, isSuggested, signals: isSuggested ? NO_SIGNALS : screenMessage(message.content) }
  })
  if (messages.length === 0) return { cautioned: [], more: false }
  const rows = await loadRows(tx, messages, now)
  const cautioned: CautionedMessage[] = []
  const toStop: Message[] = []
  await mapInTurns(messages, (message) => {
    const { row, level } = judge(rows, message, now)
    rows.set(keyOf(row), row)
    if (level === 'stop') toStop.push(message)
    const caution = cautionOf(level)
    if (caution) cautioned.push({ message, caution })
  })
  // Runs last, because all of the product's events wait for this transaction once it has written one.
  for (const { sender_id: memberId, other_id: otherId } of toStop)
    await stopMember(app, tx, { memberId, otherId, now })
  const changed = new Set(messages.map(keyOf))
  await saveRows(
    tx,
    [...rows].flatMap(([key, row]) => (changed.has(key) ? [row] : [])),
    now,
  )
  return { cautioned, more: messages.length === BATCH_SIZE }
}

const keyOf = ({ match_id, sender_id }: Pick<SenderRow, 'match_id' | 'sender_id'>) =>
  `${match_id} ${sender_id}`

/** Includes the asking sender's other conversations, and reduces expired state to the message count. */
async function loadRows(tx: Tx, messages: readonly Message[], now: Date): Promise<SenderRows> {
  const asking = new Set(messages.filter(hasSignals).map(({ sender_id }) => sender_id))
  const stored = [
    ...(asking.size > 0 ? await rowsOfSenders(tx, [...asking], countedSince(now)) : []),
    ...(await rowsOfConversations(tx, [...new Set(messages.map(({ match_id }) => match_id))])),
  ]
  const kept: SenderRows = new Map(stored.map((row) => [keyOf(row), row]))
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
const isAsking = ({ signals }: Message) => signals.found.some(({ kind }) => kind !== 'pressure')
const countedSince = (now: Date) => new Date(now.getTime() - THRESHOLDS.days * DAY)

const cautionOf = (level: Level): Caution | null =>
  level === 'none' ? null : level === 'note' ? 'contact' : 'money'

function judge(rows: SenderRows, message: Message, now: Date) {
  const { match_id, sender_id, seq, signals } = message
  const before = rows.get(keyOf(message)) ?? { ...NOTHING_KEPT, match_id, sender_id }
  const askTimes = before.ask_times.filter((at) => at > countedSince(now))
  const counted = { ...before.state, asks: askTimes.length }
  const isOpening = counted.messages < (isAsking(message) ? 1 : OPENING_MESSAGES)
  const opener = before.opener ?? (isOpening ? fingerprint(message) : null)
  const sender = hasSignals(message) ? summaryOf(rows, { match_id, sender_id, opener }, now) : NO_REQUESTS
  const { state, level } = judgeConversation(counted, signals, sender)
  const isAsk = state.asks > counted.asks
  const caution = before.caution === 'money' ? 'money' : (cautionOf(level) ?? before.caution)
  // Includes findings that only add to a later warning, because moderators read the reasons.
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

function summaryOf(
  rows: SenderRows,
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

/** Copies the bytes, because a Uint32Array needs an aligned buffer. */
const shinglesOf = (opener: Buffer) => new Uint32Array(new Uint8Array(opener).buffer)
