import { Session } from '@ndoa/contract/identity/accounts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../../../platform/config.ts'
import { accountsConfig, accountsConfigFaults } from '../accounts.config.ts'
import {
  aConfirmedMember,
  type Browser,
  signIn,
  signInForToken,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'

let server: TestServer
let amara: { browser: Browser; id: string }
beforeAll(async () => {
  server = await startTestServer()
  amara = await aConfirmedMember(server, 'amara@x.test')
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const DAY = 24 * 60 * 60 * 1000

async function signedIn() {
  const browser = server.browser()
  await signIn(browser, 'amara@x.test')
  return browser
}
async function bearer() {
  const { body } = await signInForToken(server, 'amara@x.test')
  return body.data?.access_token ?? ''
}
const sessionId = async (browser: Browser) => (await browser.viewer())?.sessionId ?? ''
const storedTokens = async () =>
  (await server.db.selectFrom('sessions').select('token').execute()).map(({ token }) => token)

test('get-session returns the signed-in member without the token', async () => {
  const browser = await signedIn()
  const answer = await browser.get('/get-session')
  expect(answer.status).toBe(200)
  expect(Session.parse(answer.body.data)).toEqual(answer.body.data)
  expect(answer.text).not.toContain('token')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.setCookies.join()).toMatch(
    /^ndoa\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('get-session without a session is answered with 401', async () => {
  const answer = await server.browser().get('/get-session')
  expect([answer.status, answer.body.error]).toEqual([401, 'accounts.sign_in_needed'])
})

test('the database holds only hashes of tokens, and a stolen hash does not sign in', async () => {
  const token = await bearer()
  const stored = await storedTokens()
  expect(stored).not.toContain(token)
  const thief = server.program()
  for (const hash of stored) {
    expect(await thief.viewer({ authorization: `Bearer ${hash}` })).toBeNull()
    expect((await thief.get('/get-session', { authorization: `Bearer ${hash}` })).status).toBe(401)
  }
})

test('a token or cookie with a suffix is refused', async () => {
  const token = await bearer()
  const browser = await signedIn()
  const cookie = browser.jar.get('ndoa.session_token') ?? ''
  for (const more of ['a', 'zz', '.', '=', '-', ' x', '%20', '%00', '%3D']) {
    expect(await server.program().viewer({ authorization: `Bearer ${token}${more}` })).toBeNull()
    const other = server.browser()
    other.jar.set('ndoa.session_token', cookie + more)
    expect([more, (await other.get('/get-session')).status]).toEqual([more, 401])
  }
  expect(await server.program().viewer({ authorization: `Bearer ${token}` })).not.toBeNull()
})

test('an unhashed token cannot be stored', async () => {
  const values = { user_id: amara.id, token: 'a'.repeat(64), expires_at: new Date(Date.now() + DAY) }
  await expect(server.db.insertInto('sessions').values(values).execute()).rejects.toThrow(
    'sessions_token_check',
  )
})

test('a cookie that was altered or signed with another secret is refused', async () => {
  const browser = await signedIn()
  const cookie = decodeURIComponent(browser.jar.get('ndoa.session_token') ?? '')
  const [token = '', signature = ''] = cookie.split('.')
  const altered = [
    `${token[0] === 'a' ? 'b' : 'a'}${token.slice(1)}.${signature}`,
    `${token}.${signature[0] === 'a' ? 'b' : 'a'}${signature.slice(1)}`,
    `${token}.`,
    token,
    '%',
  ]
  for (const value of altered) {
    browser.jar.set('ndoa.session_token', value === '%' ? value : encodeURIComponent(value))
    expect(await browser.viewer()).toBeNull()
  }
  browser.jar.set('ndoa.session_token', encodeURIComponent(cookie))
  expect(await browser.viewer()).not.toBeNull()
})

test('a sign-up’s or device’s cookie is not accepted as a session', async () => {
  const browser = await signedIn()
  browser.jar.set('ndoa.session_token', browser.jar.get('ndoa.device') ?? '')
  expect(await browser.viewer()).toBeNull()
})

test('signing out ends every copy of the session, and clears cookies and cache', async () => {
  const { browser } = await aConfirmedMember(server, 'leaving@x.test')
  expect([...browser.jar.keys()]).toEqual([
    'ndoa.sign_up',
    'ndoa.session_token',
    'ndoa.device',
    'ndoa.safety',
  ])
  const copy = server.browser()
  copy.jar = new Map(browser.jar)
  const answer = await browser.post('/sign-out', {})
  expect([answer.status, answer.body]).toEqual([200, { success: true, data: null }])
  expect(answer.headers['clear-site-data']).toBe('"cache"')
  for (const name of ['session_token', 'sign_up'])
    expect(answer.setCookies.filter((line) => line.startsWith(`ndoa.${name}=`))).toEqual([
      expect.stringMatching(/; Max-Age=0; Path=\/; /),
    ])
  expect([...browser.jar.keys()]).toEqual(['ndoa.device', 'ndoa.safety']) // recognizes the browser next time
  expect(await copy.viewer()).toBeNull()
  expect((await copy.post('/sign-out', {})).status).toBe(200)
  expect((await server.browser().post('/sign-out')).status).toBe(200)
})

test('signing out with a bearer token ends that session only', async () => {
  const [mine, other] = [await bearer(), await bearer()]
  await server.program().post('/sign-out', {}, { authorization: `Bearer ${mine}` })
  expect(await server.program().viewer({ authorization: `Bearer ${mine}` })).toBeNull()
  expect(await server.program().viewer({ authorization: `Bearer ${other}` })).not.toBeNull()
})

test('every way to end a session closes its connections', async () => {
  const end = vi.spyOn(server.app.realtime, 'endSession')
  const [first, second] = [await signedIn(), await signedIn()]
  const [mine, other] = [await sessionId(first), await sessionId(second)]
  await first.post('/sign-out', {})
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith(mine))
  expect(end).not.toHaveBeenCalledWith(other)
  await server.db.deleteFrom('sessions').where('id', '=', other).execute()
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith(other))
  end.mockRestore()
})

test.each([
  ['deactivated', { deactivated_at: new Date() }],
  ['given a second factor', { two_factor_enabled: true }],
])('a session stops working when its member is %s', async (_, change) => {
  const { browser, id } = await aConfirmedMember(server, `m${Object.keys(change)[0]}@x.test`)
  expect(await browser.viewer()).toMatchObject({ id })
  await server.db.updateTable('users').set(change).where('id', '=', id).execute()
  expect(await browser.viewer()).toBeNull()
  expect((await browser.get('/get-session')).status).toBe(401)
})

test('each use extends a session to 30 days', async () => {
  const [used, idle] = [await signedIn(), await signedIn()]
  server.clock.forward(20 * DAY)
  expect(await used.viewer()).not.toBeNull()
  await vi.waitFor(async () => {
    const slid = new Date(server.clock.now().getTime() + 29 * DAY)
    const rows = await server.db.selectFrom('sessions').select('id').where('expires_at', '>', slid).execute()
    expect(rows).toHaveLength(1)
  })
  server.clock.forward(11 * DAY)
  expect(await used.viewer()).not.toBeNull()
  expect(await idle.viewer()).toBeNull()
  server.clock.forward(-31 * DAY)
})

test('no session lives longer than 180 days', async () => {
  const browser = await signedIn()
  await server.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() + 400 * DAY) })
    .execute()
  server.clock.forward(179 * DAY)
  expect(await browser.viewer()).not.toBeNull()
  server.clock.forward(2 * DAY)
  expect(await browser.viewer()).toBeNull()
  server.clock.forward(-181 * DAY)
})

