import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

// A stranger who signs up with another person's address gets no access to the account that its owner confirms.

let server: TestServer
const completed: string[] = []
beforeAll(async () => {
  const environment = { LIMIT_SIGN_UP: '1000/1 hour', LIMIT_CODES: '1000/1 hour' }
  const onConfirmed = async (_tx: unknown, userId: string) => void completed.push(userId)
  server = await startTestServer({ environment, onConfirmed })
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const STRANGER_PASSWORD = 'Stranger-words-7'
const NEW = 'Brand-new-words-8'

interface Person {
  password?: string
  name?: string
  gender?: 'Female' | 'Male'
}
const form = (
  email: string,
  { password = PASSWORD, name = 'Amara Okafor', gender = 'Female' }: Person = {},
) => aSignUp(email, { password, data: { ...aSignUp(email).data, full_name: name, gender } })

/** Signs up in a new browser. @returns the browser and the mailed link's code */
async function signUpInBrowser(email: string, person?: Person) {
  const browser = server.browser()
  const { status } = await browser.post('/sign-up/email', form(email, person))
  expect(status).toBe(200)
  return { browser, code: server.codeFor(email) }
}
/** A stranger signs up with another person's address and signs in. */
async function stranger(email: string) {
  const { browser, code } = await signUpInBrowser(email, {
    password: STRANGER_PASSWORD,
    name: 'Stranger',
    gender: 'Male',
  })
  expect((await signIn(browser, email, STRANGER_PASSWORD)).status).toBe(200)
  expect(await browser.viewer()).toMatchObject({ confirmed: false })
  return { browser, code }
}
const open = (browser: Browser, code: string, more: object = {}) =>
  browser.post('/exchange-code', { code, ...more })
const newSignUp = (email: string) => {
  const { password, data } = form(email, { password: NEW })
  return { sign_up: { password, data } }
}

async function expectNoAccess({ browser, code }: { browser: Browser; code: string }, email: string) {
  expect(await browser.viewer()).toBeNull()
  expect((await browser.get('/get-session')).status).toBe(401)
  expect((await signIn(server.browser(), email, STRANGER_PASSWORD)).body.error).toBe(
    'accounts.wrong_credentials',
  )
  expect((await open(browser, code)).body.error).toBe('accounts.link_invalid')
}
const users = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).execute()

test('an owner’s confirmation signs out strangers who signed up with the address', async () => {
  const them = await stranger('amara@x.test')
  const owner = server.browser()
  const response = await open(owner, them.code)
  expect([response.status, response.body.error]).toEqual([403, 'accounts.sign_up_password_needed'])
  expect(response.text).not.toContain('Stranger')
  const { status, body } = await open(owner, them.code, newSignUp('amara@x.test'))
  expect(status).toBe(200)
  expect(body.data?.user).toMatchObject({ name: 'Amara Okafor', email: 'amara@x.test' })
  expect(completed).toContain(body.data?.user?.id)
  await expectNoAccess(them, 'amara@x.test')
  expect((await signIn(server.browser(), 'amara@x.test', NEW)).status).toBe(200)
  const [user, ...more] = await users('amara@x.test')
  expect(more).toEqual([])
  expect(user?.sign_up_data).toMatchObject({ full_name: 'Amara Okafor', gender: 'Female' })
})

test('a stranger’s repeated sign-up leaves the owner’s link, password and data', async () => {
  const owner = await signUpInBrowser('over@x.test')
  const them = await stranger('over@x.test')
  const { status, body } = await open(owner.browser, owner.code)
  expect(status).toBe(200)
  expect(body.data?.user).toMatchObject({ name: 'Amara Okafor' })
  expect((await signIn(server.browser(), 'over@x.test')).status).toBe(200)
  await expectNoAccess(them, 'over@x.test')
  expect((await users('over@x.test')).map(({ name }) => name)).toEqual(['Amara Okafor'])
})

test('an unconfirmed sign-up keeps its sessions, password and link while others sign up', async () => {
  const owner = await signUpInBrowser('waits@x.test')
  await signIn(owner.browser, 'waits@x.test')
  const them = await stranger('waits@x.test')
  const { id } = (await owner.browser.viewer()) ?? {}
  expect((await them.browser.viewer())?.id).not.toBe(id)
  expect((await open(server.browser(), owner.code, { password: PASSWORD })).body.data?.user?.id).toBe(id)
  expect(await owner.browser.viewer()).toMatchObject({ id, confirmed: true })
})

test('a stranger’s link never confirms the owner’s sign-up, not even in the owner’s browser', async () => {
  const owner = await signUpInBrowser('links@x.test')
  const them = await stranger('links@x.test')
  expect((await open(owner.browser, them.code)).body.error).toBe('accounts.sign_up_password_needed')
  const withOwnPassword = await open(owner.browser, them.code, { password: PASSWORD })
  expect(withOwnPassword.body.error).toBe('accounts.sign_up_password_wrong')
  expect((await users('links@x.test')).every(({ confirmed_at }) => confirmed_at === null)).toBe(true)
  expect((await open(owner.browser, owner.code)).status).toBe(200)
})

test('a link in another browser requires its sign-up’s password, ten times an hour', async () => {
  const { code } = await signUpInBrowser('mailapp@x.test')
  const other = server.browser()
  expect((await open(other, code)).status).toBe(403)
  const wrong = await open(other, code, { password: OTHER_PASSWORD })
  expect([wrong.status, wrong.body.error]).toEqual([403, 'accounts.sign_up_password_wrong'])
  for (let i = 1; i < 10; i++) await open(other, code, { password: OTHER_PASSWORD })
  expect((await open(other, code, { password: PASSWORD })).body.error).toBe('accounts.too_many_tries')
  expect(await other.viewer()).toBeNull()
  await server.db.deleteFrom('limit_uses').execute()
  const { status, body } = await open(other, code, { password: PASSWORD })
  expect([status, body.data?.user?.confirmed_at]).toEqual([200, expect.stringMatching(/Z$/)])
})

test('a mailbox owner without the password starts over, which deletes the sign-up', async () => {
  const { browser, code } = await signUpInBrowser('forgot@x.test')
  await signIn(browser, 'forgot@x.test')
  const other = server.browser()
  const { body } = await open(other, code, newSignUp('forgot@x.test'))
  expect(await other.viewer()).toMatchObject({ id: body.data?.user?.id, confirmed: true })
  expect(await browser.viewer()).toBeNull()
  expect((await signIn(server.browser(), 'forgot@x.test', PASSWORD)).status).toBe(400)
  expect((await signIn(server.browser(), 'forgot@x.test', NEW)).status).toBe(200)
})

test('starting over requires every sign-up field', async () => {
  const { code } = await signUpInBrowser('checked@x.test')
  const { password, data } = form('checked@x.test')
  const refused = async (sign_up: object) => (await open(server.browser(), code, { sign_up })).body
  const weak = await refused({ password: 'alllower1!', data: { ...data, agreed_to_terms: false } })
  expect(weak.data?.fields).toEqual({
    'sign_up.password': 'One uppercase letter',
    'sign_up.data.agreed_to_terms': 'You must agree to the terms and privacy policy',
  })
  expect((await refused({ password: 'Password1!', data })).error).toBe('accounts.password_common')
  expect((await refused({ password: 'Pw1!x', data })).error).toBe('accounts.password_too_short')
  const young = await refused({ password, data: { ...data, date_of_birth: '2020-01-01' } })
  expect(young.error).toBe('accounts.too_young')
  expect((await open(server.browser(), code, newSignUp('checked@x.test'))).status).toBe(200)
})

test.each(['/sign-in/link', '/reset-password'])(
  'a link from %s never opens a stranger’s sign-up, and opens the requesting browser’s own at once',
  async (way) => {
    const email = `asked${way.length}@x.test`
    const owner = await signUpInBrowser(email)
    const them = await stranger(email)
    const elsewhere = server.browser()
    await elsewhere.post(way, { email })
    const code = server.codeFor(email)
    expect((await open(elsewhere, code)).body.error).toBe('accounts.sign_up_password_needed')
    expect(server.mails.at(-1)?.text).not.toContain('Stranger')
    await server.db.deleteFrom('limit_uses').execute()
    await owner.browser.post(way, { email })
    const { body } = await open(owner.browser, server.codeFor(email))
    expect(body.data?.user).toMatchObject({ name: 'Amara Okafor' })
    await expectNoAccess(them, email)
  },
)

test('fifty sign-ups by strangers leave the owner’s link valid and send at most ten mails', async () => {
  const email = 'flood@x.test'
  const owner = await signUpInBrowser(email)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      server.browser().post('/sign-up/email', form(email, { password: STRANGER_PASSWORD })),
    ),
  )
  const shape = ({ status, text, setCookies }: (typeof answers)[number]) =>
    `${status} ${text} ${setCookies.join().replace(/=[^;]+/, '')}`
  expect(new Set(answers.map(shape)).size).toBe(1)
  const lengths = answers.map(({ setCookies }) => decodeURIComponent(setCookies.join()).length)
  expect(new Set(lengths).size).toBe(1)
  expect(server.mails.filter(({ to }) => to === email)).toHaveLength(10)
  const other = await server.browser().post('/sign-up/email', form('F.lood+1@x.test'))
  expect(other.status).toBe(200)
  expect((await open(owner.browser, owner.code)).status).toBe(200)
  expect(await users(email)).toHaveLength(1)
})

