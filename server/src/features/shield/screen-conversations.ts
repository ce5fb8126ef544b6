import type { Caution } from '@ndoa/contract/messaging'
import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
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
  lockScreening,
  rowsOfConversations,
  rowsOfSender,
  type SenderRow,
  saveRows,
  type Unscreened,
  unscreenedMessages,
} from './shield.queries.ts'
import { SUGGESTED_OPENERS } from './suggested-openers.ts'

const DAY = 86_400_000
/** What is kept is kept so long, and no older message is screened. */
export const KEPT_DAYS = 30
const AT_ONCE = 1_000
const NO_SIGNALS: Signals = { found: [], fragment: 0 }

/** A message that somebody is told of. */
type Told = { message: Unscreened; caution: Caution }

/**
 * Screens what was written in these conversations and was not screened before: the receiver gets a banner, the sender a
 * question, and after the third hit the sender begins no more conversations until somebody has looked.
 */
export async function screenConversations(
  app: Pick<App, 'db' | 'clock' | 'realtime' | 'cases'>,
  matchIds: readonly string[],
): Promise<void> {
  for (;;) {
    const { told, more } = await app.db.transaction().execute((tx) => screenSome(app, tx, matchIds))
    for (const { message, caution } of told) tell(app, message, caution)
    if (!more) return
  }
}

function tell({ realtime }: Pick<App, 'realtime'>, message: Unscreened, caution: Caution) {
  const { match_id, sender_id, other_id } = message
  const send = (memberId: string, event: ServerEvent) => realtime.send(memberId, event)
  send(other_id, { type: 'conversation.caution', match_id, caution })
  if (caution === 'money') send(sender_id, { type: 'conversation.question', match_id })
}

async function screenSome(app: Pick<App, 'cases' | 'clock'>, tx: Tx, matchIds: readonly string[]) {
  const now = app.clock.now()
  await lockScreening(tx)
  const after = new Date(now.getTime() - KEPT_DAYS * DAY)
  const messages = await unscreenedMessages(tx, matchIds, after, AT_ONCE)
  const rows = new Map((await rowsOfConversations(tx, matchIds)).map((row) => [keyOf(row), row]))
  const told: Told[] = []
  for (const message of messages) {
    const { row, level } = await judge(tx, rows, message, now)
    rows.set(keyOf(row), row)
    if (level === 'pause')
      await pauseMember(app, tx, { memberId: message.sender_id, otherId: message.other_id, now })
    const caution = cautionOf(level)
    if (caution) told.push({ message, caution })
  }
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

const cautionOf = (level: Level): Caution | null =>
  level === 'none' ? null : level === 'note' ? 'contact' : 'money'

/** Takes what is kept before a message, gives what is kept after it and what to do. */
async function judge(tx: Tx, rows: ReadonlyMap<string, SenderRow>, message: Unscreened, now: Date) {
  const { match_id, sender_id, seq, content } = message
  const before = rows.get(keyOf(message)) ?? { ...NOTHING_KEPT, match_id, sender_id }
  const signals = SUGGESTED_OPENERS.has(content.trim()) ? NO_SIGNALS : screenMessage(content)
  const isFirst = before.state.messages === 0
  const opener = isFirst ? fingerprint(content) : before.opener
  const asks = signals.found.some(({ kind }) => kind !== 'pressure')
  const sender = asks ? await summaryOf(tx, rows, { match_id, sender_id, opener }, now) : NOBODY_ASKED
  const { state, level } = judgeConversation(before.state, signals, sender)
  const caution = before.caution === 'money' ? 'money' : (cautionOf(level) ?? before.caution)
  const found = level === 'none' ? [] : signals.found.map(({ kind, rule }) => `${kind}: ${rule}`)
  const row: SenderRow = {
    match_id,
    sender_id,
    screened_seq: seq,
    state,
    opener,
    asked_at: state.asks > before.state.asks ? now : before.asked_at,
    caution,
    rules: [...new Set([...before.rules, ...found])],
  }
  return { row, level }
}

const NOTHING_KEPT = { state: NO_MESSAGES, opener: null, asked_at: null, caution: null, rules: [] }

function fingerprint(content: string): Buffer | null {
  const shingles = openerShingles(content, SUGGESTED_OPENERS)
  return shingles ? Buffer.from(shingles.buffer) : null
}

/** The sender in other conversations: how many others they asked, and how many they wrote the same opener to. */
async function summaryOf(
  tx: Tx,
  known: ReadonlyMap<string, SenderRow>,
  { match_id, sender_id, opener }: Pick<SenderRow, 'match_id' | 'sender_id' | 'opener'>,
  now: Date,
): Promise<SenderSummary> {
  const since = new Date(now.getTime() - THRESHOLDS.days * DAY)
  const stored = await rowsOfSender(tx, sender_id, since)
  const all = new Map(stored.map((row) => [row.match_id, row]))
  for (const row of known.values()) if (row.sender_id === sender_id) all.set(row.match_id, row)
  all.delete(match_id)
  const others = [...all.values()]
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
