import { expect, test } from 'vitest'
import { PLANTED, withFault } from '../../server/src/app/servers/testing/planted.ts'
import { byProxy, NO_ANSWER } from './answers.ts'
import { aGoodHistory } from './history.test-data.ts'
import { planOf } from './kills.ts'
import { type KillsRecord, killsVerdict } from './kills-verdict.ts'

const history = aGoodHistory()
/** One message a second, each shown 100 ms after it was sent; a server is killed at 2.5 s, NATS at 5.5 s. */
const record: KillsRecord = {
  sent: history.written.map((message, at) => ({ message, sentAt: at * 1_000, shownAt: at * 1_000 + 100 })),
  kills: [
    { victim: 'server', at: 2_500 },
    { victim: 'nats', at: 5_500 },
  ],
  answers: { '200': 8, '429': 1, '503': 2, [NO_ANSWER]: 1, [byProxy(503)]: 1 },
  brokenPages: 0,
  history,
}
const GOOD = {
  acknowledged: 8,
  lost: 0,
  doubled: 0,
  outOfOrder: 0,
  toStrangers: 0,
  wrongMarks: 0,
  wrongPresence: 0,
  wrongBadges: 0,
  wrongAnswers: 0,
  unanswered: 2,
  brokenPages: 0,
  settled: 1.6,
  pause: { server: 0.1, nats: 0.1 },
}
const FIELD = {
  lost: 'lost',
  doubled: 'doubled',
  'out of order': 'outOfOrder',
  'shown to a stranger': 'toStrangers',
  'wrong presence': 'wrongPresence',
  'wrong badge': 'wrongBadges',
  'wrong read mark': 'wrongMarks',
} as const

/** The third message is sent before the server is killed, and shown this late. */
const withLate = (shownAt: number | null): KillsRecord => ({
  ...record,
  sent: record.sent.map((one, at) => (at === 2 ? { ...one, shownAt } : one)),
})

test('kills that cost only a retry have no faults', () => {
  expect(killsVerdict(record)).toEqual(GOOD)
})

test.each(PLANTED)('%s is detected', (fault, plant) => {
  expect(killsVerdict({ ...record, history: withFault(history, plant) })[FIELD[fault]]).toBeGreaterThan(0)
})

test('a late message counts towards the pause of the process killed at that time only', () => {
  expect(killsVerdict(withLate(4_500)).pause).toEqual({ server: 2.5, nats: 0.1 })
  expect(killsVerdict(withLate(7_000)).pause).toEqual({ server: 5, nats: 5 })
})

test('a message that never appears leaves the pause open', () => {
  expect(killsVerdict(withLate(null))).toMatchObject({ settled: Infinity, pause: { server: Infinity } })
})

test('a message that appears long after the last kill is reported', () => {
  expect(killsVerdict(withLate(20_000)).settled).toBe(14.5)
})

test.each(['500', '404', '502', byProxy(502), byProxy(504)])('an answer %s is wrong', (answer) => {
  expect(killsVerdict({ ...record, answers: { ...record.answers, [answer]: 1 } }).wrongAnswers).toBe(1)
})

test('NATS is killed between server kills, and a server is killed last', () => {
  expect(planOf(2, 1)).toEqual(['server', 'nats', 'server'])
  const plan = planOf(9, 3)
  expect(plan.filter((victim) => victim === 'nats')).toHaveLength(3)
  expect(plan).toHaveLength(12)
  expect(plan.at(-1)).toBe('server')
})
