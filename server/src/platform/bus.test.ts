import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { type Relay, relayTo } from '../../test/relay.ts'
import { createBus } from './create-bus.ts'
import { createLog } from './log.ts'
import { createNotifications, type Notifications } from './notify.ts'

const log = createLog('silent')
let database: Awaited<ReturnType<typeof freshDatabase>>
let relay: Relay
const stops: (() => Promise<void>)[] = []
beforeEach(async () => {
  database = await freshDatabase()
  relay = await relayTo(database.url)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await relay.close()
  await database.drop()
})

async function aServer(url = database.url) {
  const notifications: Notifications = createNotifications(url, log)
  const bus = createBus(undefined, notifications, log)
  const heard: string[] = []
  let missed = 0
  await bus.start({
    hear: (memberIds, text) => void heard.push(`${memberIds.join()} ${text}`),
    missed: () => void missed++,
  })
  await notifications.start()
  stops.push(async () => {
    await bus.stop()
    await notifications.stop()
  })
  return { bus, heard, missed: () => missed }
}

test('other servers get all events once and in order, the sender gets none', async () => {
  const [first, second, third] = [await aServer(), await aServer(), await aServer()]
  const events = Array.from({ length: 2_000 }, (_, n) => `event ${n}`)
  for (const event of events) first.bus.publish(['amara', 'kofi'], event)
  const expected = events.map((event) => `amara,kofi ${event}`)
  for (const { heard } of [second, third]) await vi.waitFor(() => expect(heard).toEqual(expected))
  second.bus.publish(['amara'], 'last')
  await vi.waitFor(() => expect(first.heard).toEqual(['amara last']))
})

test('an event too long for one notice becomes a request to fetch, and the next event follows', async () => {
  const [first, second] = [await aServer(), await aServer()]
  first.bus.publish(['amara'], 'ሰ'.repeat(5_000))
  first.bus.publish(['amara'], 'short')
  await vi.waitFor(() => expect(second.heard).toEqual(['amara ', 'amara short']))
})

test('all servers learn of possibly missed events when a server loses its connection', async () => {
  const [first, second] = [await aServer(relay.url), await aServer()]
  const before = [first.missed(), second.missed()]
  relay.cut()
  await vi.waitFor(() => expect(relay.open()).toBe(0))
  first.bus.publish(['amara'], 'lost')
  relay.restore()
  await vi.waitFor(() => {
    expect(first.missed()).toBeGreaterThan(before[0] ?? 0)
    expect(second.missed()).toBeGreaterThan(before[1] ?? 0)
  })
  first.bus.publish(['amara'], 'after')
  await vi.waitFor(() => expect(second.heard.at(-1)).toBe('amara after'))
})
