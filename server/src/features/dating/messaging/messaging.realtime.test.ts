import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Conversation, Message } from '@ndoa/contract/dating/messaging'
import { type ClientEvent, ServerEvent } from '@ndoa/contract/realtime'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember } from '../../../../test/members.ts'
import { typingAudience } from './presence.queries.ts'

let t: TestApp
let address: string
const open: WebSocket[] = []
beforeAll(async () => {
  t = await testApp()
  address = `${(await t.http.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')}/realtime/v1`
})
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()))
afterAll(() => t.close())

type Member = Client & { id: string }
const signedIn = async (id: string): Promise<Member> => ({ ...(await t.as(id)), id })

async function aPair(kofisSettings = {}) {
  const [a, k] = await Promise.all([aMember(t.app), aMan(t.app, { settings: kofisSettings })])
  const matchId = await aMatch(t.app, a, k)
  const [amara, kofi] = await Promise.all([signedIn(a), signedIn(k)])
  return { amara, kofi, matchId }
}

function dial(headers: Record<string, string>) {
  const socket = new WebSocket(address, { headers })
  socket.on('error', () => {}) // refusals are read from the response
  open.push(socket)
  return socket
}

/** Opens a browser tab that records its events, oldest first. */
async function aTab(member: Member) {
  const socket = dial({ authorization: `Bearer ${member.token}` })
  const received: ServerEvent[] = []
  socket.on('message', (data: Buffer) => received.push(ServerEvent.parse(JSON.parse(data.toString()))))
  const say = (event: ClientEvent | object) => socket.send(JSON.stringify(event))
  /** Waits until no events are pending. @returns all of the tab's events */
  async function settled() {
    const pongs = () => received.filter(({ type }) => type === 'pong').length
    const before = pongs()
    await sleep(60)
    say({ type: 'ping' })
    while (pongs() === before) await sleep(5)
    return received.filter(({ type }) => type !== 'pong' && type !== 'ready')
  }
  const closed = once(socket, 'close').then(([code]: unknown[]) => code)
  await once(socket, 'open')
  while (received.length === 0) await sleep(5)
  return { received, say, settled, closed, socket }
}

const send = (who: Member, match_id: string, content = 'Habari', client_message_id = randomUUID()) =>
  who.post<{ data: { id: string } }>('/functions/v1/send-message', {
    match_id,
    content,
    client_message_id,
  })
async function seesOnline({ id, post }: Member, match_id: string) {
  const { body } = await post<{ data: Conversation[] }>('/functions/v1/get-conversations', {
    user_id: id,
    match_id,
  })
  return body.data[0]?.online
}

test('a message reaches all tabs of both members and no others', async () => {
  const { amara, kofi, matchId } = await aPair()
  const stranger = await signedIn(await aMan(t.app))
  const tabs = await Promise.all([aTab(amara), aTab(amara), aTab(kofi), aTab(kofi)])
  const strangersTab = await aTab(stranger)
  const { body } = await send(amara, matchId)
  for (const tab of tabs) {
    const events = (await tab.settled()).filter(({ type }) => type === 'message.created')
    expect(events).toEqual([{ type: 'message.created', message: body.data }])
  }
  expect(await strangersTab.settled()).toEqual([])
})

test('messages arrive in order, and a repeated message is delivered as the same one', async () => {
  const { amara, kofi, matchId } = await aPair()
  const tab = await aTab(kofi)
  await Promise.all(Array.from({ length: 30 }, (_, i) => send(i % 2 ? amara : kofi, matchId)))
  const seqs = (await tab.settled()).flatMap((event) =>
    event.type === 'message.created' ? event.message.seq : [],
  )
  expect(seqs).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))

  const again = randomUUID()
  const answers = [await send(amara, matchId, 'Habari', again), await send(amara, matchId, 'Habari', again)]
  const [first, ...repeats] = (await tab.settled()).filter(({ type }) => type === 'message.created').slice(30)
  expect(first).toEqual({ type: 'message.created', message: answers[0]?.body.data })
  expect(answers[1]?.body.data).toEqual(answers[0]?.body.data)
  for (const repeat of repeats) expect(repeat).toEqual(first)
})

test('a read mark reaches the sender and the reader’s other tabs, once', async () => {
  const { amara, kofi, matchId } = await aPair()
  await send(kofi, matchId)
  await send(kofi, matchId)
  const tabs = await Promise.all([aTab(kofi), aTab(amara)])
  for (let i = 0; i < 2; i++)
    await amara.post('/functions/v1/mark-messages-read', { match_id: matchId, up_to_seq: 9 })
  for (const tab of tabs) {
    const events = (await tab.settled()).filter(({ type }) => type === 'messages.read')
    expect(events).toEqual([
      {
        type: 'messages.read',
        match_id: matchId,
        reader_id: amara.id,
        up_to_seq: 2,
        read_at: expect.any(String),
      },
    ])
  }
})

const reads = (who: Member, match_id: string) =>
  who.post('/functions/v1/mark-messages-read', { match_id, up_to_seq: 99 })
