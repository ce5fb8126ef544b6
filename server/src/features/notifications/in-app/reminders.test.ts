import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember, aPhoto } from '../../../../test/members.ts'
import { eachMember } from '../../../platform/each-member.ts'
import { deleteBefore } from './notifications.queries.ts'
import {
  notifyUnreadMessages,
  profileViews,
  remindIncompleteProfiles,
  remindUnanswered,
} from './reminders.ts'
import { aTab, readNotifications } from './testing/notifications-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function aPair(settings = {}) {
  const [amara, kofi] = [await aMember(t.app, { settings }), await aMan(t.app)]
  return { amara, kofi, matchId: await aMatch(t.app, amara, kofi) }
}
const write = async (from: string, match_id: string, content = 'Habari') => {
  const message = { match_id, content, client_message_id: randomUUID() }
  expect((await (await t.as(from)).post('/functions/v1/send-message', message)).status).toBe(200)
}
async function afterAMinute() {
  t.clock.forward(60_000)
  await notifyUnreadMessages(t.app)
}
const titles = async (memberId: string) => (await readNotifications(t, memberId)).map(({ title }) => title)

test('unseen messages bring one notification per conversation, without their text', async () => {
  const { amara, kofi, matchId } = await aPair()
  await write(kofi, matchId, 'Zawadi')
  await write(kofi, matchId, 'Zawadi tena')
  await afterAMinute()
  await afterAMinute()
  const told = await readNotifications(t, amara)
  expect(told).toMatchObject([{ type: 'message', userName: 'Kofi', isRead: false }])
  expect(JSON.stringify(told)).not.toContain('Zawadi')
  expect(await titles(kofi)).toEqual([])
})

test('a later message renews the notification as unread, even after a dismissal', async () => {
  const { amara, kofi, matchId } = await aPair()
  await write(kofi, matchId)
  await afterAMinute()
  const [first] = await readNotifications(t, amara)
  const client = await t.as(amara)
  await client.post('/functions/v1/dismiss-notification', { notification_id: first?.id })
  expect(await titles(amara)).toEqual([])
  await write(kofi, matchId)
  await afterAMinute()
  expect(await readNotifications(t, amara)).toMatchObject([{ id: first?.id, isRead: false }])
})

test('an unread message brings a notification regardless of open pages, a read one none', async () => {
  const [read, here] = [await aPair(), await aPair()]
  await write(read.kofi, read.matchId)
  await (await t.as(read.amara)).post('/functions/v1/mark-messages-read', {
    match_id: read.matchId,
    up_to_seq: 1,
  })
  const tab = aTab(t, here.amara)
  await t.app.presence.written()
  await write(here.kofi, here.matchId)
  await afterAMinute()
  tab.close()
  expect([await titles(read.amara), await titles(here.amara)]).toEqual([[], ['New Message']])
})

test('unread messages are checked half a minute after sending, in batches of a second', async () => {
  const pairs = [await aPair(), await aPair(), await aPair()]
  const asked = async () =>
    (
      await sql<{ wait: number }>`select extract(epoch from start_after - created_on)::float as wait
        from pgboss.job where name = 'tell-of-unread' and state = 'created'`.execute(t.app.db)
    ).rows.map(({ wait }) => wait)
  await sql`delete from pgboss.job where name = 'tell-of-unread'`.execute(t.app.db)
  const now = t.app.clock.now()
  const standing = vi.spyOn(t.clock, 'now').mockImplementation(() => now)
  for (const { kofi, matchId } of pairs) await write(kofi, matchId)
  await vi.waitFor(async () => expect(await asked()).toHaveLength(1))
  standing.mockRestore()
  expect((await asked())[0]).toBeGreaterThan(27)
  expect((await asked())[0]).toBeLessThan(30)
  t.clock.forward(30_000)
  await sql`update pgboss.job set start_after = now() where name = 'tell-of-unread'`.execute(t.app.db)
  for (const { amara } of pairs)
    await vi.waitFor(async () => expect(await titles(amara)).toEqual(['New Message']))
})

test('a member who turned reminders off or has blocked the sender gets none', async () => {
  const [unwanted, blocked] = [await aPair({ messages: false }), await aPair()]
  await write(unwanted.kofi, unwanted.matchId)
  await write(blocked.kofi, blocked.matchId)
  await aBlock(t.app, blocked.amara, blocked.kofi)
  await afterAMinute()
  const users = [unwanted.amara, blocked.amara]
  const written = await t.app.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', 'in', users)
    .execute()
  expect(written).toEqual([])
})

