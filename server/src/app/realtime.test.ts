import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { sessionOf, type TestApp, testApp } from '../../test/app.ts'
import { aMan, aMatch, aMember } from '../../test/members.ts'
import { aStaffMember } from '../../test/staff.ts'

let t: TestApp
let address: string
const open: WebSocket[] = []
async function start(environment: Record<string, string> = {}) {
  t = await testApp(environment)
  address = `${(await t.http.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')}/realtime/v1`
}
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate()
  await t.close()
})

/** @returns the connection, or the refusal's status and retry time */
async function dial(token: string) {
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } })
  open.push(socket)
  socket.on('error', () => {})
  const refused = once(socket, 'unexpected-response').then((heard) => {
    const answer: IncomingMessage = heard[1]
    answer.destroy()
    return { status: answer.statusCode, wait: Number(answer.headers['retry-after']), socket }
  })
  const ready = once(socket, 'message').then(() => ({ status: 101, wait: 0, socket }))
  return Promise.race([ready, refused])
}

async function connected(token: string) {
  const { status, socket } = await dial(token)
  expect(status).toBe(101)
  return socket
}

test('a session’s eleventh connection ends its oldest, and other sessions keep theirs', async () => {
  await start()
  const amara = await aMember(t.app)
  const [token, phone] = [await sessionOf(t.app, amara), await sessionOf(t.app, amara)]
  const onThePhone = await connected(phone)
  const tabs: WebSocket[] = []
  for (let i = 0; i < 10; i++) tabs.push(await connected(token))
  const ended = tabs.slice(0, 2).map((tab) => once(tab, 'close').then(([code]: unknown[]) => code))
  for (let i = 0; i < 2; i++) tabs.push(await connected(token))
  expect(await Promise.all(ended)).toEqual([4409, 4409])
  const kept = [onThePhone, ...tabs.slice(2)]
  expect(kept.map(({ readyState }) => readyState)).toEqual(kept.map(() => WebSocket.OPEN))
  expect(t.app.realtime.count()).toBe(11)
  expect(t.app.realtime.isHere(amara)).toBe(true)
})

test('a member has at most fifty connections, and the oldest makes room', async () => {
  await start()
  const amara = await aMember(t.app)
  const sessions = await Promise.all(Array.from({ length: 6 }, () => sessionOf(t.app, amara)))
  const oldest = await connected(sessions[0] ?? '')
  const ended = once(oldest, 'close').then(([code]: unknown[]) => code)
  for (const token of sessions.slice(1)) for (let i = 0; i < 10; i++) await connected(token)
  expect(await ended).toBe(4409)
  expect(t.app.realtime.count()).toBe(50)
})

test('an ended session’s connections close at once, even if the client does not respond', async () => {
  await start()
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const match_id = await aMatch(t.app, amara, kofi)
  const [hers, his] = [
    await connected(await sessionOf(t.app, amara)),
    await connected(await sessionOf(t.app, kofi)),
  ]
  const received: string[] = []
  his.on('message', (data: Buffer) => received.push(data.toString()))
  hers.pause() // stops reading, so it doesn't answer the close frame either
  await t.app.db.deleteFrom('sessions').where('user_id', '=', amara).execute()
  await vi.waitFor(() => expect(t.app.realtime.isHere(amara)).toBe(false))
  hers.send(JSON.stringify({ type: 'typing', match_id }))
  const back = await connected(await sessionOf(t.app, amara)) // its event arrives, and arrives later
  await new Promise((sent) => setTimeout(sent, 300))
  const typings = () => received.filter((text) => text.includes('"typing"')).length
  back.send(JSON.stringify({ type: 'typing', match_id }))
  await vi.waitFor(() => expect(typings()).toBeGreaterThan(0))
  expect(typings()).toBe(1)
})

test('a connection that sends far more than ten events a second is closed, without affecting others', async () => {
  await start()
  const token = await sessionOf(t.app, await aMember(t.app))
  const [busy, calm] = [await connected(token), await connected(token)]
  const ended = once(busy, 'close').then(([code]: unknown[]) => code)
  for (let i = 0; i < 500; i++) busy.send('{"type":"ping"}')
  calm.send('{"type":"ping"}')
  const [answer] = (await once(calm, 'message')) as [Buffer]
  expect(answer.toString()).toBe('{"type":"pong"}')
  expect(await ended).toBe(4429)
  expect(calm.readyState).toBe(WebSocket.OPEN)
})

test('a session that reconnects too often is refused before the upgrade for a while, without affecting others', async () => {
  await start()
  const [amara, kofi] = [
    await sessionOf(t.app, await aMember(t.app)),
    await sessionOf(t.app, await aMan(t.app)),
  ]
  const now = t.clock.now()
  const standing = vi.spyOn(t.clock, 'now').mockImplementation(() => now) // so that no limit refills
  for (let i = 0; i < 30; i++) {
    const { status, socket } = await dial(amara)
    expect(status).toBe(101)
    socket.terminate()
  }
  const refused = await dial(amara)
  expect(refused.status).toBe(429)
  expect(refused.wait).toBeGreaterThan(0)
  expect(refused.wait).toBeLessThanOrEqual(61)
  await connected(kofi)
  standing.mockRestore()
  t.clock.forward(61_000)
  await connected(amara)
})

test('a process at its connection maximum refuses more before the upgrade', async () => {
  await start({ SOCKETS_MAX: '2' })
  const token = await sessionOf(t.app, await aMember(t.app))
  const [first] = [await connected(token), await connected(token)]
  expect(await dial(token)).toMatchObject({ status: 503, wait: 10 })
  first.close()
  await vi.waitFor(() => expect(t.app.realtime.count()).toBe(1))
  await connected(token)
})

test('staff are denied the members’ realtime connection', async () => {
  await start()
  const staff = await t.asStaff((await aStaffMember(t.app)).id)
  expect((await staff.get('/realtime/v1')).status).toBe(403)
})
