import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { type Relay, relayTo } from '../../test/relay.ts'
import { fail } from '../features/failures.ts'
import { asFailure } from '../platform/http.ts'
import { createLog } from '../platform/log.ts'
import { type Built, build } from './build.ts'
import { loadConfig } from './config.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let relay: Relay
let server: Built
beforeAll(async () => {
  database = await freshDatabase()
  relay = await relayTo(database.url)
  server = await build(loadConfig({ NODE_ENV: 'test' }), relay.url, { log: createLog('silent') })
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

test('without its database a server asks to come again, tries twice a second at most, and goes on when it is back', async () => {
  expect(await answer()).toEqual([401, undefined])
  relay.cut()
  await vi.waitFor(async () => expect(await answer()).toEqual([503, '2']), { timeout: 5_000 })
  const before = relay.refused()
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    expect(await answer()).toEqual([503, '2'])
    await sleep(50)
  }
  const seconds = (Date.now() - end) / 1_000 + 20
  expect(relay.refused() - before).toBeGreaterThan(0)
  expect(relay.refused() - before).toBeLessThan(seconds * 2)
  relay.restore()
  await vi.waitFor(async () => expect(await answer()).toEqual([401, undefined]), { timeout: 15_000 })
}, 60_000)

test('a write that meets a former primary is told to come again', () => {
  const error = new DatabaseError('cannot execute INSERT in a read-only transaction', 0, 'error')
  error.code = '25006'
  expect(asFailure(error, fail)).toMatchObject({ code: 'server.busy', data: { retry_after: 2 } })
})
