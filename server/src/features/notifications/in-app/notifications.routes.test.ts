import { randomUUID } from 'node:crypto'
import { BADGE_CAP } from '@ndoa/contract/limits'
import type { Badges } from '@ndoa/contract/notifications/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember, aPhoto } from '../../../../test/members.ts'
import { readNotifications } from './testing/notifications-world.ts'

const READ = '/functions/v1/mark-notifications-read'
const DISMISS = '/functions/v1/dismiss-notification'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const minutesAgo = (minutes: number) => new Date(t.app.clock.now().getTime() - minutes * 60_000)
async function unreadBadge(memberId: string) {
  const { body } = await (await t.as(memberId)).get<{ data: Badges }>('/functions/v1/get-badges')
  return body.data.notifications
}

interface NoticeOptions {
  from_id?: string
  match_id?: string
  minutes?: number
}
/** @returns the notification's id */
async function aNotice(
  user_id: string,
  about: string,
  { from_id, match_id, minutes = 0 }: NoticeOptions = {},
) {
  const type = ['match', 'message', 'like'].includes(about) ? about : 'reminder'
  const { id } = await t.app.db
    .insertInto('notifications')
    .values({
      user_id,
      type,
      about,
      from_id: from_id ?? null,
      match_id: match_id ?? null,
      occasion: randomUUID(),
      created_at: minutesAgo(minutes),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
async function aMatchOf(amara: string) {
  const kofi = await aMan(t.app)
  return { kofi, matchId: await aMatch(t.app, amara, kofi) }
}

test('notifications come newest first, in words, with name, photo and their target', async () => {
  const amara = await aMember(t.app)
  const { kofi, matchId } = await aMatchOf(amara)
  const photo = await aPhoto(t.app, kofi)
  const older = await aNotice(amara, 'match', { from_id: kofi, match_id: matchId, minutes: 5 })
  const newer = await aNotice(amara, 'profile', { minutes: 1 })
  const [first, second] = await readNotifications(t, amara)
  expect(first).toMatchObject({
    id: newer,
    type: 'reminder',
    title: 'Complete Your Profile',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    actionUrl: '/profile',
    isRead: false,
    user_id: null,
    userName: null,
    avatar: null,
  })
  expect(second).toMatchObject({
    id: older,
    type: 'match',
    title: 'New Match!',
    message: 'You and Kofi like each other. Say hello!',
    actionUrl: `/messages?matchId=${matchId}`,
    user_id: kofi,
    userName: 'Kofi',
    avatar: { id: photo, blurred: false },
  })
})

test('a like leads to the likes, and to the conversation once it is a match', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await aNotice(amara, 'like', { from_id: kofi })
  expect(await readNotifications(t, amara)).toMatchObject([
    { message: 'Kofi liked your profile.', actionUrl: '/likes' },
  ])
  const matchId = await aMatch(t.app, amara, kofi)
  expect((await readNotifications(t, amara))[0]?.actionUrl).toBe(`/messages?matchId=${matchId}`)
})

test('notifications are marked read by id or all at once, and the badge counts the others', async () => {
  const amara = await aMember(t.app)
  const client = await t.as(amara)
  const [one] = [
    await aNotice(amara, 'profile'),
    await aNotice(amara, 'views'),
    await aNotice(amara, 'views'),
  ]
  expect(await unreadBadge(amara)).toBe(3)
  const read = async (body: object) => (await client.post<{ data: object }>(READ, body)).body.data
  expect(await read({ ids: [one, one?.toUpperCase()] })).toEqual({ read: 1 })
  expect(await read({ ids: [one] })).toEqual({ read: 0 })
  expect(await unreadBadge(amara)).toBe(2)
  expect(await read({ all: true })).toEqual({ read: 2 })
  expect(await unreadBadge(amara)).toBe(0)
  expect((await readNotifications(t, amara)).map(({ isRead }) => isRead)).toEqual([true, true, true])
})

test('a list with a foreign or made-up id is refused entirely', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const [hers, his] = [await aNotice(amara, 'views'), await aNotice(kofi, 'views')]
  const client = await t.as(amara)
  for (const foreign of [his, randomUUID()]) {
    expect((await client.post(READ, { ids: [hers, foreign] })).status).toBe(404)
    expect((await client.post(DISMISS, { notification_id: foreign })).status).toBe(404)
  }
  expect([await unreadBadge(amara), await unreadBadge(kofi)]).toEqual([1, 1])
  for (const body of [{}, { ids: [] }, { all: false }, { ids: [hers], all: true }])
    expect((await client.post(READ, body)).status).toBe(422)
})

test('a dismissed notification stays dismissed and leaves the badge', async () => {
  const amara = await aMember(t.app)
  const client = await t.as(amara)
  const [gone, kept] = [await aNotice(amara, 'views'), await aNotice(amara, 'profile')]
  for (let i = 0; i < 2; i++) expect((await client.post(DISMISS, { notification_id: gone })).status).toBe(200)
  expect((await readNotifications(t, amara)).map(({ id }) => id)).toEqual([kept])
  expect(await unreadBadge(amara)).toBe(1)
})

test('nothing about a blocked, absent, hidden or unmatched member is listed', async () => {
  const amara = await aMember(t.app)
  const [blocked, away, hidden, ended] = [
    await aMatchOf(amara),
    await aMatchOf(amara),
    await aMatchOf(amara),
    await aMatchOf(amara),
  ]
  for (const { kofi, matchId } of [blocked, away, hidden, ended])
    await aNotice(amara, 'match', { from_id: kofi, match_id: matchId })
  expect([(await readNotifications(t, amara)).length, await unreadBadge(amara)]).toEqual([4, 4])
  await aBlock(t.app, blocked.kofi, amara)
  await t.app.db
    .updateTable('users')
    .set({ deactivated_at: new Date() })
    .where('id', '=', away.kofi)
    .execute()
  await t.app.db.insertInto('hides').values({ member_id: amara, hidden_id: hidden.kofi }).execute()
  await t.app.db.updateTable('matches').set({ status: 'ended' }).where('id', '=', ended.matchId).execute()
  expect([(await readNotifications(t, amara)).length, await unreadBadge(amara)]).toEqual([0, 0])
})

test('opening a conversation marks its messages’ notifications as read', async () => {
  const amara = await aMember(t.app)
  const { kofi, matchId } = await aMatchOf(amara)
  await (await t.as(kofi)).post('/functions/v1/send-message', {
    match_id: matchId,
    content: 'Habari',
    client_message_id: randomUUID(),
  })
  await aNotice(amara, 'message', { from_id: kofi, match_id: matchId })
  expect(await unreadBadge(amara)).toBe(1)
  await (await t.as(amara)).post('/functions/v1/mark-messages-read', { match_id: matchId, up_to_seq: 1 })
  expect(await unreadBadge(amara)).toBe(0)
  expect(await readNotifications(t, amara)).toMatchObject([
    { type: 'message', message: 'Kofi wrote to you.', isRead: true },
  ])
})

test('the badge stops counting at 99+', async () => {
  const amara = await aMember(t.app)
  for (let i = 0; i < BADGE_CAP + 10; i++) await aNotice(amara, 'views')
  expect(await unreadBadge(amara)).toBe(BADGE_CAP + 1)
})
