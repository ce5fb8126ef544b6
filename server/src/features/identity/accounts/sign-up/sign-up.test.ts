import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitingForLocks } from '../../../../../test/locks.ts'
import {
  aConfirmedMember,
  aPhoneSignUp,
  aSignUp,
  OTHER_PASSWORD,
  PASSWORD,
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

const usersWith = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).execute()

test('a sign-up is stored and gets a link by mail, but no session', async () => {
  const browser = server.browser()
  const answer = await browser.post('/sign-up/email', aSignUp('Amara@x.test'))
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ success: true, data: null })
  expect([...browser.jar.keys()]).toEqual(['ndoa.sign_up'])
  expect(await server.db.selectFrom('sessions').select('id').execute()).toEqual([])
  const [user] = await usersWith('amara@x.test')
  expect(user).toMatchObject({ name: 'Amara Okafor', email: 'amara@x.test', confirmed_at: null })
  expect(user?.sign_up_data).toEqual(aSignUp('amara@x.test').data)
  const mail = server.mails.at(-1)
  expect(mail).toMatchObject({ to: 'amara@x.test', subject: 'Confirm your email address' })
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/auth\/callback\?code=[\w-]{43}\n/)
})

test('passwords are hashed with argon2id, 19 MiB and two passes', async () => {
  await server.browser().post('/sign-up/email', aSignUp('hash@x.test'))
  const [user] = await usersWith('hash@x.test')
  const password = await server.db
    .selectFrom('passwords')
    .selectAll()
    .where('user_id', '=', user?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(password.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('the mailed code is stored only as a hash', async () => {
  await server.browser().post('/sign-up/email', aSignUp('code@x.test'))
  const stored = await server.db.selectFrom('mail_codes').select('code_hash').execute()
  expect(stored.length).toBeGreaterThan(0)
  expect(stored.map(({ code_hash }) => code_hash)).not.toContain(server.codeFor('code@x.test'))
})

test('the confirmation mail contains no form input', async () => {
  const planted = aSignUp('planted@x.test')
  planted.data.full_name = 'Win money at evil.test'
  await server.browser().post('/sign-up/email', planted)
  const { subject, text, html } = server.mails.at(-1) ?? {}
  expect(`${subject} ${text} ${html}`).not.toContain('evil.test')
  expect(text).toContain('Someone signed up for Ndoa with this address.')
})

test('a name is stored in one line', async () => {
  const wanted = aSignUp('spaces@x.test')
  wanted.data.full_name = 'Amara  Nwosu '
  await server.browser().post('/sign-up/email', wanted)
  expect((await usersWith('spaces@x.test')).map(({ name }) => name)).toEqual(['Amara Nwosu'])
})

test('an owner’s confirmation takes the address from a stranger’s earlier sign-up', async () => {
  const stranger = server.browser()
  await stranger.post('/sign-up/email', aSignUp('owner@x.test', { password: OTHER_PASSWORD }))
  await signIn(stranger, 'owner@x.test', OTHER_PASSWORD)
  expect(await stranger.viewer()).toMatchObject({ confirmed: false })
  const { browser } = await aConfirmedMember(server, 'owner@x.test')
  expect(await browser.viewer()).toMatchObject({ confirmed: true })
  expect(await stranger.viewer()).toBeNull()
  expect((await signIn(stranger, 'owner@x.test', OTHER_PASSWORD)).body.error).toBe(
    'accounts.wrong_credentials',
  )
})

test.each(['active', 'deactivated', 'suspended'] as const)(
  'the address of a member who is %s is taken',
  async (state) => {
    const email = `${state}@x.test`
    const { id } = await aConfirmedMember(server, email)
    const at = server.clock.now()
    const change = { active: {}, deactivated: { deactivated_at: at }, suspended: { suspended_at: at } }[state]
    await server.db
      .updateTable('users')
      .set({ updated_at: at, ...change })
      .where('id', '=', id)
      .execute()
    const before = server.mails.length
    const answer = await server.browser().post('/sign-up/email', aSignUp(email, { password: OTHER_PASSWORD }))
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      error: 'accounts.email_taken',
      message: 'An account with this email already exists. Please try signing in instead.',
    })
    expect((await usersWith(email)).map((user) => user.id)).toEqual([id])
    expect(server.mails).toHaveLength(before)
  },
)

test.each([0, 5, 10, 15, 20])(
  'of sign-ups for one address, %i ms apart, only the one whose link is opened remains',
  async (gap) => {
    const email = `race${gap}@x.test`
    const signUps = Array.from({ length: 7 }, async (_, i) => {
      await new Promise((resolve) => setTimeout(resolve, i * gap))
      return server.browser().post('/sign-up/email', aSignUp(email))
    })
    const statuses = (await Promise.all(signUps)).map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: 7 }, () => 200))
    expect(await usersWith(email)).toHaveLength(7)
    const code = server.codeFor(email)
    expect((await server.browser().post('/exchange-code', { code, password: PASSWORD })).status).toBe(200)
    expect(await usersWith(email)).toHaveLength(1)
  },
)

