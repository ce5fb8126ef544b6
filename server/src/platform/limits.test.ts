import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { type Connections, openDatabase } from './db.ts'
import { createMemoryLimit, tryConsume, waitOf } from './limits.ts'
import { createLog } from './log.ts'
import { metrics } from './metrics.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let connections: Connections
beforeAll(async () => {
  database = await freshDatabase()
  connections = openDatabase(database.url, createLog('silent'))
})
afterAll(async () => {
  await connections.close()
  await database.drop()
})

test('simultaneous uses pass exactly up to the limit', async () => {
  const waits = await Promise.all(
    Array.from({ length: 40 }, () => tryConsume(connections.db, 'race', { max: 10, per: '1 hour' })),
  )
  expect(waits.filter((wait) => wait === null)).toHaveLength(10)
  for (const wait of waits) if (wait !== null) expect(wait).toBeGreaterThan(3_590)
})

test('a limit resets after its period, without affecting other keys', async () => {
  const once = { max: 1, per: '1 second' }
  expect(await tryConsume(connections.db, 'a', once)).toBeNull()
  expect(await tryConsume(connections.db, 'a', once)).toBe(1)
  expect(await tryConsume(connections.db, 'b', once)).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 1_050))
  expect(await tryConsume(connections.db, 'a', once)).toBeNull()
})

test('a memory limit allows its count at once, and refills evenly over its period', () => {
  let now = 0
  const consume = createMemoryLimit({ max: 3, per: '1 minute' }, { now: () => new Date(now) })
  expect([1, 2, 3, 4].map(() => consume('a'))).toEqual([null, null, null, 20])
  expect(consume('b')).toBeNull()
  now += 19_000
  expect(consume('a')).toBe(1)
  now += 1_000
  expect([1, 2].map(() => consume('a'))).toEqual([null, 20])
  now -= 3_600_000
  expect(consume('a')).toBe(20)
  now += 2 * 3_600_000
  expect([1, 2, 3, 4].map(() => consume('a'))).toEqual([null, null, null, 20])
})

test('a memory limit still refills after a clock is set back', () => {
  let now = 0
  const consume = createMemoryLimit({ max: 3, per: '1 minute' }, { now: () => new Date(now) })
  expect(consume('a')).toBeNull()
  now -= 3_600_000
  expect(consume('a')).toBe(20)
  now += 20_000
  expect([1, 2].map(() => consume('a'))).toEqual([null, 20])
  now += 60_000
  expect([1, 2, 3, 4].map(() => consume('a'))).toEqual([null, null, null, 20])
})

test('several servers each allow their share, at least ten uses, and a lone server all', () => {
  let [now, servers] = [0, 2]
  const limit = { max: 30, per: '1 minute' }
  const consume = createMemoryLimit(limit, { now: () => new Date(now) }, () => servers)
  const passed = (key: string) =>
    Array.from({ length: 40 }, () => consume(key)).filter((wait) => wait === null)
  expect(passed('a')).toHaveLength(15)
  servers = 100
  expect(passed('b')).toHaveLength(10)
  servers = 1
  now += 60_000
  expect(passed('a')).toHaveLength(30)
  const few = createMemoryLimit({ max: 3, per: '1 minute' }, { now: () => new Date(now) }, () => 100)
  expect([1, 2, 3, 4].map(() => few('a'))).toEqual([null, null, null, 20])
})

test.each(['1 fortnight', '0 days'])('a memory limit rejects the period %s', (per) => {
  expect(() => createMemoryLimit({ max: 3, per }, { now: () => new Date() })).toThrow(per)
})

test('forgetting old keys gives exhausted keys no new uses', () => {
  let now = 0
  const consume = createMemoryLimit({ max: 1, per: '1 minute' }, { now: () => new Date(now) })
  for (let i = 0; i < 9_999; i++) consume(`early ${i}`)
  now += 30_000
  consume('late')
  now += 30_000
  consume('new')
  expect(consume('early 1')).toBeNull()
  expect(consume('late')).toBe(30)
  expect(consume('new')).toBe(60)
})

test('a refusal is counted under the limit’s name, never its subject', async () => {
  const once = { max: 1, per: '1 hour' }
  for (const key of ['letters hour of-amara', 'letters hour of-amara', 'letters hour of-kofi'])
    await tryConsume(connections.db, key, once)
  const text = await metrics.metrics()
  expect(text).toContain('limit_refusals_total{limit="letters hour"} 1')
  expect(text).not.toMatch(/amara|kofi/)
})

test('a limit longer than the retention of uses is rejected', async () => {
  expect(await tryConsume(connections.db, 'moves kofi', { max: 2, per: '2 days' })).toBeNull()
  const ofWeek = { max: 2, per: '7 days' }
  await expect(tryConsume(connections.db, 'moves amara', ofWeek)).rejects.toThrow('not kept for 7 days')
})

test.each([
  [1, 1, 'second'],
  [59, 59, 'second'],
  [60, 1, 'minute'],
  [61, 2, 'minute'],
  [119 * 60, 119, 'minute'],
  [119 * 60 + 1, 2, 'hour'],
  [86_400, 24, 'hour'],
  [47 * 3_600, 47, 'hour'],
  [47 * 3_600 + 1, 2, 'day'],
  [7 * 86_400, 7, 'day'],
])('a wait of %d seconds is formatted as %d %s', (seconds, count, unit) => {
  expect(waitOf(seconds)).toEqual({ count, unit })
})
