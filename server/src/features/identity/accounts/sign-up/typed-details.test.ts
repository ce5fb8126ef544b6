import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aConfirmedMember,
  aSignUp,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const bornOn = (date_of_birth: string, country_of_residence = 'GH') => ({
  ...aSignUp('ama@x.test').data,
  date_of_birth,
  country_of_residence,
})
const usersWith = (email: string) =>
  server.db.selectFrom('users').select('sign_up_data').where('email', '=', email).execute()

const UNREAL = 'This day is in no calendar. Please check the day and the month.'
const SHORT_YEAR = 'Please write the year with four figures.'
const EARLY = 'That is more than 110 years ago. Please check the year.'

test.each([
  ['0094-04-04', SHORT_YEAR],
  ['0001-01-01', SHORT_YEAR],
  ['94-04-04', SHORT_YEAR],
  ['1994-02-30', UNREAL],
  ['1900-04-04', EARLY],
  ['1914-04-04', EARLY],
  ['', 'Date of birth is required'],
])('the date of birth "%s" is refused: %s', async (day, sentence) => {
  const data = bornOn(day)
  const byEmail = await server.browser().post('/sign-up/email', aSignUp('ama@x.test', { data }))
  expect([byEmail.status, byEmail.body.data?.fields]).toEqual([422, { 'data.date_of_birth': sentence }])
  const registration = { phone_number: '+233241234567', country_code: 'GH', data }
  const byPhone = await server.browser().post('/sign-up/phone', registration)
  expect([byPhone.status, byPhone.body.data?.fields]).toEqual([422, { 'data.date_of_birth': sentence }])
  const owner = { code: 'any', sign_up: { password: 'Correct-horse-9', data } }
  const asOwner = await server.browser().post('/exchange-code', owner)
  expect(asOwner.body.data?.fields).toEqual({ 'sign_up.data.date_of_birth': sentence })
  expect(await usersWith('ama@x.test')).toEqual([])
})

test('a date of birth in Arabic digits is stored in plain ones', async () => {
  await server.browser().post('/sign-up/email', aSignUp('digits@x.test', { data: bornOn('١٩٩٤-٠٤-٠٤') }))
  expect(await usersWith('digits@x.test')).toMatchObject([{ sign_up_data: { date_of_birth: '1994-04-04' } }])
})

test('a member is of age from midnight where they live', async () => {
  const now = server.clock.now()
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 0, 30))
  server.clock.forward(next.getTime() - now.getTime())
  const born = `${next.getUTCFullYear() - 18}${next.toISOString().slice(4, 10)}`
  const signUp = async (email: string, country: string) =>
    (await server.browser().post('/sign-up/email', aSignUp(email, { data: bornOn(born, country) }))).status
  expect(await signUp('lagos@x.test', 'NG')).toBe(200)
  expect(await signUp('new-york@x.test', 'US')).toBe(422)
})

test.each([
  '\u200bama@x.test',
  '\u202aama@x.test\u202c',
  'mailto:ama@x.test',
  'Ama <ama@x.test>',
  'ama@x.test,',
  'ama@x.test.',
])('a member signs in with the address pasted as %j', async (pasted) => {
  if ((await usersWith('ama@x.test')).length === 0) await aConfirmedMember(server, 'ama@x.test')
  expect((await signIn(server.browser(), pasted)).status).toBe(200)
})

test.each([
  ['ama@münchen.test', 'ama@xn--mnchen-3ya.test'],
  ['ama&kofi@x.test', 'ama&kofi@x.test'],
  ["o'neil@x.test", "o'neil@x.test"],
])('%s is an address', async (typed, stored) => {
  expect((await server.browser().post('/sign-up/email', aSignUp(typed))).status).toBe(200)
  expect(await usersWith(stored)).toHaveLength(1)
})

test.each(['amá@x.test', 'ama..b@x.test', '.ama@x.test', 'ama@-x.test', 'ama@x_y.test', 'ama@x.1'])(
  '%s cannot get mail',
  async (typed) => {
    const answer = await server.browser().post('/sign-up/email', aSignUp(typed))
    expect([answer.status, answer.body.message]).toEqual([400, 'Please enter a valid email address.'])
  },
)