test('a link opened during another sign-up confirms, and that sign-up is refused or deleted', async () => {
  for (let i = 0; i < 8; i++) {
    const email = `both${i}@x.test`
    const owner = server.browser()
    await owner.post('/sign-up/email', aSignUp(email))
    const code = server.codeFor(email)
    const again = server.browser().post('/sign-up/email', aSignUp(email, { password: OTHER_PASSWORD }))
    await new Promise((resolve) => setTimeout(resolve, i * 4))
    expect((await owner.post('/exchange-code', { code })).status).toBe(200)
    expect([200, 409]).toContain((await again).status)
    expect(await usersWith(email)).toHaveLength(1)
    expect((await signIn(server.browser(), email, OTHER_PASSWORD)).status).toBe(400)
  }
})

test('a sign-up during its address’s confirmation is refused as taken', async () => {
  const first = new Client({ connectionString: server.app.pool.options.connectionString })
  await first.connect()
  await first.query('begin')
  await first.query("select pg_advisory_xact_lock(hashtextextended('address slow@x.test', 0))")
  await first.query("insert into users (email, name, email_verified) values ('slow@x.test', 'First', true)")
  const second = server.browser().post('/sign-up/email', aSignUp('slow@x.test'))
  await expect.poll(() => waitingForLocks(server.db)).toBe(1) // the second waits for the first
  await first.query('commit')
  await first.end()
  const answer = await second
  expect([answer.status, answer.body.error]).toEqual([409, 'accounts.email_taken'])
  expect((await usersWith('slow@x.test')).map(({ name }) => name)).toEqual(['First'])
})

test('a failed sign-up leaves the previous one unchanged', async () => {
  await server.browser().post('/sign-up/email', aSignUp('whole@x.test'))
  const { pool } = server.app
  await pool.query('alter table passwords add constraint no_room check (hash is null) not valid')
  const answer = await server
    .browser()
    .post('/sign-up/email', aSignUp('whole@x.test', { password: OTHER_PASSWORD }))
  await pool.query('alter table passwords drop constraint no_room')
  expect([answer.status, answer.body.error]).toEqual([500, 'server.defect'])
  expect(answer.text).not.toContain('constraint')
  expect((await signIn(server.browser(), 'whole@x.test')).status).toBe(200)
})

test('invalid fields are named, each with its sentence', async () => {
  const answer = await server.browser().post('/sign-up/email', {
    ...aSignUp('not an address', { password: 'seven77' }),
    data: { ...aSignUp('').data, full_name: ' ', agreed_to_terms: false },
  })
  expect(answer.status).toBe(422)
  expect(answer.body.error).toBe('request.invalid')
  expect(answer.body.data?.fields).toEqual({
    email: 'Please enter a valid email',
    password: 'Password must be at least 8 characters',
    'data.full_name': 'Full name is required',
    'data.agreed_to_terms': 'You must agree to the terms and privacy policy',
  })
})

test.each(['Ama\u200era', '\u3164', 'Call 08031234567', 'ama@x.test', 'evil.com', 'Ama\nBcc: all'])(
  'the name %j is refused in sign-ups by email and phone and in a change of name',
  async (full_name) => {
    const { browser } = await aConfirmedMember(server, 'named@x.test')
    const data = { ...aSignUp('').data, full_name }
    const isEmpty = full_name === '\u3164'
    const sentence = isEmpty ? 'Full name is required' : 'Please enter your real name, using letters only.'
    for (const [path, body, field] of [
      ['/sign-up/email', aSignUp('nul@x.test', { data }), 'data.full_name'],
      ['/sign-up/phone', aPhoneSignUp('+233241234567', { data }), 'data.full_name'],
      ['/update-user', { display_name: full_name }, 'display_name'],
    ] as const) {
      const answer = await browser.post(path, body)
      expect([answer.status, answer.body.data?.fields]).toEqual([422, { [field]: sentence }])
    }
    await server.db.deleteFrom('users').where('email', '=', 'named@x.test').execute()
  },
)