test('all spellings of a mailbox share its mail limit', async () => {
  for (let i = 0; i < 12; i++)
    await server.browser().post('/sign-up/email', form(`${i % 2 ? 'se.lam' : 'selam'}+${i}@gmail.com`))
  expect(server.mails.filter(({ to }) => to.endsWith('@gmail.com'))).toHaveLength(10)
  const { rows } = await sql<{
    key: string
  }>`select key from limit_uses where key like 'sign-up mail%'`.execute(server.db)
  expect(rows.map(({ key }) => key).join()).not.toContain('selam')
})

test('invented tags cannot keep an address’s owner from signing up', async () => {
  for (let i = 0; i < 10; i++)
    await server
      .browser()
      .post('/sign-up/email', form(`tagged+${i}@gmail.com`, { password: STRANGER_PASSWORD }))
  const owner = await signUpInBrowser('tagged@gmail.com')
  expect(owner.code).not.toBe('')
  expect((await open(owner.browser, owner.code)).status).toBe(200)
})

test('repeated mail requests count for the mailbox too', async () => {
  const email = 'resent@x.test'
  const owner = await signUpInBrowser(email)
  for (let i = 0; i < 9; i++) await signUpInBrowser(email)
  const before = server.mails.length
  expect((await owner.browser.post('/resend-confirmation', {})).status).toBe(200)
  expect(server.mails).toHaveLength(before)
  expect((await open(owner.browser, owner.code)).status).toBe(200)
})

