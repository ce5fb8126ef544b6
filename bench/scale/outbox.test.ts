import { expect, test } from 'vitest'
import { outboxRatio, readingsVerdict } from './outbox-verdict.ts'

const single = { servers: 1, events: 100, statements: 400 }

test('statements are compared per event, regardless of the number of events', () => {
  expect(outboxRatio(single, { servers: 3, events: 200, statements: 880 })).toBeCloseTo(1.1)
  expect(outboxRatio(single, { servers: 3, events: 100, statements: 700 })).toBe(1.75)
})

test('a run without events yields no measurement', () => {
  expect(outboxRatio(single, { servers: 3, events: 0, statements: 0 })).toBeNaN()
})

test('reads of all servers in the measured period are added up', () => {
  const before = [
    { members: 2, copies: 0 },
    { members: 1, copies: 1 },
  ]
  const after = (members: number, copies: number) => [
    { members: 2 + members, copies: 0 },
    { members: 1, copies: 1 + copies },
  ]
  expect(readingsVerdict({ periods: 2, before, after: after(2, 2) })).toEqual({ members: 1, copies: 1 })
  expect(readingsVerdict({ periods: 2, before, after: after(6, 0) })).toEqual({ members: 3, copies: 0 })
})
