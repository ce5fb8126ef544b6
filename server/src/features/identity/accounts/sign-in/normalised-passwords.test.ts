import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aConfirmedMember,
  aSignUp,
  type Browser,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const COMPOSED = 'Ad\u00e9\u1e63\u00edn\u00e0-2031!x'
const DECOMPOSED = 'Ade\u0301s\u0323i\u0301na\u0300-2031!x'
const FULL_WIDTH = 'Goat-Blue-77\uff01'
const HALF_WIDTH = 'Goat-Blue-77!'

const endRecentAuth = (id: string) =>
  server.db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 3_600_000) })
    .where('user_id', '=', id)
    .execute()
const storeHash = (user_id: string, stored: string) =>
  server.db.updateTable('passwords').set({ hash: stored }).where('user_id', '=', user_id).execute()

test.each([
  ['composed', COMPOSED, DECOMPOSED],
  ['decomposed', DECOMPOSED, COMPOSED],
  ['full width', FULL_WIDTH, HALF_WIDTH],
  ['half width', HALF_WIDTH, FULL_WIDTH],
])('a password chosen %s signs in on a keyboard that writes it otherwise', async (form, chosen, typed) => {
  const email = `${form.replace(' ', '-')}@x.test`
  const { browser, id } = await aConfirmedMember(server, email, chosen)
  expect((await signIn(server.browser(), email, typed)).status).toBe(200)
  expect((await signIn(server.browser(), email, chosen)).status).toBe(200)
  expect((await signIn(server.browser(), email, `${typed}x`)).status).toBe(400)
  await endRecentAuth(id)
  expect((await browser.post('/enrol-second-factor', { current_password: typed })).status).toBe(200)
})

test('an unconfirmed sign-up is found by either form', async () => {
  await server.browser().post('/sign-up/email', aSignUp('waiting@x.test', { password: COMPOSED }))
  const statusOf = async (password: string) =>
    (await signIn(server.browser(), 'waiting@x.test', password)).status
  expect(await statusOf(DECOMPOSED)).toBe(200)
  expect(await statusOf(COMPOSED)).toBe(200)
  expect(await statusOf(`${DECOMPOSED}x`)).toBe(400)
})

test('a link opened elsewhere is confirmed by either form', async () => {
  await server.browser().post('/sign-up/email', aSignUp('elsewhere@x.test', { password: COMPOSED }))
  const link = { code: server.codeFor('elsewhere@x.test') }
  const wrong = await server.browser().post('/exchange-code', { ...link, password: 'Wrong-horse-9' })
  expect(wrong.body.error).toBe('accounts.sign_up_password_wrong')
  expect((await server.browser().post('/exchange-code', { ...link, password: DECOMPOSED })).status).toBe(200)
})

test('an unconfirmed sign-up from before normalisation is found as it was typed', async () => {
  await server.browser().post('/sign-up/email', aSignUp('raw@x.test', { password: COMPOSED }))
  const salt = Buffer.from(server.secrets.mac('salt', 'raw@x.test'), 'base64url').subarray(0, 16)
  const raw = await hash(DECOMPOSED, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, salt })
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'raw@x.test')
    .executeTakeFirstOrThrow()
  await storeHash(id, raw)
  expect((await signIn(server.browser(), 'raw@x.test', DECOMPOSED)).status).toBe(200)
})

test('a password from before normalisation still signs in as it was typed', async () => {
  const { id } = await aConfirmedMember(server, 'older@x.test')
  await storeHash(id, await hash(DECOMPOSED))
  expect((await signIn(server.browser(), 'older@x.test', DECOMPOSED)).status).toBe(200)
  expect((await signIn(server.browser(), 'older@x.test', `${DECOMPOSED}x`)).status).toBe(400)
})

test('a new password is compared in its normal form', async () => {
  const { browser } = await aConfirmedMember(server, 'changes@x.test')
  const change = (by: Browser, password: string) => by.post('/change-password', { password })
  expect((await change(browser, DECOMPOSED)).status).toBe(200)
  expect((await change(browser, COMPOSED)).status).toBe(200) // a repetition after a lost response
  expect((await signIn(server.browser(), 'changes@x.test', COMPOSED)).status).toBe(200)
})

test('a common password in wide letters is common, and a short one short', async () => {
  expect(isCommonPassword('Ｐａｓｓｗｏｒｄ１！', 'ama@x.test')).toBe(true)
  const signUpWith = async (password: string) => {
    const { body } = await server.browser().post('/sign-up/email', aSignUp('rules@x.test', { password }))
    return body.error ?? null
  }
  expect(await signUpWith('Ｐａｓｓｗｏｒｄ１！')).toBe('accounts.password_common')
  expect(await signUpWith('Ae\u0301i\u0301-1')).toBe('accounts.password_too_short')
})

test('the limit of length is that of the typed password', async () => {
  const long = `Aa1!${'e\u0301'.repeat(100)}` // 204 characters as typed, 104 in normal form
  const answer = await server.browser().post('/sign-up/email', aSignUp('long@x.test', { password: long }))
  expect([answer.status, answer.body.data?.fields]).toEqual([
    422,
    { password: 'Password must be at most 128 characters' },
  ])
  expect((await signIn(server.browser(), 'long@x.test', '\ufdfa'.repeat(1_001))).status).toBe(422)
})

test('every form of a wrong or right password is told apart', async () => {
  const [normal, older] = [await hashPassword(DECOMPOSED), await hash(DECOMPOSED)]
  const check = (stored: string, password: string) => verifyPassword({ hash: stored, password })
  expect(await Promise.all([check(normal, COMPOSED), check(normal, DECOMPOSED)])).toEqual([true, true])
  expect(await Promise.all([check(older, COMPOSED), check(older, DECOMPOSED)])).toEqual([false, true])
})
