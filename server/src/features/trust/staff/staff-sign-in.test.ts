import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMember } from '../../../../test/members.ts'
import { aStaffMember, STAFF_PASSWORD, type StaffMember } from '../../../../test/staff.ts'
import { hashPassword } from '../../identity/accounts/index.ts'

const MINUTE = 60_000

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.app.db.deleteFrom('limit_uses').execute()
  t.clock.forward(31_000) // the next code
})

interface SignIn {
  password?: string
  code?: string
  address?: string
  cookie?: string
}

async function signIn(
  { email, code }: Pick<StaffMember, 'email' | 'code'>,
  { password = STAFF_PASSWORD, address = '203.0.113.7', cookie, ...given }: SignIn = {},
) {
  const answer = await t.http.inject({
    method: 'POST',
    url: '/functions/v1/staff-sign-in',
    remoteAddress: address,
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    payload: { email, password, code: given.code ?? code(t.clock) },
  })
  const [line = ''] = [answer.headers['set-cookie'] ?? ''].flat()
  return { status: answer.statusCode, text: answer.body, line, cookie: line.split(';')[0] ?? '' }
}

const fetchSession = async (cookie: string, url = '/functions/v1/get-staff-session') =>
  (await t.http.inject({ url, headers: { cookie } })).statusCode

const entriesOf = (id: string) =>
  t.app.db
    .selectFrom('staff_audit')
    .select(['act', 'staff_id'])
    .where('subject_id', '=', id)
    .orderBy('seq')
    .execute()
const actsOf = async (id: string) => (await entriesOf(id)).map(({ act }) => act)
const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('password and code together create a session in a cookie hidden from other sites and scripts', async () => {
  const ife = await aStaffMember(t.app, { email: 'ife@staff.test', is_senior: true })
  const { status, text, line, cookie } = await signIn({ ...ife, email: ' Ife@STAFF.test' })
  expect([status, JSON.parse(text).data]).toEqual([
    200,
    {
      id: ife.id,
      name: 'Ife Balogun',
      email: 'ife@staff.test',
      role: 'moderator',
      is_senior: true,
      must_change_password: false,
      expires_at: expect.any(String),
    },
  ])
  expect(line).toMatch(/^ndoa\.staff=[0-9a-f]{64}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(await fetchSession(cookie)).toBe(200)
  expect(text).not.toContain(cookie.split('=')[1])
  const stored = await t.app.db.selectFrom('staff_sessions').select('token_hash').execute()
  expect(JSON.stringify(stored)).not.toContain(cookie.split('=')[1])
})

test('the https cookie has the __Host- name', async () => {
  const live = await testApp({ PUBLIC_URL: 'https://ndoa.example' })
  const ife = await aStaffMember(live.app)
  const payload = { email: ife.email, password: STAFF_PASSWORD, code: ife.code(live.clock) }
  const answer = await live.http.inject({ method: 'POST', url: '/functions/v1/staff-sign-in', payload })
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-ndoa\.staff=[0-9a-f]{64}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  )
  await live.close()
})