test('an impossible email address is refused with a reason', async () => {
  const answer = await server.browser().post('/sign-up/email', aSignUp('ama..b@x.test'))
  expect([answer.status, answer.body.message]).toEqual([400, 'Please enter a valid email address.'])
})

test('people under 18 by the server’s date cannot join', async () => {
  const today = server.clock.now()
  const birthday = (days: number) => {
    const day = new Date(
      Date.UTC(today.getUTCFullYear() - 18, today.getUTCMonth(), today.getUTCDate() + days),
    )
    return day.toISOString().slice(0, 10)
  }
  const tomorrow = aSignUp('young@x.test')
  Object.assign(tomorrow.data, { date_of_birth: birthday(1), country_of_residence: 'GH' })
  const refused = await server.browser().post('/sign-up/email', tomorrow)
  expect([refused.status, refused.body.error]).toEqual([422, 'accounts.too_young'])
  expect(await usersWith('young@x.test')).toEqual([])
  const exactly = aSignUp('young@x.test')
  Object.assign(exactly.data, { date_of_birth: birthday(0), country_of_residence: 'GH' })
  expect((await server.browser().post('/sign-up/email', exactly)).status).toBe(200)
})

test.each([
  ['Pw1!x', 'Password must be at least 6 characters long.'],
  ['Password1!', 'This password is too common. Please choose another one.'],
  ['Ndoa-2026!', 'This password is too common. Please choose another one.'],
  ['Wanjiku.1990', 'This password is too common. Please choose another one.'],
])('the password %s is refused: %s', async (password, message) => {
  const answer = await server.browser().post('/sign-up/email', aSignUp('wanjiku@x.test', { password }))
  expect([answer.status, answer.body.message]).toEqual([400, message])
  expect(await usersWith('wanjiku@x.test')).toEqual([])
})

test.each([
  ['Pw1!xyz', 'Password must be at least 8 characters'],
  ['habari-2026', 'One uppercase letter'],
  ['HABARI-2026', 'One lowercase letter'],
  ['Habari-Karibu', 'One number'],
  ['Habari2026', 'One special character'],
])('the password %s is refused with the first broken checklist rule', async (password, sentence) => {
  const answer = await server.browser().post('/sign-up/email', aSignUp('rules@x.test', { password }))
  expect([answer.status, answer.body.data?.fields]).toEqual([422, { password: sentence }])
  expect(await usersWith('rules@x.test')).toEqual([])
})

test('unknown fields are refused, and a redirect target is never followed', async () => {
  const browser = server.browser()
  const unknown = await browser.post('/sign-up/email', { ...aSignUp('more@x.test'), role: 'admin' })
  expect(unknown.status).toBe(422)
  for (const target of ['https://evil.test/', '/dashboard']) {
    const answers = await Promise.all([
      browser.post('/sign-up/email', { ...aSignUp('more@x.test'), callbackURL: target }),
      browser.post('/sign-in/email', { email: 'more@x.test', password: PASSWORD, callbackURL: target }),
      browser.post(`/exchange-code?redirect_to=${target}`, { code: 'x' }),
      browser.post('/resend-confirmation', { redirectTo: target }).then(({ status }) => ({ status })),
    ])
    expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([400, 400, 400])
    expect(answers[3]?.status).toBeGreaterThanOrEqual(400)
  }
  expect(await usersWith('more@x.test')).toEqual([])
})

test('one network address can sign up twenty times an hour, even concurrently', async () => {
  const tries = Array.from({ length: 24 }, (_, i) =>
    server.browser().post('/sign-up/email', aSignUp(`many${i}@x.test`)),
  )
  const answers = await Promise.all(tries)
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(refused).toHaveLength(4)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3500)
  expect(refused[0]?.body.message).toBe('Too many requests. Please try again in 60 minutes.')
})