const receipts = async (tab: Awaited<ReturnType<typeof aTab>>) =>
  (await tab.settled()).filter(({ type }) => type === 'messages.read')
async function isRead(who: Member, match_id: string) {
  const { body } = await who.post<{ data: Message[] }>('/functions/v1/get-messages', { match_id })
  return body.data.map(({ is_read }) => is_read)
}
const HIDDEN = { show_last_seen: false, show_online_status: false }

test('a member who hides presence sends no read receipts, and their own tabs stay current', async () => {
  const { amara, kofi, matchId } = await aPair(HIDDEN)
  const draft = { match_id: matchId, content: 'Habari', client_message_id: randomUUID() }
  await amara.post('/functions/v1/send-message', draft)
  const [writersTab, readersTab] = [await aTab(amara), await aTab(kofi)]
  await reads(kofi, matchId)
  expect(await receipts(readersTab)).toMatchObject([{ reader_id: kofi.id, up_to_seq: 1 }])
  expect(await receipts(writersTab)).toEqual([])
  expect([await isRead(amara, matchId), await isRead(kofi, matchId)]).toEqual([[false], [true]])
  const repeat = await amara.post<{ data: Message }>('/functions/v1/send-message', draft)
  expect(repeat.body.data.is_read).toBe(false)
  const list = await kofi.post<{ data: Conversation[] }>('/functions/v1/get-conversations', {
    user_id: kofi.id,
  })
  expect(list.body.data).toMatchObject([{ unread_count: 0 }])
})

test('private reads stay private and sent receipts stay after a change of settings', async () => {
  const { amara, kofi, matchId } = await aPair()
  const choose = (settings: object) => kofi.put(`/functions/v1/update-settings?user_id=${kofi.id}`, settings)
  for (const settings of [{}, HIDDEN, { show_last_seen: true }]) {
    await choose(settings)
    await send(amara, matchId)
    await reads(kofi, matchId)
  }
  expect(await isRead(amara, matchId)).toEqual([true, false, true])
})

test.each(['show_last_seen', 'show_online_status'])(
  'read receipts are sent with only %s off',
  async (name) => {
    const { amara, kofi, matchId } = await aPair({ [name]: false })
    await send(amara, matchId)
    const tab = await aTab(amara)
    await reads(kofi, matchId)
    expect(await receipts(tab)).toMatchObject([{ reader_id: kofi.id }])
    expect(await isRead(amara, matchId)).toEqual([true])
  },
)

test('a blocked member gets no further events', async () => {
  const { amara, kofi, matchId } = await aPair()
  const tab = await aTab(kofi)
  await aBlock(t.app, amara.id, kofi.id)
  const amarasTab = await aTab(amara)
  amarasTab.say({ type: 'typing', match_id: matchId })
  expect((await send(amara, matchId)).status).toBe(404)
  await amarasTab.settled()
  expect(await tab.settled()).toEqual([])
})

test('typing is invisible while messages are held or the member may not start the conversation', async () => {
  const { db } = t.app
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const matchId = await aMatch(t.app, amara, kofi)
  const shows = async () => (await typingAudience(db, kofi, matchId, t.clock.now())) === amara
  const wait = (held_since: Date | null) =>
    db.updateTable('users').set({ held_since }).where('id', '=', kofi).execute()
  const { created_at } = await db
    .selectFrom('matches')
    .select('created_at')
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow()
  expect(await shows()).toBe(true)
  await wait(new Date(created_at.getTime() - 1_000))
  expect(await shows()).toBe(false)
  await wait(new Date(created_at.getTime() + 1_000)) // existing conversations continue
  expect(await shows()).toBe(true)
  await wait(null)
  const since = t.clock.now()
  const until = new Date(since.getTime() + 86_400_000)
  await db.insertInto('shield_pauses').values({ member_id: kofi, since, until }).execute()
  expect(await shows()).toBe(false)
  await db.updateTable('matches').set({ last_seq: 1 }).where('id', '=', matchId).execute()
  expect(await shows()).toBe(true)
})

test('only the match sees typing, at most three times a second', async () => {
  const { amara, kofi, matchId } = await aPair()
  const stranger = await signedIn(await aMan(t.app))
  const [amarasTab, kofisTab, strangersTab] = [await aTab(amara), await aTab(kofi), await aTab(stranger)]
  const typings = async () => (await kofisTab.settled()).filter(({ type }) => type === 'typing')
  const typing = { type: 'typing', match_id: matchId }
  for (let times = 0; times < 5; times++) amarasTab.say(typing)
  await amarasTab.settled() // all five have been counted
  await vi.waitFor(async () => expect(await typings()).toHaveLength(3))
  t.clock.forward(400)
  strangersTab.say(typing)
  amarasTab.say(typing)
  await vi.waitFor(async () => expect(await typings()).toHaveLength(4))
  expect(await typings()).toEqual([typing, typing, typing, typing])
  expect((await amarasTab.settled()).filter(({ type }) => type === 'typing')).toEqual([])
})