test('a wrong password, a wrong code and an unknown address get the same answer byte for byte', async () => {
  const ife = await aStaffMember(t.app)
  const removed = await aStaffMember(t.app)
  await t.app.db
    .updateTable('staff')
    .set({ removed_at: new Date(), password_hash: null, totp_secret: null })
    .where('id', '=', removed.id)
    .execute()
  const started = performance.now()
  const answers = [await signIn(ife, { password: 'Wrong-horse-11' })]
  expect(performance.now() - started).toBeGreaterThan(245)
  answers.push(
    await signIn(ife, { code: other(ife.code(t.clock)) }),
    await signIn(ife, { password: 'Wrong-horse-11', code: other(ife.code(t.clock)) }),
    await signIn({ ...ife, email: 'nobody@staff.test' }),
    await signIn(removed),
  )
  expect(new Set(answers.map(({ status, text, line }) => `${status} ${text} ${line}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 400, line: '' })
  expect(answers[0]?.text).toContain('Email, password or code is wrong.')
})

test('members’ passwords sign in no staff, and staff passwords no member', async () => {
  const id = await aMember(t.app, { user: { email: 'both@staff.test' } })
  const ife = await aStaffMember(t.app, { email: 'both@staff.test' })
  const asMember = await t.visitor.post('/auth/v1/sign-in/email', {
    email: ife.email,
    password: STAFF_PASSWORD,
  })
  expect(asMember.status).toBe(400)
  const { cookie } = await signIn(ife)
  expect(await fetchSession(cookie, '/auth/v1/get-session')).toBe(403)
  expect(await fetchSession(cookie, `/functions/v1/get-profile?user_id=${id}`)).toBe(403)
  const member = await t.as(id)
  expect((await member.get('/functions/v1/get-staff-session')).status).toBe(404)
  const sessions = t.app.db.selectFrom('sessions').select('user_id').where('user_id', '=', ife.id)
  expect(await sessions.execute()).toEqual([])
  const asBearer = { authorization: `Bearer ${cookie.split('=')[1]}` }
  const bearer = await t.http.inject({ url: '/functions/v1/get-staff-session', headers: asBearer })
  expect(bearer.statusCode).toBe(404)
})

test('a code counts once, even concurrently', async () => {
  const ife = await aStaffMember(t.app)
  const code = ife.code(t.clock)
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(ife, { code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await signIn(ife, { code })).status).toBe(400)
  t.clock.forward(31_000)
  expect((await signIn(ife, { code })).status).toBe(400)
  expect((await signIn(ife)).status).toBe(200)
})

test('a sign-in ends the browser’s earlier session and creates a new token', async () => {
  const ife = await aStaffMember(t.app)
  const planted = await signIn(ife)
  t.clock.forward(31_000)
  const kofi = await aStaffMember(t.app)
  const own = await signIn(kofi, { cookie: planted.cookie })
  expect(own.cookie).not.toBe(planted.cookie)
  expect(await fetchSession(planted.cookie)).toBe(404)
  expect(await fetchSession(own.cookie)).toBe(200)
})

test('a session ends after half an hour without a call, or after eight hours', async () => {
  const ife = await aStaffMember(t.app)
  const idle = await signIn(ife)
  t.clock.forward(29 * MINUTE)
  expect(await fetchSession(idle.cookie)).toBe(200)
  t.clock.forward(29 * MINUTE)
  expect(await fetchSession(idle.cookie)).toBe(200) // each call extends the session
  t.clock.forward(31 * MINUTE)
  expect(await fetchSession(idle.cookie)).toBe(404)
  const busy = await signIn(ife)
  for (let i = 0; i < 17; i++) {
    t.clock.forward(28 * MINUTE)
    expect(await fetchSession(busy.cookie)).toBe(200)
  }
  t.clock.forward(5 * MINUTE)
  expect(await fetchSession(busy.cookie)).toBe(404)
})

test('each wrong attempt from the fifth on prolongs the wait, for existing and made-up accounts', async () => {
  const ife = await aStaffMember(t.app)
  for (const who of [ife, { ...ife, email: 'guessed@staff.test' }]) {
    const responses: string[] = []
    for (let i = 0; i < 5; i++)
      expect((await signIn(who, { password: 'Wrong-horse-11', address: `198.51.100.${i}` })).status).toBe(400)
    for (let i = 0; i < 3; i++) {
      const { status, text } = await signIn(who, { address: '198.51.100.200' }) // correct passwords wait too
      responses.push(`${status} ${JSON.parse(text).message}`)
      t.clock.forward(2 ** i * MINUTE)
      await signIn(who, { password: 'Wrong-horse-11', address: '198.51.100.201' })
    }
    expect(responses).toEqual([
      '429 Too many attempts. Please try again in 1 minute.',
      '429 Too many attempts. Please try again in 2 minutes.',
      '429 Too many attempts. Please try again in 4 minutes.',
    ])
  }
})

test('strangers’ attempts do not lock out staff in browsers where they have signed in', async () => {
  const ife = await aStaffMember(t.app)
  const office = '192.0.2.10'
  expect((await signIn(ife, { address: office })).status).toBe(200)
  for (let i = 0; i < 6; i++) await signIn(ife, { password: 'Wrong-horse-11', address: `198.51.100.${i}` })
  t.clock.forward(31_000)
  expect((await signIn(ife, { address: '198.51.100.9' })).status).toBe(429)
  expect((await signIn(ife, { address: office })).status).toBe(200)
})

test('an address that tries many accounts is refused before any check', async () => {
  const address = '198.51.100.77'
  for (let i = 0; i < 30; i++)
    await t.http.inject({
      method: 'POST',
      url: '/functions/v1/staff-sign-in',
      remoteAddress: address,
      payload: { email: `guess-${i}@staff.test`, password: 'Wrong-horse-11', code: '000000' },
    })
  const ife = await aStaffMember(t.app)
  expect((await signIn(ife, { address })).status).toBe(429)
  expect((await signIn(ife, { address: '198.51.100.78' })).status).toBe(200)
})

test('a waiting address delays no account and fills no table', async () => {
  const address = '198.51.100.79'
  const ife = await aStaffMember(t.app)
  const guess = (email: string) => signIn({ ...ife, email }, { password: 'Wrong-horse-11', address })
  for (let i = 0; i < 30; i++) await guess(`made-up-${i}@staff.test`)
  const count = async () =>
    (await t.app.db.selectFrom('staff_sign_in_tries').select('account').execute()).length
  const before = await count()
  for (let i = 0; i < 6; i++) expect((await guess(ife.email)).status).toBe(429)
  expect(await count()).toBe(before)
  expect((await signIn(ife, { address: '198.51.100.80' })).status).toBe(200)
})

test('guesses at other accounts from the same address do not lock out known staff', async () => {
  const ife = await aStaffMember(t.app)
  const shared = '192.0.2.20'
  expect((await signIn(ife, { address: shared })).status).toBe(200)
  for (let i = 0; i < 31; i++)
    await signIn(
      { ...ife, email: `colleague-${i}@staff.test` },
      { password: 'Wrong-horse-11', address: shared },
    )
  t.clock.forward(31_000)
  expect((await signIn(ife, { address: shared })).status).toBe(200)
})

test('an attempt left unchecked by a busy server does not count', async () => {
  const ife = await aStaffMember(t.app)
  const others = Array.from({ length: 110 }, () => hashPassword('Wrong-horse-11', { known: true }))
  for (let i = 0; i < 6; i++)
    expect((await signIn(ife, { address: `198.51.100.${100 + i}` })).status).toBe(503)
  await Promise.all(others)
  expect((await signIn(ife, { address: '198.51.100.110' })).status).toBe(200)
})

test('sign-ins, refusals and sign-outs are in the audit log, with at most five guesses an hour', async () => {
  const ife = await aStaffMember(t.app)
  const { cookie } = await signIn(ife)
  for (let i = 0; i < 8; i++) {
    await signIn(ife, { password: 'Wrong-horse-11', address: `198.51.100.${i}` })
    t.clock.forward(20 * MINUTE)
    if (i < 7) expect(await fetchSession(cookie)).toBe(200)
  }
  await vi.waitFor(async () =>
    expect(await actsOf(ife.id)).toEqual([
      'signed_in',
      ...Array.from({ length: 5 }, () => 'sign_in_refused'),
    ]),
  )
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const out = await t.http.inject({
    method: 'POST',
    url: '/functions/v1/staff-sign-out',
    headers,
    payload: {},
  })
  expect(out.headers['set-cookie']).toContain('ndoa.staff=; Max-Age=0;')
  expect(await fetchSession(cookie)).toBe(404)
  const entries = await entriesOf(ife.id)
  expect(entries.at(-1)).toEqual({ act: 'signed_out', staff_id: ife.id })
  expect(entries[1]?.staff_id).toBeNull() // the actor is unknown
})

test('writes from another site are refused with any cookie', async () => {
  const ife = await aStaffMember(t.app)
  const { cookie } = await signIn(ife)
  const foreignHeaders = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ]
  for (const headers of foreignHeaders) {
    const url = '/functions/v1/staff-sign-out'
    const answer = await t.http.inject({ method: 'POST', url, headers: { cookie, ...headers }, payload: {} })
    expect(answer.json().error).toBe('request.foreign_origin')
  }
  expect(await fetchSession(cookie)).toBe(200)
})
