import { randomUUID } from 'node:crypto'
import { type AuditEntry, type StaffPerson, staffCalls } from '@ndoa/contract/trust/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aStaffMember, STAFF_PASSWORD } from '../../../../test/staff.ts'
import { verifyAudit } from './audit/verify-audit.ts'

let t: TestApp
let admin: Client
let adminId: string
beforeAll(async () => {
  t = await testApp()
  adminId = (await aStaffMember(t.app, { role: 'admin', name: 'Nana Boateng' })).id
  admin = await t.asStaff(adminId)
})
afterAll(() => t.close())
beforeEach(() => t.app.db.deleteFrom('limit_uses').execute())

const call = (name: string) => `/functions/v1/${name}`
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: string }).error,
]
const NEW_PASSWORD = 'Another-horse-43'
const changed = (current_password: string, password = NEW_PASSWORD) => ({ current_password, password })

async function aPair() {
  const { id } = await aStaffMember(t.app)
  return { id, client: await t.asStaff(id) }
}
const entries = async (client: Client, before?: number) => {
  const { body } = await client.get<{ data: { entries: AuditEntry[]; next_before: number | null } }>(
    `${call('get-audit')}${before ? `?before=${before}` : ''}`,
  )
  return body.data
}
const people = async () =>
  (await admin.get<{ data: { people: StaffPerson[] } }>(call('get-staff'))).body.data.people

async function added(email: string) {
  const person = { name: 'Juma Otieno', email, role: 'moderator', is_senior: false }
  const { body } = await admin.post<{ data: { id: string } }>(call('add-staff'), person)
  return body.data
}

test('an address is taken in any spelling until its owner is removed', async () => {
  const { id } = await added('zola@staff.test')
  const again = { name: 'Zola', email: 'Zola@Staff.test', role: 'admin', is_senior: false }
  expect(codeOf(await admin.post(call('add-staff'), again))).toEqual([409, 'staff.email_taken'])
  await admin.post(call('remove-staff'), { staff_id: id })
  expect((await admin.post(call('add-staff'), again)).status).toBe(200)
})

test('an administrator cannot be a senior, through the call or the table', async () => {
  const person = { name: 'Sipho', email: 'sipho@staff.test', role: 'admin', is_senior: true }
  expect((await admin.post(call('add-staff'), person)).status).toBe(422)
  const { id } = await aPair()
  const senior = { staff_id: id, role: 'admin', is_senior: true }
  expect((await admin.post(call('change-staff'), senior)).status).toBe(422)
  const written = t.app.db.updateTable('staff').set({ role: 'admin', is_senior: true }).where('id', '=', id)
  await expect(written.execute()).rejects.toThrow('staff')
})

test('a new role applies from the next call', async () => {
  const { id, client } = await aPair()
  expect(codeOf(await client.get(call('get-staff')))).toEqual([403, 'request.denied'])
  await admin.post(call('change-staff'), { staff_id: id, role: 'admin', is_senior: false })
  expect((await client.get(call('get-staff'))).status).toBe(200)
  await admin.post(call('change-staff'), { staff_id: id, role: 'moderator', is_senior: false })
  expect(codeOf(await client.get(call('get-staff')))).toEqual([403, 'request.denied'])
})

test('removed staff lose access at the next call, cannot sign in, and leave no secret', async () => {
  const { id, email, code } = await aStaffMember(t.app)
  const removed = await t.asStaff(id)
  const signIn = () =>
    t.http.inject({
      method: 'POST',
      url: call('staff-sign-in'),
      payload: { email, password: STAFF_PASSWORD, code: code(t.clock) },
    })
  expect((await signIn()).statusCode).toBe(200)
  expect((await admin.post(call('remove-staff'), { staff_id: id })).status).toBe(200)
  expect((await removed.get(call('get-staff-session'))).status).toBe(404)
  t.clock.forward(31_000)
  expect((await signIn()).statusCode).toBe(400)
  const row = t.app.db.selectFrom('staff').select(['password_hash', 'totp_secret']).where('id', '=', id)
  expect(await row.execute()).toEqual([{ password_hash: null, totp_secret: null }])
  expect((await people()).map((person) => person.id)).not.toContain(id)
  expect(codeOf(await admin.post(call('remove-staff'), { staff_id: id }))).toEqual([404, 'request.not_found'])
})

test('staff cannot change or remove themselves, and of two who remove each other one stays', async () => {
  const own = { staff_id: adminId, role: 'moderator', is_senior: false }
  expect(codeOf(await admin.post(call('change-staff'), own))).toEqual([403, 'request.denied'])
  expect(codeOf(await admin.post(call('remove-staff'), { staff_id: adminId }))).toEqual([
    403,
    'request.denied',
  ])
  const [a, b] = [
    (await aStaffMember(t.app, { role: 'admin' })).id,
    (await aStaffMember(t.app, { role: 'admin' })).id,
  ]
  const [asA, asB] = [await t.asStaff(a), await t.asStaff(b)]
  const answers = await Promise.all([
    asA.post(call('remove-staff'), { staff_id: b }),
    asB.post(call('remove-staff'), { staff_id: a }),
  ])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404])
})

