import { randomUUID } from 'node:crypto'
import type { Suggestion } from '@ndoa/contract/dating/discovery'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch, aMember, aPhoto } from '../../../../test/members.ts'
import { untilHandled } from '../../../../test/outbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Listed = { data: Suggestion[]; pagination: { total_results: number } }
type Answered<Data> = { data: Data; error: string }

const call = async <Data>(as: string, name: string, body: object = {}) =>
  (await t.as(as)).post<Answered<Data>>(`/functions/v1/${name}`, body)
const read = async <Data>(as: string, name: string) =>
  (await t.as(as)).get<Answered<Data>>(`/functions/v1/${name}`)
const pause = (id: string) => call<{ paused_since: string | null }>(id, 'pause-profile')
const resume = (id: string) => call<{ paused_since: string | null }>(id, 'resume-profile')
const like = (from_id: string, to_id: string) =>
  call<{ is_matched: boolean }>(from_id, 'likes', { from_id, to_id })

let amara: string
let kofi: string
beforeEach(async () => {
  await t.app.db.deleteFrom('users').execute()
  amara = await aMember(t.app)
  kofi = await aMan(t.app)
})

/** Amara's lists and counts that could include Kofi. */
async function amarasView() {
  const [found, likes, badges, week, notifications] = await Promise.all([
    (await t.as(amara)).post<Listed>('/functions/v1/get-matches', { user_id: amara }),
    call<unknown[]>(amara, 'get-received-likes', { user_id: amara }),
    read<{ likes: number; notifications: number }>(amara, 'get-badges'),
    call<{ likes_received: number; profile_views: number }>(amara, 'get-dashboard-stats', { user_id: amara }),
    read<unknown[]>(amara, 'get-notifications'),
  ])
  return {
    suggested: found.body.data.length,
    total: found.body.pagination.total_results,
    likes: likes.body.data.length,
    badges: [badges.body.data.likes, badges.body.data.notifications],
    week: [week.body.data.likes_received, week.body.data.profile_views],
    notifications: notifications.body.data.length,
    profile: (await read(amara, `get-profile?user_id=${kofi}`)).status,
  }
}

test('a paused member leaves suggestions, likes and totals, and returns on resuming', async () => {
  await like(kofi, amara)
  await call(kofi, 'record-profile-view', { user_id: amara })
  await untilHandled(t, 'notifications')
  // A like is announced once it can no longer be taken back.
  await expect.poll(async () => (await amarasView()).notifications).toBe(1)
  const before = await amarasView()
  expect(before).toEqual({
    suggested: 1,
    total: 1,
    likes: 1,
    badges: [1, 1],
    week: [1, 1],
    notifications: 1,
    profile: 200,
  })
  await pause(kofi)
  expect(await amarasView()).toEqual({
    suggested: 0,
    total: 0,
    likes: 0,
    badges: [0, 0],
    week: [0, 0],
    notifications: 0,
    profile: 404,
  })
  await resume(kofi)
  expect(await amarasView()).toEqual(before)
})

test('an old card of a paused member answers every call like a made-up id', async () => {
  const photo = await aPhoto(t.app, kofi)
  await pause(kofi)
  const ask = async (id: string) => [
    (await like(amara, id)).text,
    (await call(amara, 'hide-member', { user_id: id })).text,
    (await call(amara, 'record-profile-view', { user_id: id })).text,
    (await call(amara, 'get-user-photos', { user_id: id })).text,
    (await read(amara, `get-profile-with-photos?user_id=${id}`)).text,
  ]
  expect(await ask(kofi)).toEqual(await ask(randomUUID()))
  expect((await (await t.as(amara)).get(`/storage/v1/photos/${photo}/w320`)).status).toBe(404)
  expect(await t.app.db.selectFrom('likes').selectAll().execute()).toEqual([])
})

test('matches see a paused member’s profile, and the conversation continues', async () => {
  const match_id = await aMatch(t.app, amara, kofi)
  await pause(kofi)
  expect((await read(amara, `get-profile?user_id=${kofi}`)).status).toBe(200)
  expect((await call<unknown[]>(amara, 'get-my-matches', { user_id: amara })).body.data).toHaveLength(1)
  for (const id of [amara, kofi]) {
    const message = { match_id, content: 'Habari?', client_message_id: randomUUID() }
    expect((await call(id, 'send-message', message)).status).toBe(200)
  }
  const conversations = await call<unknown[]>(amara, 'get-conversations', { user_id: amara })
  expect(conversations.body.data).toHaveLength(1)
})

test('a paused member can keep reading, and must resume before a new like', async () => {
  const selam = await aMember(t.app)
  await like(amara, kofi)
  await like(kofi, selam)
  await pause(kofi)
  for (const to of [amara, await aMember(t.app)]) {
    const refused = await like(kofi, to)
    expect([refused.status, refused.body.error]).toEqual([409, 'likes.paused'])
  }
  expect(await t.app.db.selectFrom('likes').selectAll().execute()).toHaveLength(2)
  expect((await like(kofi, selam)).status).toBe(200) // a repeat returns the first result
  expect((await read(kofi, `get-profile?user_id=${amara}`)).status).toBe(200)
  await resume(kofi)
  expect((await like(kofi, amara)).body.data.is_matched).toBe(true)
})

test('a paused profile shows its start, and pausing again changes nothing', async () => {
  const since = async () =>
    (await read<{ paused_since: string | null }>(kofi, `get-profile?user_id=${kofi}`)).body.data.paused_since
  expect(await since()).toBeNull()
  const first = (await pause(kofi)).body.data.paused_since
  t.clock.forward(60_000)
  expect((await pause(kofi)).body.data.paused_since).toBe(first)
  expect(await since()).toBe(first)
  await resume(kofi)
  expect([(await resume(kofi)).body.data.paused_since, await since()]).toEqual([null, null])
})
