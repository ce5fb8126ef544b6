import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aConfirmedMember,
  aMemberWithFactor,
  type Browser,
  OTHER_PASSWORD,
  PASSWORD,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'
import { totp } from './totp.ts'

type Member = Awaited<ReturnType<typeof aMemberWithFactor>>

let server: TestServer
let amara: Member
beforeAll(async () => {
  server = await startTestServer()
  amara = await aMemberWithFactor(server, 'amara@x.test')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('limit_uses').execute()
  await server.db.deleteFrom('second_factor_tries').execute()
})

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
const submitCode = (browser: Browser, code: string) => browser.post('/sign-in/second-factor', { code })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

/** @returns a browser that has completed the first step */
async function passFirstStep(email = 'amara@x.test') {
  const browser = server.browser()
  await signIn(browser, email)
  return browser
}

/** Submits wrong codes from unknown browsers. */
async function tryWrong(times: number) {
  for (let i = 0; i < times; i++) {
    const answer = await submitCode(await passFirstStep(), wrong(amara.appCode()))
    expect(answer.body.error).toBe('accounts.second_factor_wrong')
  }
}

const FIRST_STEPS: [
  string,
  (browser: Browser, email: string) => Promise<{ status: number; body: object }>,
][] = [
  ['password', (browser, email) => signIn(browser, email)],
  ['magic link', (browser, email) => byLink(browser, email, '/sign-in/link')],
  ['reset link', (browser, email) => byLink(browser, email, '/reset-password')],
  ['phone code', byPhone],
]
async function byLink(browser: Browser, email: string, way: string) {
  await browser.post(way, { email })
  return browser.post('/exchange-code', { code: server.codeFor(email) })
}

async function byPhone(browser: Browser, email: string) {
  const phone_number = '+2348031234567'
  await server.db
    .updateTable('users')
    .set({ phone: phone_number, phone_confirmed_at: new Date() })
    .where('email', '=', email)
    .execute()
  await browser.post('/sign-in/phone', { phone_number })
  return browser.post('/verify-phone', { phone_number, code: server.smsCodeFor(phone_number) })
}

test.each(FIRST_STEPS)(
  'signing in by %s creates no session before the second factor',
  async (way, firstStep) => {
    const browser = server.browser()
    const first = await firstStep(browser, 'amara@x.test')
    expect([first.status, first.body]).toMatchObject([403, { error: 'accounts.second_factor_needed' }])
    expect(browser.jar.has('ndoa.session_token')).toBe(false)
    expect(await browser.viewer()).toBeNull()
    const second = await submitCode(browser, amara.appCode())
    expect(second.status).toBe(200)
    expect(second.body.data?.purpose).toBe({ 'magic link': 'sign-in', 'reset link': 'reset' }[way])
    expect(await browser.viewer()).toMatchObject({ id: amara.id })
    expect(browser.jar.has('ndoa.challenge')).toBe(false)
  },
)

