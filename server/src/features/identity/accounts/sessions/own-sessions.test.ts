import { OwnSession, Security } from '@ndoa/contract/identity/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import {
  aConfirmedMember,
  aPhoneMember,
  type Browser,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; TECNO KG5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36'

let server: TestServer
let amara: { browser: Browser; id: string }
beforeAll(async () => {
  server = await startTestServer()
  amara = await aConfirmedMember(server, 'amara@x.test')
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

async function signedIn(email = 'amara@x.test', headers?: Record<string, string>) {
  const browser = server.browser()
  await browser.post('/sign-in/email', { email, password: 'Correct-horse-9' }, headers)
  return browser
}
const sessionsOf = async (browser: Browser) =>
  z.object({ data: z.array(OwnSession) }).parse(JSON.parse((await browser.get('/get-sessions')).text)).data
const alertsTo = (email: string) =>
  server.mails.filter(({ to, subject }) => to === email && subject === 'New sign-in to your Ndoa account')

test('a member sees their sessions by device and place, without addresses or tokens', async () => {
  const browser = await signedIn('amara@x.test', { 'user-agent': ANDROID })
  const own = (await sessionsOf(browser)).find(({ current }) => current)
  expect(own).toMatchObject({ browser: 'Chrome', system: 'Android', place: null })
  await server.db
    .updateTable('sessions')
    .set({ place: 'NG' })
    .where('id', '=', own?.id ?? '')
    .execute()
  expect((await sessionsOf(browser)).find(({ current }) => current)).toMatchObject({ place: 'Nigeria' })
  const { text } = await browser.get('/get-sessions')
  expect(text).not.toMatch(/127\.0\.0\.1|token|Mozilla/)
  expect((await server.browser().get('/get-sessions')).status).toBe(401)
})

test('a member can end one session or all others', async () => {
  const [mine, second, third] = [await signedIn(), await signedIn(), await signedIn()]
  const ids = async () => (await sessionsOf(mine)).map(({ id }) => id)
  const secondId = (await second.viewer())?.sessionId ?? ''
  expect(await ids()).toContain(secondId)
  expect((await mine.post('/end-session', { session_id: secondId })).status).toBe(200)
  expect(await second.viewer()).toBeNull()
  expect(await third.viewer()).not.toBeNull()
  expect((await mine.post('/end-session', { session_id: secondId })).status).toBe(404)
  expect((await mine.post('/end-other-sessions', {})).status).toBe(200)
  expect(await third.viewer()).toBeNull()
  expect(await ids()).toEqual([(await mine.viewer())?.sessionId])
  amara.browser = mine
})

test('another member’s session gets the answer for a made-up one', async () => {
  const { browser } = await aConfirmedMember(server, 'kofi@x.test')
  const theirs = (await browser.viewer())?.sessionId ?? ''
  const foreign = await amara.browser.post('/end-session', { session_id: theirs })
  const madeUp = await amara.browser.post('/end-session', { session_id: crypto.randomUUID() })
  expect([foreign.status, foreign.text]).toEqual([404, madeUp.text])
  expect(await browser.viewer()).not.toBeNull()
})

test('a repeated sign-in in one browser replaces its session', async () => {
  const browser = await signedIn()
  const first = (await browser.viewer())?.sessionId
  await signIn(browser, 'amara@x.test')
  const ids = (await sessionsOf(browser)).map(({ id }) => id)
  expect(ids).toContain((await browser.viewer())?.sessionId)
  expect(ids).not.toContain(first)
})

test('twenty concurrent requests from one browser keep its session', async () => {
  const browser = await signedIn()
  server.clock.forward(2 * 60 * 60 * 1000) // the session's expiry now slides
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.get('/get-session')))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await browser.viewer()).not.toBeNull()
  server.clock.forward(-2 * 60 * 60 * 1000)
})

