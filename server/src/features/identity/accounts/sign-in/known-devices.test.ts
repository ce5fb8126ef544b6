import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aConfirmedMember,
  aMemberWithFactor,
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
  server = await startTestServer({
    environment: { LIMIT_SIGN_IN: '1/1 hour', LIMIT_SIGN_IN_KNOWN: '2/1 hour' },
  })
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const WRONG = 'Wrong-horse-11'
/** @returns whether the browser is exempt from limits that strangers have used up */
async function isKnown(browser: Browser, email: string) {
  await server.db.deleteFrom('limit_uses').execute()
  await signIn(server.browser(), email, WRONG)
  const { status } = await signIn(browser, email, WRONG)
  await server.db.deleteFrom('limit_uses').execute()
  return status === 400
}

async function twoBrowsers(email: string, firstStep = true) {
  const { browser } = await aConfirmedMember(server, email)
  const other = server.browser()
  if (firstStep) await signIn(other, email)
  return { browser, other }
}

test('a new password voids all browser marks except its own browser’s', async () => {
  const { browser, other } = await twoBrowsers('changed@x.test')
  expect([await isKnown(browser, 'changed@x.test'), await isKnown(other, 'changed@x.test')]).toEqual([
    true,
    true,
  ])
  await browser.post('/change-password', { password: OTHER_PASSWORD, current_password: PASSWORD })
  expect([await isKnown(browser, 'changed@x.test'), await isKnown(other, 'changed@x.test')]).toEqual([
    true,
    false,
  ])
})

test('a password set by a mailed link voids all other browser marks too', async () => {
  const { other } = await twoBrowsers('reset@x.test')
  await server.browser().post('/reset-password', { email: 'reset@x.test' })
  const browser = server.browser()
  await browser.post('/exchange-code', { code: server.codeFor('reset@x.test'), confirm: true })
  await browser.post('/change-password', { password: OTHER_PASSWORD })
  expect([await isKnown(browser, 'reset@x.test'), await isKnown(other, 'reset@x.test')]).toEqual([
    true,
    false,
  ])
})

test('turning the second factor on or off voids all other browser marks', async () => {
  const { browser: old } = await twoBrowsers('factor@x.test', false)
  const member = await enableFactor('factor@x.test', old)
  expect([await isKnown(member, 'factor@x.test'), await isKnown(old, 'factor@x.test')]).toEqual([true, false])
  const { browser, recoveryCodes } = await aMemberWithFactor(server, 'removed@x.test')
  const other = server.browser()
  await signIn(other, 'removed@x.test')
  await other.post('/sign-in/second-factor', { code: recoveryCodes[0] })
  expect(await isKnown(other, 'removed@x.test')).toBe(true)
  await browser.post('/remove-second-factor', { code: recoveryCodes[1], current_password: PASSWORD })
  expect([await isKnown(browser, 'removed@x.test'), await isKnown(other, 'removed@x.test')]).toEqual([
    true,
    false,
  ])
})

/** Enables the second factor in a different browser. */
async function enableFactor(email: string, old: Browser) {
  const { totp } = await import('../second-factor/totp.ts')
  await old.post('/sign-out')
  const browser = server.browser()
  await signIn(browser, email)
  const { body } = await browser.post('/enrol-second-factor', {})
  const code = totp(body.data?.secret ?? '', server.clock.now())
  expect((await browser.post('/confirm-second-factor', { code })).status).toBe(200)
  return browser
}

test('each mark has its own counts, so a stolen one does not use up others', async () => {
  const { browser, other: stolen } = await twoBrowsers('each@x.test')
  for (let i = 0; i < 2; i++) expect((await signIn(stolen, 'each@x.test', WRONG)).status).toBe(400)
  expect((await signIn(stolen, 'each@x.test')).status).toBe(429)
  expect((await signIn(browser, 'each@x.test')).status).toBe(200)
})

test('a mark does not reveal its member, and an altered mark is invalid', async () => {
  const { browser, id } = await aConfirmedMember(server, 'sealed@x.test')
  const mark = decodeURIComponent(browser.jar.get('ndoa.device') ?? '')
  expect(mark).not.toBe('')
  expect(Buffer.from(mark, 'base64url').toString('latin1')).not.toContain(id)
  const forged = server.browser()
  forged.jar.set(
    'ndoa.device',
    encodeURIComponent(mark.replace(/.(?=\.)/, (last) => (last === 'A' ? 'B' : 'A'))),
  )
  expect(await isKnown(forged, 'sealed@x.test')).toBe(false)
  expect(await isKnown(browser, 'sealed@x.test')).toBe(true)
})

test('a sign-in before the confirmation gives the browser no mark', async () => {
  await server.browser().post('/sign-up/email', aSignUp('unproven@x.test'))
  const browser = server.browser()
  expect((await signIn(browser, 'unproven@x.test')).status).toBe(200)
  expect(browser.jar.has('ndoa.device')).toBe(false)
})
