import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase, withTimeout } from '../../test/database.ts'
import { type Relay, relayTo } from '../../test/relay.ts'
import { createLog } from './log.ts'
import { createNotifications, type Notifications } from './notify.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let relay: Relay
let notifications: Notifications
let heard: string[]
beforeEach(async () => {
  database = await freshDatabase()
  relay = await relayTo(withTimeout(database.url, 1_000))
  notifications = createNotifications(relay.url, createLog('silent'))
  heard = []
  notifications.on('news', (payload) => heard.push(payload))
  await notifications.start()
})
afterEach(async () => {
  await notifications.stop()
  await relay.close()
  await database.drop()
})

async function notify(payload: string) {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('select pg_notify($1, $2)', ['news', payload])
  await client.end()
}

test('the server reconnects about every two seconds, and once when the database returns', async () => {
  relay.cut()
  await sleep(20_000)
  expect(relay.refused()).toBeGreaterThan(7) // servers reconnect soon after the database returns
  expect(relay.refused()).toBeLessThan(24) // constant retries twice a second would make forty attempts
  relay.restore()
  await vi.waitFor(() => expect(relay.open()).toBe(1))
  await vi.waitFor(() => expect(heard).toEqual(['', '']))
  await notify('once')
  await vi.waitFor(() => expect(heard).toEqual(['', '', 'once']))
})

test('a silent connection is dropped and replaced', async () => {
  relay.silence()
  await vi.waitFor(() => expect(heard).toEqual(['', '']), { timeout: 15_000 })
  await notify('after that')
  await vi.waitFor(() => expect(heard).toContain('after that'))
})

test('stopping during a database outage ends the attempts', async () => {
  relay.cut()
  await vi.waitFor(() => expect(relay.refused()).toBeGreaterThan(0))
  await notifications.stop()
  const tried = relay.refused()
  relay.restore()
  await sleep(3_000)
  expect([relay.refused(), relay.open()]).toEqual([tried, 0])
})
