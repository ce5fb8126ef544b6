import { expect, test } from 'vitest'
import { fail } from '../failures.ts'
import { createRefusalDelay } from './refusal-delay.ts'

const busy = () => Promise.reject(fail('server.busy'))

/** Milliseconds until each of so many refusals at once was answered. */
async function timesOf(count: number, handle: () => Promise<unknown>) {
  const withDelay = createRefusalDelay()
  const begun = performance.now()
  const waits = Array.from({ length: count }, async () => {
    await expect(withDelay(handle)).rejects.toBeDefined()
    return performance.now() - begun
  })
  return Promise.all(waits)
}

test('in a flood of refusals the first ones are answered before any of the rest, and those a second later', async () => {
  const times = await timesOf(60, busy)
  expect(times.slice(20).every((time) => time > 950)).toBe(true)
  expect(Math.max(...times.slice(0, 20))).toBeLessThan(Math.min(...times.slice(20)))
})

test('what is wrong in itself is never delayed', async () => {
  const wrong = await timesOf(60, () => Promise.reject(fail('accounts.wrong_credentials')))
  const refused = await timesOf(21, busy)
  expect(Math.max(...wrong)).toBeLessThan(refused[20] ?? 0)
})

test('not more than a thousand refusals hold their connections', async () => {
  const times = await timesOf(1_030, busy)
  expect(times.filter((time) => time > 950).length).toBe(1_000)
})
