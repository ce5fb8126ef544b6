import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { anotherServer, sessionOf, type TestApp, testApp } from '../../test/app.ts'
import { aMan, aMatch, aMember } from '../../test/members.ts'

let t: TestApp
let address: string
const open: WebSocket[] = []
beforeAll(async () => {
  t = await testApp()
  address = await t.http.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()))
afterAll(() => t.close())
beforeEach(() => t.clock.set(new Date()))

const MINUTE = 60_000
const ago = (milliseconds: number) => new Date(t.clock.now().getTime() - milliseconds)
const aMemberAway = () => aMember(t.app, { user: { last_active_at: ago(60 * MINUTE) } })

/** Milliseconds since a member's last visit. */
async function awayFor(id: string): Promise<number> {
  const { last_active_at } = await t.app.db
    .selectFrom('users')
    .select('last_active_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return t.clock.now().getTime() - last_active_at.getTime()
}
const isJustHere = (id: string) => vi.waitFor(async () => expect(await awayFor(id)).toBeLessThan(MINUTE))

/** @returns whether any server records a visible page of the member; undefined without an open page */
const isLooking = async (id: string) =>
  (
    await sql<{ visible: boolean }>`
      select bool_or(visible) as visible from online_members where member_id = ${id} having count(*) > 0`.execute(
      t.app.db,
    )
  ).rows[0]?.visible

/** Connects a member's page to the server. */
async function aPage(id: string) {
  const token = await sessionOf(t.app, id)
  const socket = new WebSocket(`${address.replace('http', 'ws')}/realtime/v1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  open.push(socket)
  const [ready] = (await once(socket, 'message')) as [Buffer]
  expect(JSON.parse(ready.toString())).toMatchObject({
    type: 'ready',
    badges: { messages: 0, likes: 0, notifications: expect.any(Number) },
  })
  async function say(visible: boolean) {
    socket.send(JSON.stringify({ type: 'visible', visible }))
    socket.send('{"type":"ping"}')
    await once(socket, 'message')
  }
  async function close() {
    socket.close()
    await once(socket, 'close')
  }
  return { say, close }
}

test.each([
  ['a call of a hidden page', { 'x-hidden': '1' }],
  ['a picture', { 'sec-fetch-dest': 'image' }],
])('%s is no visit, a call from a page in view is one', async (_what, headers) => {
  const amara = await aMemberAway()
  const client = await t.as(amara)
  expect((await client.send('GET', '/functions/v1/get-badges', undefined, headers)).status).toBe(200)
  // The first member's background writes finish before the next member's.
  const kofi = await aMemberAway()
  await (await t.as(kofi)).get('/functions/v1/get-badges')
  await isJustHere(kofi)
  expect(await awayFor(amara)).toBeGreaterThan(59 * MINUTE)
  await client.get('/functions/v1/get-badges')
  await isJustHere(amara)
})

test('a page in view is a visit when it opens and when it closes, an open page out of view is not', async () => {
  const amara = await aMemberAway()
  const page = await aPage(amara)
  await page.say(false)
  expect(await isLooking(amara)).toBe(false)
  expect(await awayFor(amara)).toBeGreaterThan(59 * MINUTE)
  await page.say(true)
  await vi.waitFor(async () => expect(await isLooking(amara)).toBe(true))
  await isJustHere(amara)
  t.clock.forward(2 * MINUTE)
  expect(await awayFor(amara)).toBeGreaterThan(MINUTE)
  await page.say(false)
  await vi.waitFor(async () => expect(await isLooking(amara)).toBe(false))
  await isJustHere(amara)
})

test('a member counts as looking while any of their pages is in view', async () => {
  const amara = await aMemberAway()
  const [hidden, first, second] = [await aPage(amara), await aPage(amara), await aPage(amara)]
  for (const page of [first, second]) await page.say(true)
  await vi.waitFor(async () => expect(await isLooking(amara)).toBe(true))
  await first.close()
  await hidden.say(false)
  expect(await isLooking(amara)).toBe(true)
  await second.close()
  await vi.waitFor(async () => expect(await isLooking(amara)).toBe(false))
  await hidden.close()
  await vi.waitFor(async () => expect(await isLooking(amara)).toBeUndefined())
})

test('a page that stops answering is out of view, and its visit ends at its last answer', async () => {
  const amara = await aMemberAway()
  const page = await aPage(amara)
  await page.say(true)
  await vi.waitFor(async () => expect(await isLooking(amara)).toBe(true))
  const { now } = Date
  const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 40_000) // the next heartbeat is overdue
  try {
    await vi.waitFor(async () => expect(await isLooking(amara)).toBe(false), { timeout: 5_000 })
    const away = await awayFor(amara)
    expect(away).toBeGreaterThan(39_000)
    expect(away).toBeLessThan(60_000)
    await page.say(true) // the server receives its heartbeat again
    await vi.waitFor(async () => expect(await isLooking(amara)).toBe(true))
  } finally {
    later.mockRestore()
  }
})

test('matches see who comes online and goes offline, not who is looking', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await aMatch(t.app, amara, kofi)
  const received: string[] = []
  await aPage(amara)
  open.at(-1)?.on('message', (data: Buffer) => received.push(data.toString()))
  const page = await aPage(kofi)
  for (const visible of [true, false, true]) {
    await page.say(visible)
    await vi.waitFor(async () => expect(await isLooking(kofi)).toBe(visible))
  }
  await page.close()
  const presence = () =>
    received.filter((text) => text.includes('"presence"')).map((text) => JSON.parse(text).online)
  await vi.waitFor(() => expect(presence().at(-1)).toBe(false))
  expect(presence()).toEqual([true, false])
})

test('reading counts as a visit, recorded every half minute', async () => {
  const amara = await aMember(t.app, { user: { last_active_at: ago(MINUTE) } })
  const matchId = await aMatch(t.app, amara, await aMan(t.app))
  const reads = [
    ['/functions/v1/mark-messages-read', { match_id: matchId, up_to_seq: 1 }],
    ['/functions/v1/mark-notifications-read', { all: true }],
  ] as const
  const client = await t.as(amara)
  await client.get('/functions/v1/get-badges')
  for (const [path, body] of reads) {
    expect(await awayFor(amara)).toBeGreaterThan(30_000)
    expect((await client.post(path, body)).status).toBe(200)
    await vi.waitFor(async () => expect(await awayFor(amara)).toBeLessThan(30_000))
    t.clock.forward(MINUTE)
  }
})

test('a page closes when its server stops, and reports to the next server that it is in view', async () => {
  const amara = await aMemberAway()
  const other = await anotherServer(t)
  const socket = { bufferedAmount: 0, send() {}, close() {} } as unknown as WebSocket
  const connection = { memberId: amara, sessionId: randomUUID(), socket }
  await other.app.realtime.add(connection)
  other.app.realtime.setVisible(connection, true)
  await vi.waitFor(async () => expect(await isLooking(amara)).toBe(true))
  await other.close()
  expect(await isLooking(amara)).toBeUndefined()
  await (await aPage(amara)).say(true)
  await vi.waitFor(async () => expect(await isLooking(amara)).toBe(true))
})
