import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  aConfirmedMember,
  aMemberWithFactor,
  aSignUp,
  PASSWORD,
  signIn,
  signInForToken,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await aConfirmedMember(server, 'amara@x.test')
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const WRONG = 'Wrong-horse-11'

test('a member signs in without exposing the token to scripts', async () => {
  const browser = server.browser()
  const answer = await signIn(browser, 'AMARA@x.test')
  expect(answer.status).toBe(200)
  expect(answer.body.data?.user).toMatchObject({ email: 'amara@x.test' })
  const token = decodeURIComponent(browser.jar.get('ndoa.session_token') ?? '').split('.')[0] ?? ''
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(answer.text).not.toContain(token)
  expect(answer.headers['set-auth-token']).toBeUndefined()
  for (const cookie of answer.setCookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/i)
  expect(await browser.viewer()).toMatchObject({ confirmed: true })
})

test('an API client that requests the token gets a working one', async () => {
  const answer = await signInForToken(server, 'amara@x.test')
  const authorization = `Bearer ${answer.body.data?.access_token}`
  expect(await server.program().viewer({ authorization })).toMatchObject({ confirmed: true })
  expect((await server.program().get('/get-session', { authorization })).status).toBe(200)
})

test('only an API client that requests the token gets it, never a browser', async () => {
  const silent = await signIn(server.program(), 'amara@x.test')
  expect(silent.status).toBe(200)
  expect(silent.text).not.toContain('token')
  const body = { email: 'amara@x.test', password: PASSWORD, return_token: true }
  const refused = await server.browser().post('/sign-in/email', body)
  expect([refused.status, Object.keys(refused.body.data?.fields ?? {})]).toEqual([422, ['return_token']])
  expect(refused.setCookies).toEqual([])
})

test('a password alone gives no token to an account with a second factor', async () => {
  await aMemberWithFactor(server, 'factor@x.test')
  const { status, text } = await signInForToken(server, 'factor@x.test')
  expect(status).toBe(403)
  expect(text).not.toContain('token')
})

test('an unconfirmed member signs in and stays unconfirmed', async () => {
  await server.browser().post('/sign-up/email', aSignUp('new@x.test'))
  const browser = server.browser()
  expect((await signIn(browser, 'new@x.test')).body.data?.user?.confirmed_at).toBeNull()
  expect(await browser.viewer()).toMatchObject({ confirmed: false })
})

test('a wrong password and an unknown account get the same answer byte for byte', async () => {
  const wrong = await signIn(server.browser(), 'amara@x.test', WRONG)
  const unknown = await signIn(server.browser(), 'nobody@x.test', WRONG)
  expect(wrong.status).toBe(400)
  expect(wrong.body).toMatchObject({
    error: 'accounts.wrong_credentials',
    message: 'Invalid email or password.',
  })
  expect(unknown.text).toBe(wrong.text)
  expect(unknown.status).toBe(wrong.status)
})

test('unknown accounts cost as much work as wrong passwords, and taken addresses as new ones', async () => {
  const work = async (act: () => Promise<unknown>) => {
    vi.mocked(argon2.hash).mockClear()
    vi.mocked(argon2.verify).mockClear()
    await act()
    return vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length
  }
  expect(await work(() => signIn(server.browser(), 'amara@x.test', WRONG))).toBe(1)
  expect(await work(() => signIn(server.browser(), 'nobody@x.test', WRONG))).toBe(1)
  expect(await work(() => server.browser().post('/sign-up/email', aSignUp('amara@x.test')))).toBe(1)
  expect(await work(() => server.browser().post('/sign-up/email', aSignUp('fresh@x.test')))).toBe(1)
})

test('signing in reactivates a deactivated member and emits an event', async () => {
  const { id } = await aConfirmedMember(server, 'back@x.test')
  await server.db.updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', id).execute()
  const browser = server.browser()
  expect((await signIn(browser, 'back@x.test', WRONG)).status).toBe(400)
  expect((await signIn(browser, 'back@x.test')).status).toBe(200)
  expect(await browser.viewer()).toMatchObject({ id, confirmed: true })
  const events = await server.db.selectFrom('outbox').select(['kind', 'payload']).execute()
  expect(events).toContainEqual({ kind: 'account.reactivated', payload: { user_id: id } })
})

