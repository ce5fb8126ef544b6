import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { figure } from '../../test/figure.ts'
import { type Connections, openDatabase } from './db.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'

let url: string
let drop: () => Promise<void>
let connections: Connections
const started: Jobs[] = []
const log = createLog('silent')
beforeAll(async () => {
  const database = await freshDatabase()
  ;({ url, drop } = database)
  connections = openDatabase(url, log)
})
afterAll(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()))
  await connections.close()
  await drop()
})

async function start(define: (jobs: Jobs) => void): Promise<Jobs> {
  const jobs = createJobs(url, log)
  define(jobs)
  await jobs.start()
  started.push(jobs)
  return jobs
}

const queueOf = async (name: string) =>
  (
    await sql<{ retry_limit: number; retry_delay_max: number | null }>`
      select retry_limit, retry_delay_max from pgboss.queue where name = ${name}`.execute(connections.db)
  ).rows[0]

const states = async (name: string) =>
  (
    await sql<{ state: string }>`select state from pgboss.job where name = ${name}`.execute(connections.db)
  ).rows.map(({ state }) => state)

const tryAgain = (name: string, retry_count: number) =>
  sql`update pgboss.job set retry_count = ${retry_count}, start_after = now()
    where name = ${name} and state = 'retry'`.execute(connections.db)

const fails = async () => {
  throw new Error('the gateway is away')
}

test('a patient job is retried for hours, even in a queue from an earlier release', async () => {
  await start((jobs) => jobs.define('patient', fails))
  expect(await queueOf('patient')).toEqual({ retry_limit: 5, retry_delay_max: null })
  await start((jobs) => jobs.define('patient', fails, { retryFor: 'hours' }))
  const { retry_limit = 0, retry_delay_max = 0 } = (await queueOf('patient')) ?? {}
  // The pauses double from five seconds up to the limit; jitter may halve each of them.
  const pauses = Array.from({ length: retry_limit }, (_, i) => Math.min(retry_delay_max ?? 0, 5 * 2 ** i))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(8 * 3600)
})

test('a stalled job does not block its batch, and is retried alone', async () => {
  const runs = new Map<number, number>()
  const { promise: stalled, resolve: release } = Promise.withResolvers<void>()
  const handle = async ({ n }: { n: number }) => {
    const run = (runs.get(n) ?? 0) + 1
    runs.set(n, run)
    if (n === 0 && run === 1) await stalled
  }
  const jobs = createJobs(url, log)
  jobs.define('stalling', handle, { timeout: 3 })
  started.push(jobs)
  await jobs.start()
  await connections.db.transaction().execute((tx) =>
    jobs.addAll(
      'stalling',
      Array.from({ length: 20 }, (_, n) => ({ n })),
      tx,
    ),
  )
  await vi.waitFor(async () => {
    const all = await states('stalling')
    expect(all.filter((state) => state === 'completed')).toHaveLength(19)
    expect(all.filter((state) => state === 'active')).toHaveLength(1)
  })
  await vi.waitFor(async () => expect(await states('stalling')).toContain('retry'), { timeout: 6_000 })
  await tryAgain('stalling', 1)
  await vi.waitFor(async () => expect(new Set(await states('stalling'))).toEqual(new Set(['completed'])))
  release()
  expect([...runs.entries()].toSorted(([a], [b]) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, n) => [n, n === 0 ? 2 : 1]),
  )
})

test('a job is abandoned only after its last attempt, which is counted', async () => {
  const line = 'jobs_given_up_total{queue="hopeless"}'
  const jobs = await start((one) => one.define('hopeless', fails, { retryFor: 'hours' }))
  expect(await figure(line)).toBe(0)
  await jobs.add('hopeless', {})
  await vi.waitFor(async () => expect(await states('hopeless')).toEqual(['retry']))
  await tryAgain('hopeless', 10)
  await vi.waitFor(async () => {
    const { rows } = await sql`select from pgboss.job where name = 'hopeless' and state = 'retry'
      and retry_count > 10`.execute(connections.db)
    expect(rows).toHaveLength(1)
  })
  expect(await figure(line)).toBe(0)
  await tryAgain('hopeless', ((await queueOf('hopeless'))?.retry_limit ?? 0) - 1)
  await vi.waitFor(async () => expect(await states('hopeless')).toEqual(['failed']))
  expect(await figure(line)).toBe(1)
})
