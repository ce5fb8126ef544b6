import type { Consents, Settings } from '@ndoa/contract/identity/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMember } from '../../../../test/members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ LIMIT_ANSWERS: '20/7 days' })
})
afterAll(() => t.close())

const FROM_PROFILE = {
  matching: true,
  show_faith: true,
  show_tribe: true,
  show_lifestyle: true,
  marketing: false,
}

type Answer<T> = { data: T }
const read = async (id: string) =>
  (await (await t.as(id)).get<Answer<Consents>>(`/functions/v1/get-consents?user_id=${id}`)).body.data
const save = async (id: string, change: object) =>
  (await t.as(id)).put<Answer<Consents>>(`/functions/v1/update-consents?user_id=${id}`, change)
const recordsOf = (id: string, kind: string) =>
  t.app.db
    .selectFrom('consents')
    .select(['text_version', 'withdrawn_at'])
    .where('user_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()

/** @returns the flags on the profile, which the lists read */
const flagsOf = (id: string) =>
  t.app.db
    .selectFrom('profiles')
    .select(['matching', 'show_faith', 'show_tribe', 'show_lifestyle'])
    .where('user_id', '=', id)
    .executeTakeFirst()

test('filling in a profile consents to showing it only', async () => {
  const id = await aMember(t.app)
  expect(await read(id)).toEqual(FROM_PROFILE)
})

test('a consent can be withdrawn and given again, and every record keeps its text', async () => {
  const id = await aMember(t.app)
  expect((await save(id, { show_faith: false })).body.data).toEqual({ ...FROM_PROFILE, show_faith: false })
  await save(id, { show_faith: false })
  expect((await save(id, { show_faith: true })).body.data).toEqual(FROM_PROFILE)
  await save(id, { show_faith: true })
  expect(await recordsOf(id, 'show_faith')).toEqual([
    { text_version: 'profile-1', withdrawn_at: expect.any(Date) as Date },
    { text_version: 'settings-2', withdrawn_at: null },
  ])
})

test('a record includes its text’s language', async () => {
  const id = await aMember(t.app, { user: { language: 'fr' } })
  await save(id, { marketing: true })
  expect(await recordsOf(id, 'marketing')).toEqual([{ text_version: 'settings-2-fr', withdrawn_at: null }])
})

test('simultaneous withdrawals all take effect in the profile', async () => {
  const id = await aMember(t.app)
  const client = await t.as(id)
  const url = `/functions/v1/update-consents?user_id=${id}`
  const kinds = ['matching', 'show_faith', 'show_tribe', 'show_lifestyle']
  for (const isGiven of [false, true, false, true, false]) {
    const answers = await Promise.all(kinds.map((kind) => client.put(url, { [kind]: isGiven })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(Object.values((await flagsOf(id)) ?? {})).toEqual([isGiven, isGiven, isGiven, isGiven])
  }
})

test.each([{ show_faith: 'yes' }, { show_faith: null }, { show_everything: true }])(
  'a change like %j is refused and changes nothing',
  async (change) => {
    const id = await aMember(t.app)
    expect((await save(id, { show_tribe: false, ...change })).status).toBe(422)
    expect(await read(id)).toEqual(FROM_PROFILE)
  },
)

test('the marketing choice is the same everywhere', async () => {
  const id = await aMember(t.app)
  const client = await t.as(id)
  const settings = `settings?user_id=${id}`
  const emails = async () =>
    (await client.get<Answer<Settings>>(`/functions/v1/get-${settings}`)).body.data.marketing_emails
  await client.put(`/functions/v1/update-${settings}`, { marketing_emails: true })
  expect((await read(id)).marketing).toBe(true)
  await save(id, { marketing: false })
  expect([await emails(), (await read(id)).marketing]).toEqual([false, false])
  await save(id, { marketing: true })
  expect(await emails()).toBe(true)
  expect(await recordsOf(id, 'marketing')).toHaveLength(2)
})

test('a choice made before the profile exists is kept', async () => {
  const id = await anUnconfirmedMember()
  await save(id, { show_tribe: true, show_faith: true })
  await save(id, { show_faith: false })
  await t.app.db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute()
  await (await t.as(id)).post('/functions/v1/complete-sign-up')
  expect(await read(id)).toEqual({ ...FROM_PROFILE, show_faith: false })
  expect(await flagsOf(id)).toEqual({
    matching: true,
    show_faith: false,
    show_tribe: true,
    show_lifestyle: true,
  })
})

/** Creates an unconfirmed member without a profile. */
async function anUnconfirmedMember(): Promise<string> {
  const sign_up_data = JSON.stringify({
    full_name: 'Amara Okafor',
    gender: 'Female',
    date_of_birth: '1995-04-12',
    country_of_residence: 'NG',
  })
  const { id } = await t.app.db
    .insertInto('users')
    .values({ name: 'Amara', email: 'unconfirmed@members.test', email_verified: false, sign_up_data })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
