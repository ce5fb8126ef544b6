import { request } from 'node:http'
import { availableParallelism } from 'node:os'
import * as argon2 from '@node-rs/argon2'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { waitingForLocks } from '../../../../../test/locks.ts'
import { aMember } from '../../../../../test/members.ts'
import { readConfig } from '../../../../platform/config.ts'
import { accountsConfig } from '../accounts.config.ts'
import { sign } from '../sessions/tokens.ts'
import {
  aConfirmedMember,
  aSignUp,
  OTHER_PASSWORD,
  PASSWORD,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'
import { hashPassword, PER_CORE, RUNNING, WAITING, waitingPasswords } from './passwords.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify), hash: vi.fn(real.hash) }
})

const MEMBERS = ['amara', 'kofi', 'zainab', 'tendai', 'selam'].map((name) => `${name}@x.test`)
let server: TestServer
let url: string
let releaseChecks = () => {}
beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMIT_SIGN_IN_ADDRESS: '4/1 hour', LIMIT_SIGN_IN_ADDRESS_MAIL: '8/1 hour' },
  })
  for (const email of MEMBERS) await aConfirmedMember(server, email)
  url = await server.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())
afterEach(() => {
  releaseChecks() // a failed test must not hold slots that later tests need
  vi.mocked(argon2.verify).mockReset()
  vi.mocked(argon2.hash).mockReset()
})

const WRONG = 'Wrong-horse-11'
const ATTACKED = '203.0.113.9'
const guessMany = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) => signIn(server.browser(ATTACKED), `guess${i}@x.test`, WRONG)),
  )

test('trying one password on many accounts blocks the address, and a neighbour’s right password still works', async () => {
  const known = server.browser('198.51.100.7')
  await signIn(known, 'kofi@x.test')
  const answers = await guessMany(10)
  expect(answers.filter(({ body }) => body.error === 'accounts.wrong_credentials')).toHaveLength(4)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)

  known.address = ATTACKED
  expect((await signIn(known, 'kofi@x.test')).status).toBe(200)
  expect((await signIn(server.browser('198.51.100.8'), 'zainab@x.test')).status).toBe(200)

  const neighbour = server.browser(ATTACKED)
  const right = await signIn(neighbour, 'amara@x.test')
  expect(right.body.message).toBe(
    'Too many attempts from your network. If your email and password are right, we have sent you a link to sign in. Otherwise, please try again in 60 minutes.',
  )
  expect(right.body.message).toBe(answers.find(({ status }) => status === 429)?.body.message)
  await vi.waitFor(() => expect(server.mails.at(-1)?.to).toBe('amara@x.test'))
  const link = { code: server.codeFor('amara@x.test'), confirm: true }
  expect((await neighbour.post('/exchange-code', link)).status).toBe(200)
})

test('guesses from a blocked address reveal no right password and cause no hashing', async () => {
  await guessMany(4)
  const [wrong, right] = [
    await signIn(server.browser(ATTACKED), 'selam@x.test', WRONG),
    await signIn(server.browser(ATTACKED), 'tendai@x.test'),
  ]
  expect([wrong.status, wrong.body.message]).toEqual([right.status, right.body.message])
  await guessMany(10)
  vi.mocked(argon2.hash).mockClear()
  const late = await signIn(server.browser(ATTACKED), 'nobody@x.test', WRONG)
  expect(late.body.message).toMatch(
    /^Too many attempts from your network\. Please try again in 60 minutes, or/,
  )
  expect(argon2.hash).not.toHaveBeenCalled()
})

test('a later link request does not reveal whether the password was right', async () => {
  await guessMany(4)
  await signIn(server.browser(ATTACKED), 'kofi@x.test', WRONG)
  await signIn(server.browser(ATTACKED), 'zainab@x.test')
  await vi.waitFor(() => expect(server.mails.at(-1)?.to).toBe('zainab@x.test'))
  const ask = (email: string) => server.browser('198.51.100.9').post('/sign-in/link', { email })
  const [wrong, right] = [await ask('kofi@x.test'), await ask('zainab@x.test')]
  expect([right.status, right.text]).toEqual([wrong.status, wrong.text])
})