test('after a change to an address at its limit, the former address gets no mail', async () => {
  const full = 'full@x.test'
  for (let i = 0; i < 10; i++) await signUpInBrowser(full)
  const { browser } = await signUpInBrowser('wrong@x.test')
  expect((await browser.post('/sign-up/email', form(full))).status).toBe(200)
  const before = server.mails.length
  expect((await browser.post('/resend-confirmation', {})).status).toBe(200)
  expect(server.mails).toHaveLength(before)
})

test('a repeated sign-up in one browser replaces the previous one', async () => {
  const { browser, code } = await signUpInBrowser('again@x.test', { name: 'Amara Okaf' })
  await browser.post('/sign-up/email', form('again@x.test'))
  expect((await users('again@x.test')).map(({ name }) => name)).toEqual(['Amara Okafor'])
  expect((await open(browser, code)).body.error).toBe('accounts.link_invalid')
  expect((await open(browser, server.codeFor('again@x.test'))).status).toBe(200)
})

test('of two sign-ups whose links are opened at once, one is confirmed and the other deleted', async () => {
  for (let i = 0; i < 6; i++) {
    await server.db.deleteFrom('limit_uses').execute()
    const email = `both${i}@x.test`
    const one = await signUpInBrowser(email)
    const two = await stranger(email)
    const answers = await Promise.all([open(one.browser, one.code), open(two.browser, two.code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(1)
    const [user, ...more] = await users(email)
    expect(more).toEqual([])
    expect(user?.confirmed_at).not.toBeNull()
    const ownerWon = answers[0]?.status === 200
    expect(user?.name).toBe(ownerWon ? 'Amara Okafor' : 'Stranger')
    const loser = ownerWon ? two : one
    expect(await loser.browser.viewer()).toBeNull()
    expect((await signIn(server.browser(), email, ownerWon ? STRANGER_PASSWORD : PASSWORD)).status).toBe(400)
  }
})

test('a link opened during a sign-in to another sign-up leaves that one no session', async () => {
  for (let i = 0; i < 6; i++) {
    await server.db.deleteFrom('limit_uses').execute()
    const email = `meanwhile${i}@x.test`
    const owner = await signUpInBrowser(email)
    await signUpInBrowser(email, { password: STRANGER_PASSWORD })
    const other = server.browser()
    const [opened, signedIn] = await Promise.all([
      open(owner.browser, owner.code),
      signIn(other, email, STRANGER_PASSWORD),
    ])
    expect(opened.status).toBe(200)
    expect([200, 400, 401]).toContain(signedIn.status)
    expect(await other.viewer()).toBeNull()
  }
})

test('a stranger’s unconfirmed or deactivated sign-up does not reserve the address', async () => {
  const them = await stranger('held@x.test')
  const { id = '' } = (await them.browser.viewer()) ?? {}
  await server.db.updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', id).execute()
  const owner = await signUpInBrowser('held@x.test')
  expect((await open(owner.browser, owner.code)).status).toBe(200)
  expect(await users('held@x.test')).toHaveLength(1)
})

test('a member who moves to an address signs out strangers who signed up with it', async () => {
  const them = await stranger('moved@x.test')
  const { browser, id } = await aPhoneMember(server, '+233240001199')
  await browser.post('/change-contact', { email: 'moved@x.test' })
  const code =
    /^\d{6}$/m.exec(server.mails.findLast(({ to }) => to === 'moved@x.test')?.text ?? '')?.[0] ?? ''
  expect((await browser.post('/confirm-contact', { code })).status).toBe(200)
  expect((await users('moved@x.test')).map((user) => user.id)).toEqual([id])
  await expectNoAccess(them, 'moved@x.test')
})

test('a stranger who confirms a number instead loses the address, which gets no notice', async () => {
  const them = await stranger('left@x.test')
  const before = server.mails.length
  await them.browser.post('/change-contact', { phone_number: '+233240001188' })
  const code = server.smsCodeFor('+233240001188')
  const { body } = await them.browser.post('/confirm-contact', { code })
  expect(body.data?.user).toMatchObject({ email: null, confirmed_at: expect.any(String) })
  expect(completed).toContain(body.data?.user?.id) // their own profile is created
  expect(server.mails).toHaveLength(before)
  expect((await open(server.browser(), them.code)).body.error).toBe('accounts.link_invalid')
  const owner = await signUpInBrowser('left@x.test')
  expect((await open(owner.browser, owner.code)).status).toBe(200)
  expect(await them.browser.viewer()).toMatchObject({ confirmed: true })
})

test('a link for another account asks first, without being used up', async () => {
  const { browser: home, id } = await aConfirmedMember(server, 'home@x.test')
  await aConfirmedMember(server, 'guest@x.test')
  for (const [way, code] of [
    ['sign-in', await requestLinkCode('/sign-in/link', 'guest@x.test')],
    ['reset', await requestLinkCode('/reset-password', 'guest@x.test')],
    ['confirm', (await signUpInBrowser('third@x.test')).code],
  ] as const) {
    const more = way === 'confirm' ? { password: PASSWORD } : {}
    const response = await open(home, code, more)
    expect([response.status, response.body.error]).toEqual([409, 'accounts.signed_in_as_another'])
    expect(response.text).not.toMatch(/guest|third|Amara/)
    expect(await home.viewer()).toMatchObject({ id })
    const browser = server.browser()
    for (const [name, value] of home.jar) browser.jar.set(name, value)
    expect((await open(browser, code, { ...more, switch_account: true })).status).toBe(200)
    expect((await browser.viewer())?.id).not.toBe(id)
    expect(await home.viewer()).toBeNull() // one session per browser
    await signIn(home, 'home@x.test')
  }
})

async function requestLinkCode(way: string, email: string) {
  await server.browser().post(way, { email })
  return server.codeFor(email)
}

test('a link for the signed-in account signs in without asking', async () => {
  const { browser, id } = await aConfirmedMember(server, 'self@x.test')
  expect(
    (await open(browser, await requestLinkCode('/sign-in/link', 'self@x.test'))).body.data?.user?.id,
  ).toBe(id)
})
