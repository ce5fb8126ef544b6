import { OPERATOR_ACTS, SECURITY_EVENTS, SecurityLog } from '@ndoa/contract/identity/security-log'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { metrics } from '../../../platform/metrics.ts'
import { deleteOldSecurityEvents, recordSecurityEvent } from './security-log.queries.ts'
import {
  aConfirmedMember,
  aMemberWithFactor,
  aPhoneMember,
  type Browser,
  OTHER_PASSWORD,
  PASSWORD,
  signIn,
  signInForToken,
  startTestServer,
  type TestServer,
} from './testing/accounts-server.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; TECNO KG5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36'
const DAY = 24 * 60 * 60 * 1000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const rowsOf = (userId: string) =>
  server.db
    .selectFrom('security_events')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
const kindsOf = async (userId: string) => (await rowsOf(userId)).map(({ kind }) => kind)
const logOf = async (browser: Browser, query = '') =>
  z.object({ data: SecurityLog }).parse(JSON.parse((await browser.get(`/get-security-log${query}`)).text))
    .data

/** Inserts events of a member, one a minute, oldest first. */
async function manyEvents(userId: string, count: number) {
  const start = server.clock.now().getTime()
  for (let i = 0; i < count; i++)
    await recordSecurityEvent(server.db, {
      user_id: userId,
      kind: 'signed_out',
      created_at: new Date(start + i * 60_000),
      address_block: '203.0.113.0/24',
      country: 'GH',
      device: 'Chrome on Android',
    })
}

test('every sign-in method is recorded under its name', async () => {
  const { id } = await aConfirmedMember(server, 'ways@x.test')
  await signIn(server.browser(), 'ways@x.test')
  await signInForToken(server, 'ways@x.test')
  await server.browser().post('/sign-in/link', { email: 'ways@x.test' })
  await server.browser().post('/exchange-code', { code: server.codeFor('ways@x.test'), confirm: true })
  expect(await kindsOf(id)).toEqual([
    'signed_in_link',
    'signed_in_password',
    'signed_in_program',
    'signed_in_link',
  ])
  expect(await kindsOf((await aPhoneMember(server, '+233241112201')).id)).toEqual(['signed_in_phone'])

  const withFactor = await aMemberWithFactor(server, 'factor-way@x.test')
  const browser = server.browser()
  await signIn(browser, 'factor-way@x.test')
  expect((await kindsOf(withFactor.id)).at(-1)).toBe('second_factor_on') // the first step alone does not count as a sign-in
  await browser.post('/sign-in/second-factor', { code: withFactor.appCode() })
  expect((await kindsOf(withFactor.id)).at(-1)).toBe('signed_in_second_factor')
})

test('an event has only the address block, the country and the kind of device', async () => {
  const { id, browser } = await aConfirmedMember(server, 'origin@x.test')
  await browser.post('/sign-out', {}, { 'user-agent': ANDROID })
  const [, signedOut] = await rowsOf(id)
  expect(signedOut).toEqual({
    id: expect.any(String),
    user_id: id,
    kind: 'signed_out',
    operator: null,
    address_block: '127.0.0.0/24',
    country: null,
    device: 'Chrome on Android',
    created_at: expect.any(Date),
  })
})

test('each change to a sign-in method is recorded once', async () => {
  const { id, browser } = await aConfirmedMember(server, 'changes@x.test')
  const phone = '+233241112202'
  await browser.post('/change-password', { password: OTHER_PASSWORD })
  await browser.post('/change-contact', { phone_number: phone })
  await browser.post('/confirm-contact', { code: server.smsCodeFor(phone) })
  await signIn(server.browser(), 'changes@x.test', OTHER_PASSWORD)
  const other = server.browser()
  await signIn(other, 'changes@x.test', OTHER_PASSWORD)
  await browser.post('/end-session', { session_id: (await other.viewer())?.sessionId ?? '' })
  await browser.post('/end-other-sessions', {})
  await browser.post('/end-other-sessions', {}) // none remain
  await browser.post('/sign-out')
  await browser.post('/sign-out')
  expect(await kindsOf(id)).toEqual([
    'signed_in_link',
    'password_changed',
    'phone_added',
    'signed_in_password',
    'signed_in_password',
    'session_ended',
    'other_sessions_ended',
    'signed_out',
  ])

  const kofi = await aPhoneMember(server, '+233241112204')
  for (const email of ['kofi-1@x.test', 'kofi-2@x.test']) {
    await kofi.browser.post('/change-contact', { email })
    const code = /\b\d{6}\b/.exec(server.mails.findLast(({ to }) => to === email)?.text ?? '')?.[0]
    await kofi.browser.post('/confirm-contact', { code })
  }
  await kofi.browser.post('/change-password', { password: PASSWORD })
  expect(await kindsOf(kofi.id)).toEqual(['signed_in_phone', 'email_added', 'email_changed', 'password_set'])
})

