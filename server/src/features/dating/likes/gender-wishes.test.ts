import { randomUUID } from 'node:crypto'
import type { MemberProfile } from '@ndoa/contract/dating/profiles'
import type { Gender } from '@ndoa/contract/identity/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMatch, aMember } from '../../../../test/members.ts'

const LIKES = '/functions/v1/likes'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Person = [gender: Gender, preferred_gender: Gender | null]
const aPerson = ([gender, preferred_gender]: Person) =>
  aMember(t.app, { profile: { gender, preferred_gender } })
const setWish = (id: string, preferred_gender: Gender | null) =>
  t.app.db.updateTable('profiles').set({ preferred_gender }).where('user_id', '=', id).execute()

/** What a viewer gets of a member: the profile's percentage, and the status of a like. */
async function tryLike(viewer: string, member: string, looking_for_gender?: Gender) {
  const client = await t.as(viewer)
  const wish = looking_for_gender ? `&looking_for_gender=${looking_for_gender}` : ''
  const url = `/functions/v1/get-profile?user_id=${member}${wish}`
  const { body } = await client.get<{ data: MemberProfile }>(url)
  const { compatibility_percentage, reasons, strongest } = body.data
  const like = { from_id: viewer, to_id: member, ...(looking_for_gender && { looking_for_gender }) }
  const answer = await client.post(LIKES, like)
  return { percent: compatibility_percentage, reasons: [...reasons, ...strongest].length, answer }
}

test.each<[string, Person, Person, Gender | undefined, boolean]>([
  ['both seek the other by default', ['Female', null], ['Male', null], undefined, true],
  ['both say so', ['Female', 'Male'], ['Male', 'Female'], undefined, true],
  ['both seek their own gender', ['Male', 'Male'], ['Male', 'Male'], undefined, true],
  ['neither seeks the other by default', ['Female', null], ['Female', null], undefined, false],
  ['the viewer seeks the other gender', ['Male', null], ['Male', 'Male'], undefined, false],
  ['the member seeks the other gender', ['Female', 'Female'], ['Female', 'Male'], undefined, false],
  ['the member seeks the other gender by default', ['Male', 'Male'], ['Male', null], undefined, false],
  ['the viewer chose the gender by hand', ['Male', null], ['Male', 'Male'], 'Male', true],
  ['the viewer chose another gender by hand', ['Female', null], ['Male', null], 'Female', false],
  ['a choice by hand changes no wish of others', ['Female', null], ['Female', 'Male'], 'Female', false],
])('a like and a percentage need the wish of both: %s', async (_, one, other, byHand, fits) => {
  const [viewer, member] = [await aPerson(one), await aPerson(other)]
  const { percent, reasons, answer } = await tryLike(viewer, member, byHand)
  expect([percent !== null, reasons > 0, answer.status]).toEqual([fits, fits, fits ? 200 : 404])
})

test('a like outside the wishes is answered as one for an unknown member, and leaves nothing', async () => {
  const [viewer, member] = [await aPerson(['Female', null]), await aPerson(['Female', null])]
  const { answer } = await tryLike(viewer, member)
  const unknown = await (await t.as(viewer)).post(LIKES, { from_id: viewer, to_id: randomUUID() })
  expect([answer.status, answer.text]).toEqual([unknown.status, unknown.text])
  const stored = t.app.db.selectFrom('likes').selectAll().where('from_id', '=', viewer)
  expect(await stored.execute()).toEqual([])
})

test('a like stays after a wish changes: it is repeated, answered with a match, and taken back', async () => {
  const [amara, kofi] = [await aPerson(['Female', 'Male']), await aPerson(['Male', 'Female'])]
  const tendai = await aPerson(['Male', 'Female'])
  await tryLike(amara, kofi)
  await tryLike(amara, tendai)
  t.clock.forward(10_000)
  await setWish(amara, 'Female')
  const repeated = await tryLike(amara, kofi)
  expect([repeated.percent !== null, repeated.answer.status]).toEqual([true, 200])
  const back = await tryLike(kofi, amara)
  expect([back.percent !== null, back.answer.status]).toEqual([true, 200])
  expect(back.answer.body).toMatchObject({ data: { is_matched: true } })
  const client = await t.as(amara)
  const undone = { from_id: amara, to_id: tendai }
  expect((await client.post('/functions/v1/take-back-like', undone)).status).toBe(200)
  expect((await client.post(LIKES, undone)).status).toBe(404)
})

test('a match keeps its percentage after a wish changes', async () => {
  const [amara, kofi] = [await aPerson(['Female', 'Male']), await aPerson(['Male', 'Female'])]
  const match_id = await aMatch(t.app, amara, kofi)
  await setWish(kofi, 'Male')
  const { percent, answer } = await tryLike(amara, kofi)
  expect([percent !== null, answer.status]).toEqual([true, 200])
  expect(answer.body).toMatchObject({ data: { is_matched: true, match_id } })
})
