import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aConfirmedMember,
  aPhoneMember,
  aSignUp,
  type Browser,
  PASSWORD,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'
import { applyChange } from './contact-change.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const MINUTE = 60 * 1000
const change = (browser: Browser, body: object) => browser.post('/change-contact', body)
const confirm = (browser: Browser, code: string) => browser.post('/confirm-contact', { code })
const mailedCode = (to: string) =>
  /^\d{6}$/m.exec(server.mails.findLast((mail) => mail.to === to)?.text ?? '')?.[0] ?? ''
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('a phone member adds an email address and a password, and signs in with them', async () => {
  const { browser, id } = await aPhoneMember(server, '+233240001111')
  expect((await change(browser, { email: 'Kofi@x.test' })).body).toEqual({ success: true, data: null })
  const answer = await confirm(browser, mailedCode('kofi@x.test'))
  expect(answer.body.data?.user).toMatchObject({ id, email: 'kofi@x.test' })
  await browser.post('/change-password', { password: PASSWORD })
  const other = server.browser()
  expect((await signIn(other, 'kofi@x.test')).status).toBe(200)
  expect(await other.viewer()).toMatchObject({ id })
})

test('a code confirms a new number, and the email address gets a notice', async () => {
  const { browser, id } = await aConfirmedMember(server, 'amara@x.test')
  await change(browser, { phone_number: '+2348031112222' })
  expect((await confirm(browser, server.smsCodeFor('+2348031112222'))).status).toBe(200)
  expect(server.mails.at(-1)).toMatchObject({
    to: 'amara@x.test',
    subject: 'Your Ndoa account has a new phone number',
  })
  const other = server.browser()
  await server.db.deleteFrom('limit_uses').execute()
  await other.post('/sign-in/phone', { phone_number: '+2348031112222' })
  const code = server.smsCodeFor('+2348031112222')
  await other.post('/verify-phone', { phone_number: '+2348031112222', code })
  expect(await other.viewer()).toMatchObject({ id })
})

test('a new email address voids links to the old one, which gets a notice', async () => {
  const { browser } = await aConfirmedMember(server, 'old@x.test')
  await server.browser().post('/sign-in/link', { email: 'old@x.test' })
  const link = server.codeFor('old@x.test')
  await change(browser, { email: 'new@x.test' })
  await confirm(browser, mailedCode('new@x.test'))
  expect((await server.browser().post('/exchange-code', { code: link })).status).toBe(400)
  expect(server.mails.at(-1)).toMatchObject({ to: 'old@x.test' })
  expect((await signIn(server.browser(), 'old@x.test')).body.error).toBe('accounts.wrong_credentials')
  expect((await signIn(server.browser(), 'new@x.test')).status).toBe(200)
})

test('another member’s address gets no code, and the answer does not reveal it', async () => {
  await aConfirmedMember(server, 'theirs@x.test')
  const { browser } = await aConfirmedMember(server, 'mine@x.test')
  const free = await change(browser, { email: 'free@x.test' })
  const before = server.mails.length
  const taken = await change(browser, { email: 'theirs@x.test' })
  expect([taken.status, taken.text]).toEqual([free.status, free.text])
  expect(server.mails).toHaveLength(before)
})

test('of two members confirming one address, the first keeps it', async () => {
  const one = (await aConfirmedMember(server, 'one@x.test')).browser
  const two = (await aConfirmedMember(server, 'two@x.test')).browser
  await change(one, { email: 'both@x.test' })
  const first = mailedCode('both@x.test')
  await server.db.deleteFrom('limit_uses').execute()
  await change(two, { email: 'both@x.test' })
  expect((await confirm(two, mailedCode('both@x.test'))).status).toBe(200)
  expect((await confirm(one, first)).body.error).toBe('accounts.code_invalid')
})

test('changing a contact requires recent auth and a right code, once, on time, within five attempts', async () => {
  const { browser, id } = await aConfirmedMember(server, 'proof@x.test')
  await change(browser, { email: 'tries@x.test' })
  const code = mailedCode('tries@x.test')
  for (let i = 0; i < 5; i++) expect((await confirm(browser, wrong(code))).status).toBe(400)
  expect((await confirm(browser, code)).status).toBe(400)
  await server.db.deleteFrom('limit_uses').execute()
  await change(browser, { email: 'late@x.test' })
  server.clock.forward(5 * MINUTE + 1000)
  expect((await confirm(browser, mailedCode('late@x.test'))).status).toBe(400)
  server.clock.forward(-5 * MINUTE - 1000)
  await server.db.deleteFrom('limit_uses').execute()
  await change(browser, { email: 'once@x.test' })
  expect((await confirm(browser, mailedCode('once@x.test'))).status).toBe(200)
  expect((await confirm(browser, mailedCode('once@x.test'))).body.error).toBe('accounts.code_invalid')
  await server.db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 11 * MINUTE) })
    .where('user_id', '=', id)
    .execute()
  expect((await change(browser, { email: 'other@x.test' })).body.error).toBe('accounts.proof_needed')
})

test('an address gets ten codes a day from all requesters together', async () => {
  const statuses = []
  for (let i = 0; i < 11; i++) {
    const { browser } = await aConfirmedMember(server, `guesser${i}@x.test`)
    statuses.push((await change(browser, { email: 'guessed@x.test' })).status)
    await server.db.deleteFrom('limit_uses').where('key', 'not like', 'contact day %').execute()
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('an unconfirmed member with a mistyped address confirms the right one', async () => {
  await server.browser().post('/sign-up/email', aSignUp('mistyped@x.test'))
  const browser = server.browser()
  await signIn(browser, 'mistyped@x.test')
  expect(await browser.viewer()).toMatchObject({ confirmed: false })
  await change(browser, { email: 'right@x.test' })
  await confirm(browser, mailedCode('right@x.test'))
  expect(await browser.viewer()).toMatchObject({ confirmed: true })
})

test('a member whose sign-up is deleted during a confirmation is signed out', async () => {
  const { app, secrets } = server
  const contact = { kind: 'phone', contact: '+2348031113333', code: '123456' } as const
  const origin = { address_block: null, country: null, device: null }
  const none = async () => {}
  const hooks = { onConfirmed: none, onMailArrived: none, onContactsReplaced: none }
  const auth = { app, secrets, ...hooks, onContactsProven: async () => false }
  const confirming = applyChange(auth, randomUUID(), contact, origin)
  await expect(confirming).rejects.toMatchObject({ code: 'accounts.sign_in_needed' })
})

test('a contact change without exactly one valid address or number is refused', async () => {
  const { browser } = await aConfirmedMember(server, 'shape@x.test')
  for (const body of [
    {},
    { email: 'a@x.test', phone_number: '+2348031112223' },
    { email: 'a' },
    { phone_number: '+9991234567' },
  ])
    expect((await change(browser, body)).status).toBe(422)
})

test('a code is sent in the account’s language, not the browser’s', async () => {
  const { browser, id } = await aConfirmedMember(server, 'langue@x.test')
  await server.db.updateTable('users').set({ language: 'ar' }).where('id', '=', id).execute()
  await change(browser, { email: 'lugha@x.test' })
  expect(server.mails.findLast(({ to }) => to === 'lugha@x.test')?.html).toContain('lang="ar"')
})
