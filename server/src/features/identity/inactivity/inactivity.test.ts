import type { Suggestion } from '@ndoa/contract/dating/discovery'
import type { Notification } from '@ndoa/contract/notifications/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMember, type MemberTraits } from '../../../../test/members.ts'
import { untilHandled } from '../../../../test/outbox.ts'
import { setInactive } from '../accounts/account-states.queries.ts'
import { followInactivity } from './inactivity.jobs.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(new Date()) // sessions in tests expire in real time
  await t.app.db.deleteFrom('users').execute()
})

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(t.app.clock.now().getTime() - days * DAY)
/** A man whose last visit was this many days ago. */
const aManAway = (days: number, { user, ...traits }: MemberTraits = {}) =>
  aMan(t.app, { ...traits, user: { last_active_at: daysAgo(days), ...user } })

/** Two servers run the job at the same time. */
const aDayLater = async (days = 1) => {
  t.clock.forward(days * DAY)
  await Promise.all([followInactivity(t.app), followInactivity(t.app)])
  for (const listener of ['notifications', 'inactivity.mail']) await untilHandled(t, listener)
}

async function suggestedTo(viewer: string) {
  const { body } = await (await t.as(viewer)).post<{
    data: Suggestion[]
    pagination: { total_results: number }
  }>('/functions/v1/get-matches', { user_id: viewer })
  expect(body.pagination.total_results).toBe(body.data.length)
  return body.data.map(({ user_id }) => user_id)
}
const lettersTo = async (id: string) =>
  (
    await t.app.db
      .selectFrom('development_outbox')
      .select('subject')
      .where('recipient', '=', `${id}@members.test`)
      .execute()
  ).map(({ subject }) => subject)
const toldInApp = async (id: string) =>
  (
    await t.app.db
      .selectFrom('notifications')
      .select('occasion')
      .where('user_id', '=', id)
      .where('about', '=', 'inactivity')
      .execute()
  ).length
const LETTER = 'It has been a while since your last visit to Ndoa'

test('members are warned once after 53 days, unsuggested after 60, and suggested again after a visit', async () => {
  const kofi = await aManAway(52.5)
  const amara = await aMember(t.app)
  const told = async () => [await lettersTo(kofi), await toldInApp(kofi)]
  await aDayLater(0)
  expect(await told()).toEqual([[], 0])
  await aDayLater()
  await aDayLater(0)
  expect([await told(), await suggestedTo(amara)]).toEqual([[[LETTER], 1], [kofi]])
  await aDayLater(6.9)
  expect(await suggestedTo(amara)).toEqual([kofi])
  await aDayLater(0.2)
  expect([await told(), await suggestedTo(amara)]).toEqual([[[LETTER], 1], []])

  const { body } = await (await t.as(kofi)).get<{ data: Notification[] }>('/functions/v1/get-notifications')
  expect(body.data.map(({ title }) => title)).toEqual(['You Haven’t Visited for a While'])
  await expect.poll(() => suggestedTo(amara)).toEqual([kofi])
  await aDayLater(54)
  expect(await toldInApp(kofi)).toBe(2) // another absence
})

test('a member away since before warnings existed is warned first, and suggested one more week', async () => {
  const kofi = await aManAway(400)
  const amara = await aMember(t.app)
  await aDayLater(0)
  expect([await toldInApp(kofi), await suggestedTo(amara)]).toEqual([1, [kofi]])
  await aDayLater(7)
  expect(await suggestedTo(amara)).toEqual([])
})

test('a member who comes back after the mail stays in suggestions', async () => {
  const kofi = await aManAway(54)
  const amara = await aMember(t.app)
  await aDayLater(0)
  await (await t.as(kofi)).get('/functions/v1/get-badges')
  const isWarned = async () =>
    (
      await t.app.db
        .selectFrom('users')
        .select('inactivity_warned_at')
        .where('id', '=', kofi)
        .executeTakeFirstOrThrow()
    ).inactivity_warned_at !== null
  await expect.poll(isWarned).toBe(false)
  await aDayLater(10)
  expect(await suggestedTo(amara)).toEqual([kofi])
})

test('mail goes to suggested members who want it, and the notification to all suggested members', async () => {
  const silent = await aManAway(55, { settings: { email_notifications: false } })
  const unlisted = [
    await aManAway(55, { user: { paused_since: new Date() } }),
    await aManAway(55, { user: { deactivated_at: new Date() } }),
    await aManAway(55, { user: { suspended_at: new Date() } }),
    await aManAway(55, { user: { email_verified: false } }),
  ]
  await aDayLater(0)
  expect([await lettersTo(silent), await toldInApp(silent)]).toEqual([[], 1])
  for (const id of unlisted) expect([await lettersTo(id), await toldInApp(id)]).toEqual([[], 0])
})

test('the job finds its members by index', async () => {
  const now = new Date()
  const away = { seenBefore: now, warnedBefore: now, now }
  await t.app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx) // with few members PostgreSQL would scan the table
    const inactivated = await sql`explain ${setInactive(tx, away)}`.execute(tx)
    expect(JSON.stringify(inactivated.rows)).toContain('users_warned')
  })
})
