import type { Notification } from '@ndoa/contract/notifications/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anotherServer, type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, type MemberTraits } from '../../../../test/members.ts'
import { untilNotified } from '../../../../test/outbox.ts'
import { alertMembers } from './alerts.ts'
import {
  afterHours,
  aSearcher,
  change,
  giveTier,
  listOf,
  notifiedFinds,
  save,
  saved,
} from './testing/saved-searches-world.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(new Date())
  await t.app.db.deleteFrom('users').execute()
})

/** Adds a member who joins at the current time of the test clock. */
const aNewcomer = (traits: MemberTraits = {}) =>
  aMan(t.app, { ...traits, profile: { created_at: t.app.clock.now(), ...traits.profile } })

const notified = async (id: string) => {
  await untilNotified(t)
  const client = await t.as(id)
  const { body } = await client.get<{ data: Notification[] }>('/functions/v1/get-notifications')
  return body.data.filter(({ actionUrl }) => actionUrl === '/find-matches?saved=yes')
}

test('a suitable member who joins later causes one alert, earlier members none', async () => {
  const amara = await aSearcher(t)
  await aNewcomer()
  await saved(amara, { country: 'GH' })
  await afterHours(t, 24)
  expect(await notified(amara.id)).toEqual([])
  const kofi = await aNewcomer()
  await aNewcomer({ profile: { country_of_residence: 'KE' } })
  await afterHours(t, 24)
  expect(await notifiedFinds(t, amara.id)).toEqual([kofi])
  expect(await notified(amara.id)).toMatchObject([
    { type: 'reminder', title: 'Someone New', isRead: false, user_id: null, userName: null, avatar: null },
  ])
  expect((await listOf(amara)).searches[0]?.alerted_at).not.toBeNull()
  await afterHours(t, 24)
  expect(await notifiedFinds(t, amara.id)).toEqual([kofi])
})

test('a member who completes a suitable profile days after joining causes an alert', async () => {
  const amara = await aSearcher(t)
  await saved(amara, { tribe: 'akan' })
  const kofi = await aNewcomer({ profile: { tribe: null } })
  await afterHours(t, 72)
  expect(await notifiedFinds(t, amara.id)).toEqual([])
  await t.app.db.updateTable('profiles').set({ tribe: 'akan' }).where('user_id', '=', kofi).execute()
  await afterHours(t, 24)
  expect(await notifiedFinds(t, amara.id)).toEqual([kofi])
})

test('a member who joined more than a month ago is not new', async () => {
  const amara = await aSearcher(t)
  await saved(amara)
  await aNewcomer({ profile: { created_at: new Date(t.app.clock.now().getTime() - 31 * 86_400_000) } })
  await afterHours(t, 24)
  expect(await notifiedFinds(t, amara.id)).toEqual([])
})

test('members get at most one alert a day for any number of searches', async () => {
  const amara = await aSearcher(t)
  await saved(amara, { country: 'GH' })
  await afterHours(t, 12)
  await saved(amara, { min_age: 20 }, 'From 20')
  await aNewcomer()
  await afterHours(t, 12)
  expect(await notified(amara.id)).toHaveLength(1)
  const [first] = await notified(amara.id)
  for (let hour = 1; hour < 23; hour++) {
    await aNewcomer()
    await afterHours(t, 1)
  }
  expect(await notified(amara.id)).toMatchObject([{ timestamp: first?.timestamp }])
  await afterHours(t, 2)
  const [second, ...more] = await notified(amara.id)
  expect(more).toEqual([])
  expect(Date.parse(second!.timestamp) - Date.parse(first!.timestamp)).toBeGreaterThanOrEqual(
    23.5 * 3_600_000,
  )
})

const AWAY = [
  ['paused_since'],
  ['suspended_at'],
  ['deactivated_at'],
  ['hidden_since', 'held_since'],
  ['inactive_since', 'inactivity_warned_at'],
] as const
const UNFIT: [string, (amara: string, kofi: string) => Promise<unknown>][] = [
  ['whom she likes', (from_id, to_id) => t.app.db.insertInto('likes').values({ from_id, to_id }).execute()],
  ['with whom she is a match', (amara, kofi) => aMatch(t.app, amara, kofi)],
  ['whom she blocked', (amara, kofi) => aBlock(t.app, amara, kofi)],
  ['who blocked her', (amara, kofi) => aBlock(t.app, kofi, amara)],
  [
    'whom she put away',
    (member_id, hidden_id) => t.app.db.insertInto('hides').values({ member_id, hidden_id }).execute(),
  ],
  ...AWAY.map((columns): (typeof UNFIT)[number] => [
    `who is away by ${columns[0]}`,
    (_amara, kofi) =>
      t.app.db
        .updateTable('users')
        .set(Object.fromEntries(columns.map((column) => [column, new Date()])))
        .where('id', '=', kofi)
        .execute(),
  ]),
  [
    'who is seen by matches alone',
    (_amara, user_id) =>
      t.app.db
        .updateTable('settings')
        .set({ profile_visibility: 'matches' })
        .where('user_id', '=', user_id)
        .execute(),
  ],
  [
    'who looks for men',
    (_amara, user_id) =>
      t.app.db
        .updateTable('profiles')
        .set({ preferred_gender: 'Male' })
        .where('user_id', '=', user_id)
        .execute(),
  ],
]

