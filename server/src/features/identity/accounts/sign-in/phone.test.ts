import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aPhoneMember,
  aPhoneSignUp,
  type Browser,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'

let server: TestServer
const completed: string[] = []
beforeAll(async () => {
  server = await startTestServer({ onConfirmed: async (_tx, userId) => void completed.push(userId) })
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const MINUTE = 60 * 1000
let count = 0
/** A new number for each test, each in its own block. */
const aNumber = () => `+23324${String((count += 1)).padStart(3, '0')}1234`
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const verify = (browser: Browser, phone_number: string, code: string) =>
  browser.post('/verify-phone', { phone_number, code })

async function registering(phone: string, browser = server.browser()) {
  await server.db.deleteFrom('limit_uses').execute()
  const answer = await browser.post('/sign-up/phone', aPhoneSignUp(phone))
  return { browser, answer, code: server.smsCodeFor(phone) }
}
const userWith = (phone: string) =>
  server.db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst()
const registrations = (phone: string) =>
  server.db.selectFrom('temp_phone_registration').selectAll().where('phone_number', '=', phone).execute()

test('details and a code create an account and a profile', async () => {
  const phone = aNumber()
  const { browser, answer, code } = await registering(phone)
  expect([answer.status, answer.body]).toEqual([200, { success: true, data: null }])
  expect(await registrations(phone)).toMatchObject([{ validated: false, full_name: 'Kofi Mensah' }])
  const verified = await verify(browser, phone, code)
  expect(verified.status).toBe(200)
  expect(verified.body.data?.user).toMatchObject({ name: 'Kofi Mensah', email: null })
  const id = verified.body.data?.user?.id ?? ''
  expect(await browser.viewer()).toMatchObject({ id, confirmed: true })
  expect(completed).toContain(id)
  expect(await registrations(phone)).toMatchObject([{ validated: true, user_id: id }])
  expect((await userWith(phone))?.sign_up_data).toEqual(aPhoneSignUp(phone).data)
})

test('the code is sent by text message only, and stored as a keyed hash', async () => {
  const phone = aNumber()
  const { answer, code } = await registering(phone)
  expect(code).toMatch(/^\d{6}$/)
  expect(answer.text).not.toContain(code)
  const stored = await server.db.selectFrom('phone_codes').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(code)
})

test('a member signs in by phone on another device', async () => {
  const phone = aNumber()
  const { id } = await aPhoneMember(server, phone)
  await server.db.deleteFrom('limit_uses').execute()
  const browser = server.browser()
  expect((await browser.post('/sign-in/phone', { phone_number: phone })).status).toBe(200)
  expect((await verify(browser, phone, server.smsCodeFor(phone))).status).toBe(200)
  expect(await browser.viewer()).toMatchObject({ id })
})

test('an unregistered number is refused with a reason', async () => {
  const registered = aNumber()
  await registering(registered)
  for (const phone_number of [aNumber(), registered]) {
    const before = server.messages.length
    const answer = await server.browser().post('/sign-in/phone', { phone_number })
    expect([answer.status, answer.body.message]).toEqual([
      404,
      'Invalid phone number or password. Please check your credentials and try again.',
    ])
    expect(server.messages).toHaveLength(before)
  }
})

test('signing up with a member’s number signs in and changes nothing', async () => {
  const phone = aNumber()
  const { id } = await aPhoneMember(server, phone)
  await server.db.deleteFrom('limit_uses').execute()
  const browser = server.browser()
  const other = aPhoneSignUp(phone)
  other.data.full_name = 'Somebody Else'
  const answer = await browser.post('/sign-up/phone', other)
  expect(answer.body).toEqual({ success: true, data: null })
  const verified = await verify(browser, phone, server.smsCodeFor(phone))
  expect(verified.body.data?.user).toMatchObject({ id, name: 'Kofi Mensah' })
})

test('sign-ups with a new, a member’s and a suspended member’s number get the same bytes in the same time', async () => {
  const [unknown, member, suspended] = [aNumber(), aNumber(), aNumber()]
  await aPhoneMember(server, member)
  const { id } = await aPhoneMember(server, suspended)
  await server.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute()
  const sent = server.messages.length
  const answers = []
  for (const phone of [unknown, member, suspended]) {
    const begun = performance.now()
    const { answer } = await registering(phone)
    answers.push(`${answer.status} ${answer.text}`)
    expect(performance.now() - begun).toBeGreaterThan(240) // the minimum duration that hides the work
  }
  expect(new Set(answers).size).toBe(1)
  expect(server.messages.slice(sent).map(({ to }) => to)).toEqual([unknown, member])
})

test('a phone sign-in reactivates a deactivated member, and gives a suspended member a restricted session', async () => {
  for (const column of ['deactivated_at', 'suspended_at'] as const) {
    const phone = aNumber()
    const { id } = await aPhoneMember(server, phone)
    const at = new Date()
    await server.db
      .updateTable('users')
      .set({ [column]: at })
      .where('id', '=', id)
      .execute()
    await server.db.deleteFrom('limit_uses').execute()
    const browser = server.browser()
    expect((await browser.post('/sign-in/phone', { phone_number: phone })).status).toBe(200)
    await verify(browser, phone, server.smsCodeFor(phone))
    expect(await browser.viewer()).toMatchObject({ id, suspended: column === 'suspended_at' })
  }
})

test('a deleted member’s number is free again', async () => {
  const phone = aNumber()
  const { id } = await aPhoneMember(server, phone)
  await server.db.deleteFrom('users').where('id', '=', id).execute()
  expect(await registrations(phone)).toEqual([])
  expect((await server.browser().post('/sign-in/phone', { phone_number: phone })).status).toBe(404)
  const { browser, code } = await registering(phone)
  const { status, body } = await verify(browser, phone, code)
  expect(status).toBe(200)
  expect(await userWith(phone)).toMatchObject({ id: body.data?.user?.id })
  expect(body.data?.user?.id).not.toBe(id)
})

test('a number given up by its member can sign up again, even in the same browser', async () => {
  const [phone, newer] = [aNumber(), aNumber()]
  const { browser, id } = await aPhoneMember(server, phone)
  await server.db.updateTable('users').set({ phone: newer }).where('id', '=', id).execute()
  await browser.post('/sign-out')
  const { code } = await registering(phone, browser)
  const verified = await verify(browser, phone, code)
  expect(verified.status).toBe(200)
  expect(verified.body.data?.user?.id).not.toBe(id)
  expect(await registrations(phone)).toMatchObject([
    { validated: true, user_id: verified.body.data?.user?.id },
  ])
})

test('wrong, expired, replaced, used, malformed and others’ codes get the same refusal byte for byte', async () => {
  const phone = aNumber()
  const first = await registering(phone)
  const answers = [await verify(first.browser, phone, wrong(first.code))]
  const { code } = await registering(phone, first.browser)
  if (first.code !== code) answers.push(await verify(first.browser, phone, first.code))
  answers.push(await verify(server.browser(), phone, code))
  const other = await registering(aNumber())
  answers.push(await verify(other.browser, phone, code))
  answers.push(await verify(first.browser, phone, 'abc'))
  server.clock.forward(5 * MINUTE + 1000)
  answers.push(await verify(first.browser, phone, code))
  server.clock.forward(-5 * MINUTE - 1000)
  expect((await verify(first.browser, phone, code)).status).toBe(200)
  answers.push(await verify(first.browser, phone, code))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect([answers[0]?.status, answers[0]?.body.message]).toEqual([400, 'Invalid verification code'])
})

test('of fifty concurrent attempts with a right code exactly one succeeds', async () => {
  const phone = aNumber()
  const { browser, code } = await registering(phone)
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify(browser, phone, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49)
  const { id } = (await userWith(phone)) ?? {}
  const sessions = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', id ?? '')
    .execute()
  expect(sessions).toHaveLength(1)
})

test('the fourth attempt is refused even with the right code, also concurrently', async () => {
  for (const atOnce of [false, true]) {
    const phone = aNumber()
    const { browser, code } = await registering(phone)
    if (atOnce) await Promise.all(Array.from({ length: 12 }, () => verify(browser, phone, wrong(code))))
    else for (let i = 0; i < 3; i++) await verify(browser, phone, wrong(code))
    expect((await verify(browser, phone, code)).status).toBe(400)
    expect(await userWith(phone)).toBeUndefined()
  }
})

test('a stranger in another browser cannot use up the attempts', async () => {
  const phone = aNumber()
  const { browser, code } = await registering(phone)
  const stranger = (await registering(aNumber())).browser
  for (let i = 0; i < 6; i++) await verify(stranger, phone, wrong(code))
  expect((await verify(browser, phone, code)).status).toBe(200)
})

test('a code requested by a stranger does not void the owner’s code', async () => {
  const phone = aNumber()
  const { browser, code } = await registering(phone)
  const stranger = await registering(phone)
  expect(stranger.answer.status).toBe(200)
  expect((await verify(stranger.browser, phone, code)).status).toBe(stranger.code === code ? 200 : 400)
  expect((await verify(browser, phone, code)).status).toBe(200)
})

test('a registration can be completed only in its own browser', async () => {
  const phone = aNumber()
  const stranger = server.browser()
  const lie = aPhoneSignUp(phone)
  lie.data.full_name = 'Stranger First'
  await stranger.post('/sign-up/phone', lie)
  const { browser, code } = await registering(phone)
  expect((await verify(stranger, phone, code)).status).toBe(400)
  expect((await verify(browser, phone, code)).body.data?.user).toMatchObject({ name: 'Kofi Mensah' })
  expect((await registrations(phone)).map(({ full_name }) => full_name)).toEqual(['Kofi Mensah'])
})

test('details sent again from the same browser replace earlier ones', async () => {
  const phone = aNumber()
  const { browser } = await registering(phone)
  await server.db.deleteFrom('limit_uses').execute()
  const again = aPhoneSignUp(phone)
  again.data.full_name = 'Kofi  Owusu '
  await browser.post('/sign-up/phone', again)
  expect((await registrations(phone)).map(({ full_name }) => full_name)).toEqual(['Kofi Owusu'])
})

test.each([
  ['no number', { phone_number: ' ' }, { phone_number: 'Phone number is required' }],
  [
    'a national number',
    { phone_number: '0241234567' },
    { phone_number: 'Please begin with + and the country code.' },
  ],
  [
    'a dial code that nobody has',
    { phone_number: '+9991234567' },
    { phone_number: 'No country has this code. Please check the digits after the plus sign.' },
  ],
  ['no country', { country_code: '' }, { country_code: 'Please select a country' }],
  [
    'another country’s dial code',
    { country_code: 'KE' },
    { phone_number: 'Please enter a valid phone number' },
  ],
])('a sign-up with %s is refused with a sentence', async (_, changes, fields) => {
  const before = server.messages.length
  const answer = await server.browser().post('/sign-up/phone', { ...aPhoneSignUp(aNumber()), ...changes })
  expect([answer.status, answer.body.data?.fields]).toEqual([422, fields])
  expect(server.messages).toHaveLength(before)
})

test('a phone sign-up requires an age of 18, accepted terms and an existing country', async () => {
  for (const change of [
    { date_of_birth: '2020-01-01' },
    { agreed_to_terms: false },
    { country_of_residence: 'ZZ' },
  ]) {
    const wanted = aPhoneSignUp(aNumber())
    const answer = await server
      .browser()
      .post('/sign-up/phone', { ...wanted, data: { ...wanted.data, ...change } })
    expect([answer.status, Object.keys(answer.body.data?.fields ?? {})]).toEqual([
      422,
      [`data.${Object.keys(change)[0]}`],
    ])
  }
})

test('a redirect target is never followed', async () => {
  const browser = server.browser()
  for (const [path, body] of [
    ['/sign-up/phone', aPhoneSignUp(aNumber())],
    ['/sign-in/phone', { phone_number: aNumber() }],
    ['/verify-phone', { phone_number: aNumber(), code: '123456' }],
  ] as const)
    expect((await browser.post(`${path}?next=https://evil.test`, body)).status).toBe(400)
})

test('numbers and codes in Arabic digits, as pasted, are those of the member', async () => {
  const phone = aNumber()
  const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  const browser = server.browser()
  const pasted = `\u202a+233 (0)${phone.slice(4)}\u202c`
  expect((await browser.post('/sign-up/phone', aPhoneSignUp(pasted))).status).toBe(200)
  const answer = await verify(browser, `tel:${arabic(phone)}`, ` ${arabic(server.smsCodeFor(phone))}\u200f`)
  expect(answer.status).toBe(200)
  expect(await userWith(phone)).toBeDefined()
})

test('details corrected before the code is typed are kept, though another code is refused', async () => {
  const phone = aNumber()
  const { browser, code } = await registering(phone)
  const corrected = aPhoneSignUp(phone)
  corrected.data.full_name = 'Kofi Owusu'
  expect((await browser.post('/sign-up/phone', corrected)).status).toBe(429)
  const stranger = aPhoneSignUp(phone)
  stranger.data.full_name = 'Somebody Else'
  expect((await server.browser().post('/sign-up/phone', stranger)).status).toBe(429)
  expect(await registrations(phone)).toMatchObject([{ full_name: 'Kofi Owusu' }])
  expect((await verify(browser, phone, code)).body.data?.user).toMatchObject({ name: 'Kofi Owusu' })
})
