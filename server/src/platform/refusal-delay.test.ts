import { expect, test } from 'vitest'
import { createRefusalDelay } from './refusal-delay.ts'

/** @returns the milliseconds after which each of the concurrent responses may be sent */
async function timesOf(count: number, status: number) {
  const delay = createRefusalDelay()
  const begun = performance.now()
  const waits = Array.from({ length: count }, async () => {
    await delay(status)
    return performance.now() - begun
  })
  return Promise.all(waits)
}

test('a flood’s first refusals are answered at once, the rest one to three seconds later', async () => {
  for (const status of [400, 429, 503]) {
    const times = await timesOf(60, status)
    expect(times.slice(20).every((time) => time > 950)).toBe(true)
    expect(Math.max(...times.slice(0, 20))).toBeLessThan(Math.min(...times.slice(20)))
  }
})

test('other answers are never delayed', async () => {
  const [others, refused] = await Promise.all([timesOf(60, 401), timesOf(21, 503)])
  expect(Math.max(...others)).toBeLessThan(refused[20] ?? 0)
})

test('at most a thousand refusals hold their connections', async () => {
  const times = await timesOf(1_030, 503)
  expect(times.filter((time) => time > 950).length).toBe(1_000)
})

test('simultaneous refusals are spread over two seconds', async () => {
  const waits: number[] = []
  const delay = createRefusalDelay(async (milliseconds) => waits.push(milliseconds))
  for (let i = 0; i < 520; i++) await delay(429)
  const perQuarter = Map.groupBy(waits, (wait) => Math.floor(wait / 250))
  expect([...perQuarter.keys()].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
  expect(Math.max(...[...perQuarter.values()].map((some) => some.length))).toBeLessThan(130)
})
