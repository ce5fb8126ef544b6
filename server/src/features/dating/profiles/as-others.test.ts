import type { MemberProfile, OwnProfile, ProfileAsOthers } from '@ndoa/contract/dating/profiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch, aMember, aPhoto, giveBadges, type MemberTraits } from '../../../../test/members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ownView = async (id: string) =>
  (await (await t.as(id)).get<{ data: ProfileAsOthers }>('/functions/v1/get-profile-as-others')).body.data

/** The profile that another member gets, without the data about the pair. */
async function strangersView(id: string, viewerId: string): Promise<ProfileAsOthers> {
  const { body } = await (await t.as(viewerId)).get<{ data: MemberProfile }>(
    `/functions/v1/get-profile?user_id=${id}`,
  )
  const {
    compatibility_percentage: _percent,
    reasons: _reasons,
    strongest: _strongest,
    distance: _distance,
    ...rest
  } = body.data
  return rest
}

/** Links are specific to the viewer, but must lead to the same files. */
const withoutSignatures = (profile: ProfileAsOthers) => ({
  ...profile,
  photos: profile.photos.map((photo) => ({
    ...photo,
    signed_url: photo.signed_url.split('?')[0],
    srcset: photo.srcset.replaceAll(/\?\S+/g, ''),
  })),
})

const everything: MemberTraits['profile'] = {
  bio: 'Weekends are for highlife.',
  occupation: 'Pharmacist',
  education: "Bachelor's Degree",
  interests: ['music'],
  tribe: 'igbo',
  smoking: 'No',
  drinking: 'Prefer not to say',
  celibacy: 'Yes',
  has_children: true,
  wants_children: true,
  preferred_faith: 'christianity',
  deal_breakers: ['Smoking'],
}

const variants: [string, MemberTraits][] = [
  ['who shows everything', { profile: everything }],
  ['who filled in nothing', {}],
  ['with private answers', { profile: { ...everything, has_children_private: true } }],
  ['who agreed to show nothing', { profile: everything, consents: [] }],
  ['with blurred photos', { profile: everything, settings: { photo_blur: true } }],
  ['with photos blurred for everybody', { settings: { photo_blur: true, photo_blur_for: 'everybody' } }],
  ['with the blur chosen and off', { settings: { photo_blur: false, photo_blur_for: 'everybody' } }],
  ['who hides when they were here', { settings: { show_last_seen: false, show_distance: true } }],
]

test.each(variants)('a member %s sees exactly what others get of their own profile', async (_who, traits) => {
  const id = await aMember(t.app, traits)
  const [, second, waiting] = [await aPhoto(t.app, id), await aPhoto(t.app, id), await aPhoto(t.app, id)]
  const { db } = t.app
  await db.updateTable('profile_photos').set({ status: 'pending' }).where('id', '=', waiting).execute()
  await db.updateTable('profile_photos').set({ is_primary: false }).where('user_id', '=', id).execute()
  await db.updateTable('profile_photos').set({ is_primary: true }).where('id', '=', second).execute()
  await giveBadges(t.app, [id])
  await aMatch(t.app, id, await aMan(t.app))
  const own = await ownView(id)
  expect(own.photos.map((photo) => photo.id)[0]).toBe(second)
  expect(own.photos).toHaveLength(2)
  expect(withoutSignatures(own)).toEqual(withoutSignatures(await strangersView(id, await aMan(t.app))))
})

test('the header shows the main photo once approved, never one under review', async () => {
  const id = await aMember(t.app)
  const mainPhoto = async () =>
    (await (await t.as(id)).get<{ data: OwnProfile }>(`/functions/v1/get-profile?user_id=${id}`)).body.data
      .main_photo?.id ?? null
  expect(await mainPhoto()).toBeNull()
  const [main, second] = [await aPhoto(t.app, id), await aPhoto(t.app, id)]
  const review = (status: string) =>
    t.app.db.updateTable('profile_photos').set({ status }).where('id', '=', main).execute()
  await review('pending')
  expect(await mainPhoto()).toBe(second)
  await review('approved')
  expect(await mainPhoto()).toBe(main)
})

test('completion is returned for each part of the profile', async () => {
  const id = await aMember(t.app, { profile: { occupation: null, bio: 'Hello', faith: null } })
  const { body } = await (await t.as(id)).get<{ data: OwnProfile }>(`/functions/v1/get-profile?user_id=${id}`)
  expect(Object.fromEntries(body.data.parts.map(({ part, percent }) => [part, percent]))).toEqual({
    photos: 0,
    basic: 74,
    faith: 0,
    lifestyle: 0,
    languages: 100,
    preferences: 100,
    additional: 48,
  })
})
