import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { metrics } from '../../../../platform/metrics.ts'
import {
  aPhoneMember,
  aPhoneSignUp,
  type Browser,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    environment: {
      LIMIT_CODES: '1000/1 hour',
      LIMIT_WRONG_CODES_ADDRESS: '6/1 hour',
      LIMIT_WRONG_CODES_NUMBER: '3/1 day',
      LIMIT_WRONG_CODES_COUNTRY: '4/1 day',
      LIMIT_WRONG_CODES: '6/1 day',
    },
  })
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

let count = 0
const aNumber = (prefix = '+23326') => `${prefix}${String((count += 1)).padStart(3, '0')}1234`
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const verify = (browser: Browser, phone_number: string, code: string) =>
  browser.post('/verify-phone', { phone_number, code })

/** Creates a member with a number who is signed out in their own browser. All limits are unused. */
async function aMemberWithOwnBrowser(phone = aNumber()) {
  const { browser, id } = await aPhoneMember(server, phone)
  await browser.post('/sign-out')
  await forgetCodes()
  return { phone, browser, id }
}
const forgetCodes = () => server.db.deleteFrom('limit_uses').where('key', 'like', 'sms%').execute()

async function requestCode(browser: Browser, phone_number: string) {
  await forgetCodes()
  await browser.post('/sign-in/phone', { phone_number })
  return server.smsCodeFor(phone_number)
}

/** Tries one wrong code per number, each from another address and browser. */
async function spray(phones: string[]) {
  const statuses = []
  for (const phone of phones) {
    const browser = server.browser(`198.51.100.${(count += 1) % 250}`)
    statuses.push((await verify(browser, phone, wrong(await requestCode(browser, phone)))).status)
  }
  return statuses
}

test('a right code signs in despite few wrong ones on its number and any on others', async () => {
  const victim = await aMemberWithOwnBrowser()
  const others = [
    await aMemberWithOwnBrowser(),
    await aMemberWithOwnBrowser(),
    await aMemberWithOwnBrowser(),
  ].map((m) => m.phone)
  expect(await spray([...others, ...others, ...others, ...others])).toEqual([
    ...Array.from({ length: 6 }, () => 400), // two per number, although the dial code has four
    ...Array.from({ length: 6 }, () => 429),
  ])
  expect(await spray([victim.phone])).toEqual([400])
  const stranger = server.browser('203.0.113.9')
  expect((await verify(stranger, victim.phone, await requestCode(stranger, victim.phone))).status).toBe(200)
})

test('a member has some wrong codes a day in unknown browsers, and more in known ones', async () => {
  const victim = await aMemberWithOwnBrowser()
  expect(await spray([victim.phone, victim.phone, victim.phone, victim.phone])).toEqual([400, 400, 400, 429])
  const stranger = server.browser('203.0.113.9')
  const refused = await verify(stranger, victim.phone, await requestCode(stranger, victim.phone))
  expect([refused.status, refused.body.error]).toEqual([429, 'accounts.too_many_tries'])
  expect(refused.body.message).toBe(
    'We cannot sign you in by text message on a new device right now. Please use your email address instead, or try again in 24 hours.',
  )
  // The victim's own browser, a new member and another member are not affected.
  const code = await requestCode(victim.browser, victim.phone)
  expect((await verify(victim.browser, victim.phone, wrong(code))).status).toBe(400)
  expect((await verify(victim.browser, victim.phone, code)).status).toBe(200)
  const other = await aMemberWithOwnBrowser()
  expect(await spray([other.phone])).toEqual([400])
})

test('right codes do not count as wrong ones', async () => {
  const { phone } = await aMemberWithOwnBrowser()
  for (let i = 0; i < 8; i++) {
    const browser = server.browser()
    expect((await verify(browser, phone, await requestCode(browser, phone))).status).toBe(200)
  }
})

test('at half of a day’s wrong codes, the operator gets one mail and the metrics count it', async () => {
  const { phone } = await aMemberWithOwnBrowser()
  const told = () => server.mails.filter(({ subject }) => subject === 'Many wrong codes for +233')
  const before = told().length
  await spray([phone])
  expect(told()).toHaveLength(before)
  await spray([phone, phone, phone])
  expect(told()).toHaveLength(before + 1)
  expect(told().at(-1)?.to).toBe('operator@ndoa.example')
  expect(await metrics.metrics()).toMatch(/wrong_codes_alarms_total\{dial_code="\+233"\} [1-9]/)
})

test('one address or /64 network can try six wrong codes an hour, requested or not', async () => {
  const phone = aNumber()
  const statuses = []
  for (let i = 0; i < 8; i++)
    statuses.push((await verify(server.browser(`2001:db8:1:2::${i + 1}`), phone, '123456')).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429])
  expect((await verify(server.browser('2001:db8:1:3::1'), phone, '123456')).status).toBe(400)
})

test('a wrong code not requested in that browser does not fill the member’s security log', async () => {
  const { phone, id } = await aMemberWithOwnBrowser()
  const refusals = () =>
    server.db
      .selectFrom('security_events')
      .select('kind')
      .where('user_id', '=', id)
      .where('kind', '=', 'refused_phone')
      .execute()
  const stranger = server.browser()
  await signUpElsewhere(stranger) // it has a browser mark, and a code for another number
  for (let i = 0; i < 3; i++) await verify(stranger, phone, '123456')
  const asker = server.browser('203.0.113.77')
  await verify(asker, phone, wrong(await requestCode(asker, phone)))
  await vi.waitFor(async () => expect(await refusals()).not.toEqual([]))
  expect(await refusals()).toHaveLength(1)
})

const signUpElsewhere = (browser: Browser) => browser.post('/sign-up/phone', aPhoneSignUp(aNumber()))
