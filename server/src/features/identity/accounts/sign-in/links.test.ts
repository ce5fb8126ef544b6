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

const MINUTE = 60 * 1000
const WAYS = ['/sign-in/link', '/reset-password'] as const
const exchange = (code: string) => server.browser().post('/exchange-code', { code, confirm: true })

async function ask(way: (typeof WAYS)[number], email: string) {
  await server.db.deleteFrom('limit_uses').execute()
  const answer = await server.browser().post(way, { email })
  return { answer, code: server.codeFor(email.toLowerCase()) }
}

test.each([
  ['/sign-in/link', 'sign-in'],
  ['/reset-password', 'reset'],
] as const)('a link requested at %s signs in once, and returns its purpose', async (way, purpose) => {
  const email = `${purpose}@x.test`
  const { id } = await aConfirmedMember(server, email)
  const { answer, code } = await ask(way, email.toUpperCase())
  expect([answer.status, answer.body]).toEqual([200, { success: true, data: null }])
  const browser = server.browser()
  const { body } = await browser.post('/exchange-code', { code, confirm: true })
  expect(body.data).toMatchObject({ purpose, user: { id } })
  expect(await browser.viewer()).toMatchObject({ id, confirmed: true })
  const again = await exchange(code)
  expect([again.status, again.body.error]).toEqual([400, 'accounts.link_invalid'])
})

test.each(WAYS)('unknown and known addresses get the same bytes in the same time from %s', async (way) => {
  const email = `known${way.length}@x.test`
  await aConfirmedMember(server, email)
  const before = server.mails.length
  const timed = async (to: string) => {
    const begun = performance.now()
    const { answer } = await ask(way, to)
    return { text: answer.text, status: answer.status, ms: performance.now() - begun }
  }
  const [unknown, known] = [await timed('nobody@x.test'), await timed(email)]
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  expect(Math.min(unknown.ms, known.ms)).toBeGreaterThan(200) // the minimum duration that hides the work
  expect(server.mails.slice(before).map(({ to }) => to)).toEqual([email])
})

test('a link reactivates a deactivated member, and gives a suspended member a restricted session', async () => {
  for (const column of ['deactivated_at', 'suspended_at'] as const) {
    const email = `${column}@x.test`
    const { id } = await aConfirmedMember(server, email)
    await server.db
      .updateTable('users')
      .set({ [column]: new Date() })
      .where('id', '=', id)
      .execute()
    const { code } = await ask('/sign-in/link', email)
    const browser = server.browser()
    const answer = await browser.post('/exchange-code', { code, confirm: true })
    const user = { id, suspended_at: column === 'suspended_at' ? expect.any(String) : null }
    expect(answer.body.data?.user).toMatchObject(user)
    expect(await browser.viewer()).toMatchObject({ id, suspended: column === 'suspended_at' })
  }
})

test('a link is void after 15 minutes or after a newer one', async () => {
  await aConfirmedMember(server, 'late@x.test')
  const { code: first } = await ask('/sign-in/link', 'late@x.test')
  const { code: second } = await ask('/sign-in/link', 'late@x.test')
  expect((await exchange(first)).status).toBe(400)
  server.clock.forward(15 * MINUTE + 1000)
  expect((await exchange(second)).status).toBe(400)
  server.clock.forward(-15 * MINUTE - 1000)
  const { code: third } = await ask('/reset-password', 'late@x.test')
  server.clock.forward(14 * MINUTE)
  expect((await exchange(third)).status).toBe(200)
  server.clock.forward(-14 * MINUTE)
})

test('of twenty concurrent uses of a link exactly one signs in', async () => {
  await aConfirmedMember(server, 'race@x.test')
  const { code } = await ask('/sign-in/link', 'race@x.test')
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
})

test('an unconfirmed address gets no link to an account that now uses a number', async () => {
  const browser = server.browser()
  await browser.post('/sign-up/email', aSignUp('typo@x.test'))
  await signIn(browser, 'typo@x.test')
  await browser.post('/change-contact', { phone_number: '+233240001177' })
  await browser.post('/confirm-contact', { code: server.smsCodeFor('+233240001177') })
  const before = server.mails.length
  await ask('/sign-in/link', 'typo@x.test')
  expect(server.mails).toHaveLength(before)
})

test('an address gets one link a minute and five an hour, with or without an account', async () => {
  for (const email of ['amara@x.test', 'nobody@x.test']) {
    const atOnce = await Promise.all(
      Array.from({ length: 4 }, () => server.browser().post('/sign-in/link', { email })),
    )
    expect(atOnce.filter(({ status }) => status === 429)).toHaveLength(3)
    const statuses = []
    for (let i = 0; i < 5; i++) {
      await server.db
        .updateTable('limit_uses')
        .set({ used_at: new Date(Date.now() - 61_000) })
        .where('key', 'like', 'link minute%')
        .execute()
      statuses.push((await server.browser().post('/sign-in/link', { email })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  }
})

test('one network address can request thirty links an hour', async () => {
  const answers = await Promise.all(
    Array.from({ length: 33 }, (_, i) => server.browser().post('/reset-password', { email: `m${i}@x.test` })),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
})

test('a link request without an address or with a target is refused', async () => {
  const browser = server.browser()
  const empty = await browser.post('/reset-password', { email: 'nobody' })
  expect(empty.body.data?.fields).toEqual({ email: 'Please enter a valid email address' })
  const target = await browser.post('/sign-in/link', { email: 'a@x.test', redirectTo: 'https://evil.test' })
  expect(target.status).toBe(400)
})

test.each(WAYS)(
  'a link from %s opened in another browser waits for a press, so mail scanners do not use it up',
  async (way) => {
    const email = `scanned${way.length}@x.test`
    await aConfirmedMember(server, email)
    const { code } = await ask(way, email)
    const scanner = server.browser()
    for (let i = 0; i < 2; i++) {
      const answer = await scanner.post('/exchange-code', { code })
      expect([answer.status, answer.body.error]).toEqual([403, 'accounts.sign_in_confirmation_needed'])
    }
    expect(await scanner.viewer()).toBeNull()
    expect((await scanner.post('/exchange-code', { code, confirm: true })).status).toBe(200)
  },
)

test('a link signs in at once only in the browser that requested it', async () => {
  await aConfirmedMember(server, 'asker@x.test')
  const [browser, other] = [server.browser(), server.browser()]
  await other.post('/sign-in/link', { email: 'other@x.test' })
  await browser.post('/sign-in/link', { email: 'Asker@x.test' })
  const code = server.codeFor('asker@x.test')
  expect((await other.post('/exchange-code', { code })).status).toBe(403)
  expect((await browser.post('/exchange-code', { code })).status).toBe(200)
})
