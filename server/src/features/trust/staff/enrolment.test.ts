import type { StaffPerson } from '@ndoa/contract/trust/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aCase } from '../../../../test/cases.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { aMan } from '../../../../test/members.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import { totp } from '../../identity/accounts/index.ts'
import { deleteEnrolment } from './enrolment.queries.ts'
import { openEnrolment } from './enrolment.ts'
import { removeStaff } from './staff-people.ts'

const PASSWORD = 'Another-horse-43'
const DAY = 86_400_000
const ENROLMENT_OVER = [400, 'staff.enrolment_over']

let t: TestApp
let nana: Client
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.app.db.deleteFrom('limit_uses').execute()
  await t.app.db.updateTable('staff').set({ role: 'moderator' }).where('role', '=', 'admin').execute()
  nana = await anAdmin()
})

const anAdmin = async (traits: Parameters<typeof aStaffMember>[1] = {}) =>
  t.asStaff((await aStaffMember(t.app, { role: 'admin', ...traits })).id)
interface Answer<Data = never> {
  data: Data
  error?: string
}
const call = (who: Client, name: string, body: object) =>
  who.post<Answer<{ id: string; totp_secret: string }>>(`/functions/v1/${name}`, body)
const codeOf = ({ status, body }: { status: number; body: Answer<unknown> }) => [status, body.error]
let people = 0
async function added(more: object = {}) {
  const email = `zola${people++}@staff.test`
  const answer = await call(nana, 'add-staff', {
    name: 'Zola Nkosi',
    email,
    role: 'moderator',
    is_senior: false,
    ...more,
  })
  expect(answer.status).toBe(200)
  return { id: answer.body.data.id, email, answer }
}
const mailsTo = (email: string) =>
  t.app.db
    .selectFrom('development_outbox')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
async function tokenSentTo(email: string) {
  const last = (await mailsTo(email)).at(-1)?.body ?? ''
  return /staff\/enrol#([0-9a-f]{64})/.exec(last)?.[1] ?? ''
}
const open = (token: string, email: string) => call(t.visitor, 'open-staff-enrolment', { token, email })
async function enrol(token: string, email: string, password = PASSWORD) {
  const { totp_secret } = (await open(token, email)).body.data ?? {}
  const code = totp_secret ? totp(totp_secret, t.clock.now()) : '000000'
  return { answer: await call(t.visitor, 'enrol-staff', { token, email, password, code }), totp_secret }
}
const signIn = (email: string, password: string, code: string) =>
  call(t.visitor, 'staff-sign-in', { email, password, code })
const listed = async (id: string, who = nana) =>
  (await who.get<Answer<{ people: StaffPerson[] }>>('/functions/v1/get-staff')).body.data.people.find(
    (person) => person.id === id,
  )
const seniority = async (id: string) => (await listed(id))?.is_senior
const actsOn = async (id: string) =>
  (
    await t.app.db
      .selectFrom('staff_audit')
      .select(['act', 'details'])
      .where('subject_id', '=', id)
      .orderBy('seq')
      .execute()
  ).map(({ act, details }) => [act, details])

test('new staff set their password and second factor, and administrators see neither', async () => {
  const { id, email, answer } = await added()
  expect(answer.body.data).toEqual({ id })
  expect(await listed(id)).toMatchObject({ is_enrolled: false })
  const token = await tokenSentTo(email)
  expect((await signIn(email, '', '000000')).status).toBe(422)
  expect(codeOf(await signIn(email, PASSWORD, '000000'))).toEqual([400, 'staff.wrong_credentials'])
  const { answer: enrolled, totp_secret } = await enrol(token, email)
  expect(enrolled.status).toBe(200)
  const code = () => totp(totp_secret ?? '', t.clock.now())
  expect(codeOf(await signIn(email, PASSWORD, code()))).toEqual([400, 'staff.wrong_credentials']) // already used
  t.clock.forward(31_000)
  expect((await signIn(email, PASSWORD, code())).status).toBe(200)
  expect(await listed(id)).toMatchObject({ is_enrolled: true, role: 'moderator' })
  expect((await mailsTo(email)).at(-1)?.body).toContain('If that was not you')
  expect((await actsOn(id)).map(([act]) => act)).toContain('staff_enrolled')
})

