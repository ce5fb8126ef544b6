import type { MemberProfile, OwnProfile } from '@ndoa/contract/dating/profiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMember } from '../../../../test/members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function ageOf(viewer: string, member: string) {
  const client = await t.as(viewer)
  const { body } = await client.get<{ data: MemberProfile | OwnProfile }>(
    `/functions/v1/get-profile?user_id=${member}`,
  )
  return body.data.age
}

test('a member’s age turns at midnight of their own time zone', async () => {
  const now = t.clock.now()
  const halfPastTen = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 22, 30),
  )
  t.clock.forward(halfPastTen.getTime() - now.getTime())
  const tomorrow = new Date(halfPastTen.getTime() + 86_400_000).toISOString().slice(4, 10)
  const profile = { date_of_birth: `${halfPastTen.getUTCFullYear() - 31}${tomorrow}` }
  const viewer = await aMember(t.app)
  const bornIn = (country_of_residence: string) =>
    aMan(t.app, { profile: { ...profile, country_of_residence, location: null } })
  const [nairobi, accra, traveller] = [await bornIn('KE'), await bornIn('GH'), await bornIn('KE')]
  await t.app.db.insertInto('quiet_hours').values({ user_id: traveller, zone: 'America/New_York' }).execute()
  for (const [member, age] of [
    [nairobi, 31],
    [accra, 30],
    [traveller, 30],
  ] as const) {
    expect(await ageOf(viewer, member)).toBe(age)
    expect(await ageOf(member, member)).toBe(age)
  }
})
