import { expect, test } from 'vitest'
import { canonicalZone, endOfQuiet, hourIn, startOfQuiet } from './local-time.ts'
import { type Fault, faultsOf } from './testing/faults.ts'
import { historyOf, simulate } from './testing/history.ts'
import { type Decision, decide, type Receiver, type Waiting } from './when-to-send.ts'

/** Enough to find any fault below; `npm run bench -- notifications` runs ten times as many. */
const HISTORIES = 1_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test(`in ${HISTORIES} histories no member gets read news, news at night, too much or repeats, and nothing is lost`, () => {
  const found: string[] = []
  let sentInAll = 0
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const history = historyOf(seed)
    const simulation = simulate(history)
    sentInAll += Object.values(simulation.sent).flat().length
    for (const { kind, why } of faultsOf(history, simulation)) found.push(`${kind}: ${why} (seed ${seed})`)
  }
  expect(found.slice(0, 5)).toEqual([])
  expect(sentInAll).toBeGreaterThan(HISTORIES) // the histories contain news
})

/** The next functions create faulty rules, which ignore a fact or change the decision. */
const withReceiver =
  (wrong: Partial<Receiver>): typeof decide =>
  (receiver, waiting, now) =>
    decide({ ...receiver, ...wrong }, waiting, now)
const withNews =
  (wrong: Partial<Waiting>): typeof decide =>
  (receiver, waiting, now) =>
    decide(
      receiver,
      waiting.map((news) => ({ ...news, ...wrong })),
      now,
    )

const withDecision =
  (change: (decision: Decision) => Decision): typeof decide =>
  (...input) =>
    change(decide(...input))

/** Assumes that a visible page has already shown the news. */
const trustingPages: typeof decide = (receiver, waiting, now) =>
  decide({ ...receiver, lastActiveAt: receiver.isLooking ? now : receiver.lastActiveAt }, waiting, now)

const FIVE_MINUTES = 300_000
const roundingVisits: typeof decide = (receiver, waiting, now) =>
  decide(
    { ...receiver, lastActiveAt: Math.floor(receiver.lastActiveAt / FIVE_MINUTES) * FIVE_MINUTES },
    waiting,
    now,
  )

test.each<[what: string, kind: Fault['kind'], rule: typeof decide]>([
  ['ignores whether news was read', 'read', withNews({ isUnread: true })],
  ['ignores visits', 'read', withReceiver({ lastActiveAt: 0 })],
  ['ignores visible pages', 'read', withReceiver({ isLooking: false })],
  ['takes every page for a visible one', 'lost', withReceiver({ isLooking: true })],
  ['trusts a page that may be gone', 'lost', trustingPages],
  ['rounds visits down to five minutes', 'read', roundingVisits],
  ['ignores quiet hours', 'quiet', withReceiver({ quiet: { starts: 0, ends: 0 } })],
  ['assumes London time for every member', 'quiet', withReceiver({ zone: 'Europe/London' })],
  ['ignores earlier messages', 'ceiling', withReceiver({ sent: [] })],
  ['ignores other channels', 'twice', withNews({ toldAt: {} })],
  [
    'drops news that waits for the morning',
    'lost',
    withDecision(({ skip, hold, send }) => ({
      skip: [...skip, ...hold.map(({ id }) => ({ id, reason: 'late' as const }))],
      hold: [],
      send,
    })),
  ],
  ['ignores refused kinds', 'otherwise', withReceiver({ wants: () => true })],
])('a rule that %s is detected', (_what, kind, rule) => {
  expect(faultsBy(rule).map((fault) => fault.kind)).toContain(kind)
})

const faultsBy = (rule: typeof decide, histories = 100): Fault[] =>
  Array.from({ length: histories }, (_, i) => historyOf(i + 1)).flatMap((history) =>
    faultsOf(history, simulate(history, rule)),
  )

test('a rule that texts right after a mail is detected', () => {
  const hasty: typeof decide = (receiver, waiting, now) =>
    receiver.channel === 'sms'
      ? decide(
          { ...receiver, lastActiveAt: 0 },
          waiting.map((news) => ({ ...news, newsAt: 0, toldAt: {} })),
          now,
        )
      : decide(receiver, waiting, now)
  // The fault is rare, because most members have seen the news by then.
  expect(faultsBy(hasty, 500).map(({ why }) => why)).toContain('told by text message right after a mail')
})