test('a member’s last activity is stored at most every five minutes', async () => {
  const browser = await signedIn()
  const lastActive = async () =>
    (
      await server.db
        .selectFrom('users')
        .select('last_active_at')
        .where('id', '=', amara.id)
        .executeTakeFirstOrThrow()
    ).last_active_at
  server.clock.forward(DAY)
  await browser.viewer()
  await vi.waitFor(async () => expect((await lastActive()).getTime()).toBeGreaterThan(Date.now() + DAY / 2))
  const noted = await lastActive()
  server.clock.forward(4 * 60_000)
  await browser.viewer()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await lastActive()).toEqual(noted)
  server.clock.forward(-DAY - 4 * 60_000)
})

test('a write from another site is refused', async () => {
  const browser = await signedIn()
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: '' },
  ]
  for (const headers of foreign) {
    const answer = await browser.post('/sign-out', {}, headers)
    expect([answer.status, answer.body.error]).toEqual([403, 'request.foreign_origin'])
  }
  expect(await browser.viewer()).not.toBeNull()
})

test('unknown paths are not found, and wrong methods are refused', async () => {
  const browser = await signedIn()
  const closed = ['/list-sessions', '/delete-user', '/revoke-sessions', '/verify-email', '/ok', '/error']
  for (const path of closed) {
    for (const answer of [await browser.get(path), await browser.post(path, {})]) {
      expect([answer.status, answer.body.error]).toEqual([404, 'request.not_found'])
    }
  }
  expect((await browser.get('/sign-in/email')).status).toBe(405)
  expect((await browser.send('PUT', '/auth/v1/get-session', {})).status).toBe(405)
})

test('the https cookie is bound to this host and to https', async () => {
  const secure = await startTestServer({ publicUrl: 'https://ndoa.example' })
  const { browser } = await aConfirmedMember(secure, 'amara@x.test')
  expect(await browser.viewer()).toMatchObject({ confirmed: true })
  const answer = await signIn(browser, 'amara@x.test')
  for (const cookie of answer.setCookies) {
    expect(cookie).toMatch(/^__Host-ndoa\./)
    expect(cookie).toMatch(/; Secure/i)
    expect(cookie).toMatch(/; Path=\//i)
    expect(cookie).not.toMatch(/; Domain/i)
  }
  await browser.post('/sign-out', {})
  expect([...browser.jar.keys()]).toEqual(['__Host-ndoa.device', '__Host-ndoa.safety'])
  await secure.close()
})

test('production refuses the development secret, and a short secret fails the start', () => {
  expect(accountsConfigFaults(readConfig(accountsConfig, {}))).toHaveLength(2)
  const own = 'a-secret-of-our-own-that-is-long-enough'
  expect(accountsConfigFaults({ SECRET_SESSION: own, SECRET_CODES: `${own}!` })).toEqual([])
  expect(() => readConfig(accountsConfig, { SECRET_SESSION: 'short' })).toThrow('SECRET_SESSION')
  expect(() => readConfig(accountsConfig, { LIMIT_SIGN_IN: 'many' })).toThrow('LIMIT_SIGN_IN')
  expect(readConfig(accountsConfig, { LIMIT_SIGN_IN: '3/2 minutes' }).LIMIT_SIGN_IN).toEqual({
    max: 3,
    per: '2 minutes',
  })
})

test('a sign-out request ends the session regardless of its other content', async () => {
  for (const [address, body] of [
    ['/sign-out?next=/', {}],
    ['/sign-out', { redirectTo: 'https://elsewhere.test' }],
    ['/sign-out?x=1', { anything: [1] }],
  ] as const) {
    const browser = await signedIn()
    const jar = new Map(browser.jar)
    expect((await browser.post(address, body)).status).toBe(200)
    browser.jar = jar
    expect(await browser.viewer()).toBeNull()
  }
})
