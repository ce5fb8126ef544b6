import type { OwnProfile } from '@ndoa/contract/dating/profiles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aMember } from '../../../../test/members.ts'
import { GATE_ANSWERS } from '../../identity/answers/index.ts'

interface Answer {
  data: OwnProfile
  error?: string
  message?: string
}
type Refusal = {
  error: string
  message: string
  data: { fields: Record<string, string> }
}

const DAY = 86_400
const TOO_MANY = 'You have changed this several times already.'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Backdates the recorded changes instead of advancing the clock, which would end the sessions. */
const wait = (days: number) =>
  sql`update answer_changes set changed_at =
    array(select at - make_interval(days => ${days}) from unnest(changed_at) at order by at)`.execute(
    t.app.db,
  )

async function me(profile: object = {}) {
  const id = await aMember(t.app, { profile })
  const client = await t.as(id)
  return { id, ...changing(id, client), client }
}

function changing(id: string, client: Client) {
  const save = (change: object) =>
    client.put<Answer & Refusal>(`/functions/v1/update-profile?user_id=${id}`, change)
  const statuses = async (...changes: object[]) => {
    const answers: number[] = []
    for (const change of changes) answers.push((await save(change)).status)
    return answers
  }
  const profile = async () => (await client.get<Answer>(`/functions/v1/get-profile?user_id=${id}`)).body.data
  const consent = (change: object) =>
    client.put<Refusal>(`/functions/v1/update-consents?user_id=${id}`, change)
  return { save, statuses, profile, consent }
}

/** Values to save in turn, starting with the member's current one. */
const VALUES: Record<(typeof GATE_ANSWERS)[number], unknown[]> = {
  country_of_residence: ['NG', 'GH', 'KE', 'ZA', 'NG'],
  faith: ['christianity', 'islam', 'atheist', 'other', 'islam'],
  smoking: ['No', 'Yes', 'No', 'Yes', 'No'],
  drinking: ['No', 'Yes', 'Occasionally', 'No', 'Yes'],
  has_children: [false, true, false, true, false],
  wants_children: [false, true, null, false, true],
  preferred_gender: ['Male', 'Female', null, 'Male', 'Female'],
  deal_breakers: [['Smoking'], [], ['Drinking'], ['Drinking', 'Smoking'], ['Smoking']],
}

test.each(GATE_ANSWERS)(
  '%s can be changed three times a week, and the fourth refusal has the time to wait',
  async (answer) => {
    const [first, ...others] = VALUES[answer]
    const she = await me({ location: null, denomination: null, [answer]: first })
    expect(await she.statuses(...others.map((value) => ({ [answer]: value })))).toEqual([200, 200, 200, 429])
    await wait(2)
    const refused = await she.save({ [answer]: others[3], bio: 'New' })
    const sentence = `${TOO_MANY} Please try again in 5 days.`
    expect(refused.body).toMatchObject({
      error: 'request.too_many',
      message: sentence,
      data: { fields: { [answer]: sentence } },
    })
    expect(Math.ceil(Number(refused.headers['retry-after']) / DAY)).toBe(5)
    expect(await she.profile()).toMatchObject({ [answer]: others[2], bio: null })
    await wait(5)
    expect(await she.statuses({ [answer]: others[3] })).toEqual([200])
  },
)

test('equal values, reordered deal breakers and first answers are not changes', async () => {
  const she = await me({ smoking: null, deal_breakers: ['Drinking', 'Smoking'] })
  const same = { deal_breakers: ['Smoking', 'Drinking'], country_of_residence: 'NG' }
  expect(await she.statuses(same, same, same, same, { smoking: 'No' })).toEqual([200, 200, 200, 200, 200])
  const asked = ['Yes', 'No', 'Yes', 'No'].map((smoking) => ({
    smoking,
    deal_breakers: [smoking === 'Yes' ? 'Smoking' : 'Drinking'],
  }))
  expect(await she.statuses(...asked)).toEqual([200, 200, 200, 429])
})