test('concurrent attempts for one account do not bypass the address limit', async () => {
  await guessMany(4)
  const atOnce = Array.from({ length: 8 }, () => signIn(server.browser(ATTACKED), 'selam@x.test'))
  expect((await Promise.all(atOnce)).map(({ status }) => status)).toEqual(Array.from(atOnce, () => 429))
})

test('unchecked attempts do not count for the account, so an address cannot lock its owner out', async () => {
  await guessMany(12) // uses up the limit of the address, including its further attempts
  for (let i = 0; i < 10; i++)
    expect((await signIn(server.browser(ATTACKED), 'amara@x.test', WRONG)).status).toBe(429)
  expect((await signIn(server.browser('198.51.100.10'), 'amara@x.test')).status).toBe(200)
})

test('members behind one address can mistype passwords and still sign in', async () => {
  for (const email of MEMBERS) {
    expect((await signIn(server.browser(ATTACKED), email, WRONG)).status).toBe(400)
    expect((await signIn(server.browser(ATTACKED), email)).status).toBe(200)
  }
})

test('a right password refunds its own attempt only, so an address cannot try more accounts', async () => {
  const own = ['amara@x.test', 'kofi@x.test', 'zainab@x.test']
  for (const email of own) await signIn(server.browser(ATTACKED), email, WRONG)
  await ageUses('59 minutes')
  const statuses: number[] = []
  const guess = async (email: string) =>
    statuses.push((await signIn(server.browser(ATTACKED), email, WRONG)).status)
  await guess('first@x.test')
  for (const email of own) {
    expect((await signIn(server.browser(ATTACKED), email)).status).toBe(200)
    await guess(`after-${email}`)
  }
  await ageUses('2 minutes')
  for (let i = 0; i < 3; i++) await guess(`more${i}@x.test`)
  expect(statuses).toEqual([400, 400, 400, 400, 429, 429, 429])
})

/** Moves all counted uses into the past by the given interval. */
const ageUses = (time: string) =>
  server.app.pool.query('update limit_uses set used_at = used_at - $1::interval', [time])

test('all addresses of one IPv6 network share one limit of tried accounts', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 6; i++)
    statuses.push((await signIn(server.browser(`2001:db8::${i + 1}`), `v6-${i}@x.test`, WRONG)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 429, 429])
})

/** Holds password checks, including those for unknown addresses, until they are released. */
function holdPasswordChecks() {
  const held = new Promise<void>((resolve) => (releaseChecks = resolve))
  vi.mocked(argon2.hash).mockImplementation(async () => held.then(() => 'of nobody'))
  vi.mocked(argon2.verify).mockImplementation(async (_, password) => held.then(() => password === PASSWORD))
  return releaseChecks
}

test('of a hundred concurrent sign-ins few run, some wait, and the rest are refused without counting', async () => {
  const release = holdPasswordChecks()
  const known = server.browser('198.51.100.7')
  known.jar = (await knownBrowser('kofi@x.test')).jar
  const asked = Array.from({ length: 100 }, (_, i) =>
    signIn(server.browser(`192.0.2.${i}`), `crowd${i}@x.test`, WRONG),
  )
  const early = Promise.all(asked)
  await vi.waitFor(() => expect(waitingPasswords()).toBe(WAITING))
  const fromKnown = signIn(known, 'kofi@x.test')
  await vi.waitFor(() => expect(waitingPasswords()).toBe(WAITING + 1)) // members are still accepted
  expect(argon2.hash).toHaveBeenCalledTimes(RUNNING)
  release()
  const answers = await early
  expect((await fromKnown).status).toBe(200)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(100 - WAITING - RUNNING)
  expect(refused[0]?.body.error).toBe('server.busy')
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  const [first] = vi.mocked(argon2.verify).mock.invocationCallOrder
  const before = vi.mocked(argon2.hash).mock.invocationCallOrder.filter((order) => order < (first ?? 0))
  expect(before).toHaveLength(RUNNING) // the requests that were already running
  const { rows } = await server.app.pool.query(
    "select count(*)::int as counted from limit_uses where key like 'sign-in address %'",
  )
  expect(rows[0].counted).toBe(2 * (WAITING + RUNNING))
})

