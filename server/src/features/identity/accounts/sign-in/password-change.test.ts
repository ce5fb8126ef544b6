import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '../sessions/create-session.ts'
import {
  aConfirmedMember,
  aPhoneMember,
  aSignUp,
  type Browser,
  OTHER_PASSWORD,
  PASSWORD,
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

const MINUTE = 60 * 1000
const change = (browser: Browser, body: object) =>
  browser.post('/change-password', { password: OTHER_PASSWORD, ...body })

/** Creates a member whose sign-in no longer counts as recent auth. */
async function aMemberSignedInEarlier(email: string) {
  const member = await aConfirmedMember(server, email)
  await server.db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 11 * MINUTE) })
    .where('user_id', '=', member.id)
    .execute()
  return member
}

const passwordOf = (id: string) =>
  server.db.selectFrom('passwords').select('updated_at').where('user_id', '=', id).executeTakeFirstOrThrow()

test('a new password ends all sessions but the current one', async () => {
  const { browser } = await aMemberSignedInEarlier('amara@x.test')
  const other = server.browser()
  await signIn(other, 'amara@x.test')
  const answer = await change(browser, { current_password: PASSWORD })
  expect([answer.status, answer.body.message]).toEqual([
    200,
    'Your password was updated successfully. You’ll need to use your new password next time you log in.',
  ])
  expect(await browser.viewer()).not.toBeNull()
  expect(await other.viewer()).toBeNull()
  expect((await signIn(server.browser(), 'amara@x.test')).body.error).toBe('accounts.wrong_credentials')
  expect((await signIn(server.browser(), 'amara@x.test', OTHER_PASSWORD)).status).toBe(200)
  const notices = server.mails.filter(({ subject }) => subject === 'Your Ndoa password was changed')
  expect(notices.map(({ to }) => to)).toEqual(['amara@x.test'])
})

test('sign-ins with the old password are refused while it changes', async () => {
  const { browser } = await aConfirmedMember(server, 'race@x.test')
  const thieves = Array.from({ length: 12 }, () => server.browser())
  const [changed] = await Promise.all([
    change(browser, {}),
    ...thieves.map(async (thief, i) => {
      await new Promise((resolve) => setTimeout(resolve, i * 5))
      await signIn(thief, 'race@x.test')
    }),
  ])
  expect(changed.status).toBe(200)
  expect(await browser.viewer()).not.toBeNull()
  expect(await Promise.all(thieves.map((thief) => thief.viewer()))).toEqual(thieves.map(() => null))
})

test('a password changed after its check does not sign in', async () => {
  const { id } = await aConfirmedMember(server, 'judged@x.test')
  const admission = createSession(server.app, {
    userId: id,
    address: '127.0.0.1',
    userAgent: undefined,
    secondFactor: false,
    passwordHash: 'the one before',
    way: 'password',
    origin: { address_block: null, country: null, device: null },
  })
  await expect(admission).rejects.toMatchObject({ code: 'accounts.wrong_credentials' })
})

test('a password change requires the current password or recent auth', async () => {
  const { browser } = await aMemberSignedInEarlier('proof@x.test')
  const without = await change(browser, {})
  expect([without.status, without.body.error]).toEqual([403, 'accounts.proof_needed'])
  const wrong = await change(browser, { current_password: 'Wrong-horse-11' })
  expect([wrong.status, wrong.body.error]).toEqual([403, 'accounts.wrong_password'])
  expect((await signIn(server.browser(), 'proof@x.test')).status).toBe(200)
})

test('a sign-in within ten minutes counts as recent auth', async () => {
  const { browser } = await aConfirmedMember(server, 'fresh@x.test')
  expect((await change(browser, {})).status).toBe(200)
})

test('a reset link allows a new password without the old one, and voids other links', async () => {
  await aConfirmedMember(server, 'reset@x.test')
  await server.browser().post('/sign-in/link', { email: 'reset@x.test' })
  const otherLink = server.codeFor('reset@x.test')
  await server.browser().post('/reset-password', { email: 'reset@x.test' })
  const browser = server.browser()
  await browser.post('/exchange-code', { code: server.codeFor('reset@x.test'), confirm: true })
  expect((await change(browser, {})).status).toBe(200)
  expect((await signIn(server.browser(), 'reset@x.test', OTHER_PASSWORD)).status).toBe(200)
  expect((await server.browser().post('/exchange-code', { code: otherLink, confirm: true })).status).toBe(400)
})

test('a change whose answer was lost can be repeated, and happens once with one notice', async () => {
  const { browser, id } = await aMemberSignedInEarlier('lost@x.test')
  const asked = { current_password: PASSWORD }
  expect((await change(browser, asked)).status).toBe(200)
  const { updated_at } = await passwordOf(id)
  expect((await change(browser, asked)).status).toBe(200)
  expect(await passwordOf(id)).toEqual({ updated_at })
  expect(
    server.mails.filter(({ to, subject }) => to === 'lost@x.test' && /password/.test(subject)),
  ).toHaveLength(1)
  expect((await signIn(server.browser(), 'lost@x.test', OTHER_PASSWORD)).status).toBe(200)
})