test('removing and giving an answer again counts as changes, and removing is always possible', async () => {
  const she = await me({ smoking: null })
  const [yes, none] = [{ smoking: 'Yes' }, { smoking: null }]
  expect(await she.statuses(yes, none, yes, none, yes)).toEqual([200, 200, 200, 200, 429])
  await wait(30)
  expect(await she.statuses(yes, none, yes, none, yes)).toEqual([200, 200, 200, 200, 429])
  expect(await she.profile()).toMatchObject({ smoking: null })
})

test('one refused answer neither loses nor counts any part of the form', async () => {
  const she = await me({ smoking: 'No', drinking: 'No' })
  await she.statuses({ smoking: 'Yes' }, { smoking: 'No' }, { smoking: 'Yes' })
  for (let i = 0; i < 4; i++)
    expect((await she.save({ smoking: 'No', drinking: 'Yes', occupation: 'Pilot' })).status).toBe(429)
  expect(await she.profile()).toMatchObject({ smoking: 'Yes', drinking: 'No', occupation: null })
  expect(await she.statuses({ drinking: 'Yes' }, { drinking: 'No' }, { drinking: 'Yes' })).toEqual([
    200, 200, 200,
  ])
})

test('three of many simultaneous changes are saved', async () => {
  const she = await me({ country_of_residence: 'NG', location: null })
  const others = ['GH', 'KE', 'ZA', 'EG', 'MA', 'ET', 'UG', 'US']
  const answers = await Promise.all(others.map((country_of_residence) => she.save({ country_of_residence })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 200, 429, 429, 429, 429, 429,
  ])
})

test('hiding and showing an answer counts as a change, and hiding is always possible', async () => {
  const she = await me({ has_children: true, has_children_private: false })
  const [hide, show] = [{ has_children_private: true }, { has_children_private: false }]
  expect(await she.statuses(hide, show, hide, show, hide)).toEqual([200, 200, 200, 429, 200])
  const asked = [{ show_lifestyle: false }, { show_lifestyle: true }]
  const he = await me({ smoking: 'Yes' })
  const statuses: number[] = []
  for (const change of [...asked, ...asked]) statuses.push((await he.consent(change)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const refused = await he.consent({ show_lifestyle: true, marketing: true })
  expect(refused.body).toMatchObject({ message: `${TOO_MANY} Please try again in 7 days.` })
  const consents = await he.client.get<{ data: object }>(`/functions/v1/get-consents?user_id=${he.id}`)
  expect(consents.body.data).toMatchObject({ show_lifestyle: false, marketing: false })
  expect((await he.consent({ matching: false })).status).toBe(200)
})

test('a change made while hidden counts once it is visible', async () => {
  const she = await me({ has_children: true, has_children_private: true })
  const other = (has_children: boolean) => ({ has_children })
  expect(await she.statuses(other(false), other(true), other(false), other(true))).toEqual([
    200, 200, 200, 200,
  ])
})

test('a move away from a known city is refused at its field', async () => {
  const she = await me({ location: 'Lagos' })
  const cities = ['Abuja', 'Kano', 'Lagos'].map((location) => ({ location }))
  expect(await she.statuses(...cities)).toEqual([200, 200, 429])
  const sentence = 'You can move to another city twice a week. Please try again in 7 days.'
  expect((await she.save({ location: 'Lagos' })).body).toMatchObject({
    message: sentence,
    data: { fields: { location: sentence } },
  })
  await wait(7)
  expect((await she.save({ location: 'Lagos' })).status).toBe(200)
})

test.each([
  ['gender', 'Male'],
  ['date_of_birth', '1990-01-01'],
])('%s stays as given at sign-up, and the refusal names the contact address', async (field, value) => {
  const she = await me()
  const before = await she.profile()
  const refused = await she.save({ [field]: value, bio: 'New' })
  const sentence = 'This can be set only once. If it is wrong, please write to support@ndoa.example.'
  expect([refused.status, refused.body.data.fields]).toEqual([422, { [field]: sentence }])
  expect(await she.profile()).toEqual(before)
  const { gender, date_of_birth } = before
  expect((await she.save({ gender, date_of_birth, bio: 'New' })).status).toBe(200)
})