test('matches see a member go online and offline once, regardless of the number of tabs', async () => {
  const { amara, kofi, matchId } = await aPair()
  const tab = await aTab(amara)
  const online = () => seesOnline(amara, matchId)
  expect(await online()).toBe(false)
  const [first, second] = [await aTab(kofi), await aTab(kofi)]
  const came = { type: 'presence', match_id: matchId, online: true }
  await vi.waitFor(async () => expect(await tab.settled()).toEqual([came]))
  expect(await online()).toBe(true)
  first.socket.close()
  await first.closed
  expect(await tab.settled()).toEqual([came])
  second.socket.close()
  await second.closed
  await vi.waitFor(async () => expect(await tab.settled()).toEqual([came, { ...came, online: false }]))
  expect(await online()).toBe(false)
})

test('an outdated online change is not shown', async () => {
  const { amara, kofi, matchId } = await aPair()
  const tab = await aTab(amara)
  const news = (online: boolean) => ({ type: 'presence', match_id: matchId, online })
  t.app.realtime.announce([amara.id], news(true)) // outdated: he is offline
  t.app.realtime.announce([amara.id], news(false))
  await vi.waitFor(async () => expect(await tab.settled()).toEqual([news(false)]))
  await aTab(kofi)
  await vi.waitFor(async () => expect(await tab.settled()).toEqual([news(false), news(true)]))
  t.app.realtime.announce([amara.id], news(false))
  t.app.realtime.announce([amara.id], news(true)) // its arrival proves that the previous one has been checked
  const before = [news(false), news(true), news(true)]
  await vi.waitFor(async () => expect(await tab.settled()).toEqual(before))
  await kofi.put(`/functions/v1/update-settings?user_id=${kofi.id}`, { show_online_status: false })
  t.app.realtime.announce([amara.id], news(true))
  await vi.waitFor(async () => expect(await tab.settled()).toEqual([...before, news(false)]))
})

test('the online mark disappears as soon as the member hides it', async () => {
  const { amara, kofi, matchId } = await aPair()
  const tab = await aTab(amara)
  await aTab(kofi)
  const came = { type: 'presence', match_id: matchId, online: true }
  await vi.waitFor(async () => expect(await tab.settled()).toEqual([came]))
  await kofi.put(`/functions/v1/update-settings?user_id=${kofi.id}`, { show_online_status: false })
  await vi.waitFor(async () => expect(await tab.settled()).toEqual([came, { ...came, online: false }]))
})

test('a member who hides online status is never shown as online or typing', async () => {
  const { amara, kofi, matchId } = await aPair({ show_online_status: false })
  const tab = await aTab(amara)
  const hidden = await aTab(kofi)
  hidden.say({ type: 'typing', match_id: matchId })
  await hidden.settled()
  expect(await tab.settled()).toEqual([])
  expect(await seesOnline(amara, matchId)).toBe(false)
  tab.say({ type: 'typing', match_id: matchId })
  const seen = async () => (await hidden.settled()).filter(({ type }) => type === 'typing')
  await vi.waitFor(async () => expect(await seen()).toHaveLength(1)) // the sender's own tabs still receive it
})

test('a connection ends with its session, without affecting others', async () => {
  const { amara } = await aPair()
  const elsewhere = await signedIn(amara.id)
  const tab = await aTab(amara)
  const sessions = await t.app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', amara.id)
    .execute()
  const other = await aTab(elsewhere)
  const mine = [...t.app.realtime.connections()].find(({ memberId }) => memberId === amara.id)?.sessionId
  expect(sessions.map(({ id }) => id)).toContain(mine)
  await t.app.db
    .deleteFrom('sessions')
    .where('id', '=', mine ?? '')
    .execute()
  expect(await tab.closed).toBe(4401)
  expect(await other.settled()).toEqual([])
})

test('only confirmed members can connect, and only from our own pages', async () => {
  const refusal = async (headers: Record<string, string>) => {
    const [, answer] = (await once(dial(headers), 'unexpected-response')) as [unknown, { statusCode: number }]
    return answer.statusCode
  }
  const unconfirmed = await signedIn(await aMan(t.app, { user: { email_verified: false } }))
  const { amara } = await aPair()
  expect(await refusal({})).toBe(401)
  expect(await refusal({ authorization: `Bearer ${unconfirmed.token}` })).toBe(403)
  expect(await refusal({ authorization: `Bearer ${amara.token}`, origin: 'https://elsewhere.test' })).toBe(
    403,
  )
})

test.each([
  { type: 'subscribe', match_id: randomUUID() },
  { type: 'typing', match_id: 'messages' },
  { type: 'typing', match_id: randomUUID(), user_id: randomUUID() },
])('clients cannot subscribe to events: %j ends the connection', async (frame) => {
  const { amara } = await aPair()
  const tab = await aTab(amara)
  tab.say(frame)
  expect(await tab.closed).toBe(4400)
})