test('used, replaced, forwarded, expired and removed staff’s links get the same refusal', async () => {
  const used = await added()
  const usedToken = await tokenSentTo(used.email)
  await enrol(usedToken, used.email)
  const replaced = await added()
  const replacedToken = await tokenSentTo(replaced.email)
  await call(nana, 'reset-staff', { staff_id: replaced.id })
  const forwarded = await added()
  const expired = await added()
  const removed = await added()
  const removedToken = await tokenSentTo(removed.email)
  await call(nana, 'remove-staff', { staff_id: removed.id })
  const invalidLinks: [string, string][] = [
    [usedToken, used.email],
    [replacedToken, replaced.email],
    [await tokenSentTo(forwarded.email), used.email],
    [removedToken, removed.email],
    ['0'.repeat(64), forwarded.email],
  ]
  for (const [token, email] of invalidLinks) {
    expect(codeOf(await open(token, email))).toEqual(ENROLMENT_OVER)
    const body = { token, email, password: PASSWORD, code: '000000' }
    expect(codeOf(await call(t.visitor, 'enrol-staff', body))).toEqual(ENROLMENT_OVER)
  }
  expect((await open(await tokenSentTo(replaced.email), replaced.email)).status).toBe(200)
  const expiredToken = await tokenSentTo(expired.email)
  t.clock.forward(DAY + 1)
  expect(codeOf(await open(expiredToken, expired.email))).toEqual(ENROLMENT_OVER)
  t.clock.forward(-DAY)
})

test('only the last of two readers of a link can finish', async () => {
  const { email } = await added()
  const token = await tokenSentTo(email)
  const first = (await open(token, email)).body.data.totp_secret
  const second = (await open(token, email)).body.data.totp_secret
  const body = (secret: string) => ({
    token,
    email,
    password: PASSWORD,
    code: totp(secret, t.clock.now()),
  })
  expect(codeOf(await call(t.visitor, 'enrol-staff', body(first)))).toEqual([400, 'staff.wrong_code'])
  expect((await call(t.visitor, 'enrol-staff', body(second))).status).toBe(200)
})

test('a link requires its secret and a strong password, and attempts are limited by address', async () => {
  const { email } = await added()
  const token = await tokenSentTo(email)
  const body = { token, email, code: '000000' }
  expect(codeOf(await call(t.visitor, 'enrol-staff', { ...body, password: PASSWORD }))).toEqual(
    ENROLMENT_OVER,
  )
  expect((await call(t.visitor, 'enrol-staff', { ...body, password: 'Short-1' })).status).toBe(422)
  for (let i = 0; i < 30; i++) await open(token, 'stranger@staff.test')
  expect(codeOf(await open(token, email))).toEqual([429, 'accounts.too_many_tries'])
})

test('a reset ends sessions and removes both secrets, and the new link sets both again', async () => {
  const { id, email, code } = await aStaffMember(t.app)
  const before = await t.asStaff(id)
  expect((await call(nana, 'reset-staff', { staff_id: id })).body.data).toEqual({})
  expect((await before.get('/functions/v1/get-staff-session')).status).toBe(404)
  expect(codeOf(await signIn(email, 'Correct-horse-42', code(t.clock)))).toEqual([
    400,
    'staff.wrong_credentials',
  ])
  expect((await enrol(await tokenSentTo(email), email)).answer.status).toBe(200)
  t.clock.forward(31_000)
  expect(codeOf(await signIn(email, PASSWORD, code(t.clock)))).toEqual([400, 'staff.wrong_credentials'])
})

test('repeatedly opening a link cannot keep an administrator from revoking it', async () => {
  const { id, email } = await added()
  const token = await tokenSentTo(email)
  const { db } = t.app
  let opened: Promise<unknown> | undefined
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('staff')
      .set({ password_hash: null, totp_secret: null })
      .where('id', '=', id)
      .execute()
    opened = openEnrolment(t.app, '192.0.2.1', { token, email }).catch((error) => error.code)
    await expect.poll(() => waitingForLocks(db)).toBe(1)
    await deleteEnrolment(tx, id)
  })
  expect(await opened).toBe('staff.enrolment_over')
})

test('one of many simultaneous users of a link sets the password and second factor', async () => {
  const { email } = await added()
  const token = await tokenSentTo(email)
  const secret = (await open(token, email)).body.data.totp_secret
  const body = { token, email, password: PASSWORD, code: totp(secret, t.clock.now()) }
  const answers = await Promise.all(Array.from({ length: 6 }, () => call(t.visitor, 'enrol-staff', body)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.error === 'staff.enrolment_over')).toHaveLength(5)
})

test('a senior counts once an administrator other than the proposer agrees', async () => {
  const sipho = await anAdmin()
  const { id } = await added({ is_senior: true })
  expect(await seniority(id)).toBe(false)
  expect((await listed(id))?.senior_proposed).toMatchObject({ may_agree: false })
  expect(codeOf(await call(nana, 'agree-to-senior', { staff_id: id }))).toEqual([403, 'request.denied'])
  expect((await listed(id, sipho))?.senior_proposed).toMatchObject({ may_agree: true })
  expect((await call(sipho, 'agree-to-senior', { staff_id: id })).status).toBe(200)
  expect(await seniority(id)).toBe(true)
  expect(codeOf(await call(sipho, 'agree-to-senior', { staff_id: id }))).toEqual([404, 'request.not_found'])
  expect((await actsOn(id)).map(([act]) => act)).toEqual(['staff_added', 'senior_agreed'])
})

