import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { aCase } from '../../../test/cases.ts'
import { aMember } from '../../../test/members.ts'
import { aStaffMember } from '../../../test/staff.ts'
import { canonicalMailbox } from '../../features/identity/accounts/contacts/mailbox.ts'
import { endSuspensions } from '../../features/identity/accounts/suspensions.ts'
import { activeStrikes } from '../../features/trust/decisions/index.ts'
import { readOutbox } from '../../platform/development-outbox.queries.ts'

// Deleting a suspended account does not end the suspension.

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.app.db.deleteFrom('limit_uses').execute())

const PASSWORD = 'Karibu-2026!'
const DAY = 24 * 3_600_000
const data = {
  full_name: 'Juma Otieno',
  gender: 'Male',
  date_of_birth: '1992-03-01',
  country_of_residence: 'GH',
  agreed_to_terms: true,
}
const inDays = (days: number) => new Date(t.clock.now().getTime() + days * DAY)
const restricted = () => t.app.db.selectFrom('restricted_contacts').selectAll().execute()

interface Answer {
  data: { user: { id: string; suspended_at: string | null; suspended_until: string | null } }
}

async function suspendedAndDeleted(contacts: { email?: string; phone?: string }, until: Date | null) {
  const proven = contacts.phone ? { ...contacts, phone_confirmed_at: new Date() } : contacts
  const id = await aMember(t.app, { user: proven })
  await suspend(id, until)
  await leave(id)
}
const suspend = (id: string, suspended_until: Date | null) =>
  t.app.db
    .updateTable('users')
    .set({ suspended_at: t.clock.now(), suspended_until })
    .where('id', '=', id)
    .execute()
const leave = async (id: string) =>
  expect((await (await t.as(id)).post('/functions/v1/delete-account', {})).status).toBe(200)

async function signsUp(email: string) {
  const signUpAnswer = await t.visitor.post('/auth/v1/sign-up/email', { email, password: PASSWORD, data })
  const [sent] = await readOutbox(t.app.db)
  const code = /callback\?code=([\w-]+)/.exec(sent?.text ?? '')?.[1]
  const { body } = await t.visitor.post<Answer>('/auth/v1/exchange-code', { code, password: PASSWORD })
  return { signUpAnswer, subject: sent?.subject, user: body.data.user }
}
async function signUpByPhone(phone_number: string) {
  await t.app.db.deleteFrom('limit_uses').execute()
  const signUp = { phone_number, country_code: 'GH', data }
  const signUpAnswer = await t.http.inject({ method: 'POST', url: '/auth/v1/sign-up/phone', payload: signUp })
  const [sent] = await readOutbox(t.app.db)
  const verified = await t.http.inject({
    method: 'POST',
    url: '/auth/v1/verify-phone',
    payload: { phone_number, code: sent?.code },
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: {
      'ndoa.browser': signUpAnswer.cookies.find(({ name }) => name === 'ndoa.browser')?.value ?? '',
    },
  })
  return verified.json<Answer>().data.user
}

test('a suspended member who deletes the account and signs up again is suspended until the same day', async () => {
  const until = inDays(30)
  await suspendedAndDeleted({ email: 'juma@x.test' }, until)
  const fresh = await signsUp('nobody@x.test')
  const again = await signsUp('Juma@x.test')
  expect([again.signUpAnswer.status, again.signUpAnswer.text]).toEqual([
    fresh.signUpAnswer.status,
    fresh.signUpAnswer.text,
  ])
  expect(again.subject).toBe(fresh.subject)
  expect(fresh.user.suspended_at).toBeNull()
  expect(again.user).toMatchObject({ suspended_at: expect.any(String), suspended_until: until.toISOString() })
})

test('a ban is inherited repeatedly, by address permanently and by number for twelve months', async () => {
  await suspendedAndDeleted({ email: 'banned@x.test', phone: '+233241230001' }, null)
  const end = new Date(t.clock.now())
  end.setUTCMonth(end.getUTCMonth() + 12)
  for (let i = 0; i < 2; i++) {
    const byPhone = await signUpByPhone('+233241230001')
    expect(byPhone.suspended_at).not.toBeNull()
    const until = new Date(byPhone.suspended_until ?? 0).getTime()
    expect(Math.abs(until - end.getTime())).toBeLessThan(DAY)
    await leave(byPhone.id)
  }
  const byEmail = await signsUp('ban.ned+2@x.test')
  expect(byEmail.user.suspended_at).toBeNull()
  expect((await signsUp('banned+2@x.test')).user).toMatchObject({
    suspended_at: expect.any(String), // this is the banned member's mailbox
    suspended_until: null,
  })
})