test('a stranger is refused before any query while all slots are taken', async () => {
  const release = holdPasswordChecks()
  const taken = Array.from({ length: RUNNING + WAITING }, (_, i) =>
    signIn(server.browser(`192.0.2.${i}`), `taken${i}@x.test`, WRONG),
  )
  await vi.waitFor(() => expect(waitingPasswords()).toBe(WAITING))
  const lock = await server.app.pool.connect()
  await lock.query('begin; lock table users, limit_uses in access exclusive mode')
  const refused = await signIn(server.browser('192.0.2.200'), 'late@x.test', WRONG) // a query would wait for the lock
  await lock.query('rollback')
  lock.release()
  release()
  expect([refused.status, refused.body.error]).toEqual([503, 'server.busy'])
  expect((await Promise.all(taken)).every(({ status }) => status === 400)).toBe(true)
  expect((await signIn(server.browser('192.0.2.200'), 'late@x.test', WRONG)).status).toBe(400) // a slot is free again
})

test('one address cannot take all slots from strangers elsewhere', async () => {
  const release = holdPasswordChecks()
  const refusals: number[] = [] // every response is a refusal while password checks are held
  const flood = Array.from({ length: RUNNING + WAITING }, async (_, i) => {
    const { status } = await signIn(server.browser(ATTACKED), `flood${i}@x.test`, WRONG)
    refusals.push(status)
  })
  await vi.waitFor(() => expect(RUNNING + waitingPasswords() + refusals.length).toBe(flood.length))
  const waiting = waitingPasswords()
  const elsewhere = signIn(server.browser('192.0.2.200'), 'amara@x.test')
  await vi.waitFor(() => expect(waitingPasswords()).toBe(waiting + 1))
  release()
  expect((await elsewhere).status).toBe(200)
  await Promise.all(flood)
  expect(refusals.filter((status) => status === 503).length).toBeGreaterThan(WAITING / 2)
})

test('one address cannot take all slots with many accounts in known browsers either', async () => {
  const ids = await Promise.all(Array.from({ length: RUNNING + WAITING }, () => aMember(server.app)))
  const release = holdPasswordChecks()
  let refused = 0
  const flood = ids.map(async (id) => {
    const browser = server.browser(ATTACKED)
    browser.jar.set('ndoa.device', deviceCookieOf(id))
    const { status } = await signIn(browser, `${id}@members.test`)
    if (status === 503) refused += 1
  })
  await vi.waitFor(() => expect(RUNNING + waitingPasswords() + refused).toBe(ids.length))
  const waiting = waitingPasswords()
  const elsewhere = signIn(server.browser('192.0.2.200'), 'amara@x.test')
  const placed = vi.waitFor(() => expect(waitingPasswords()).toBe(waiting + 1))
  await Promise.race([elsewhere, placed])
  release()
  expect((await elsewhere).status).toBe(200)
  await Promise.all([placed, ...flood])
})

test.each([
  [
    'changes of a password',
    async () => {
      const { browser } = await aConfirmedMember(server, 'changing@x.test')
      browser.address = ATTACKED
      return () => browser.post('/change-password', { password: OTHER_PASSWORD })
    },
  ],
  [
    'a link that a new password comes with',
    async () => {
      await server.browser().post('/sign-up/email', aSignUp('linked@x.test'))
      const code = server.codeFor('linked@x.test')
      const sign_up = { password: OTHER_PASSWORD, data: aSignUp('').data }
      return () => server.browser(ATTACKED).post('/exchange-code', { code, sign_up })
    },
  ],
])('one address cannot take all places with %s either', async (_name, prepare) => {
  const ask = await prepare()
  const release = holdPasswordChecks()
  let refused = 0
  const flood = Array.from({ length: RUNNING + 2 * WAITING }, async () => {
    if ((await ask()).status === 503) refused += 1
  })
  await vi.waitFor(() => expect(RUNNING + waitingPasswords() + refused).toBe(flood.length))
  expect(waitingPasswords()).toBeLessThan(WAITING / 2)
  release()
  await Promise.all(flood)
})