test('changes to the second factor and new recovery codes are recorded', async () => {
  const { id, browser, appCode } = await aMemberWithFactor(server, 'factor@x.test')
  await browser.post('/renew-recovery-codes', { code: appCode() })
  await browser.post('/remove-second-factor', { code: '000000' }) // refused
  await browser.post('/remove-second-factor', { code: appCode() })
  expect(await kindsOf(id)).toEqual([
    'signed_in_link',
    'second_factor_on',
    'recovery_codes_renewed',
    'second_factor_off',
  ])
})

test('a refused change is not recorded, and an unrecordable change is not made', async () => {
  const { id, browser } = await aConfirmedMember(server, 'together@x.test')
  await browser.post('/end-session', { session_id: crypto.randomUUID() })
  expect(await kindsOf(id)).toEqual(['signed_in_link'])
  await server.db.schema.alterTable('security_events').renameTo('security_events_away').execute()
  const sessionId = (await browser.viewer())?.sessionId ?? ''
  const [ended, changed] = [
    await browser.post('/end-session', { session_id: sessionId }),
    await browser.post('/change-password', { password: OTHER_PASSWORD }),
  ]
  await server.db.schema.alterTable('security_events_away').renameTo('security_events').execute()
  expect([ended.status, changed.status]).toEqual([500, 500])
  expect(await browser.viewer()).not.toBeNull()
  expect((await signIn(server.browser(), 'together@x.test', PASSWORD)).status).toBe(200)
})

test('reactivation by a sign-in is recorded', async () => {
  const { id } = await aConfirmedMember(server, 'back@x.test')
  await server.db.updateTable('users').set({ deactivated_at: new Date() }).where('id', '=', id).execute()
  await signIn(server.browser(), 'back@x.test')
  expect((await kindsOf(id)).slice(1).sort()).toEqual(['reactivated', 'signed_in_password'])
})

test('a wrong password, text-message code or app code is recorded for its account', async () => {
  const { id } = await aConfirmedMember(server, 'refused@x.test')
  await signIn(server.browser(), 'refused@x.test', 'Wrong-horse-11')
  await vi.waitFor(async () => expect((await kindsOf(id)).at(-1)).toBe('refused_password'))

  const phone = '+233241112203'
  const kofi = await aPhoneMember(server, phone)
  await server.db.deleteFrom('limit_uses').execute()
  const browser = server.browser()
  await browser.post('/sign-in/phone', { phone_number: phone })
  const wrong = server.smsCodeFor(phone) === '111111' ? '222222' : '111111'
  await browser.post('/verify-phone', { phone_number: phone, code: wrong })
  await vi.waitFor(async () => expect((await kindsOf(kofi.id)).at(-1)).toBe('refused_phone'))

  const zainab = await aMemberWithFactor(server, 'refused-factor@x.test')
  const second = server.browser()
  await signIn(second, 'refused-factor@x.test')
  await second.post('/sign-in/second-factor', { code: 'aaaaa-aaaaa' })
  await vi.waitFor(async () => expect((await kindsOf(zainab.id)).at(-1)).toBe('refused_second_factor'))
})

test('concurrent guesses add at most five rows an hour', async () => {
  const generous = await startTestServer({ environment: { LIMIT_SIGN_IN: '100/1 hour' } })
  const { id } = await aConfirmedMember(generous, 'guessed@x.test')
  const guess = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => signIn(generous.browser(), 'guessed@x.test', 'Wrong-horse-11')),
    )
  const refusals = async () => {
    const rows = await generous.db
      .selectFrom('security_events')
      .select('kind')
      .where('user_id', '=', id)
      .where('kind', 'like', 'refused%')
      .orderBy('created_at')
      .execute()
    return rows.map(({ kind }) => kind)
  }
  const settled = async (count: number) => {
    await vi.waitFor(async () => expect(await refusals()).toHaveLength(count), 20_000)
    await vi.waitFor(() => expect(generous.app.pool.idleCount).toBe(generous.app.pool.totalCount), 20_000)
    return (await refusals()).sort()
  }
  await guess(12)
  const once = ['refused_often', ...Array.from({ length: 4 }, () => 'refused_password')]
  expect(await settled(5)).toEqual(once)
  generous.clock.forward(61 * 60_000)
  await guess(1)
  expect(await settled(6)).toEqual([...once, 'refused_password'])
  await generous.close()
})