test('a sign-in on a new device is reported by mail', async () => {
  const { browser } = await aConfirmedMember(server, 'alert@x.test')
  expect(alertsTo('alert@x.test')).toEqual([]) // the very first sign-in needs no alert
  await browser.post('/sign-out')
  await signIn(browser, 'alert@x.test')
  expect(alertsTo('alert@x.test')).toEqual([])
  await signedIn('alert@x.test', { 'user-agent': ANDROID })
  const [alert, ...more] = alertsTo('alert@x.test')
  expect(more).toEqual([])
  expect(alert?.text).toMatch(/new device: Chrome on Android, \d+ \w+ \d{4} at \d\d:\d\d UTC\./)
  expect(alert?.text).toContain('http://localhost:3000/settings')
})

test('a member without login alerts gets none', async () => {
  const { id } = await aConfirmedMember(server, 'quiet@x.test')
  await server.db.insertInto('settings').values({ user_id: id, login_alerts: false }).execute()
  await signedIn('quiet@x.test')
  expect(alertsTo('quiet@x.test')).toEqual([])
})

test('a member with only a phone gets at most three alerts a day by text message, and none when alerts are off', async () => {
  const phone = '+233241112233'
  const { id } = await aPhoneMember(server, phone)
  const alerts = () =>
    server.messages.filter(({ to, text }) => to === phone && text.startsWith('New sign-in'))
  const signInAnew = async () => {
    await server.db.deleteFrom('limit_uses').where('key', 'not like', 'sms notice%').execute()
    const browser = server.browser()
    await browser.post('/sign-in/phone', { phone_number: phone })
    const code = server.smsCodeFor(phone)
    expect((await browser.post('/verify-phone', { phone_number: phone, code })).status).toBe(200)
  }
  expect(alerts()).toEqual([])
  for (let i = 0; i < 4; i++) await signInAnew()
  expect(alerts()).toHaveLength(3)
  expect(alerts()[0]?.text).toMatch(/^New sign-in to your Ndoa account: .+ UTC\. Not you\?/)
  await server.db.deleteFrom('limit_uses').execute()
  await server.db.insertInto('settings').values({ user_id: id, login_alerts: false }).execute()
  await signInAnew()
  expect(alerts()).toHaveLength(3)
})

test('a member sees their sign-in methods and how long their recent auth lasts', async () => {
  const browser = await signedIn()
  const security = Security.parse((await browser.get('/get-security')).body.data)
  expect(security).toMatchObject({
    email: 'amara@x.test',
    phone: null,
    has_password: true,
    two_factor_enabled: false,
  })
  expect(Date.parse(security.fresh_until) - Date.now()).toBeGreaterThan(9 * 60_000)
})

test('the header name is plain text', async () => {
  const { browser } = await aConfirmedMember(server, 'named@x.test')
  const rename = (display_name: string) => browser.post('/update-user', { display_name })
  expect((await rename('  Ọláìtán   Adé ')).body.data?.user).toMatchObject({ name: 'Ọláìtán Adé' })
  for (const name of ['', '   ', 'Amara\u0000', 'x'.repeat(101)])
    expect((await rename(name)).status).toBe(422)
  expect((await browser.get('/get-session')).body.data?.user).toMatchObject({ name: 'Ọláìtán Adé' })
})

test('a member has at most fifty sessions, and the least recently used end', async () => {
  const { id } = await aConfirmedMember(server, 'fifty@x.test')
  const now = Date.now()
  const rows = Array.from({ length: 50 }, (_, i) => ({
    user_id: id,
    token: String(i).padStart(43, 'x'),
    created_at: new Date(now - 3_600_000),
    updated_at: new Date(now - (i + 1) * 60_000),
    expires_at: new Date(now + 3_600_000),
  }))
  await server.db.insertInto('sessions').values(rows).execute()
  const browsers = await Promise.all([1, 2, 3].map(() => signedIn('fifty@x.test')))
  for (const browser of browsers) expect(await browser.viewer()).toMatchObject({ id })
  const left = await server.db.selectFrom('sessions').select('token').where('user_id', '=', id).execute()
  expect(left).toHaveLength(50)
  const tokens = new Set(left.map(({ token }) => token))
  expect(rows.filter(({ token }) => !tokens.has(token))).toEqual(rows.slice(-4)) // fifty, the first one, and three more
})
