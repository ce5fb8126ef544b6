import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type AskPage, type QueuePage, queueFigures } from './queue.ts'

const page = (...seconds: number[]): QueuePage => ({
  cases: seconds.map((second) => ({ id: String(second), due_at: `2026-01-01T00:00:${second}Z` })),
  next_after: 'more',
})
const failures = async (ask: AskPage) =>
  (await queueFigures(ask, 20)).filter(({ isMet }) => !isMet).map(({ name }) => name)

test('full, ordered pages that arrive promptly pass', async () => {
  expect(await failures(async () => page(10, 11, 12))).toEqual([])
})

test('an occasionally slow queue is detected', async () => {
  let requests = 0
  const slow: AskPage = async () => {
    if (++requests % 8 === 0) await sleep(200)
    return page(10)
  }
  expect(await failures(slow)).toEqual([expect.stringContaining('95th percentile')])
})

test('a queue that is fast because it is empty or unsorted is detected', async () => {
  expect(await failures(async () => ({ cases: [], next_after: null }))).toHaveLength(1)
  expect(await failures(async () => page(12, 11))).toHaveLength(1)
})