test('strikes carry over to later accounts with the same mailbox or number, until they expire', async () => {
  const ife = await aStaffMember(t.app)
  const proven = { email: 'strikes@x.test', phone: '+233241230007', phone_confirmed_at: new Date() }
  const first = await aMember(t.app, { user: proven })
  const made = { decided_by: ife.id, decided_at: t.clock.now(), effective_at: t.clock.now() }
  const decisions = [30, 60].map(async (days) => {
    const notified = {
      case_id: await aCase(t.app, { subject_id: first, closed_at: t.clock.now(), outcome: 'breach' }),
      subject_id: first,
      step: 'content_removed',
    }
    const strikes = { strikes: 1, strikes_until: inDays(days), reason: 'other' }
    await t.app.db
      .insertInto('decisions')
      .values({ ...made, ...notified, ...strikes })
      .execute()
  })
  await Promise.all(decisions)
  await t.app.db
    .updateTable('decisions')
    .set({ applied_at: t.clock.now() })
    .where('subject_id', '=', first)
    .execute()
  const strikesOf = async (id: string) => {
    const { rows } = await sql<{ strikes: number }>`
      select ${activeStrikes(sql`${id}::uuid`, t.clock.now())} as strikes`.execute(t.app.db)
    return rows[0]?.strikes
  }
  await leave(first)
  const { user: second } = await signsUp('Strikes+2@x.test')
  expect(await strikesOf(second.id)).toBe(2)
  await leave(second.id)
  const third = await signUpByPhone('+233241230007')
  expect(await strikesOf(third.id)).toBe(2)
  expect(await strikesOf((await signsUp('other@x.test')).user.id)).toBe(0)
  t.clock.forward(31 * DAY)
  expect(await strikesOf(third.id)).toBe(1)
  t.clock.forward(30 * DAY)
  expect(await strikesOf(third.id)).toBe(0)
  await endSuspensions(t.app)
  expect(await t.app.db.selectFrom('kept_strikes').selectAll().execute()).toEqual([])
  t.clock.forward(-61 * DAY)
})

test('an older account in the same mailbox gets the strikes of the deleted one', async () => {
  const ife = await aStaffMember(t.app)
  const first = await aMember(t.app, { user: { email: 'ahead@x.test' } })
  const now = t.clock.now()
  const case_id = await aCase(t.app, { subject_id: first, closed_at: now, outcome: 'breach' })
  const made = { case_id, subject_id: first, decided_by: ife.id, decided_at: now, effective_at: now }
  const struck = { step: 'content_removed', strikes: 1, strikes_until: inDays(30), reason: 'other' }
  const { id } = await t.app.db
    .insertInto('decisions')
    .values({ ...made, ...struck })
    .returning('id')
    .executeTakeFirstOrThrow()
  await t.app.db.updateTable('decisions').set({ applied_at: now }).where('id', '=', id).execute()
  const strikesOf = async (member: string) => {
    const { rows } = await sql<{ strikes: number }>`
      select ${activeStrikes(sql`${member}::uuid`, now)} as strikes`.execute(t.app.db)
    return rows[0]?.strikes
  }
  const { user: second } = await signsUp('ahead+2@x.test')
  const { user: third } = await signsUp('ahead+3@x.test')
  await leave(first)
  expect(await strikesOf(third.id)).toBe(1)
  await leave(third.id)
  expect(await strikesOf(second.id)).toBe(1)
  await t.app.db.deleteFrom('kept_strikes').execute()
})

test('an account with another spelling of the mailbox does not take the first account’s strikes', async () => {
  const ife = await aStaffMember(t.app)
  const first = await aMember(t.app, { user: { email: 'moving@x.test' } })
  const now = t.clock.now()
  const case_id = await aCase(t.app, { subject_id: first, closed_at: now, outcome: 'breach' })
  const made = { case_id, subject_id: first, decided_by: ife.id, decided_at: now, effective_at: now }
  const struck = { step: 'content_removed', strikes: 1, strikes_until: inDays(30), reason: 'other' }
  const { id } = await t.app.db
    .insertInto('decisions')
    .values({ ...made, ...struck })
    .returning('id')
    .executeTakeFirstOrThrow()
  await t.app.db.updateTable('decisions').set({ applied_at: now }).where('id', '=', id).execute()
  await leave(first)
  const { user: second } = await signsUp('moving+2@x.test')
  await signsUp('moving+3@x.test')
  const { rows } = await sql<{ strikes: number }>`
    select ${activeStrikes(sql`${second.id}::uuid`, now)} as strikes`.execute(t.app.db)
  expect(rows).toEqual([{ strikes: 1 }])
  await t.app.db.deleteFrom('kept_strikes').execute()
})

test('a number is free after a year, an address is not', async () => {
  await suspendedAndDeleted({ email: 'year@x.test', phone: '+233241230003' }, null)
  t.clock.forward(367 * DAY)
  await endSuspensions(t.app)
  expect((await signUpByPhone('+233241230003')).suspended_at).toBeNull()
  expect((await signsUp('year@x.test')).user.suspended_at).not.toBeNull()
  t.clock.forward(-367 * DAY)
})

