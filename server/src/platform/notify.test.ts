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

test('while the database is away there is an attempt about every two seconds, and one connection when it is back', async () => {
  relay.cut()
  await sleep(20_000)
  expect(relay.refused()).toBeGreaterThan(7) // servers hear again soon after the database is back
  expect(relay.refused()).toBeLessThan(24) // twice a second would be forty
  relay.restore()
  await vi.waitFor(() => expect(relay.open()).toBe(1))
  await vi.waitFor(() => expect(heard).toEqual(['', ''])) // woken once with each connection
  await notify('once')
  await vi.waitFor(() => expect(heard).toEqual(['', '', 'once']))
})

test('a connection that has gone silent is given up, and replaced', async () => {
  relay.silence()
  await vi.waitFor(() => expect(heard).toEqual(['', '']), { timeout: 15_000 })
  await notify('after that')
  await vi.waitFor(() => expect(heard).toContain('after that'))
})

test('stopping while the database is away ends the attempts', async () => {
  relay.cut()
  await vi.waitFor(() => expect(relay.refused()).toBeGreaterThan(0))
  await notifications.stop()
  const tried = relay.refused()
  relay.restore()
  await sleep(3_000)
  expect([relay.refused(), relay.open()]).toEqual([tried, 0])
})
