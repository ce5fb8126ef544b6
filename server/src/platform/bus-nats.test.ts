import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { NO_BUS } from './bus.ts'
import { createNatsBus } from './bus-nats.ts'
import { createLog } from './log.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Starts a minimal NATS server that can drop its connections. @param hangs leaves pings unanswered */
async function aServer({ at = 0, hangs = false } = {}) {
  const sockets: Socket[] = []
  let pings = 0
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write(
      'INFO {"server_id":"test","version":"2.10.0","proto":1,"max_payload":1048576,"headers":true}\r\n',
    )
    let own = 0
    socket.on('data', (data) => {
      const asked = data.toString().match(/^PING/gm)?.length ?? 0
      for (let nth = 0; nth < asked; nth++, own++) if (!hangs || own === 0) socket.write('PONG\r\n')
      pings += asked
    })
  })
  await once(server.listen(at, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  stops.push(cut)
  return { url: `nats://127.0.0.1:${port}`, port, cut, pings: () => pings }
}

/** Creates a bus over NATS that records the events sent over the database instead, and counts catch-ups. */
async function aBus(url: string) {
  const overDatabase: string[] = []
  const publish = (_to: readonly string[], text: string) => void overDatabase.push(text)
  const bus = createNatsBus([url], { ...NO_BUS, publish }, createLog('silent'))
  stops.unshift(() => bus.stop())
  let missed = 0
  await bus.start({ hear() {}, missed: () => void (missed += 1) })
  return { bus, overDatabase, missed: () => missed }
}

test('events that NATS may have lost are sent again through the database, in order', async () => {
  const nats = await aServer()
  const { bus, overDatabase } = await aBus(nats.url)
  for (const text of ['first', 'second']) bus.publish(['amara'], text)
  expect(overDatabase).toEqual([])
  nats.cut()
  await expect.poll(() => overDatabase).toEqual(['first', 'second'])
})

test('events confirmed twice are not sent again, unanswered events are', async () => {
  const nats = await aServer()
  const { bus, overDatabase } = await aBus(nats.url)
  const before = nats.pings()
  bus.publish(['amara'], 'confirmed')
  await expect.poll(nats.pings, { timeout: 20_000 }).toBeGreaterThan(before + 2)
  await bus.subscribe('amara')
  bus.publish(['amara'], 'unconfirmed')
  nats.cut()
  await expect.poll(() => overDatabase).toEqual(['unconfirmed'])
})

test('events confirmed only once may have been lost, and are sent again', async () => {
  const nats = await aServer()
  const { bus, overDatabase } = await aBus(nats.url)
  const before = nats.pings()
  bus.publish(['amara'], 'arrived')
  await expect.poll(nats.pings, { timeout: 20_000 }).toBeGreaterThan(before)
  await bus.subscribe('amara')
  nats.cut()
  await expect.poll(() => overDatabase).toEqual(['arrived'])
})

test('a hanging NATS server counts as lost and has confirmed nothing', async () => {
  const nats = await aServer({ hangs: true })
  const { bus, overDatabase } = await aBus(nats.url)
  bus.publish(['amara'], 'first')
  const before = nats.pings()
  await expect.poll(nats.pings, { timeout: 20_000 }).toBeGreaterThan(before)
  bus.publish(['amara'], 'second')
  await expect.poll(() => overDatabase, { timeout: 60_000 }).toEqual(['first', 'second'])
  nats.cut()
})

test('events use the database until a returning NATS connection is stable', async () => {
  const nats = await aServer()
  const { bus, overDatabase, missed } = await aBus(nats.url)
  nats.cut()
  const again = await aServer({ at: nats.port })
  await expect.poll(missed, { timeout: 20_000 }).toBe(1)
  bus.publish(['amara'], 'just back')
  expect(overDatabase).toEqual(['just back'])
  again.cut()
  const texts = Array.from({ length: 15 }, (_, nth) => `event ${nth}`)
  for (const text of texts) {
    bus.publish(['amara'], text)
    await sleep(100)
  }
  expect(overDatabase).toEqual(['just back', ...texts])

  const last = await aServer({ at: nats.port })
  await expect.poll(missed, { timeout: 20_000 }).toBe(2)
  await sleep(1_500)
  bus.publish(['amara'], 'over NATS')
  expect(overDatabase).not.toContain('over NATS')
  last.cut()
  await expect.poll(() => overDatabase).toEqual(['just back', ...texts, 'over NATS'])
})

test('pages fetch events missed during an outage once NATS returns', async () => {
  const nats = await aServer()
  const { missed } = await aBus(nats.url)
  expect(missed()).toBe(0)
  nats.cut()
  await aServer({ at: nats.port })
  await expect.poll(missed, { timeout: 20_000 }).toBe(1)
})

test('a page opened during a NATS outage is kept, and later events use the database', async () => {
  const nats = await aServer({ hangs: true })
  const { bus, overDatabase } = await aBus(nats.url)
  const subscribed = bus.subscribe('amara')
  nats.cut()
  await expect(subscribed).resolves.toBeUndefined()
  await expect.poll(() => (bus.publish(['amara'], 'hello'), overDatabase.length)).toBeGreaterThan(0)
})