test('a new password requires the current one, is long and uncommon, and ends other sessions', async () => {
  const { id, client } = await aPair()
  const otherSession = await t.asStaff(id)
  const url = call('change-own-password')
  const long = 'Password-password-1'
  expect(codeOf(await client.post(url, changed('Wrong-horse-11')))).toEqual([403, 'accounts.wrong_password'])
  expect((await client.post(url, changed(STAFF_PASSWORD, 'Short-1'))).status).toBe(422)
  expect((await client.post(url, changed(STAFF_PASSWORD, long.toLowerCase()))).status).toBe(422)
  expect(codeOf(await client.post(url, changed(STAFF_PASSWORD, STAFF_PASSWORD)))).toEqual([
    400,
    'staff.password_unchanged',
  ])
  expect((await client.post(url, changed(STAFF_PASSWORD))).status).toBe(200)
  expect((await otherSession.get(call('get-staff-session'))).status).toBe(404)
})

test('a new password does not extend the session', async () => {
  const { id, client } = await aPair()
  const ends = async () =>
    (
      await t.app.db.selectFrom('staff_sessions').select('expires_at').where('staff_id', '=', id).execute()
    ).map(({ expires_at }) => expires_at)
  const before = await ends()
  t.clock.forward(20 * 60_000)
  expect((await client.post(call('change-own-password'), changed(STAFF_PASSWORD))).status).toBe(200)
  expect(await ends()).toEqual(before)
})

test('wrong current passwords are limited', async () => {
  const { client } = await aPair()
  for (let i = 0; i < 10; i++) await client.post(call('change-own-password'), changed('Wrong-horse-11'))
  expect((await client.post(call('change-own-password'), changed(STAFF_PASSWORD))).status).toBe(429)
})

test('an administrator reads the whole audit log, a moderator their own entries', async () => {
  const { id, client } = await aPair()
  const otherSession = await t.asStaff(id)
  await otherSession.post(call('staff-sign-out'))
  await admin.post(call('change-staff'), { staff_id: id, role: 'moderator', is_senior: false })
  expect((await entries(client)).entries).toEqual([
    {
      seq: expect.any(Number),
      at: expect.any(String),
      by: { id, name: 'Ife Balogun' },
      act: 'signed_out',
      subject: { kind: 'staff', id, name: 'Ife Balogun' },
      details: {},
    },
  ])
  const [last] = (await entries(admin)).entries
  expect(last).toMatchObject({
    by: { id: adminId, name: 'Nana Boateng' },
    act: 'staff_changed',
    subject: { id },
    details: { role: 'moderator', is_senior: false },
  })
})

test('the audit log is paged, and its chain is complete', async () => {
  const { id } = await aPair()
  for (let i = 0; i < 60; i++) {
    const is_senior = i % 2 === 0
    await admin.post(call('change-staff'), { staff_id: id, role: 'moderator', is_senior })
  }
  const first = await entries(admin)
  const second = await entries(admin, first.next_before ?? 0)
  expect(first.entries).toHaveLength(50)
  const seqs = [...first.entries, ...second.entries].map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.toSorted((a, b) => b - a))
  expect(new Set(seqs).size).toBe(seqs.length)
  expect(await verifyAudit(t.app.db)).toMatchObject({ intact: true, seq: seqs[0] })
})

test('a change without its audit entry is not made', async () => {
  const { id } = await aPair()
  await t.app.db.schema.alterTable('staff_audit').renameTo('staff_audit_away').execute()
  const answer = await admin.post(call('remove-staff'), { staff_id: id })
  await t.app.db.schema.alterTable('staff_audit_away').renameTo('staff_audit').execute()
  expect(answer.status).toBe(500)
  expect((await people()).map((person) => person.id)).toContain(id)
})

test('no staff call changes the audit log or signs in as a member', async () => {
  // A checklist for new calls: no impersonation, no access to passwords, no changed or deleted entries.
  expect(Object.keys(staffCalls).sort()).toEqual([
    'addStaff',
    'agreeToSenior',
    'changeOwnPassword',
    'changeStaff',
    'enrol',
    'getAudit',
    'getStaff',
    'getStaffSession',
    'openEnrolment',
    'removeStaff',
    'resetStaff',
    'staffSignIn',
    'staffSignOut',
  ])
  const madeUpCalls = ['change-audit', 'delete-audit', 'sign-in-as-member', 'set-password']
  for (const name of madeUpCalls)
    expect((await admin.post(call(name), { user_id: randomUUID() })).status).toBe(404)
  for (const method of ['PUT', 'DELETE'] as const)
    expect((await admin.send(method, call('get-audit'), {})).status).toBe(404)
})
