import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertProfileFromSignUp } from '../features/dating/profiles/index.ts'
import {
  aPhoneSignUp,
  aSignUp,
  signIn,
  startTestServer,
  type TestServer,
} from '../features/identity/accounts/testing/accounts-server.ts'

let server: TestServer
let failing = false
beforeAll(async () => {
  server = await startTestServer({
    onConfirmed: async (tx, userId) => {
      await insertProfileFromSignUp(tx, userId, server.clock.now())
      if (failing) throw new Error('no profile')
    },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  failing = false
  await server.db.deleteFrom('limit_uses').execute()
})

const { data } = aSignUp('')
const UNUSABLE = [
  ['data.country_of_residence', { country_of_residence: 'ZZ' }],
  ['data.date_of_birth', { date_of_birth: '0000-01-01' }],
  ['data.full_name', { full_name: '\u0958'.repeat(101) }],
] as const

test.each(UNUSABLE)(
  'a sign-up with details that make no valid profile is refused: %s',
  async (field, change) => {
    const entered = { ...data, ...change }
    const phone = aPhoneSignUp('+233241234567', { data: entered })
    for (const answer of [
      await server.browser().post('/sign-up/email', aSignUp('unusable@x.test', { data: entered })),
      await server.browser().post('/sign-up/phone', phone),
    ]) {
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.data?.fields ?? {})).toEqual([field])
    }
    expect(server.mails).toHaveLength(0)
    expect(server.messages).toHaveLength(0)
  },
)

test('the mailbox owner who signs up by a link gets a notice, and the link still works', async () => {
  await server.browser().post('/sign-up/email', aSignUp('owner@x.test'))
  const owner = server.browser()
  const exchange = (change: object) =>
    owner.post('/exchange-code', {
      code: server.codeFor('owner@x.test'),
      sign_up: { password: aSignUp('').password, data: { ...data, ...change } },
    })
  const refused = await exchange({ country_of_residence: 'ZZ' })
  expect(refused.body.data?.fields).toEqual({
    'sign_up.data.country_of_residence': 'Country of residence is required',
  })
  expect((await exchange({})).status).toBe(200)
  const made = await server.db.selectFrom('profiles').select('full_name').execute()
  expect(made).toEqual([{ full_name: 'Amara Okafor' }])
})

test('a texted code is not used up when its profile cannot be created', async () => {
  const [browser, phone_number] = [server.browser(), '+233241234568']
  await browser.post('/sign-up/phone', aPhoneSignUp(phone_number))
  const verify = () => browser.post('/verify-phone', { phone_number, code: server.smsCodeFor(phone_number) })
  failing = true
  expect((await verify()).status).toBe(500)
  failing = false
  expect((await verify()).status).toBe(200)
  expect((await verify()).body.error).toBe('accounts.code_invalid')
})

test('browsers confirming one new number at once are all signed in to one account', async () => {
  const phone_number = '+233241234569'
  const waiting = []
  for (const address of ['10.0.1.1', '10.0.2.1', '10.0.3.1', '10.0.4.1']) {
    await server.db.deleteFrom('limit_uses').execute()
    const browser = server.browser(address)
    await browser.post('/sign-up/phone', aPhoneSignUp(phone_number))
    waiting.push({ browser, code: server.smsCodeFor(phone_number) })
  }
  const answers = await Promise.all(
    waiting.map(({ browser, code }) => browser.post('/verify-phone', { phone_number, code })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.data?.user?.id)).size).toBe(1)
})

test('a mailed code is used once, and not when its profile cannot be created', async () => {
  const browser = server.browser()
  await browser.post('/sign-up/email', aSignUp('first@x.test'))
  await signIn(browser, 'first@x.test')
  await browser.post('/change-contact', { email: 'second@x.test' })
  const [code] = /\b\d{6}\b/.exec(server.mails.findLast(({ to }) => to === 'second@x.test')?.text ?? '') ?? []
  failing = true
  expect((await browser.post('/confirm-contact', { code })).status).toBe(500)
  failing = false
  const atOnce = await Promise.all([1, 2].map(() => browser.post('/confirm-contact', { code })))
  expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set([200, 400]))
})