test('another or a later session still requires the current password', async () => {
  const { browser, id } = await aMemberSignedInEarlier('again@x.test')
  expect((await change(browser, { current_password: PASSWORD })).status).toBe(200)
  const other = server.browser()
  await signIn(other, 'again@x.test', OTHER_PASSWORD)
  const longAgo = new Date(Date.now() - 11 * MINUTE)
  await server.db.updateTable('sessions').set({ created_at: longAgo }).where('user_id', '=', id).execute()
  const isRefused = async (asker: Browser) => {
    const wrong = await change(asker, { current_password: PASSWORD })
    const without = await change(asker, {})
    expect([wrong.body.error, without.body.error]).toEqual([
      'accounts.wrong_password',
      'accounts.proof_needed',
    ])
  }
  await isRefused(other)
  await server.db.updateTable('passwords').set({ updated_at: longAgo }).where('user_id', '=', id).execute()
  await isRefused(browser)
})

test('the session that set a password can guess it no more often than the current one', async () => {
  const { browser } = await aMemberSignedInEarlier('oracle@x.test')
  expect((await change(browser, { current_password: PASSWORD })).status).toBe(200)
  const guesses = await Promise.all(
    Array.from({ length: 13 }, (_, i) =>
      change(browser, { password: `Wrong-horse-${i}`, current_password: PASSWORD }),
    ),
  )
  expect(guesses.filter(({ status }) => status === 200)).toEqual([])
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3)
  expect((await change(browser, { current_password: PASSWORD })).status).toBe(429)
})

test('the current password can be guessed ten times an hour, even concurrently', async () => {
  const { browser } = await aMemberSignedInEarlier('guess@x.test')
  const guesses = await Promise.all(
    Array.from({ length: 13 }, (_, i) => change(browser, { current_password: `Wrong-horse-${i}` })),
  )
  expect(guesses.filter(({ status }) => status === 403)).toHaveLength(10)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3)
  expect((await change(browser, { current_password: PASSWORD })).status).toBe(429)
})

test.each([
  ['Pw1!x', 400, 'accounts.password_too_short'],
  ['Pw1!xyz', 422, 'request.invalid'],
  ['Password1!', 400, 'accounts.password_common'],
  ['Ndoa-2026!', 400, 'accounts.password_common'],
  ['Weak.1990', 400, 'accounts.password_common'],
])('the new password %s is refused', async (password, status, error) => {
  const email = 'weak@x.test'
  const { browser } = await aConfirmedMember(server, email)
  const answer = await change(browser, { password })
  expect([answer.status, answer.body.error]).toEqual([status, error])
  await server.db.deleteFrom('users').where('email', '=', email).execute()
})

test.each([
  ['Pw1!xyz', 'At least 8 characters'],
  ['habari-2026', 'One uppercase letter'],
  ['HABARI-2026', 'One lowercase letter'],
  ['Habari-Karibu', 'One number'],
  ['Habari2026', 'One special character'],
])('the new password %s is refused for %j', async (password, rule) => {
  const email = 'rules@x.test'
  const { browser } = await aConfirmedMember(server, email)
  const answer = await change(browser, { password })
  expect(answer.status).toBe(422)
  expect(answer.body.data?.fields).toEqual({ password: `Password does not meet requirements: ${rule}` })
  expect((await signIn(server.browser(), email)).status).toBe(200)
  await server.db.deleteFrom('users').where('email', '=', email).execute()
})

test('only a confirmed member can change a password, and only their own', async () => {
  expect((await change(server.browser(), {})).status).toBe(401)
  await server.browser().post('/sign-up/email', aSignUp('new@x.test'))
  const unconfirmed = server.browser()
  await signIn(unconfirmed, 'new@x.test')
  expect((await change(unconfirmed, {})).body.error).toBe('accounts.email_unconfirmed')
  const { browser, id } = await aConfirmedMember(server, 'own@x.test')
  const { id: other } = await aConfirmedMember(server, 'other@x.test')
  expect((await change(browser, { user_id: other })).body.error).toBe('request.denied')
  expect((await change(browser, { user_id: id })).status).toBe(200)
})

test('a member with only a phone number must add an email address before a password', async () => {
  const { browser } = await aPhoneMember(server, '+233244445555')
  const refused = await change(browser, {})
  expect([refused.status, refused.body.error]).toEqual([409, 'accounts.email_needed'])
  await browser.post('/change-contact', { email: 'added@x.test' })
  const code = /^\d{6}$/m.exec(server.mails.findLast(({ to }) => to === 'added@x.test')?.text ?? '')?.[0]
  expect((await browser.post('/confirm-contact', { code })).status).toBe(200)
  expect((await change(browser, {})).status).toBe(200)
  expect((await signIn(server.browser(), 'added@x.test', OTHER_PASSWORD)).status).toBe(200)
})
