import { expect, test } from 'vitest'
import { PLANTED, withFault } from '../../server/src/app/servers/testing/planted.ts'
import { byProxy, NO_ANSWER } from './answers.ts'
import { aGoodHistory } from './history.test-data.ts'
import { type RollingRecord, rollingVerdict } from './rolling-verdict.ts'

const history = aGoodHistory()
const record: RollingRecord = {
  sockets: Array.from({ length: 3 }, () => ({ closes: [1012], isConnected: true })),
  answers: { '200': 700, '503': 3 },
  brokenPages: 0,
  history,
}

test('an update that moves sockets one by one has no faults', () => {
  expect(rollingVerdict(record)).toEqual({
    calls: 703,
    unanswered: 0,
    wrongAnswers: 0,
    brokenPages: 0,
    socketsGone: 0,
    cutOff: 0,
    moved: 3,
    lost: 0,
    doubled: 0,
    outOfOrder: 0,
  })
})

test.each([
  [NO_ANSWER, { unanswered: 1 }],
  [byProxy(503), { unanswered: 1, wrongAnswers: 0 }],
  [byProxy(502), { unanswered: 1, wrongAnswers: 1 }],
  ['500', { wrongAnswers: 1 }],
])('a call answered with %s is detected', (answer, found) => {
  expect(rollingVerdict({ ...record, answers: { '200': 700, [answer]: 1 } })).toMatchObject(found)
})

test('a socket that is cut off and a socket that does not return are detected', () => {
  const sockets = [
    { closes: [1006], isConnected: true },
    { closes: [], isConnected: false },
  ]
  expect(rollingVerdict({ ...record, sockets })).toMatchObject({ cutOff: 1, socketsGone: 1 })
})

test.each([
  ['lost', 'lost'],
  ['doubled', 'doubled'],
  ['out of order', 'outOfOrder'],
] as const)('a page that is %s after catching up is detected', (fault, field) => {
  for (const [name, plant] of PLANTED)
    if (name === fault)
      expect(rollingVerdict({ ...record, history: withFault(history, plant) })[field]).toBeGreaterThan(0)
})
