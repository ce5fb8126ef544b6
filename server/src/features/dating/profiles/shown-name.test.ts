import { randomUUID } from 'node:crypto'
import type { OwnProfile } from '@ndoa/contract/dating/profiles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch, aMember } from '../../../../test/members.ts'
import { block, blockedBy, write } from '../safety/testing/safety-members.ts'
import { insertProfileFromSignUp } from './profiles.queries.ts'

interface Answer {
  data: OwnProfile & { fields?: Record<string, string> }
  message?: string
}

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function aKofi(full_name = 'Kofi Yaw Mensah', profile: object = {}) {
  const id = await aMan(t.app, { user: { name: full_name }, profile: { full_name, ...profile } })
  const client = await t.as(id)
  const save = async (change: object) => {
    const { status, body } = await client.put<Answer>(`/functions/v1/update-profile?user_id=${id}`, change)
    return { status, ...body.data, message: body.message }
  }
  const own = async () => (await client.get<Answer>(`/functions/v1/get-profile?user_id=${id}`)).body.data
  return { id, client, save, own }
}

/** Backdates the recorded changes instead of advancing the clock, which would end the sessions. */
const wait = (days: number) =>
  sql`update answer_changes set changed_at =
    array(select at - make_interval(days => ${days}) from unnest(changed_at) at order by at)`.execute(
    t.app.db,
  )

