import { expect, test } from 'vitest'
import { outboxRatio, readingsVerdict } from './outbox-verdict.ts'

const one = { servers: 1, events: 100, statements: 400 }

test('statements an event are compared, however many events there were', () => {
  expect(outboxRatio(one, { servers: 3, events: 200, statements: 880 })).toBeCloseTo(1.1)
  expect(outboxRatio(one, { servers: 3, events: 100, statements: 700 })).toBe(1.75)
})

test('without events nothing was measured', () => {
  expect(outboxRatio(one, { servers: 3, events: 0, statements: 0 })).toBeNaN()
})

test('readings count in all servers together, and only those of the time that is looked at', () => {
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
