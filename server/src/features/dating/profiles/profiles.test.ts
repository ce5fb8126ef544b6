import type { MemberProfile, OwnProfile } from '@ndoa/contract/dating/profiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember, giveBadges } from '../../../../test/members.ts'

interface Reply<T> {
  data: T
  error?: string
  message?: string
}
type Refusal = { error: string; message: string; data: { fields: Record<string, string> } }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a member’s own profile is complete and has its completion', async () => {
  const id = await aMember(t.app)
  const { status, body } = await (await t.as(id)).get<Reply<OwnProfile>>(
    `/functions/v1/get-profile?user_id=${id}`,
  )
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    full_name: 'Amara Okafor',
    display_name: 'Amara',
    date_of_birth: '1995-04-12',
    photos: [],
  })
  expect(body.data.profile_completion_percentage).toBe(39)
  expect(body.data.missing[0]).toBe('a photo')
})

test('a new name appears in the session at once', async () => {
  const me = await t.as(await aMember(t.app))
  const session = async () =>
    (await me.get<Reply<{ user: { id: string; name: string } }>>('/auth/v1/get-session')).body.data.user
  const { id } = await session()
  await me.put(`/functions/v1/update-profile?user_id=${id}`, { full_name: 'Amara Mensah' })
  expect((await session()).name).toBe('Amara Mensah')
})

test('another member’s profile has no birth date, last name or wishes', async () => {
  const me = await aMember(t.app)
  const other = await aMan(t.app, {
    profile: {
      bio: 'Weekends are for highlife.',
      celibacy: 'Yes',
      preferred_faith: 'christianity',
      deal_breakers: ['Smoking'],
    },
  })
  const client = await t.as(me)
  const before = await client.get<Reply<MemberProfile>>(`/functions/v1/get-profile?user_id=${other}`)
  expect(before.body.data).toMatchObject({
    display_name: 'Kofi',
    bio: 'Weekends are for highlife.',
    relation: 'none',
  })
  for (const hidden of ['Mensah', '1995-04-12', 'celibacy', 'preferred', 'deal_breakers', 'age_range'])
    expect(before.text).not.toContain(hidden)
  await aMatch(t.app, me, other)
  const after = await client.get<Reply<MemberProfile>>(`/functions/v1/get-profile?user_id=${other}`)
  expect(after.body.data).toMatchObject({ celibacy: 'Yes', relation: 'matched' })
})

test('a preferred location is returned to its owner only, and counts in no match', async () => {
  const [me, other] = [await aMember(t.app), await aMan(t.app)]
  const [mine, theirs] = [await t.as(me), await t.as(other)]
  const asSeen = async () =>
    [
      await mine.get<Reply<MemberProfile>>(`/functions/v1/get-profile?user_id=${other}`),
      await theirs.get<Reply<MemberProfile>>(`/functions/v1/get-profile?user_id=${me}`),
    ].map(({ body: { data } }) => [data.compatibility_percentage, data.reasons])
  const before = await asSeen()
  const url = `/functions/v1/update-profile?user_id=${me}`
  for (const preferred_location of ['KE', 'GH', 'NG']) {
    expect((await mine.put(url, { preferred_location })).status).toBe(200)
    const own = await mine.get<Reply<OwnProfile>>(`/functions/v1/get-profile?user_id=${me}`)
    expect(own.body.data).toMatchObject({ preferred_location })
    expect(await asSeen()).toEqual(before)
  }
  expect((await mine.put(url, { preferred_location: 'Lagos' })).status).toBe(422)
})

test('reasons add up to the percentage, which is equal from both sides', async () => {
  const [me, other] = [await aMember(t.app), await aMan(t.app)]
  const seen = await (await t.as(me)).get<Reply<MemberProfile>>(`/functions/v1/get-profile?user_id=${other}`)
  const seenBack = await (await t.as(other)).get<Reply<MemberProfile>>(
    `/functions/v1/get-profile?user_id=${me}`,
  )
  const { compatibility_percentage, reasons } = seen.body.data
  expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(compatibility_percentage)
  expect(seenBack.body.data.compatibility_percentage).toBe(compatibility_percentage)
})