test('enrolment shows a secret, and only a right code turns the factor on and shows ten recovery codes', async () => {
  const { browser, id } = await aConfirmedMember(server, 'setup@x.test')
  const { body } = await browser.post('/enrol-second-factor', {})
  expect(body.data?.uri).toBe(
    `otpauth://totp/Ndoa:setup%40x.test?secret=${body.data?.secret}&issuer=Ndoa&algorithm=SHA1&digits=6&period=30`,
  )
  const refused = await browser.post('/confirm-second-factor', { code: '000000' })
  expect([refused.status, refused.body.error]).toEqual([400, 'accounts.second_factor_wrong'])
  expect((await signIn(server.browser(), 'setup@x.test')).status).toBe(200) // not on yet
  const member = await aMemberWithFactor(server, 'on@x.test')
  expect(new Set(member.recoveryCodes).size).toBe(10)
  expect(member.recoveryCodes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect(await member.browser.viewer()).toMatchObject({ id: member.id })
  expect((await member.browser.post('/enrol-second-factor', {})).body.error).toBe(
    'accounts.second_factor_is_on',
  )
  const stored = await server.db.selectFrom('second_factors').selectAll().where('user_id', '=', id).execute()
  expect(JSON.stringify(stored)).not.toContain(body.data?.secret)
})

test('turning the second factor on ends sessions without it, and mails the member', async () => {
  const { browser } = await aConfirmedMember(server, 'old@x.test')
  const other = server.browser()
  await signIn(other, 'old@x.test')
  await browser.post('/sign-out')
  const member = server.browser()
  await signIn(member, 'old@x.test')
  const { body } = await member.post('/enrol-second-factor', {})
  expect(body.data?.secret).toBeDefined()
  expect(await other.viewer()).not.toBeNull()
  await member.post('/confirm-second-factor', { code: totp(body.data?.secret ?? '', server.clock.now()) })
  expect(await other.viewer()).toBeNull()
  expect(await member.viewer()).not.toBeNull()
  expect(server.mails.at(-1)).toMatchObject({
    to: 'old@x.test',
    subject: 'Two-step sign-in is on for your Ndoa account',
  })
})

test('an app code works once, even in two concurrent sign-ins', async () => {
  const code = amara.appCode()
  const browsers = await Promise.all(Array.from({ length: 4 }, () => passFirstStep()))
  const answers = await Promise.all(browsers.map((browser) => submitCode(browser, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const replayed = await submitCode(await passFirstStep(), code)
  expect([replayed.status, replayed.body.error]).toEqual([400, 'accounts.second_factor_wrong'])
})

test('a recovery code signs in once, in any spelling', async () => {
  const [first = '', second = ''] = amara.recoveryCodes
  expect((await submitCode(await passFirstStep(), ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(
    200,
  )
  expect((await submitCode(await passFirstStep(), first)).body.error).toBe('accounts.second_factor_wrong')
  const browsers = await Promise.all(Array.from({ length: 6 }, () => passFirstStep()))
  const answers = await Promise.all(browsers.map((browser) => submitCode(browser, second)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('five wrong codes end the sign-in, and even the right code is then refused', async () => {
  const browser = await passFirstStep()
  const right = amara.appCode()
  for (let i = 0; i < 5; i++)
    expect((await submitCode(browser, wrong(right))).body.error).toBe('accounts.second_factor_wrong')
  const sixth = await submitCode(browser, right)
  expect([sixth.status, sixth.body.error]).toEqual([400, 'accounts.second_step_over'])
  server.clock.forward(MINUTE)
  expect((await submitCode(await passFirstStep(), amara.appCode())).status).toBe(200)
})

test('a refused app code names the phone’s clock as a cause, a refused recovery code does not', async () => {
  const browser = await passFirstStep()
  const [app, recovery] = [
    await submitCode(browser, wrong(amara.appCode())),
    await submitCode(browser, 'aaaaa-bbbbb'),
  ]
  expect([app.body.error, recovery.body.error]).toEqual(Array(2).fill('accounts.second_factor_wrong'))
  expect(app.body.message).toContain('your phone’s clock may be wrong')
  expect(recovery.body.message).not.toContain('clock')
  server.clock.forward(60 * MINUTE)
})

test('new sign-ins give no new attempts, and the wait doubles after each wrong code', async () => {
  await tryWrong(5)
  const waits = []
  for (let i = 0; i < 15; i++) {
    const late = await submitCode(await passFirstStep(), amara.appCode())
    expect([late.status, late.body.error]).toEqual([429, 'accounts.too_many_tries'])
    const wait = late.body.data?.retry_after ?? 0
    waits.push(Math.ceil(wait / 60))
    server.clock.forward(wait * 1000)
    await tryWrong(1)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1024, 1024, 1440, 1440])
})

test('others’ attempts never lock out the owner’s known browser, which gives them no new attempts', async () => {
  const known = await passFirstStep()
  await submitCode(known, amara.appCode())
  await known.post('/sign-out')
  await tryWrong(5)
  expect((await submitCode(await passFirstStep(), '000000')).status).toBe(429)
  await signIn(known, 'amara@x.test')
  expect((await submitCode(known, amara.appCode())).status).toBe(200)
  expect((await submitCode(await passFirstStep(), '000000')).status).toBe(429)
})

test('a right code in an unknown browser refunds its own attempt only', async () => {
  await tryWrong(4)
  for (let i = 0; i < 3; i++)
    expect((await submitCode(await passFirstStep(), amara.appCode())).status).toBe(200)
  await tryWrong(1)
  expect((await submitCode(await passFirstStep(), amara.appCode())).status).toBe(429)
  server.clock.forward(MINUTE)
  expect((await submitCode(await passFirstStep(), amara.appCode())).status).toBe(200)
  await tryWrong(1)
  const late = await submitCode(await passFirstStep(), amara.appCode())
  expect(Math.ceil((late.body.data?.retry_after ?? 0) / 60)).toBe(2)
})

test('occasional mistakes in new browsers cause no wait, and continued guessing gets one attempt a day', async () => {
  for (let i = 0; i < 8; i++) {
    server.clock.forward(3 * DAY)
    await tryWrong(1)
    expect((await submitCode(await passFirstStep(), amara.appCode())).status).toBe(200)
  }
  const tries = { tries: 20, tried_at: server.clock.now(), open_at: server.clock.now() }
  await server.db.updateTable('second_factor_tries').set(tries).where('user_id', '=', amara.id).execute()
  for (let i = 0; i < 3; i++) {
    server.clock.forward(DAY)
    await tryWrong(1)
    const { body } = await submitCode(await passFirstStep(), amara.appCode())
    expect(body.data?.retry_after).toBeGreaterThan(23 * 3600)
  }
})

test('a known browser has its own count and waits at most an hour', async () => {
  const known = await passFirstStep()
  await submitCode(known, amara.appCode())
  await known.post('/sign-out')
  let wait = 0
  for (let i = 0; i < 16; i++) {
    await signIn(known, 'amara@x.test')
    const { body } = await submitCode(known, wrong(amara.appCode()))
    if (body.error === 'accounts.too_many_tries')
      server.clock.forward((wait = body.data?.retry_after ?? 0) * 1000)
  }
  expect(wait).toBeGreaterThan(60)
  expect(wait).toBeLessThanOrEqual(60 * 60)
  expect((await submitCode(await passFirstStep(), amara.appCode())).status).toBe(200)
})

test('of many concurrent wrong codes exactly five are checked', async () => {
  const right = amara.appCode()
  const browsers = await Promise.all(Array.from({ length: 9 }, () => passFirstStep()))
  const answers = await Promise.all(browsers.map((browser) => submitCode(browser, wrong(right))))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
})

test('the member is mailed about a right password with a wrong code, at most once an hour', async () => {
  const subject = 'Someone tried to sign in to your Ndoa account'
  const told = () => server.mails.filter((mail) => mail.subject === subject && mail.to === 'amara@x.test')
  const before = told().length
  await tryWrong(3)
  expect(told()).toHaveLength(before + 1)
  await signIn(server.browser(), 'amara@x.test', OTHER_PASSWORD)
  expect(told()).toHaveLength(before + 1)
})

test('the second step requires a first step in the same browser within ten minutes', async () => {
  const code = amara.appCode()
  const over = [400, 'accounts.second_step_over']
  const stranger = await submitCode(server.browser(), code)
  expect([stranger.status, stranger.body.error]).toEqual(over)
  const late = await passFirstStep()
  server.clock.forward(10 * MINUTE + 1000)
  const answer = await submitCode(late, amara.appCode())
  expect([answer.status, answer.body.error]).toEqual(over)
})

test('a right password does not count as wrong before a second step', async () => {
  for (let i = 0; i < 12; i++)
    expect((await signIn(server.browser(), 'amara@x.test')).body.error).toBe('accounts.second_factor_needed')
})

test('turning the second factor off and renewing recovery codes require a code and recent auth', async () => {
  const member = await aMemberWithFactor(server, 'off@x.test')
  const { browser, appCode, recoveryCodes } = member
  const without = await browser.post('/remove-second-factor', { current_password: PASSWORD })
  expect(without.status).toBe(422)
  expect((await browser.post('/remove-second-factor', { code: wrong(appCode()) })).body.error).toBe(
    'accounts.second_factor_wrong',
  )
  await server.db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 60 * MINUTE) })
    .where('user_id', '=', member.id)
    .execute()
  expect((await browser.post('/remove-second-factor', { code: appCode() })).body.error).toBe(
    'accounts.proof_needed',
  )
  const proof = { current_password: PASSWORD }
  const renewed = await browser.post('/renew-recovery-codes', { ...proof, code: appCode() })
  expect(renewed.body.data?.recovery_codes).toHaveLength(10)
  expect((await submitCode(await passFirstStep('off@x.test'), recoveryCodes[0] ?? '')).status).toBe(400)
  const [code = ''] = renewed.body.data?.recovery_codes ?? []
  expect((await browser.post('/remove-second-factor', { ...proof, code })).status).toBe(200)
  expect((await signIn(server.browser(), 'off@x.test')).status).toBe(200)
  expect((await browser.post('/remove-second-factor', { code: '000000' })).body.error).toBe(
    'accounts.second_factor_is_off',
  )
})

test('a new password keeps the session with a second factor, and voids unfinished sign-ins', async () => {
  const member = await aMemberWithFactor(server, 'both@x.test')
  const other = await passFirstStep('both@x.test')
  const change = { password: OTHER_PASSWORD, current_password: PASSWORD }
  expect((await member.browser.post('/change-password', change)).status).toBe(200)
  expect(await member.browser.viewer()).not.toBeNull()
  expect((await submitCode(other, member.appCode())).body.error).toBe('accounts.second_step_over')
})

test('a member who switches accounts is asked for the second factor too', async () => {
  const { browser } = await aConfirmedMember(server, 'attacker@x.test')
  expect((await signIn(browser, 'amara@x.test')).body.error).toBe('accounts.second_factor_needed')
  expect(await browser.viewer()).not.toMatchObject({ id: amara.id })
})
