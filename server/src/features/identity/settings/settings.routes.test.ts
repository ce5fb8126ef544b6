import type { Suggestion } from '@ndoa/contract/dating/discovery'
import type { ViewedPhoto } from '@ndoa/contract/dating/profiles'
import type { Settings } from '@ndoa/contract/identity/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch, aMember, aPhoto } from '../../../../test/members.ts'

type Answer = { data: Settings; error: string }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const read = async (id: string) => (await t.as(id)).get<Answer>(`/functions/v1/get-settings?user_id=${id}`)
const save = async (id: string, change: object) =>
  (await t.as(id)).put<Answer>(`/functions/v1/update-settings?user_id=${id}`, change)
const changesOf = async (id: string) => {
  const events = await t.app.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'settings.changed')
    .execute()
  return events.filter(({ payload }) => (payload as { user_id: string }).user_id === id).length
}

const DEFAULTS: Settings = {
  email_notifications: true,
  sms_notifications: false,
  push_notifications: true,
  new_matches: true,
  messages: true,
  likes: true,
  profile_views: false,
  marketing_emails: false,
  profile_visibility: 'everyone',
  photo_blur: false,
  photo_blur_for: 'non_members',
  show_online_status: true,
  show_last_seen: true,
  show_distance: false,
  allow_screenshots: true,
  two_factor_enabled: false,
  login_alerts: true,
}

test('a new member has the default settings, even without a row', async () => {
  const amara = await aMember(t.app)
  await t.app.db.deleteFrom('settings').where('user_id', '=', amara).execute()
  expect((await read(amara)).body.data).toEqual(DEFAULTS)
})

test('saved settings are returned, and unnamed settings stay', async () => {
  const amara = await aMember(t.app)
  const { status, body } = await save(amara, { likes: false, profile_visibility: 'verified' })
  expect([status, body.data]).toEqual([200, { ...DEFAULTS, likes: false, profile_visibility: 'verified' }])
  await save(amara, { show_distance: true })
  expect((await read(amara)).body.data).toMatchObject({ likes: false, show_distance: true })
  const all = { ...DEFAULTS, photo_blur: true }
  expect((await save(amara, all)).body.data).toEqual(all)
})

test('other members are notified of changes only', async () => {
  const amara = await aMember(t.app)
  await save(amara, DEFAULTS)
  await save(amara, {})
  expect(await changesOf(amara)).toBe(0)
  await save(amara, { photo_blur: true })
  await save(amara, { photo_blur: true })
  expect(await changesOf(amara)).toBe(1)
})

test.each([{ profile_visibility: 'nobody' }, { likes: 'yes' }, { likes: null }, { tier: 'premium' }])(
  '%o is refused and changes nothing',
  async (change) => {
    const amara = await aMember(t.app)
    expect((await save(amara, { ...change, photo_blur: true })).status).toBe(422)
    expect((await read(amara)).body.data).toEqual(DEFAULTS)
  },
)

test('the second factor is on only by enrolment, not by a toggle', async () => {
  const amara = await aMember(t.app)
  const refused = await save(amara, { two_factor_enabled: true, photo_blur: true })
  expect([refused.status, refused.body.error]).toEqual([409, 'settings.second_factor'])
  expect((await read(amara)).body.data).toEqual(DEFAULTS)
  const kofi = await aMan(t.app, { user: { two_factor_enabled: true } })
  const client = await t.as(kofi)
  await t.app.db.updateTable('sessions').set({ second_factor: true }).where('user_id', '=', kofi).execute()
  const url = `/functions/v1/update-settings?user_id=${kofi}`
  expect((await client.put<Answer>(url, { ...DEFAULTS, two_factor_enabled: false })).status).toBe(409)
  const kept = await client.put<Answer>(url, { two_factor_enabled: true, likes: false })
  expect(kept.body.data).toMatchObject({ two_factor_enabled: true, likes: false })
})

test('a new visibility applies at the next call and never ends a match', async () => {
  const [amara, stranger, match] = [await aMember(t.app), await aMan(t.app), await aMan(t.app)]
  await aMatch(t.app, amara, match)
  const looks = async (id: string) =>
    (await (await t.as(id)).get(`/functions/v1/get-profile?user_id=${amara}`)).status
  const suggested = async () => {
    const { body } = await (await t.as(stranger)).post<{ data: Suggestion[] }>('/functions/v1/get-matches', {
      user_id: stranger,
      limit: 20,
    })
    return body.data.some(({ user_id }) => user_id === amara)
  }
  expect([await looks(stranger), await looks(match), await suggested()]).toEqual([200, 200, true])
  await save(amara, { profile_visibility: 'matches' })
  expect([await looks(stranger), await looks(match), await suggested()]).toEqual([404, 200, false])
  await save(amara, { profile_visibility: 'everyone' })
  expect([await looks(stranger), await suggested()]).toEqual([200, true])
})

test('photo blur applies at the next fetch, only to strangers without a tier', async () => {
  const [amara, stranger, match] = [await aMember(t.app), await aMan(t.app), await aMan(t.app)]
  const member = await aMan(t.app)
  const ends_at = new Date(Date.now() + 86_400_000)
  await t.app.db.insertInto('memberships').values({ user_id: member, tier: 'premium', ends_at }).execute()
  await aMatch(t.app, amara, match)
  const photoId = await aPhoto(t.app, amara)
  await keepFiles(photoId)
  const photoFor = async (id: string) => {
    const client = await t.as(id)
    const { body } = await client.post<{ data: ViewedPhoto[] }>('/functions/v1/get-user-photos', {
      user_id: amara,
    })
    const [photo] = body.data
    return { blurred: photo?.blurred, fetch: async () => (await client.get(photo?.signed_url ?? '')).status }
  }
  const [before, beforeMatch] = [await photoFor(stranger), await photoFor(match)]
  expect([before.blurred, await before.fetch(), await beforeMatch.fetch()]).toEqual([false, 200, 200])
  await save(amara, { photo_blur: true })
  expect([await before.fetch(), await beforeMatch.fetch()]).toEqual([404, 200])
  const [after, withTier] = [await photoFor(stranger), await photoFor(member)]
  expect([after.blurred, await after.fetch()]).toEqual([true, 200])
  expect([withTier.blurred, await withTier.fetch()]).toEqual([false, 200])
})

async function keepFiles(photoId: string) {
  const { storage_key } = await t.app.db
    .selectFrom('profile_photos')
    .select('storage_key')
    .where('id', '=', photoId)
    .executeTakeFirstOrThrow()
  for (const variant of ['w640', 'blur'])
    await t.app.storage.put(`photos/${storage_key}/${variant}.webp`, Buffer.from('picture'))
}
