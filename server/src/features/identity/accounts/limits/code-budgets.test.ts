import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { metrics } from '../../../../platform/metrics.ts'
import {
  aConfirmedMember,
  aPhoneMember,
  aPhoneSignUp,
  type Browser,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'

const DAY = 24 * 60 * 60 * 1000
/** Of a country's twenty codes, ten are for strangers, four for members, three for members in their own browsers. */
const environment = {
  LIMIT_SMS_COUNTRY: '20/1 day',
  LIMIT_SMS_ALL: '40/1 day',
  LIMIT_SMS_MARK: '3/1 day',
  LIMIT_CODES: '1000/1 hour',
}
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment })
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

let count = 100
const aNumber = (prefix = '+233') => `${prefix}24${(count += 1)}1234`
const signUp = (browser: Browser, phone: string, country_code = 'GH') =>
  browser.post('/sign-up/phone', aPhoneSignUp(phone, { country_code }))
const signIn = (browser: Browser, phone_number: string) => browser.post('/sign-in/phone', { phone_number })

/** Creates a member with a number who is signed out in their own browser. All limits are unused. */
async function aMemberWithOwnBrowser(phone: string) {
  const { browser } = await aPhoneMember(server, phone)
  await browser.post('/sign-out')
  await server.db.deleteFrom('limit_uses').execute()
  return browser
}

async function attack(times: number) {
  const answers = []
  for (let i = 0; i < times; i++) answers.push(await signUp(server.browser(), aNumber()))
  return answers
}

test('strangers who use up a country’s codes leave those reserved for members and known browsers', async () => {
  const phone = aNumber()
  const own = await aMemberWithOwnBrowser(phone)
  const { browser: known } = await aConfirmedMember(server, 'known@x.test')
  server.clock.forward(DAY + 1000)
  const answers = await attack(14)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.at(-1)
  expect([refused?.status, refused?.body.error]).toEqual([429, 'accounts.codes_used_up'])
  expect(refused?.body.message).toBe(
    'We can’t send any more text messages to your country right now. Please use your email address instead, or try again in 24 hours.',
  )
  expect((await signIn(server.browser(), phone)).status).toBe(200)
  expect((await signIn(own, phone)).status).toBe(200)
  expect((await signUp(known, aNumber())).status).toBe(200)
  expect((await signUp(server.browser(), '+254712345678', 'KE')).status).toBe(200)
})

