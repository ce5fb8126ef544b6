import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { NO_BUS } from './bus.ts'
import { createNatsBus } from './bus-nats.ts'
import { createLog } from './log.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** As much of a NATS server as it takes to connect to it; it answers no further ping, and can be cut off. */
async function aServerThatHangs() {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write(
      'INFO {"server_id":"test","version":"2.10.0","proto":1,"max_payload":1048576,"headers":true}\r\n',
    )
    let answered = false
    socket.on('data', (data) => {
      if (!answered && data.includes('PING')) socket.write('PONG\r\n')
      answered ||= data.includes('PING')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  stops.push(cut)
  return { url: `nats://127.0.0.1:${port}`, cut }
}

test('while NATS is away, pages fetch what it took with it', async () => {
  const nats = await aServerThatHangs()
  const bus = createNatsBus([nats.url], NO_BUS, createLog('silent'))
  stops.unshift(() => bus.stop())
  let missed = 0
  await bus.start({ hear() {}, missed: () => void (missed += 1) })
  expect(missed).toBe(0)
  nats.cut()
  await expect.poll(() => missed).toBe(1)
})

test('a page that opens while NATS goes away is kept, and what follows leaves over the database', async () => {
  const nats = await aServerThatHangs()
  const overDatabase: string[] = []
  const database = {
    ...NO_BUS,
    publish: (_to: readonly string[], text: string) => void overDatabase.push(text),
  }
  const bus = createNatsBus([nats.url], database, createLog('silent'))
  stops.unshift(() => bus.stop())
  await bus.start({ hear() {}, missed() {} })
  const subscribed = bus.subscribe('amara')
  nats.cut()
  await expect(subscribed).resolves.toBeUndefined()
  await expect.poll(() => (bus.publish(['amara'], 'hello'), overDatabase.length)).toBeGreaterThan(0)
})
