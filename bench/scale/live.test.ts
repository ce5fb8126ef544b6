import { expect, test } from 'vitest'
import { PLANTED_LIVE, withFault } from '../../server/src/app/servers/testing/planted.ts'
import { aGoodHistory } from './history.test-data.ts'
import { type Delivery, liveVerdict } from './live-verdict.ts'

const history = aGoodHistory()
const deliveries: Delivery[] = [
  { sentAt: 0, heardAt: 4, from: 'server-1', to: 'server-1' },
  { sentAt: 10, heardAt: 16, from: 'server-1', to: 'server-2' },
  { sentAt: 20, heardAt: 28, from: 'server-2', to: 'server-3' },
]
const FIELD = {
  'not heard': 'notHeard',
  'heard twice': 'doubled',
  'heard out of order': 'outOfOrder',
} as const

test('messages received once and in order have no faults, and are timed on one server and across servers', () => {
  expect(liveVerdict(history, deliveries)).toEqual({
    messages: 3,
    heard: 100,
    notHeard: 0,
    doubled: 0,
    outOfOrder: 0,
    same: expect.objectContaining({ p50: 4, p99: 4 }),
    across: expect.objectContaining({ p50: 8, p99: 8 }),
  })
})

test.each(PLANTED_LIVE)('a message that is %s is detected', (fault, plant) => {
  expect(liveVerdict(withFault(history, plant), deliveries)[FIELD[fault]]).toBeGreaterThan(0)
})

test('a message that never reached the other member was not delivered live', () => {
  const silent = deliveries.map((one, at) => (at === 1 ? { ...one, heardAt: null } : one))
  expect(liveVerdict(history, silent).heard).toBeCloseTo(66.7, 1)
})
