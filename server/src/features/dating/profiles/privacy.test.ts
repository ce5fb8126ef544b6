import type { Suggestion } from '@ndoa/contract/dating/discovery'
import type { MyMatch } from '@ndoa/contract/dating/matches'
import type { MemberProfile } from '@ndoa/contract/dating/profiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch, aMember, type MemberTraits } from '../../../../test/members.ts'
import { distanceBetween, knownCities } from '../../identity/reference/index.ts'
import { lastSeen } from './last-seen.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ago = (milliseconds: number) => new Date(t.app.clock.now().getTime() - milliseconds)

async function profileSeenBy(viewerId: string, memberId: string): Promise<MemberProfile> {
  const viewer = await t.as(viewerId)
  return (await viewer.get<{ data: MemberProfile }>(`/functions/v1/get-profile?user_id=${memberId}`)).body
    .data
}
const change = async (id: string, settings: object) =>
  (await t.as(id)).put(`/functions/v1/update-settings?user_id=${id}`, settings)
const moves = async (id: string, location: string | null, country_of_residence = 'NG') =>
  (await t.as(id)).put<{ message: string }>(`/functions/v1/update-profile?user_id=${id}`, {
    location,
    country_of_residence,
  })
const inCity = (location: string, settings: MemberTraits['settings'] = {}) =>
  aMan(t.app, {
    profile: { location, country_of_residence: 'NG' },
    settings: { show_distance: true, ...settings },
  })

test.each([
  ['2026-05-14T00:00:01Z', 'today'],
  ['2026-05-13T23:59:59Z', 'this_week'],
  ['2026-05-08T00:00:00Z', 'this_week'],
  ['2026-05-07T23:59:59Z', 'earlier'],
])('a visit at %s is shown to a stranger on May 14 as "here %s", at any time of that day', (at, words) => {
  const times = ['2026-05-14T00:00:02Z', '2026-05-14T12:00:00Z', '2026-05-14T23:59:59Z']
  expect(times.map((now) => lastSeen(new Date(at), new Date(now), false))).toEqual([words, words, words])
})

test('strangers see the day of a member’s last visit, matches the full hour', async () => {
  const last_active_at = ago(10 * DAY)
  const [amara, stranger] = [await aMember(t.app), await aMember(t.app)]
  const kofi = await aMan(t.app, { user: { last_active_at } })
  await aMatch(t.app, amara, kofi)
  const hour = new Date(Math.floor(last_active_at.getTime() / HOUR) * HOUR)
  expect((await profileSeenBy(amara, kofi)).last_seen).toBe(hour.toISOString())
  expect((await profileSeenBy(stranger, kofi)).last_seen).toBe('earlier')
})

test('hiding last seen takes effect for every viewer at the next request', async () => {
  const [amara, stranger, kofi] = [await aMember(t.app), await aMember(t.app), await aMan(t.app)]
  await aMatch(t.app, amara, kofi)
  expect(await profileSeenBy(amara, kofi)).toHaveProperty('last_seen')
  await change(kofi, { show_last_seen: false })
  for (const viewer of [amara, stranger])
    expect(await profileSeenBy(viewer, kofi)).not.toHaveProperty('last_seen')
})

test('a match’s date is that of a message, never of a visit', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app, { user: { last_active_at: ago(0) } })]
  const matchId = await aMatch(t.app, amara, kofi)
  await t.app.db
    .updateTable('matches')
    .set({ created_at: ago(5 * DAY) })
    .where('id', '=', matchId)
    .execute()
  const answer = await (await t.as(amara)).post<{ data: MyMatch[] }>('/functions/v1/get-my-matches', {
    user_id: amara,
  })
  const [match] = answer.body.data
  expect(match?.last_activity).toBe(match?.matched_at)
  expect(answer.text).not.toContain('last_seen')
})