test.each([
  ['Kofi Mensah', 'Kofi'],
  ['Mme Aïcha Traoré', 'Aïcha'],
  ['El Hadj Mamadou Diallo', 'El Hadj Mamadou'],
  ['ወ/ሮ አልማዝ በቀለ', 'አልማዝ'],
])('who signs up as %s is shown as %s', async (full_name, display_name) => {
  const data = { full_name, gender: 'Female', date_of_birth: '1990-01-01', country_of_residence: 'GH' }
  const { id } = await t.app.db
    .insertInto('users')
    .values({ name: full_name, email: `${randomUUID()}@x.test`, sign_up_data: JSON.stringify(data) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertProfileFromSignUp(t.app.db, id, t.clock.now())
  const made = await t.app.db
    .selectFrom('profiles')
    .select(['full_name', 'display_name'])
    .where('user_id', '=', id)
    .execute()
  expect(made).toEqual([{ full_name, display_name }])
})

test('a chosen name replaces the first name wherever others and its owner read it', async () => {
  const { id, client, save, own } = await aKofi()
  const amara = await aMember(t.app)
  const hers = await t.as(amara)
  const matchId = await aMatch(t.app, amara, id)
  await t.app.db
    .insertInto('notifications')
    .values({
      user_id: amara,
      from_id: id,
      match_id: matchId,
      type: 'match',
      about: 'match',
      occasion: id,
      created_at: t.clock.now(),
    })
    .execute()
  expect(await save({ display_name: 'Yaw Mensah' })).toMatchObject({
    status: 200,
    display_name: 'Yaw Mensah',
  })
  expect(await own()).toMatchObject({ full_name: 'Kofi Yaw Mensah', display_name: 'Yaw Mensah' })
  expect((await write(hers, matchId)).status).toBe(200)

  const seen = [
    await hers.get(`/functions/v1/get-profile?user_id=${id}`),
    await hers.post('/functions/v1/get-my-matches', { user_id: amara }),
    await hers.post('/functions/v1/get-conversations', { user_id: amara }),
    await hers.get('/functions/v1/get-notifications'),
    await client.get('/functions/v1/get-profile-as-others'),
    await client.get('/auth/v1/get-session'),
  ].map(({ text }) => text)
  for (const text of seen) expect(text).toContain('Yaw Mensah')
  for (const text of seen.slice(0, 5)) expect(text).not.toContain('Kofi')
  await t.app.db.deleteFrom('users').where('id', '=', id).execute()
  const left = await t.app.db.selectFrom('answer_changes').where('member_id', '=', id).selectAll().execute()
  expect(left).toEqual([])
})

test.each([
  ['another name', 'Kwame'],
  ['a part of a word', 'Kof'],
  ['the site', 'Ndoa'],
  ['its staff', 'Admin'],
  ['the whole full name', 'Kofi Yaw Mensah'],
  ['a nickname added', 'Kofi Bae'],
  ['a direction mark', 'Kofi\u200e'],
  ['a character that cannot be stored', 'Kofi\u0000'],
  ['a hidden character', 'Ko\u200bfi'],
  ['other capitals', 'YAW'],
  ['nothing', ''],
  ['a number', 'Yaw 0803'],
  ['a long text', 'Yaw'.repeat(40)],
])('%s is refused as the name that others see, and nothing is saved', async (_what, display_name) => {
  const { save, own } = await aKofi()
  const refused = await save({ display_name, bio: 'New' })
  const fields = Object.keys(refused.fields ?? {}).map((path) => path.replace('body.', ''))
  expect([refused.status, fields]).toEqual([422, ['display_name']])
  expect(await own()).toMatchObject({ display_name: 'Kofi', bio: null })
})

test('the sentence says what can be chosen', async () => {
  const { save } = await aKofi()
  expect((await save({ display_name: 'Kwame' })).fields).toEqual({
    display_name: 'Please choose a part of your full name',
  })
})

test('a name of the site or its staff inside the full name cannot be shown', async () => {
  const { save } = await aKofi('Kofi Ndoa Support')
  for (const display_name of ['Ndoa', 'Support', 'Ndoa Support', 'Kofi Ndoa'])
    expect((await save({ display_name })).status).toBe(422)
  expect((await save({ full_name: 'Ndoa Support' })).fields).toEqual({
    full_name: 'Please enter your real name, using letters only.',
  })
})

test('a corrected full name keeps the shown name while it is a part, else shows the first name', async () => {
  const { save } = await aKofi('Kofi Yaw Mensah')
  expect(await save({ display_name: 'Yaw' })).toMatchObject({ display_name: 'Yaw' })
  expect(await save({ full_name: 'Dr Kofi Yaw Mensa' })).toMatchObject({ display_name: 'Yaw' })
  expect(await save({ full_name: 'El Hadj Mamadou Diallo', display_name: 'Yaw' })).toMatchObject({
    status: 200,
    display_name: 'El Hadj Mamadou',
  })
})

test('spaces of any kind separate the first name from the others', async () => {
  const { save } = await aKofi('Kwame Boateng')
  expect(await save({ full_name: ' Kofi\u00a0\u2003Mensah ' })).toMatchObject({
    full_name: 'Kofi Mensah',
    display_name: 'Kofi',
  })
})

test('what others see changes twice in 30 days, whichever field changes it', async () => {
  const { save, own } = await aKofi()
  const sentence = /^You can change the name that others see twice in 30 days\. /
  expect((await save({ display_name: 'Yaw' })).status).toBe(200)
  expect((await save({ full_name: 'Kwame Mensah' })).status).toBe(200)
  const chosen = await save({ display_name: 'Mensah', bio: 'New' })
  expect([chosen.status, Object.keys(chosen.fields ?? {})]).toEqual([429, ['display_name']])
  expect(chosen.fields?.display_name).toMatch(sentence)
  const renamed = await save({ full_name: 'Juma Otieno' })
  expect([renamed.status, Object.keys(renamed.fields ?? {})]).toEqual([429, ['full_name']])
  expect(renamed.fields?.full_name).toMatch(sentence)
  expect(await own()).toMatchObject({ full_name: 'Kwame Mensah', display_name: 'Kwame', bio: null })
  // A surname that others don't see changes freely.
  expect((await save({ full_name: 'Kwame Otieno', display_name: 'Kwame', bio: 'New' })).status).toBe(200)
  await wait(30)
  expect(await save({ display_name: 'Otieno' })).toMatchObject({ status: 200, display_name: 'Otieno' })
})

test('a new name brings back nobody who was blocked, and renames no copy of the old name', async () => {
  const { id, save } = await aKofi()
  const amara = await t.as(await aMember(t.app))
  expect((await block(amara, id)).status).toBe(200)
  expect((await save({ display_name: 'Yaw' })).status).toBe(200)
  expect((await amara.get(`/functions/v1/get-profile?user_id=${id}`)).status).toBe(404)
  expect(await blockedBy(amara)).toMatchObject([{ user_id: id, display_name: 'Kofi' }])
})

test('suspended members cannot change their name', async () => {
  const { id, save } = await aKofi()
  await t.app.db.updateTable('users').set({ suspended_at: t.clock.now() }).where('id', '=', id).execute()
  expect((await save({ display_name: 'Yaw' })).status).toBe(403)
  const row = await t.app.db.selectFrom('profiles').select('display_name').where('user_id', '=', id).execute()
  expect(row).toEqual([{ display_name: 'Kofi' }])
})