test('another spelling of a suspended member’s mailbox is suspended while that account exists', async () => {
  const until = inDays(9)
  await suspend(await aMember(t.app, { user: { email: 'am.ara@gmail.com' } }), until)
  for (const spelling of ['amara@gmail.com', 'a.mara+2@gmail.com', 'Amara@googlemail.com'])
    expect((await signsUp(spelling)).user.suspended_until).toBe(until.toISOString())
  expect((await signsUp('amara2@gmail.com')).user.suspended_at).toBeNull()
})

test('lifting a suspension lifts it for every linked account and contact', async () => {
  await suspendedAndDeleted({ email: 'twin@x.test', phone: '+233241230004' }, null)
  const first = await signsUp('twin@x.test')
  const second = await signsUp('twin+2@x.test')
  expect(second.user.suspended_at).not.toBeNull()
  const free = { suspended_at: null, suspended_until: null }
  await t.app.db.updateTable('users').set(free).where('id', '=', first.user.id).execute()
  const { suspended_at } = await t.app.db
    .selectFrom('users')
    .select('suspended_at')
    .where('id', '=', second.user.id)
    .executeTakeFirstOrThrow()
  expect(suspended_at).toBeNull()
  expect((await signUpByPhone('+233241230004')).suspended_at).toBeNull()
  expect((await signsUp('twin+3@x.test')).user.suspended_at).toBeNull()
})

test('an expiring suspension does not lift a longer linked one, even with a slow database clock', async () => {
  await suspendedAndDeleted({ email: 'longer@x.test', phone: '+233241230005' }, null)
  const byPhone = await signUpByPhone('+233241230005') // expires after a year
  const byEmail = await signsUp('longer@x.test') // never expires
  t.clock.forward(367 * DAY)
  await endSuspensions(t.app)
  t.clock.forward(-367 * DAY)
  const members = await t.app.db
    .selectFrom('users')
    .select(['id', 'suspended_at'])
    .where('id', 'in', [byPhone.id, byEmail.user.id])
    .execute()
  expect(members.filter(({ suspended_at }) => suspended_at).map(({ id }) => id)).toEqual([byEmail.user.id])
  expect((await signsUp('longer+2@x.test')).user.suspended_at).not.toBeNull()
})

test('the database and the server normalize mailboxes alike', async () => {
  const spellings = [
    'Amara@X.test',
    'a.m+tag+2@gmail.com',
    'A.M@googlemail.com',
    '+a+b@x.test',
    'a@b@x.test',
    'a.b+c@x.test',
    '+@gmail.com',
  ]
  for (const email of spellings) {
    const { rows } = await sql<{ form: string }>`select canonical_mailbox(${email}) as form`.execute(t.app.db)
    expect(rows).toEqual([{ form: canonicalMailbox(email) }])
  }
})

test('a member who moves to a suspended address inherits the suspension', async () => {
  await suspendedAndDeleted({ email: 'moved@x.test' }, null)
  const client = await t.as(await aMember(t.app))
  await client.post('/auth/v1/change-contact', { email: 'moved@x.test' })
  const [sent] = await readOutbox(t.app.db)
  const { body } = await client.post<Answer>('/auth/v1/confirm-contact', { code: sent?.code })
  expect(body.data.user.suspended_at).not.toBeNull()
})

test('an address is kept only as a keyed hash, until the suspension’s end', async () => {
  await t.app.db.deleteFrom('restricted_contacts').execute()
  await suspendedAndDeleted({ email: 'short@x.test', phone: '+233241230002' }, inDays(2))
  const rows = await restricted()
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['email', 'phone'])
  expect(JSON.stringify(rows)).not.toMatch(/short|233241230002/)
  t.clock.forward(2 * DAY + 1000)
  await endSuspensions(t.app)
  expect(await restricted()).toEqual([])
  expect((await signsUp('short@x.test')).user.suspended_at).toBeNull()
  t.clock.forward(-2 * DAY - 1000)
})

test('no contact is kept without a current suspension or confirmation', async () => {
  await t.app.db.deleteFrom('restricted_contacts').execute()
  await leave(await aMember(t.app))
  const over = await aMember(t.app)
  await suspend(over, new Date(t.clock.now().getTime() - 1000))
  await leave(over)
  const unproven = await aMember(t.app, { user: { email: 'victim@x.test', email_verified: false } })
  await suspend(unproven, null)
  await leave(unproven)
  expect(await restricted()).toEqual([])
})

test('lifting the new account’s suspension lifts it permanently', async () => {
  await suspendedAndDeleted({ email: 'lifted@x.test' }, null)
  const { user } = await signsUp('lifted@x.test')
  const free = { suspended_at: null, suspended_until: null }
  await t.app.db.updateTable('users').set(free).where('id', '=', user.id).execute()
  await leave(user.id)
  expect((await signsUp('lifted@x.test')).user.suspended_at).toBeNull()
})