test('all countries’ daily codes have a common limit, divided the same way', async () => {
  const phone = aNumber()
  const own = await aMemberWithOwnBrowser(phone)
  const statuses = []
  for (const [prefix, country] of [
    ['+2547', 'KE'],
    ['+277', 'ZA'],
    ['+23481', 'NG'],
  ] as const)
    for (let i = 0; i < 8; i++)
      statuses.push((await signUp(server.browser(), `${prefix}${count++}12345`, country)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect((await signIn(own, phone)).status).toBe(200)
})

test('a stranger who uses up a number’s daily codes does not affect the owner’s known browser', async () => {
  const phone = aNumber()
  const own = await aMemberWithOwnBrowser(phone)
  const age = () =>
    server.db
      .updateTable('limit_uses')
      .set({ used_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('key', 'not like', 'sms day%')
      .execute()
  const statuses = []
  for (let i = 0; i < 11; i++) {
    statuses.push((await signUp(server.browser(), phone)).status)
    await age()
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect((await signIn(server.browser(), phone)).status).toBe(429)
  expect((await signIn(own, phone)).status).toBe(200)
  const { n } = await server.db
    .selectFrom('phone_codes')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('phone_number', '=', phone)
    .executeTakeFirstOrThrow()
  expect(n).toBeLessThanOrEqual(11)
  server.clock.forward(6 * 60_000)
  await server.db.deleteFrom('limit_uses').execute()
  await signUp(server.browser(), phone)
  const rows = await server.db
    .selectFrom('phone_codes')
    .selectAll()
    .where('phone_number', '=', phone)
    .execute()
  expect(rows).toHaveLength(1) // expired ones are deleted
})

test('a new account’s browser counts as a stranger’s', async () => {
  const { browser } = await aConfirmedMember(server, 'minute@x.test')
  await attack(10)
  expect((await signUp(browser, aNumber())).status).toBe(429)
  const number = { phone_number: aNumber() }
  expect((await browser.post('/change-contact', number)).status).toBe(429)
})

test('a member’s browser has its own limit, regardless of its shared address', async () => {
  const strict = await startTestServer({ environment: { ...environment, LIMIT_CODES: '1/1 hour' } })
  const phone = '+233241231234'
  const { browser } = await aPhoneMember(strict, phone)
  const statuses = []
  for (let i = 0; i < 4; i++) {
    await strict.db.deleteFrom('limit_uses').where('key', 'like', 'sms minute%').execute()
    statuses.push((await signIn(browser, phone)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await signIn(strict.browser(), phone)).status).toBe(429) // the address's limit is used up for everyone else
  await strict.close()
})

test('a member with many known browsers does not use up others’ reserved codes', async () => {
  const strict = await startTestServer({ environment: { ...environment, LIMIT_SMS_MEMBER: '2/1 day' } })
  const phone = '+233241231235'
  const { browser } = await aPhoneMember(strict, phone)
  const forget = () => strict.db.deleteFrom('limit_uses').where('key', 'not like', 'sms member%').execute()
  const ask = async (known: Browser) => {
    await forget()
    return signIn(known, phone)
  }
  const others = []
  for (let i = 0; i < 2; i++) {
    const other = strict.browser()
    await ask(other)
    await other.post('/verify-phone', { phone_number: phone, code: strict.smsCodeFor(phone) })
    others.push(other)
  }
  const statuses = []
  for (const known of [browser, ...others]) statuses.push((await ask(known)).status)
  expect(statuses).toEqual([200, 200, 429])
  await strict.close()
})

test('unknown browsers cannot exceed the code budget, and a few numbers cannot use it up', async () => {
  const strict = await startTestServer({
    environment: { LIMIT_CODES: '1000/1 hour', SMS_BUDGET: '28', SMS_PRICE: '1' }, // twenty for sign-ups, eight for members
  })
  const forget = (...keys: string[]) =>
    strict.db
      .deleteFrom('limit_uses')
      .where((row) => row.or(keys.map((key) => row('key', 'like', `${key}%`))))
      .execute()
  const sent = strict.messages.length
  const ask = async (phone: string) => {
    await forget('sms minute', 'sms hour', 'sms block')
    return (await signUp(strict.browser(), phone)).status
  }
  const [one, two] = [aNumber(), aNumber()]
  const statuses = []
  for (let i = 0; i < 7; i++) statuses.push(await ask(one), await ask(two))
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429, 429, 429])
  const others = []
  for (let i = 0; i < 12; i++) others.push(await ask(aNumber()))
  expect(others).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  expect(strict.messages.length - sent).toBe(20)
  await strict.close()
})

test('a refused request uses up no limit', async () => {
  const phone = aNumber()
  await attack(10)
  expect((await signUp(server.browser(), phone)).status).toBe(429)
  await server.db.deleteFrom('limit_uses').where('key', 'like', 'sms country%').execute()
  expect((await signUp(server.browser(), phone)).status).toBe(200)
})

test('at half of a country’s codes, the operator gets one mail a day and the metrics count it', async () => {
  const told = () => server.mails.filter(({ to }) => to === 'operator@ndoa.example')
  const before = told().length
  await attack(4)
  expect(told()).toHaveLength(before)
  await attack(6)
  expect(told()).toHaveLength(before + 1)
  expect(told().at(-1)).toMatchObject({ subject: 'Many text messages to +233' })
  const figures = await metrics.metrics()
  expect(figures).toMatch(/sms_alarms_total\{dial_code="\+233"\} [1-9]/)
  expect(figures).toMatch(/sms_codes_total\{by="stranger",outcome="refused"\} [1-9]/)
})