test('a suspended member gets a restricted session, only with the right password', async () => {
  const { id } = await aConfirmedMember(server, 'out@x.test')
  const until = new Date(Date.now() + 86_400_000)
  await server.db
    .updateTable('users')
    .set({ suspended_at: new Date(), suspended_until: until })
    .where('id', '=', id)
    .execute()
  const browser = server.browser()
  expect((await signIn(browser, 'out@x.test', WRONG)).body.error).toBe('accounts.wrong_credentials')
  const mails = server.mails.length
  expect((await signIn(browser, 'out@x.test')).status).toBe(200)
  expect(await browser.viewer()).toMatchObject({ id, suspended: true })
  const { body } = await browser.get('/get-session')
  expect(body.data?.user).toMatchObject({ id, suspended_until: until.toISOString() })
  expect(server.mails).toHaveLength(mails) // a suspended member is mailed statements only
})

test('a second factor must be passed before a session is created', async () => {
  const { id } = await aConfirmedMember(server, 'two@x.test')
  await server.db.updateTable('users').set({ two_factor_enabled: true }).where('id', '=', id).execute()
  await server.db.deleteFrom('sessions').where('user_id', '=', id).execute()
  const browser = server.browser()
  const answer = await signIn(browser, 'two@x.test')
  expect([answer.status, answer.body.error]).toEqual([403, 'accounts.second_factor_needed'])
  expect(browser.jar.has('ndoa.session_token')).toBe(false)
  expect(await server.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([])
})

test('exactly ten of many concurrent wrong attempts are checked', async () => {
  const tries = await Promise.all(
    Array.from({ length: 14 }, () => signIn(server.browser(), 'amara@x.test', WRONG)),
  )
  expect(tries.filter(({ status }) => status === 400)).toHaveLength(10)
  const refused = tries.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(4)
  expect(refused[0]?.body).toMatchObject({
    error: 'accounts.too_many_tries',
    message: 'Too many attempts. Please try again in 60 minutes.',
  })
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3500)
  expect((await signIn(server.browser(), 'amara@x.test')).status).toBe(429)
})

test('a stranger’s wrong attempts do not lock out a known device', async () => {
  const known = server.browser()
  await signIn(known, 'amara@x.test')
  await known.post('/sign-out')
  for (let i = 0; i < 11; i++) await signIn(server.browser(), 'amara@x.test', WRONG)
  expect((await signIn(server.browser(), 'amara@x.test')).status).toBe(429)
  expect((await signIn(known, 'amara@x.test')).status).toBe(200)
})

test('a device is known only to the accounts that signed in on it', async () => {
  await aConfirmedMember(server, 'zainab@x.test')
  const shared = server.browser()
  await signIn(shared, 'amara@x.test')
  for (let i = 0; i < 11; i++) await signIn(server.browser(), 'zainab@x.test', WRONG)
  expect((await signIn(shared, 'zainab@x.test')).status).toBe(429)
  const forged = server.browser()
  forged.jar.set('ndoa.device', 'forged')
  expect((await signIn(forged, 'zainab@x.test')).status).toBe(429)
})

test('right passwords do not use up attempts', async () => {
  for (let i = 0; i < 12; i++) expect((await signIn(server.browser(), 'amara@x.test')).status).toBe(200)
})

test('a sign-in without its fields is refused with a sentence for each', async () => {
  const answer = await server.browser().post('/sign-in/email', { email: '', password: '' })
  expect(answer.status).toBe(422)
  expect(answer.body.data?.fields).toEqual({ email: 'Email is required', password: 'Password is required' })
  const long = (length: number) => signIn(server.browser(), 'amara@x.test', 'x'.repeat(length))
  expect((await long(1000)).body.error).toBe('accounts.wrong_credentials')
  expect((await long(1001)).status).toBe(422) // longer than any valid password
})