test('administrators cannot confirm their own proposal through a second account or become seniors', async () => {
  const ife = await aStaffMember(t.app, { role: 'admin', email: 'ife@staff.test' })
  const [first, second] = [await t.asStaff(ife.id), await anAdmin({ email: 'ife+x@staff.test' })]
  const { id: moderator } = await aStaffMember(t.app)
  const { id: puppet } = await aStaffMember(t.app, { email: 'ife+moderator@staff.test' })
  const senior = (staff_id: string) => ({ staff_id, role: 'moderator', is_senior: true })
  expect((await call(first, 'change-staff', senior(moderator))).status).toBe(200)
  expect(codeOf(await call(second, 'agree-to-senior', { staff_id: moderator }))).toEqual([
    403,
    'request.denied',
  ])
  expect(codeOf(await call(first, 'change-staff', senior(puppet)))).toEqual([403, 'request.denied'])
  await call(nana, 'change-staff', senior(puppet))
  expect(codeOf(await call(first, 'agree-to-senior', { staff_id: puppet }))).toEqual([403, 'request.denied'])
  expect(codeOf(await call(first, 'reset-staff', { staff_id: puppet }))).toEqual([403, 'request.denied'])
  expect([await seniority(moderator), await seniority(puppet)]).toEqual([false, false])
})

test('a senior without a second administrator’s consent confirms no ban and takes no senior case', async () => {
  await anAdmin()
  const { id } = await aStaffMember(t.app)
  await call(nana, 'change-staff', { staff_id: id, role: 'moderator', is_senior: true })
  const proposed = await t.asStaff(id)
  const { body } = await proposed.get<Answer<{ is_senior: boolean }>>('/functions/v1/get-staff-session')
  expect(body.data.is_senior).toBe(false)
  const case_id = await aCase(t.app, { kind: 'ban', subject_id: await aMan(t.app) })
  expect(codeOf(await call(proposed, 'take-case', { case_id }))).toEqual([409, 'cases.for_seniors'])
})

test('a single administrator’s senior counts at once, with an audit entry', async () => {
  const { id } = await added({ is_senior: true })
  expect(await seniority(id)).toBe(true)
  expect(await actsOn(id)).toEqual([
    ['staff_added', { role: 'moderator', is_senior: true, only_administrator: true }],
  ])
})

test('unenrolled administrators count neither as the second nor as the last one', async () => {
  const { id: pending } = await added({ role: 'admin' })
  const { id } = await added({ is_senior: true })
  expect((await actsOn(id))[0]?.[1]).toMatchObject({ only_administrator: true })
  expect((await call(nana, 'remove-staff', { staff_id: pending })).status).toBe(200)
})

const AWAY: Record<string, (staff_id: string) => Promise<unknown>> = {
  'resets the sign-in of': (staff_id) => call(nana, 'reset-staff', { staff_id }),
  'gives another role to': (staff_id) =>
    call(nana, 'change-staff', { staff_id, role: 'moderator', is_senior: false }),
  removes: (staff_id) => call(nana, 'remove-staff', { staff_id }),
}

test.each(Object.entries(AWAY))(
  'an administrator who %s the second one makes no senior alone for 30 days',
  async (_how, takeAway) => {
    const { id: second } = await aStaffMember(t.app, { role: 'admin' })
    const { id: puppet } = await aStaffMember(t.app)
    const propose = () => call(nana, 'change-staff', { staff_id: puppet, role: 'moderator', is_senior: true })
    await takeAway(second)
    await propose()
    expect(await seniority(puppet)).toBe(false)
    expect((await listed(puppet))?.senior_proposed).toMatchObject({ may_agree: false })
    const third = await anAdmin()
    expect((await call(third, 'agree-to-senior', { staff_id: puppet })).status).toBe(200)
  },
)

test('the only administrator can make a senior after 30 days, or after a removal on the command line', async () => {
  const { id: puppet } = await aStaffMember(t.app)
  const propose = () => call(nana, 'change-staff', { staff_id: puppet, role: 'moderator', is_senior: true })
  const { id: second } = await aStaffMember(t.app, { role: 'admin' })
  await removeStaff(t.app, null, second)
  await propose()
  expect(await seniority(puppet)).toBe(true)
  const { id: later } = await aStaffMember(t.app, { role: 'admin' })
  await call(nana, 'remove-staff', { staff_id: later })
  await call(nana, 'change-staff', { staff_id: puppet, role: 'moderator', is_senior: false })
  const admin = await t.app.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  t.clock.forward(31 * DAY)
  nana = await t.asStaff(admin.id)
  await propose()
  expect(await seniority(puppet)).toBe(true)
})