test('a member with an unanswered message is reminded once after three days', async () => {
  const [waiting, answered] = [await aPair(), await aPair()]
  for (const { amara, kofi, matchId } of [waiting, answered]) {
    await write(kofi, matchId)
    await (await t.as(amara)).post('/functions/v1/mark-messages-read', { match_id: matchId, up_to_seq: 1 })
  }
  await write(answered.amara, answered.matchId)
  t.clock.forward(3 * DAY - HOUR)
  await remindUnanswered(t.app)
  expect(await titles(waiting.amara)).toEqual([])
  t.clock.forward(2 * HOUR)
  await remindUnanswered(t.app)
  await remindUnanswered(t.app)
  expect(await titles(waiting.amara)).toEqual(['Waiting for Your Answer'])
  expect(await titles(answered.amara)).toEqual([])
  expect(await titles(answered.kofi)).toContain('Waiting for Your Answer')
  await write(waiting.amara, waiting.matchId)
  expect(await readNotifications(t, waiting.amara)).toMatchObject([{ type: 'reminder', isRead: true }])
})

test('a member with a mostly blank profile is reminded after two days, once', async () => {
  const joined = (created_at: Date, profile = {}) => aMember(t.app, { profile: { created_at, ...profile } })
  const now = t.app.clock.now()
  const full = { bio: 'I sing', interests: ['music'], education: 'Doctorate', occupation: 'Teacher' }
  const [blank, complete, fresh] = [
    await joined(new Date(now.getTime() - 2 * DAY - HOUR)),
    await joined(new Date(now.getTime() - 2 * DAY - HOUR), full),
    await joined(new Date(now.getTime() - DAY)),
  ]
  await aPhoto(t.app, complete)
  await remindIncompleteProfiles(t.app)
  await remindIncompleteProfiles(t.app)
  expect(await titles(blank)).toEqual(['Complete Your Profile'])
  expect([await titles(complete), await titles(fresh)]).toEqual([[], []])
})

test('views are announced weekly to members who want it, without unreachable viewers', async () => {
  const kofi = await aMan(t.app)
  const curious = () => aMember(t.app, { settings: { profile_views: true } })
  const [amara, indifferent, blocked] = [await curious(), await aMember(t.app), await curious()]
  await aBlock(t.app, blocked, kofi)
  const now = t.app.clock.now()
  for (const viewed_id of [amara, indifferent, blocked]) {
    const view = { viewed_id, viewer_id: kofi, viewed_on: now.toISOString().slice(0, 10), created_at: now }
    await t.app.db.insertInto('profile_views').values(view).execute()
  }
  t.clock.forward(HOUR)
  await eachMember(t.app, profileViews(t.app, t.clock.now()))
  await eachMember(t.app, profileViews(t.app, t.clock.now()))
  expect(await titles(amara)).toEqual(['Profile Views'])
  expect([await titles(indifferent), await titles(blocked)]).toEqual([[], []])
})

test('a member who cannot be notified of views delays no others', async () => {
  const { db } = t.app
  const kofi = await aMan(t.app)
  const curious = [0, 1, 2].map(() => aMember(t.app, { settings: { profile_views: true } }))
  const [failing = '', ...others] = (await Promise.all(curious)).toSorted()
  const now = t.app.clock.now()
  for (const viewed_id of [failing, ...others]) {
    const view = { viewed_id, viewer_id: kofi, viewed_on: now.toISOString().slice(0, 10), created_at: now }
    await db.insertInto('profile_views').values(view).execute()
  }
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    if new.user_id = ${sql.lit(failing)} then raise 'refused'; end if; return new; end $$`.execute(db)
  await sql`create trigger refuse before insert on notifications for each row execute function refuse()`.execute(
    db,
  )
  t.clock.forward(HOUR)
  const week = { ...profileViews(t.app, t.clock.now()), atOnce: 1, stretch: 0 }
  for (let after = await eachMember(t.app, week); after; after = await eachMember(t.app, week, after));
  expect(await Promise.all([failing, ...others].map(titles))).toEqual([
    [],
    ['Profile Views'],
    ['Profile Views'],
  ])
})

test('notifications are deleted after a while', async () => {
  const { amara, kofi, matchId } = await aPair()
  await write(kofi, matchId)
  await afterAMinute()
  const now = t.app.clock.now()
  await deleteBefore(t.app.db, new Date(now.getTime() - DAY))
  expect(await titles(amara)).toEqual(['New Message'])
  await deleteBefore(t.app.db, now)
  expect(await titles(amara)).toEqual([])
})