test('a member reads only their own log, newest first, twenty entries a page', async () => {
  const { id, browser } = await aConfirmedMember(server, 'pages@x.test')
  await manyEvents(id, 45)
  await recordSecurityEvent(server.db, {
    user_id: id,
    kind: 'photo_rejected',
    operator: 'ife',
    created_at: server.clock.now(),
  })
  const first = await logOf(browser)
  const second = await logOf(browser, `?cursor=${first.next_cursor}`)
  const third = await logOf(browser, `?cursor=${second.next_cursor}`)
  expect([first, second, third].map(({ events }) => events.length)).toEqual([20, 20, 6])
  expect(third.next_cursor).toBeNull()
  const all = [first, second, third].flatMap(({ events }) => events)
  expect(new Set(all.map((event) => event.id)).size).toBe(46)
  expect(all.map((event) => event.created_at)).toEqual(
    all
      .map((event) => event.created_at)
      .toSorted()
      .reverse(),
  )
  expect(all[0]).toEqual({
    id: expect.any(String),
    kind: 'signed_out',
    created_at: expect.any(String),
    place: 'Ghana',
    device: 'Chrome on Android',
  })
  const other = await aConfirmedMember(server, 'reader@x.test')
  expect((await logOf(other.browser)).events.map(({ kind }) => kind)).toEqual(['signed_in_link'])
  expect((await logOf(other.browser, `?cursor=${first.next_cursor}`)).events).toEqual([])
  expect((await browser.get('/get-security-log?cursor=1')).status).toBe(422)
})

test('an event’s origin is removed after 90 days, the event after a year', async () => {
  const { id } = await aConfirmedMember(server, 'old@x.test')
  const ages = [89, 91, 364, 366]
  for (const days of ages)
    await recordSecurityEvent(server.db, {
      user_id: id,
      kind: 'signed_out',
      created_at: new Date(server.clock.now().getTime() - days * DAY),
      address_block: '203.0.113.0/24',
      country: 'GH',
      device: 'Chrome on Android',
    })
  await deleteOldSecurityEvents(server.app)
  const kept = (await rowsOf(id)).filter(({ kind }) => kind === 'signed_out')
  const origins = kept.map(({ address_block, country, device }) => [address_block, country, device])
  expect(origins).toEqual([
    [null, 'GH', null],
    [null, 'GH', null],
    ['203.0.113.0/24', 'GH', 'Chrome on Android'],
  ])
})

test('log entries are immutable except for the removal of their origin', async () => {
  const { id } = await aConfirmedMember(server, 'unchanged@x.test')
  const changes = [
    sql`kind = 'signed_out'`,
    sql`created_at = created_at - interval '1 hour'`,
    sql`operator = 'nobody'`,
    sql`country = 'KE'`,
    sql`device = 'Safari on iOS'`,
    sql`address_block = null, device = null, kind = 'signed_out'`,
  ]
  for (const change of changes) {
    const changing = sql`update security_events set ${change} where user_id = ${id}`.execute(server.db)
    await expect(changing).rejects.toThrow('security events are never changed')
  }
  await sql`update security_events set address_block = null, device = null where user_id = ${id}`.execute(
    server.db,
  )
  expect(await rowsOf(id)).toMatchObject([{ kind: 'signed_in_link', address_block: null }])
})

test('the log is deleted with the account', async () => {
  const { id } = await aConfirmedMember(server, 'leaves@x.test')
  expect(await rowsOf(id)).toHaveLength(1)
  await server.db.deleteFrom('users').where('id', '=', id).execute()
  expect(await rowsOf(id)).toEqual([])
})

test('the table accepts exactly the contract’s kinds', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = 'security_events_kind_check'`.execute(server.db)
  const kinds = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind)
  expect(kinds).toEqual([...SECURITY_EVENTS, ...OPERATOR_ACTS])
})

test('sign-ins are counted by method and outcome', async () => {
  const counted = async () => {
    const all = await metrics.getMetricsAsJSON()
    const values = all.find(({ name }) => name === 'sign_ins_total')?.values ?? []
    const figures = new Map(
      values.map(({ labels, value }) => [`${labels['way']} ${labels['outcome']}`, value]),
    )
    return (what: string) => figures.get(what) ?? 0
  }
  await aConfirmedMember(server, 'counted@x.test')
  const before = await counted()
  await signIn(server.browser(), 'counted@x.test')
  await signIn(server.browser(), 'counted@x.test', 'Wrong-horse-11')
  await signIn(server.browser(), 'nobody@x.test', 'Wrong-horse-11')
  await server.browser().post('/exchange-code', { code: 'made-up' })
  const after = await counted()
  expect(after('password success') - before('password success')).toBe(1)
  expect(after('password refused') - before('password refused')).toBe(2)
  expect(after('link refused') - before('link refused')).toBe(1)
})