/** @returns the device cookie of a browser in which the member has signed in */
function deviceCookieOf(userId: string) {
  const marks = JSON.stringify([{ userId, id: userId, epoch: 0, since: 0 }])
  const { SECRET_SESSION } = readConfig(accountsConfig, {})
  return encodeURIComponent(sign(`device ${SECRET_SESSION}`, server.secrets.devices.encrypt(marks, 'device')))
}

test('a known browser’s concurrent sign-ins take precedence over strangers at most twice', async () => {
  const { jar } = await knownBrowser('kofi@x.test')
  const release = holdPasswordChecks()
  const stranger = signIn(server.browser('192.0.2.200'), 'nobody@x.test', WRONG)
  const busy = Array.from({ length: RUNNING }, (_, i) =>
    signIn(server.browser(`192.0.2.${i}`), `busy${i}@x.test`, WRONG),
  )
  await vi.waitFor(() => expect(waitingPasswords()).toBe(1))
  const flood = Array.from({ length: 10 }, () => {
    const browser = server.browser(ATTACKED)
    browser.jar = new Map(jar)
    return signIn(browser, 'kofi@x.test')
  })
  await vi.waitFor(() => expect(waitingPasswords()).toBe(11))
  release()
  await Promise.all([stranger, ...busy, ...flood])
  const [last] = vi.mocked(argon2.hash).mock.invocationCallOrder.slice(-1)
  const before = vi.mocked(argon2.verify).mock.invocationCallOrder.filter((order) => order < (last ?? 0))
  expect(before.length).toBeLessThanOrEqual(2)
})

test('repeated sign-ins take precedence for a while only, then wait like strangers’', async () => {
  const browser = await knownBrowser('tendai@x.test')
  vi.mocked(argon2.verify).mockImplementation(async () => true)
  for (let i = 0; i < 10; i++) expect((await signIn(browser, 'tendai@x.test')).status).toBe(200)
  vi.mocked(argon2.verify).mockClear()
  const release = holdPasswordChecks()
  const busy = Array.from({ length: RUNNING }, (_, i) =>
    signIn(server.browser(`192.0.2.${i}`), `busy${i}@x.test`, WRONG),
  )
  await vi.waitFor(() => expect(argon2.hash).toHaveBeenCalledTimes(RUNNING))
  const stranger = signIn(server.browser('192.0.2.200'), 'nobody@x.test', WRONG)
  await vi.waitFor(() => expect(waitingPasswords()).toBe(1))
  const again = signIn(browser, 'tendai@x.test')
  await vi.waitFor(() => expect(waitingPasswords()).toBe(2))
  release()
  await Promise.all([...busy, stranger, again])
  const [last] = vi.mocked(argon2.hash).mock.invocationCallOrder.slice(-1)
  expect(vi.mocked(argon2.verify).mock.invocationCallOrder[0]).toBeGreaterThan(last ?? 0)
})