test.each(UNFIT)('no alert names a member %s', async (_who, happen) => {
  const amara = await aSearcher(t)
  await saved(amara)
  await happen(amara.id, await aNewcomer())
  await afterHours(t, 24)
  expect(await notifiedFinds(t, amara.id)).toEqual([])
  expect(await notified(amara.id)).toEqual([])
})

test('unreachable members and deleted or silenced searches cause no news', async () => {
  const amara = await aSearcher(t)
  const alertMember = async () => {
    const id = await saved(amara, {}, 'All')
    const kofi = await aNewcomer()
    await afterHours(t, 25)
    expect(await notified(amara.id)).toHaveLength(1)
    return { id, kofi }
  }
  const { id, kofi } = await alertMember()
  await aBlock(t.app, kofi, amara.id)
  expect(await notified(amara.id)).toEqual([])
  await t.app.db.deleteFrom('blocks').execute()
  expect(await notified(amara.id)).toHaveLength(1)
  await change(amara, id, { alerts: false })
  expect(await notified(amara.id)).toEqual([])
  await amara.post('/functions/v1/delete-saved-search', { search_id: id })
  const second = await alertMember()
  await amara.post('/functions/v1/delete-saved-search', { search_id: second.id })
  expect(await notified(amara.id)).toEqual([])
})

test('alerts stop with the membership, and resume with the next one without repeats', async () => {
  const amara = await aSearcher(t, null)
  await giveTier(t, amara.id, 'premium', 2)
  await saved(amara)
  const kofi = await aNewcomer()
  await afterHours(t, 24)
  await afterHours(t, 25)
  const juma = await aNewcomer()
  await afterHours(t, 48)
  expect(await notifiedFinds(t, amara.id)).toEqual([kofi])
  await t.app.db.deleteFrom('memberships').execute()
  await giveTier(t, amara.id, 'super')
  await afterHours(t, 24)
  expect(await notifiedFinds(t, amara.id)).toEqual([kofi])
  await t.app.db.deleteFrom('memberships').execute()
  await giveTier(t, amara.id, 'premium')
  await afterHours(t, 1)
  expect((await notifiedFinds(t, amara.id)).toSorted()).toEqual([juma, kofi].toSorted())
})

test('alerts that are turned on again cover later members only', async () => {
  const amara = await aSearcher(t)
  const id = await saved(amara)
  await change(amara, id, { alerts: false })
  await aNewcomer()
  await afterHours(t, 24)
  await change(amara, id, { alerts: true })
  await afterHours(t, 24)
  expect(await notifiedFinds(t, amara.id)).toEqual([])
  const juma = await aNewcomer()
  await afterHours(t, 24)
  expect(await notifiedFinds(t, amara.id)).toEqual([juma])
})

test('a suspended member gets no alerts', async () => {
  const amara = await aSearcher(t)
  await saved(amara)
  await aNewcomer()
  await t.app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', amara.id).execute()
  await afterHours(t, 24)
  expect(await notifiedFinds(t, amara.id)).toEqual([])
})

test('two simultaneous servers send one alert', async () => {
  const second = await anotherServer(t)
  const searchers = await Promise.all(Array.from({ length: 8 }, () => aSearcher(t)))
  for (const searcher of searchers) await saved(searcher)
  await aNewcomer()
  t.clock.forward(24 * 3_600_000)
  await Promise.all([alertMembers(t.app), alertMembers(second.app)])
  const events = await t.app.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'saved_search.found')
    .execute()
  const about = events.map(({ payload }) => (payload as { user_id: string }).user_id)
  for (const { id } of searchers) expect(about.filter((one) => one === id)).toHaveLength(1)
  await second.close()
})

test('the page and the alert find the same members', async () => {
  const amara = await aSearcher(t)
  const filters = { faith: 'islam', min_age: 25, max_age: 40, has_children: true, language: 'twi' }
  await save(amara, filters)
  for (let i = 0; i < 60; i++)
    await aNewcomer({
      profile: {
        faith: i % 2 ? 'islam' : 'christianity',
        date_of_birth: `${1975 + (i % 30)}-03-01`,
        has_children: i % 3 > 0,
        has_children_private: i % 5 === 0,
        spoken_languages: i % 4 ? ['twi', 'english'] : ['english'],
      },
    })
  await afterHours(t, 24)
  const { body } = await amara.post<{ data: { user_id: string }[] }>('/functions/v1/get-matches', {
    user_id: amara.id,
    limit: 20,
    ...filters,
  })
  const shown = body.data.map(({ user_id }) => user_id)
  expect(shown.length).toBeGreaterThan(1)
  expect((await notifiedFinds(t, amara.id)).toSorted()).toEqual(shown.toSorted())
})
