import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase, withTimeout } from '../../test/database.ts'
import { freePort } from '../../test/free-port.ts'
import { type Relay, relayTo } from '../../test/relay.ts'
import { fail } from '../features/shared/failures.ts'
import { withLongTimeout } from '../platform/db.ts'
import { toFailure } from '../platform/http.ts'
import { createLog } from '../platform/log.ts'
import { type Built, startApp } from './build.ts'
import { loadConfig } from './config.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let relay: Relay
let server: Built
let port: number
const warnings: string[] = []
beforeAll(async () => {
  database = await freshDatabase()
  relay = await relayTo(database.url)
  port = await freePort()
  const config = loadConfig({ NODE_ENV: 'test', INTERNAL_PORT: String(port) })
  server = await startApp(config, relay.url, {
    log: createLog('warn', { write: (line) => void warnings.push(line) }),
  })
})
afterAll(async () => {
  relay.restore()
  await server.close()
  await relay.close()
  await database.drop()
})

const answer = async () => {
  const { statusCode, headers } = await server.http.inject({
    url: '/functions/v1/get-badges',
    headers: { authorization: 'Bearer 0123456789abcdef0123456789abcdef' },
  })
  return [statusCode, headers['retry-after']]
}

test('a server without its database answers 503, reconnects at most twice a second, and recovers', async () => {
  expect(await answer()).toEqual([401, undefined])
  relay.cut()
  await vi.waitFor(async () => expect(await answer()).toEqual([503, '2']))
  const before = relay.refused()
  const linesBefore = warnings.length
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    expect(await answer()).toEqual([503, '2'])
    await sleep(50)
  }
  const seconds = (Date.now() - end) / 1_000 + 20
  expect(relay.refused() - before).toBeGreaterThan(0)
  expect(relay.refused() - before).toBeLessThan(seconds * 2)
  expect(warnings.slice(linesBefore).length).toBeLessThan(seconds * 2) // one line per kind of warning in ten seconds
  expect(warnings.join('')).toContain('"repeats":')
  relay.restore()
  await vi.waitFor(async () => expect(await answer()).toEqual([401, undefined]))
})

test('a silently vanished database host costs one short wait', async () => {
  const near = await relayTo(withTimeout(database.url, 1_000))
  const other = await startApp(loadConfig({ NODE_ENV: 'test', DATABASE_CONNECTIONS: '2' }), near.url, {
    log: createLog('silent'),
  })
  const { db, jobs } = other.app
  const ask = (seconds: number) =>
    db.transaction().execute((tx) => sql`select pg_sleep(${seconds})`.execute(tx))
  try {
    await Promise.all([ask(0.1), ask(0.1)])
    near.silence()
    // Each request fails, or succeeds on a new connection if another statement met the silent connection first.
    await Promise.allSettled([ask(0), ask(0), jobs.add('housekeeping', {})])
    await Promise.all([ask(0), ask(0), jobs.add('housekeeping', {})])
    await withLongTimeout(db, (tx) => sql`select pg_sleep(2)`.execute(tx)) // longer than the connection's usual timeout
  } finally {
    await other.close()
    await near.close()
  }
}, 30_000)

test('a write to a former primary gets a retryable error', () => {
  const error = new DatabaseError('cannot execute INSERT in a read-only transaction', 0, 'error')
  error.code = '25006'
  expect(toFailure(error, fail)).toMatchObject({ code: 'server.busy', data: { retry_after: 2 } })
})

test('a connection loss during a transaction gets a retryable error', async () => {
  const { db } = server.app
  const cut = db.transaction().execute(async (tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => {})
    await sleep(100)
    await sql`select 1`.execute(tx)
  })
  const error = await cut.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(toFailure(error, fail)).toMatchObject({ code: 'server.busy', data: { retry_after: 2 } })
})

test('a server without its database reports the metrics that do not need it', async () => {
  const figures = async () => {
    const read = await fetch(`http://127.0.0.1:${port}/metrics`)
    return { status: read.status, text: await read.text() }
  }
  expect((await figures()).text).toMatch(/^outbox_dead_letters 0$/m)
  relay.cut()
  await vi.waitFor(async () => expect(await answer()).toEqual([503, '2']))
  const { status, text } = await figures()
  expect(status).toBe(200)
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m)
  expect(text).toMatch(/^http_request_seconds_count\{.*status="503"\} [1-9]/m)
  expect(text).not.toMatch(/^outbox_dead_letters/m)
  relay.restore()
  await vi.waitFor(async () => expect((await figures()).text).toMatch(/^outbox_dead_letters 0$/m))
})