test('after the night a text message keeps its interval from the mail', () => {
  const seven = Date.parse('2026-06-02T07:00Z')
  const receiver: Receiver = {
    channel: 'sms',
    zone: 'UTC',
    quiet: { starts: 22, ends: 7 },
    lastActiveAt: 0,
    isLooking: false,
    address: 'there',
    hasPush: false,
    wants: () => true,
    textAlerts: 8,
    sent: [],
  }
  const news = (newsAt: number, toldAt: Waiting['toldAt'] = {}): Waiting => {
    const readyAt = newsAt + 75 * MINUTE
    return { id: 1, kind: 'match', newsAt, readyAt, dueAt: readyAt, isUnread: true, toldAt }
  }
  const heldUntil = (item: Waiting, now: number) => decide(receiver, [item], now).hold[0]?.until
  expect(heldUntil(news(seven - 4 * HOUR), seven - HOUR)).toBe(seven + 75 * MINUTE)
  // This news arrives at night and is ready in the morning.
  expect(heldUntil(news(seven - HOUR), seven + 15 * MINUTE)).toBe(seven + 75 * MINUTE)
  const mailed = news(seven + HOUR, { mail: seven + 2 * HOUR }) // late, because of a sending limit
  expect(heldUntil(mailed, seven + 2 * HOUR + 15 * MINUTE)).toBe(seven + 3 * HOUR)
  expect(decide(receiver, [mailed], seven + 3 * HOUR).send).toEqual([1])
})

test('quiet hours end at the same clock time across clock changes', () => {
  const quiet = { starts: 22, ends: 7 }
  for (const [night, end] of [
    ['2026-03-28T23:30Z', '2026-03-29T06:00Z'], // clocks go forward in London
    ['2026-10-24T22:30Z', '2026-10-25T07:00Z'], // and back again
  ])
    expect(endOfQuiet(quiet, 'Europe/London', Date.parse(night!))).toBe(Date.parse(end!))
  expect(endOfQuiet(quiet, 'Asia/Kathmandu', Date.parse('2026-01-01T20:00Z'))).toBe(
    Date.parse('2026-01-02T01:15Z'),
  )
})

test('time zones are validated', () => {
  expect(canonicalZone('Africa/Kinshasa')).toBe('Africa/Kinshasa')
  expect(canonicalZone('Africa/Wakanda')).toBeNull()
  expect(hourIn('Africa/Nairobi', Date.parse('2026-01-01T00:30Z'))).toBe(3)
})

test.each([
  [8, 'skip'],
  [30, 'send'],
])('after %i text messages in thirty days, the ninth match there: %s', (textAlerts, becomes) => {
  const now = Date.parse('2026-05-31T12:00Z')
  const sent = Array.from({ length: 8 }, (_, i) => ({ kinds: ['match' as const], at: now - (i + 2) * DAY }))
  const receiver: Receiver = {
    channel: 'sms',
    zone: 'UTC',
    quiet: { starts: 22, ends: 7 },
    lastActiveAt: 0,
    isLooking: false,
    address: 'there',
    hasPush: false,
    wants: () => true,
    textAlerts,
    sent,
  }
  const news: Waiting = {
    id: 1,
    kind: 'match',
    newsAt: now - 2 * HOUR,
    readyAt: now,
    dueAt: now,
    isUnread: true,
    toldAt: {},
  }
  const { skip, send } = decide(receiver, [news], now)
  expect(becomes === 'send' ? send : skip.map(({ id }) => id)).toEqual([1])
})

test('the night follows the member’s clock, even on days with clock changes', () => {
  const from = (at: string, zone: string, quiet = { starts: 22, ends: 7 }) =>
    new Date(startOfQuiet(quiet, zone, Date.parse(at), Date.parse(at) + DAY)).toISOString()
  expect(from('2026-06-01T12:00:00Z', 'Africa/Nairobi')).toBe('2026-06-01T19:00:00.000Z')
  expect(from('2026-06-01T12:00:00Z', 'Asia/Kathmandu')).toBe('2026-06-01T16:15:00.000Z')
  expect(from('2026-10-25T00:30:00Z', 'Europe/London', { starts: 3, ends: 7 })).toBe(
    '2026-10-25T03:00:00.000Z',
  )
  expect(from('2026-06-01T12:00:00Z', 'UTC', { starts: 0, ends: 0 })).toBe('2026-06-02T12:00:00.000Z')
})