test('card and profile show the distance between two cities if the member shows it', async () => {
  const amara = await aMember(t.app)
  const [shows, hides] = [await inCity('Ibadan'), await inCity('Ibadan', { show_distance: false })]
  const { body } = await (await t.as(amara)).post<{ data: Suggestion[] }>('/functions/v1/get-matches', {
    user_id: amara,
    limit: 20,
  })
  const cardOf = (id: string) => body.data.find(({ user_id }) => user_id === id)
  expect([cardOf(shows)?.distance, (await profileSeenBy(amara, shows)).distance]).toEqual([
    '100_250',
    '100_250',
  ])
  expect(cardOf(hides)).toMatchObject({ display_location: 'Ibadan, Nigeria' })
  for (const hidden of [cardOf(hides), await profileSeenBy(amara, hides)])
    expect(hidden).not.toHaveProperty('distance')
})

test('hiding a distance takes effect at once, regardless of the viewer’s own choice', async () => {
  const [amara, kofi] = [await aMember(t.app, { settings: { show_distance: false } }), await inCity('Lagos')]
  expect((await profileSeenBy(amara, kofi)).distance).toBe('same_city')
  await change(kofi, { show_distance: false })
  expect(await profileSeenBy(amara, kofi)).not.toHaveProperty('distance')
})

test.each([
  ['Nowhere', 'Lagos'],
  ['Lagos', 'Nowhere'],
  ['Lagos', null],
])('a pair without both cities (%s, %s) has no distance', async (hers, his) => {
  const amara = await aMember(t.app, { profile: { location: hers } })
  const kofi = await aMan(t.app, {
    profile: { location: his, country_of_residence: 'NG' },
    settings: { show_distance: true },
  })
  expect(await profileSeenBy(amara, kofi)).not.toHaveProperty('distance')
})

test('distances to viewers in twenty cities reveal no more than the city’s name', async () => {
  const names = ['Lagos', 'Ibadan', 'Abuja', 'Kano', 'Jos', 'Enugu', 'Aba', 'Uyo', 'Calabar', 'Ilorin']
  const further = [
    'Kaduna',
    'Zaria',
    'Sokoto',
    'Akure',
    'Warri',
    'Owerri',
    'Onitsha',
    'Minna',
    'Gombe',
    'Yola',
  ]
  const { find } = await knownCities()
  const benin = find('NG', 'Benin City')
  const kofi = await inCity('Benin City')
  for (const location of [...names, ...further]) {
    const helper = await aMember(t.app, { profile: { location } })
    const { distance } = await profileSeenBy(helper, kofi)
    const city = find('NG', location)
    expect(distance).toBe(city && benin && distanceBetween(city, benin))
    const { text } = await (await t.as(helper)).get(`/functions/v1/get-profile?user_id=${kofi}`)
    expect(text).not.toMatch(/latitude|longitude|coordinate|\d\.\d/)
  }
})

test('a member moves twice a week, with a first city and a correction free', async () => {
  const amara = await aMember(t.app, { profile: { location: null } })
  for (const city of ['Lagoss', 'Lagos', 'lagos', 'Abuja', 'Kano'])
    expect((await moves(amara, city)).status).toBe(200)
  const refused = await moves(amara, 'Jos')
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'You can move to another city twice a week. Please try again in 7 days.',
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(6 * 86_400)
  expect((await moves(amara, null)).status).toBe(429)
  expect((await moves(amara, 'Kano')).status).toBe(200)
})

test('a move counts in any spelling of the city', async () => {
  const amara = await aMember(t.app, { profile: { location: 'Lagos' } })
  const kofi = await inCity('Ibadan')
  for (const [city, distance] of [
    ['Abuja\uff0cNG', '250_500'],
    ['Kano\uff0cNG', 'over_500'],
  ] as const) {
    expect((await moves(amara, city)).status).toBe(200)
    expect((await profileSeenBy(amara, kofi)).distance).toBe(distance)
  }
  expect((await moves(amara, 'Jos\uff0cNG')).status).toBe(429)
})

test('a viewer sees that a member asks for no screenshots only if the member chose it', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  expect((await profileSeenBy(amara, kofi)).allow_screenshots).toBe(true)
  await change(kofi, { allow_screenshots: false })
  expect((await profileSeenBy(amara, kofi)).allow_screenshots).toBe(false)
})