test('blocked, deactivated, hidden and made-up members get the same answer', async () => {
  const me = await aMember(t.app)
  const blocked = await aMan(t.app)
  await aBlock(t.app, me, blocked)
  const blocker = await aMan(t.app)
  await aBlock(t.app, blocker, me)
  const deactivated = await aMan(t.app, { user: { deactivated_at: new Date() } })
  const matchesOnly = await aMan(t.app, { settings: { profile_visibility: 'matches' } })
  const verifiedOnly = await aMan(t.app, { settings: { profile_visibility: 'verified' } })
  const unconfirmed = await aMan(t.app, { user: { email_verified: false } })
  const madeUp = '11111111-2222-4333-8444-555555555555'
  const client = await t.as(me)
  const answers = await Promise.all(
    [madeUp, blocked, blocker, deactivated, matchesOnly, verifiedOnly, unconfirmed].map((id) =>
      client.get(`/functions/v1/get-profile?user_id=${id}`),
    ),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(404)
})

test.each([
  [{ full_name: '  ' }, 'full_name', 'Full name is required'],
  [{ full_name: 'ama.me 0803' }, 'full_name', 'Please enter your real name, using letters only.'],
  [{ spoken_languages: [] }, 'spoken_languages', 'At least one language is required'],
  [{ age_range_min: 40, age_range_max: 40 }, 'age_range_min', 'Minimum age must be less than maximum age'],
  [{ denomination: 'sunni' }, 'denomination', 'Please choose from the list'],
  [{ faith: 'made-up' }, 'faith', 'Please choose from the list'],
  [{ location: 'Lagos, call 08031234567' }, 'location', 'Please enter just the name of your city'],
  [{ location: 'Lagos 0 80 31 23 45 67' }, 'location', 'Please enter just the name of your city'],
  [{ location: 'Lagos \uff10\uff18\uff10\uff13' }, 'location', 'Please enter just the name of your city'],
  [{ location: 'Lagos t\u200b.me amara' }, 'location', 'Please enter just the name of your city'],
  [{ location: 'Lagos, 12 Allen Avenue' }, 'location', 'Please enter just the name of your city'],
])('a change like %j is refused with its sentence and changes nothing', async (change, field, sentence) => {
  const id = await aMember(t.app)
  const client = await t.as(id)
  const refused = await client.put<Refusal>(`/functions/v1/update-profile?user_id=${id}`, {
    bio: 'New',
    ...change,
  })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ error: 'request.invalid', data: { fields: { [field]: sentence } } })
  const { body } = await client.get<Reply<OwnProfile>>(`/functions/v1/get-profile?user_id=${id}`)
  expect(body.data.bio).toBeNull()
})

test('fields outside the list are refused', async () => {
  const id = await aMember(t.app)
  const client = await t.as(id)
  for (const change of [{ verified: true }, { user_id: id }, { profile_completion_percentage: 100 }])
    expect((await client.put(`/functions/v1/update-profile?user_id=${id}`, change)).status).toBe(422)
})

test('another faith removes the old denomination and keeps the badge', async () => {
  const id = await aMember(t.app, {
    profile: { faith: 'christianity', denomination: 'catholic' },
  })
  await giveBadges(t.app, [id])
  const client = await t.as(id)
  const url = `/functions/v1/update-profile?user_id=${id}`
  const changed = await client.put<Reply<OwnProfile>>(url, { faith: 'islam' })
  expect(changed.body.data).toMatchObject({ faith: 'islam', denomination: null, verified: true })
})

test.each([
  ['0094-04-04', 'Please write the year with four figures.'],
  ['1994-02-30', 'This day is in no calendar. Please check the day and the month.'],
])('the profile refuses the date of birth %s like a sign-up', async (date_of_birth, sentence) => {
  const id = await aMember(t.app)
  const answer = await (await t.as(id)).put<Refusal>(`/functions/v1/update-profile?user_id=${id}`, {
    date_of_birth,
  })
  expect(answer.body.data.fields).toEqual({ 'body.date_of_birth': sentence })
})

test.each([
  ['MR', 'St.Louis'],
  ['TD', 'N.Djamena'],
  ['VG', 'Road Town'],
  ['IN', 'Ābu Road'],
])('in %s, %s is a city', async (country_of_residence, location) => {
  const id = await aMember(t.app, { profile: { location: null } })
  const change = { country_of_residence, location }
  const saved = await (await t.as(id)).put(`/functions/v1/update-profile?user_id=${id}`, change)
  expect(saved.status).toBe(200)
})

test('a profile view counts once per viewer and day', async () => {
  const [me, other] = [await aMember(t.app), await aMan(t.app)]
  const client = await t.as(me)
  await client.post('/functions/v1/record-profile-view', { user_id: other })
  await client.post('/functions/v1/record-profile-view', { user_id: other })
  const views = () =>
    t.app.db.selectFrom('profile_views').selectAll().where('viewed_id', '=', other).execute()
  expect(await views()).toHaveLength(1)
  t.clock.forward(86_400_000)
  await client.post('/functions/v1/record-profile-view', { user_id: other })
  expect(await views()).toHaveLength(2)
})

test('a people that it is dangerous to name in a country is not accepted there, and a move there clears it', async () => {
  const id = await aMember(t.app, { profile: { country_of_residence: 'UG' } })
  const me = await t.as(id)
  const save = (change: object) => me.put<Refusal>(`/functions/v1/update-profile?user_id=${id}`, change)
  const own = async () =>
    (await me.get<Reply<OwnProfile>>(`/functions/v1/get-profile?user_id=${id}`)).body.data
  expect((await save({ tribe: 'tutsi' })).status).toBe(200)
  expect((await save({ occupation: 'Teacher' })).status).toBe(200)
  expect((await own()).tribe).toBe('tutsi')
  expect((await save({ country_of_residence: 'Rwanda' })).status).toBe(200)
  expect(await own()).toMatchObject({ country_of_residence: 'RW', tribe: null })
  const refused = await save({ tribe: 'tutsi' })
  expect([refused.status, Object.keys(refused.body.data.fields)]).toEqual([422, ['tribe']])
  expect((await save({ tribe: 'luo', spoken_languages: ['kinyarwanda', 'english'] })).status).toBe(200)
})
