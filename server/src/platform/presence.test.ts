import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'

let t: TestApp
beforeEach(async () => {
  t = await testApp()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await t.close()
})

const untilServersAre = (count: number) =>
  vi.waitFor(() => expect(t.app.presence.countServers()).toBe(count), { timeout: 30_000 })

test('a server that seems alone after losing the table keeps publishing for a while', async () => {
  const { presence, pool } = t.app
  await pool.query(`insert into online_servers (server_id, seen_at) values ($1, now())`, [randomUUID()])
  await untilServersAre(2)
  await pool.query('truncate online_servers, online_members') // as on a promoted standby
  await untilServersAre(1)
  expect(presence.hasOtherServers()).toBe(true)

  const later = performance.now() + 13_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(presence.hasOtherServers()).toBe(false)
})
