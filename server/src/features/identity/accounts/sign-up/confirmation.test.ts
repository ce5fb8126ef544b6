import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aConfirmedMember,
  aSignUp,
  PASSWORD,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'

let server: TestServer
const completed: string[] = []
let failing = false
beforeAll(async () => {
  server = await startTestServer({
    onConfirmed: async (_tx, userId) => {
      if (failing) throw new Error('no profile')
      completed.push(userId)
    },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  failing = false
  await server.db.deleteFrom('limit_uses').execute()
})

const HOUR = 60 * 60 * 1000

async function signedUp(email: string) {
  const browser = server.browser()
  await browser.post('/sign-up/email', aSignUp(email))
  return { browser, code: server.codeFor(email) }
}

test('the link confirms the address, signs in, and creates the profile', async () => {
  const { code } = await signedUp('amara@x.test')
  const elsewhere = server.browser()
  const answer = await elsewhere.post('/exchange-code', { code, password: PASSWORD })
  expect(answer.status).toBe(200)
  expect(answer.body.data?.user).toMatchObject({ email: 'amara@x.test', name: 'Amara Okafor' })
  expect(answer.body.data?.user?.confirmed_at).toMatch(/Z$/)
  expect(answer.text).not.toContain('token')
  const id = answer.body.data?.user?.id ?? ''
  expect(await elsewhere.viewer()).toMatchObject({ id, confirmed: true })
  expect(completed).toContain(id)
})

test('of twenty concurrent exchanges of one code exactly one succeeds', async () => {
  const { browser, code } = await signedUp('race@x.test')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser.post('/exchange-code', { code })),
  )
  const winners = answers.filter(({ status }) => status === 200)
  expect(winners).toHaveLength(1)
  const losers = answers.filter(({ status }) => status !== 200)
  expect(losers.map(({ status, body }) => `${status} ${body.error}`)).toEqual(
    Array.from({ length: 19 }, () => '400 accounts.link_invalid'),
  )
  const id = winners[0]?.body.data?.user?.id ?? ''
  expect(
    await server.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute(),
  ).toHaveLength(1)
  expect(completed.filter((one) => one === id)).toHaveLength(1)
})

test('used, altered, invented, empty and expired links get the same answer', async () => {
  const { browser, code } = await signedUp('once@x.test')
  await browser.post('/exchange-code', { code })
  const { code: late } = await signedUp('late@x.test')
  server.clock.forward(24 * HOUR + 1000)
  const answers = []
  for (const bad of [code, `${code.slice(0, -1)}_`, 'A'.repeat(43), '', late])
    answers.push((await server.browser().post('/exchange-code', { code: bad })).text)
  server.clock.forward(-24 * HOUR - 1000)
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toContain('"accounts.link_invalid"')
})

test('a link works for exactly 24 hours', async () => {
  const { browser, code } = await signedUp('day@x.test')
  server.clock.forward(24 * HOUR - 60_000)
  expect((await browser.post('/exchange-code', { code })).status).toBe(200)
  server.clock.forward(-24 * HOUR + 60_000)
})

test.each(['suspended_at', 'deactivated_at'] as const)(
  'a link does not sign in to an account with %s',
  async (column) => {
    const email = `${column}@x.test`
    const { browser, code } = await signedUp(email)
    await server.db
      .updateTable('users')
      .set({ [column]: new Date() })
      .where('email', '=', email)
      .execute()
    expect((await browser.post('/exchange-code', { code })).status).toBe(400)
  },
)

test('a failed profile creation leaves the address unconfirmed and the link valid', async () => {
  const { browser, code } = await signedUp('later@x.test')
  failing = true
  expect((await browser.post('/exchange-code', { code })).status).toBe(500)
  expect(await browser.viewer()).toBeNull()
  failing = false
  expect((await browser.post('/exchange-code', { code })).status).toBe(200)
  expect(await browser.viewer()).toMatchObject({ confirmed: true })
})

test('the sign-up’s browser gets another link, which voids the previous one', async () => {
  const { browser, code } = await signedUp('again@x.test')
  const answer = await browser.post('/resend-confirmation', {})
  expect(answer.body).toEqual({ success: true, data: null })
  expect(server.codeFor('again@x.test')).not.toBe(code)
  expect((await server.browser().post('/exchange-code', { code })).status).toBe(400)
  const next = await browser.post('/exchange-code', { code: server.codeFor('again@x.test') })
  expect(next.status).toBe(200)
})

test('an unconfirmed member signed in elsewhere gets another link', async () => {
  await signedUp('elsewhere@x.test')
  const elsewhere = server.browser()
  await signIn(elsewhere, 'elsewhere@x.test')
  elsewhere.jar.delete('ndoa.sign_up')
  const before = server.mails.length
  expect((await elsewhere.post('/resend-confirmation')).status).toBe(200)
  expect(server.mails.slice(before).map(({ to }) => to)).toEqual(['elsewhere@x.test'])
})

test('only the sign-up’s browser can request links', async () => {
  const { browser } = await signedUp('mine@x.test')
  const before = server.mails.length
  expect((await server.browser().post('/resend-confirmation', {})).body.error).toBe('accounts.sign_in_needed')
  const forged = server.browser()
  for (const [name, value] of browser.jar)
    forged.jar.set(
      name,
      value.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')),
    )
  expect((await forged.post('/resend-confirmation', {})).status).toBe(401)
  expect(server.mails).toHaveLength(before)
})

test('a confirmed member gets the same answer, but no mail', async () => {
  const { browser } = await aConfirmedMember(server, 'done@x.test')
  const before = server.mails.length
  expect((await browser.post('/resend-confirmation', {})).body).toEqual({ success: true, data: null })
  expect(server.mails).toHaveLength(before)
})

test('another link is sent once a minute and five times an hour, even concurrently', async () => {
  const { browser } = await signedUp('often@x.test')
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => browser.post('/resend-confirmation', {})))
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = atOnce.find(({ status }) => status === 429)
  expect(refused?.body.message).toMatch(/^Too many requests\. Please try again in (1 minute|\d+ seconds)\.$/)
  expect(refused?.headers['retry-after']).toBe(String(refused?.body.data?.retry_after))
  const statuses = []
  for (let i = 0; i < 5; i++) {
    await server.db
      .updateTable('limit_uses')
      .set({ used_at: new Date(Date.now() - 61_000) })
      .where('key', 'like', 'resend minute%')
      .execute()
    statuses.push((await browser.post('/resend-confirmation', {})).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})