test('an unchecked attempt refunds no checked one, so an address cannot try more accounts', async () => {
  for (let i = 0; i < 6; i++) {
    const leaving = new AbortController()
    const release = holdPasswordChecks()
    const ask = (signal?: AbortSignal) =>
      fetch(`${url}/auth/v1/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `pair${i}@x.test`, password: WRONG }),
        ...(signal && { signal }),
      }).then(
        ({ status }) => status,
        () => null,
      )
    const judged = Array.from({ length: RUNNING }, () => ask())
    await vi.waitFor(() => expect(argon2.hash).toHaveBeenCalledTimes(RUNNING))
    const waiting = ask(leaving.signal)
    await vi.waitFor(() => expect(waitingPasswords()).toBe(1))
    leaving.abort()
    expect(await waiting).toBeNull()
    await vi.waitFor(() => expect(waitingPasswords()).toBe(0))
    release()
    expect(await Promise.all(judged)).toEqual(judged.map(() => (i < 4 ? 400 : 429)))
    vi.mocked(argon2.hash).mockReset()
  }
})

test('a password left unchecked by a busy server does not count as an attempt', async () => {
  const { browser } = await aConfirmedMember(server, 'busy@x.test')
  server.clock.forward(11 * 60_000) // the sign-in is no longer recent
  await server.browser().post('/sign-up/email', aSignUp('elsewhere@x.test'))
  const change = () =>
    browser.post('/change-password', { password: OTHER_PASSWORD, current_password: PASSWORD })
  const link = { code: server.codeFor('elsewhere@x.test'), password: PASSWORD }
  const confirm = () => server.browser().post('/exchange-code', link)
  const release = holdPasswordChecks()
  const crowd = Array.from({ length: RUNNING + 2 * WAITING }, () => hashPassword(WRONG, { known: true }))
  await vi.waitFor(() => expect(waitingPasswords()).toBe(2 * WAITING))
  for (let i = 0; i < 10; i++) expect([(await change()).status, (await confirm()).status]).toEqual([503, 503])
  release()
  await Promise.all(crowd)
  expect([(await change()).status, (await confirm()).status]).toEqual([200, 200])
})

test('passwords are checked at a limited rate, regardless of the queue', async () => {
  vi.mocked(argon2.hash).mockResolvedValue('a hash')
  const perTick = Math.ceil((PER_CORE * availableParallelism()) / 10)
  const begun = performance.now()
  await Promise.all(Array.from({ length: 6 * perTick }, () => hashPassword(WRONG)))
  expect(performance.now() - begun).toBeGreaterThan(400) // six batches, a tenth of a second apart
})

test('a client that disconnects while waiting frees its place', async () => {
  const release = holdPasswordChecks()
  const leaving = new AbortController()
  const ask = (email: string, signal?: AbortSignal) =>
    fetch(`${url}/auth/v1/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: WRONG }),
      ...(signal && { signal }),
    }).then(
      ({ status }) => status,
      () => null,
    )
  const working = Array.from({ length: RUNNING }, () => ask('kofi@x.test'))
  await vi.waitFor(() => expect(argon2.verify).toHaveBeenCalledTimes(RUNNING))
  const waiting = ask('amara@x.test', leaving.signal)
  await vi.waitFor(() => expect(waitingPasswords()).toBe(1))
  leaving.abort()
  expect(await waiting).toBeNull()
  await vi.waitFor(() => expect(waitingPasswords()).toBe(0))
  release()
  expect(await Promise.all(working)).toEqual(working.map(() => 400))
  expect(argon2.verify).toHaveBeenCalledTimes(RUNNING)
})

test('a client that disconnected before its turn takes no slot', async () => {
  const release = holdPasswordChecks()
  const working = Array.from({ length: RUNNING }, () => signIn(server.browser(), 'kofi@x.test', WRONG))
  await vi.waitFor(() => expect(argon2.verify).toHaveBeenCalledTimes(RUNNING))
  const lock = await server.app.pool.connect()
  await lock.query('begin; lock table users in access exclusive mode')
  const closed = new Promise((resolve) =>
    server.http.server.once('request', (_, response) => response.once('close', resolve)),
  )
  const headers = { 'content-type': 'application/json' }
  const leaving = request(`${url}/auth/v1/sign-in/email`, { method: 'POST', headers, agent: false })
  leaving.on('error', () => {}) // the request is aborted below
  leaving.end(JSON.stringify({ email: 'amara@x.test', password: WRONG }))
  await vi.waitFor(async () => expect(await waitingForLocks(server.db)).toBe(1))
  leaving.destroy()
  await closed
  await lock.query('rollback')
  lock.release()
  const later = signIn(server.browser(), 'amara@x.test', WRONG)
  await vi.waitFor(() => expect(waitingPasswords()).toBeGreaterThan(0))
  release()
  await Promise.all([...working, later])
  expect(argon2.verify).toHaveBeenCalledTimes(RUNNING + 1)
})

async function knownBrowser(email: string) {
  vi.mocked(argon2.verify).mockImplementationOnce(async () => true)
  const browser = server.browser()
  expect((await signIn(browser, email, OTHER_PASSWORD)).status).toBe(200)
  vi.mocked(argon2.verify).mockClear()
  return browser
}
