import { expect, test } from 'vitest'
import { createRefusalDelay } from './refusal-delay.ts'

/** Milliseconds until each of so many answers at once may be sent. */
async function timesOf(count: number, status: number) {
  const delay = createRefusalDelay()
  const begun = performance.now()
  const waits = Array.from({ length: count }, async () => {
    await delay(status)
    return performance.now() - begun
  })
  return Promise.all(waits)
}

test('in a flood of refusals the first ones are answered before any of the rest, and those a second later', async () => {
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

test('not more than a thousand refusals hold their connections', async () => {
  const times = await timesOf(1_030, 503)
  expect(times.filter((time) => time > 950).length).toBe(1_000)
})
