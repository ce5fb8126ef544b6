import { EVIDENCE_KEPT_DAYS, HOLD_UNCONFIRMED_DAYS } from '@ndoa/contract/trust/case-rules'
import type { CaseView } from '@ndoa/contract/trust/cases'
import type { LegalHold } from '@ndoa/contract/trust/holds'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../../test/app.ts'
import { aCase, aFrozenPhoto, aReport } from '../../../../../test/cases.ts'
import { waitingForLocks } from '../../../../../test/locks.ts'
import { aMan, aMember } from '../../../../../test/members.ts'
import { aStaffMember } from '../../../../../test/staff.ts'
import { evidenceFile } from '../../../../platform/storage.ts'
import { openCase } from '../../cases/index.ts'
import { moveReports } from '../move-reports.ts'
import { deleteEvidence } from '../reports.jobs.ts'
import { deleteOldEvidence } from '../reports.queries.ts'
import { placeHold } from './holds.ts'

const DAY = 86_400_000

let t: TestApp
let [first, second, third]: string[] = []
beforeAll(async () => {
  t = await testApp()
  const senior = async (name: string) => (await aStaffMember(t.app, { name, is_senior: true })).id
  ;[first, second, third] = [await senior('Ife Balogun'), await senior('Juma Otieno'), await senior('Naledi')]
})
afterAll(() => t.close())
beforeEach(() => t.clock.set(new Date()))

interface Answer {
  error?: string
  data: { id: string; is_lifted: boolean }
}
const call = async (staffId: string | undefined, name: string, body: object) =>
  (await t.asStaff(staffId ?? '')).post<Answer>(`/functions/v1/${name}`, body)
const listed = async (staffId: string | undefined) => {
  const { status, body } = await (await t.asStaff(staffId ?? '')).get<{ data: LegalHold[] }>(
    '/functions/v1/get-holds',
  )
  return { status, holds: body.data }
}

/** A case closed so long ago that its evidence is deleted tonight. */
async function anOldCase(traits: Parameters<typeof aCase>[1] = {}) {
  const closed_at = new Date(t.clock.now().getTime() - (EVIDENCE_KEPT_DAYS + 1) * DAY)
  const id = await aCase(t.app, { closed_at, outcome: 'breach', ...traits })
  const photo = await aFrozenPhoto(t.app, id)
  const { number } = await t.app.db
    .selectFrom('cases')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, number, photo }
}
async function placed(number: number, by = first): Promise<string> {
  const { body, text } = await call(by, 'place-hold', { case_number: number, reason: 'Police Lagos, 4711.' })
  if (!body.data?.id) throw new Error(text)
  return body.data.id
}
async function confirmed(number: number): Promise<string> {
  const hold_id = await placed(number)
  expect((await call(second, 'confirm-hold', { hold_id })).status).toBe(200)
  return hold_id
}
async function keptOf(caseId: string) {
  const { rows } = await sql<{ evidence: number; words: number }>`
    select (select count(*)::int from evidence where case_id = ${caseId}) as evidence,
      (select count(*)::int from reports where case_id = ${caseId} and sealed is not null) as words`.execute(
    t.app.db,
  )
  return rows[0]
}
const ALL_KEPT = { evidence: 1, words: 1 }
const GONE = { evidence: 0, words: 0 }
const codeOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error]

test('content on hold outlives its retention and its members until two have lifted the hold', async () => {
  const [kofi, amara] = [await aMan(t.app), await aMember(t.app)]
  const { id, number, photo } = await anOldCase({ subject_id: kofi })
  await t.app.db.updateTable('reports').set({ reporter_id: amara }).where('case_id', '=', id).execute()
  const { storage_key } = await t.app.db
    .selectFrom('evidence')
    .select('storage_key')
    .where('id', '=', photo)
    .executeTakeFirstOrThrow()
  const hold_id = await confirmed(number)
  for (const member of [kofi, amara])
    expect((await (await t.as(member)).post('/functions/v1/delete-account', {})).status).toBe(200)
  t.clock.forward(400 * DAY)
  await deleteEvidence(t.app)
  expect(await keptOf(id)).toEqual(ALL_KEPT)
  expect((await call(third, 'lift-hold', { hold_id })).body.data).toEqual({ is_lifted: false })
  await deleteEvidence(t.app)
  expect(await keptOf(id)).toEqual(ALL_KEPT)
  expect((await call(first, 'lift-hold', { hold_id })).body.data).toEqual({ is_lifted: true })
  await deleteEvidence(t.app)
  expect(await keptOf(id)).toEqual(GONE)
  await expect(t.app.storage.get(evidenceFile(storage_key!))).rejects.toThrow()
})

test('an unconfirmed hold lasts a week', async () => {
  const { id, number } = await anOldCase()
  await placed(number)
  t.clock.forward((HOLD_UNCONFIRMED_DAYS - 1) * DAY)
  await deleteEvidence(t.app)
  expect(await keptOf(id)).toEqual(ALL_KEPT)
  t.clock.forward(2 * DAY)
  await deleteEvidence(t.app)
  expect(await keptOf(id)).toEqual(GONE)
})

test('a hold is placed by two seniors and lifted by two, never one person twice or about themselves', async () => {
  const { id, number } = await anOldCase()
  const place = { case_number: number, reason: 'A court asked.' }
  const moderator = (await aStaffMember(t.app)).id
  const admin = (await aStaffMember(t.app, { role: 'admin' })).id
  const email = `${crypto.randomUUID()}@staff.test`
  const before = (await aStaffMember(t.app, { email, is_senior: true })).id
  for (const desk of [moderator, admin]) expect((await call(desk, 'place-hold', place)).status).toBe(403)
  expect(codeOf(await call(first, 'place-hold', { ...place, case_number: 999_999 }))).toEqual([
    404,
    'request.not_found',
  ])
  expect((await call(first, 'place-hold', { ...place, reason: ' ' })).status).toBe(422)
  const hold_id = await placed(number, before)
  expect(codeOf(await call(before, 'confirm-hold', { hold_id }))).toEqual([403, 'request.denied'])
  const removed = { removed_at: t.clock.now(), password_hash: null, totp_secret: null }
  await t.app.db.updateTable('staff').set(removed).where('id', '=', before).execute()
  const again = (await aStaffMember(t.app, { email: email.toUpperCase(), is_senior: true })).id
  expect(codeOf(await call(first, 'place-hold', place))).toEqual([409, 'holds.exists'])
  for (const desk of [moderator, admin, again])
    expect(codeOf(await call(desk, 'confirm-hold', { hold_id }))).toEqual([403, 'request.denied'])
  expect((await call(second, 'confirm-hold', { hold_id })).status).toBe(200)
  expect(codeOf(await call(third, 'confirm-hold', { hold_id }))).toEqual([404, 'request.not_found'])
  for (const desk of [moderator, admin]) expect((await call(desk, 'lift-hold', { hold_id })).status).toBe(403)
  await call(first, 'lift-hold', { hold_id })
  expect(codeOf(await call(first, 'lift-hold', { hold_id }))).toEqual([403, 'request.denied'])
  const bySql = (change: object) =>
    t.app.db.updateTable('legal_holds').set(change).where('id', '=', hold_id).execute()
  await expect(bySql({ lifted_by: first, lifted_at: new Date() })).rejects.toThrow('two people lift')
  await expect(bySql({ reason: 'Another.' })).rejects.toThrow('stays')
  expect((await call(third, 'confirm-hold', { hold_id })).status).toBe(200) // a third senior rejects the pending lift
  expect((await call(first, 'lift-hold', { hold_id })).body.data.is_lifted).toBe(false)
  expect((await call(second, 'lift-hold', { hold_id })).body.data.is_lifted).toBe(true)
  expect(codeOf(await call(third, 'lift-hold', { hold_id }))).toEqual([404, 'request.not_found'])
  const open = await placed(number)
  await expect(
    t.app.db
      .updateTable('legal_holds')
      .set({ confirmed_by: first, confirmed_at: new Date() })
      .where('id', '=', open)
      .execute(),
  ).rejects.toThrow('two people hold')
  expect((await call(first, 'lift-hold', { hold_id: open })).body.data.is_lifted).toBe(true) // as it is unconfirmed
  const acts = await t.app.db
    .selectFrom('staff_audit')
    .select('act')
    .where('subject_id', '=', id)
    .orderBy('seq')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual([
    'hold_placed',
    'hold_confirmed',
    'hold_lifting_asked',
    'hold_confirmed',
    'hold_lifting_asked',
    'hold_lifted',
    'hold_placed',
    'hold_lifted',
  ])
})

test('staff neither hold, confirm, lift nor see cases about themselves as members', async () => {
  const address = `${crypto.randomUUID()}@mail.test`
  const own = (await aStaffMember(t.app, { email: address, is_senior: true })).id
  const member = await aMember(t.app, { user: { email: address, email_confirmed_at: new Date() } })
  const { number } = await anOldCase({ subject_id: member })
  expect((await call(own, 'place-hold', { case_number: number, reason: 'Mine.' })).status).toBe(404)
  const hold_id = await placed(number)
  for (const name of ['confirm-hold', 'lift-hold'])
    expect(codeOf(await call(own, name, { hold_id }))).toEqual([404, 'request.not_found'])
  const ids = async (staffId: string | undefined) => (await listed(staffId)).holds.map(({ id }) => id)
  expect(await ids(own)).not.toContain(hold_id)
  expect(await ids(first)).toContain(hold_id)
})

test('administrators and seniors see all holds, and a case’s holder sees its own', async () => {
  const { id, number } = await anOldCase({ closed_at: null, outcome: null })
  const hold_id = await confirmed(number)
  const [moderator, admin] = [await aStaffMember(t.app), await aStaffMember(t.app, { role: 'admin' })]
  expect((await listed(moderator.id)).status).toBe(403)
  const hold = {
    id: hold_id,
    cases: [number],
    reason: 'Police Lagos, 4711.',
    placed: { by: 'Ife Balogun', at: expect.any(String) },
    confirmed: { by: 'Juma Otieno', at: expect.any(String) },
    lifting: null,
    lifted: null,
  }
  for (const staffId of [admin.id, third]) expect((await listed(staffId)).holds).toContainEqual(hold)
  const who = await t.asStaff(moderator.id)
  await who.post('/functions/v1/take-case', { case_id: id })
  const look = async () =>
    (await who.post<{ data: CaseView }>('/functions/v1/get-case', { case_id: id })).body.data.hold
  expect(await look()).toEqual(hold)
  await call(first, 'lift-hold', { hold_id })
  await call(second, 'lift-hold', { hold_id })
  expect(await look()).toBeNull()
  expect((await listed(admin.id)).holds.find((one) => one.id === hold_id)?.lifted?.by).toBe('Juma Otieno')
})

test('visitors and members cannot see holds', async () => {
  const { number } = await anOldCase()
  const hold_id = await placed(number)
  const clients: Client[] = [t.visitor, await t.as(await aMember(t.app))]
  for (const who of clients) {
    expect((await who.get('/functions/v1/get-holds')).status).toBe(404)
    for (const [name, body] of [
      ['place-hold', { case_number: number, reason: 'No.' }],
      ['confirm-hold', { hold_id }],
      ['lift-hold', { hold_id }],
    ] as const)
      expect((await who.post(`/functions/v1/${name}`, body)).status).toBe(404)
  }
})

test('reports that move to another case stay on hold', async () => {
  const { id, number } = await anOldCase()
  const hold_id = await confirmed(number)
  const { id: reportId } = await t.app.db
    .selectFrom('reports')
    .select('id')
    .where('case_id', '=', id)
    .executeTakeFirstOrThrow()
  const next = await t.app.db.transaction().execute(async (tx) => {
    const to = await openCase(tx, { kind: 'reports', hours: 24, now: t.clock.now() })
    await moveReports(t.app, tx, [reportId], to)
    return to
  })
  const closed = { closed_at: new Date(t.clock.now().getTime() - 300 * DAY), outcome: 'breach' }
  await t.app.db.updateTable('cases').set(closed).where('id', '=', next).execute()
  await deleteEvidence(t.app)
  expect(await keptOf(next)).toEqual(ALL_KEPT)
  expect((await listed(first)).holds.find((hold) => hold.id === hold_id)?.cases).toHaveLength(2)
})

test('a hold on a reopening case’s number covers the case decided before', async () => {
  const kofi = await aMan(t.app)
  const { id } = await anOldCase({ subject_id: kofi })
  const senior_case_id = await aCase(t.app, { kind: 'ban', subject_id: kofi })
  const now = t.clock.now()
  const { id: decision } = await t.app.db
    .insertInto('decisions')
    .values({
      case_id: id,
      subject_id: kofi,
      step: 'banned',
      reason: 'money',
      strikes: 0,
      decided_by: third!,
      decided_at: now,
      effective_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await t.app.db
    .updateTable('decisions')
    .set({ applied_at: now, senior_case_id })
    .where('id', '=', decision)
    .execute()
  const { number } = await t.app.db
    .selectFrom('cases')
    .select('number')
    .where('id', '=', senior_case_id)
    .executeTakeFirstOrThrow()
  await confirmed(number)
  t.clock.forward(300 * DAY)
  await deleteEvidence(t.app)
  expect(await keptOf(id)).toEqual(ALL_KEPT)
})

test('a hold reports that nothing is left, even when the clean-up is a moment earlier', async () => {
  const { id, number } = await anOldCase()
  const staff = {
    id: first!,
    sessionId: '',
    role: 'moderator',
    isSenior: true,
    hasInitialPassword: false,
  } as const
  const placing = await t.app.db.transaction().execute(async (tx) => {
    await sql`select from cases where id = ${id} for update`.execute(tx)
    const hold = placeHold(t.app, staff, { case_number: number, reason: 'Too late.' })
    const caught = hold.then(
      () => null,
      (error: unknown) => error,
    )
    await expect.poll(() => waitingForLocks(t.app.db)).toBeGreaterThan(0)
    await sql`delete from evidence where case_id = ${id}`.execute(tx)
    await sql`update reports set sealed = null where case_id = ${id}`.execute(tx)
    return { caught }
  })
  expect(await placing.caught).toMatchObject({ code: 'holds.nothing_left' })
})

test('an account’s deletion keeps letters with cases on hold only', async () => {
  const address = `${crypto.randomUUID()}@mail.test`
  const amara = await aMember(t.app, { user: { email: address, email_confirmed_at: new Date() } })
  async function aLetter() {
    const case_id = await aCase(t.app, { kind: 'contact' })
    const letter = {
      case_id,
      name: 'Amara',
      email: address,
      subject: 'Fraud',
      category: 'safety',
      message: 'Help.',
    }
    await t.app.db.insertInto('contact_messages').values(letter).execute()
    return t.app.db
      .selectFrom('cases')
      .select(['id', 'number'])
      .where('id', '=', case_id)
      .executeTakeFirstOrThrow()
  }
  const [held, other] = [await aLetter(), await aLetter()]
  const hold_id = await confirmed(held.number)
  await aReport(t.app, other.id, { reporter_id: amara })
  expect((await (await t.as(amara)).post('/functions/v1/delete-account', {})).status).toBe(200)
  const lettersOf = (email: string) =>
    t.app.db.selectFrom('contact_messages').select('case_id').where('email', '=', email).execute()
  expect(await lettersOf(address)).toEqual([{ case_id: held.id }])
  await deleteEvidence(t.app)
  expect(await lettersOf(address)).toHaveLength(1)
  await call(first, 'lift-hold', { hold_id })
  await call(second, 'lift-hold', { hold_id })
  await deleteEvidence(t.app)
  expect(await lettersOf(address)).toEqual([])
})

test('a hold placed during the clean-up keeps the reported content', async () => {
  const { id, number } = await anOldCase()
  const closedBefore = new Date(t.clock.now().getTime() - EVIDENCE_KEPT_DAYS * DAY)
  const slowly = sql`(select ${closedBefore}::timestamptz from pg_advisory_xact_lock(4711))` as never
  const { cleaning } = await t.app.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(4711)`.execute(tx)
    const cleaned = t.app.db.transaction().execute((own) => deleteOldEvidence(own, slowly, t.clock.now()))
    await expect.poll(() => waitingForLocks(t.app.db)).toBeGreaterThan(0)
    await placed(number)
    return { cleaning: cleaned }
  })
  await cleaning
  expect(await keptOf(id)).toEqual(ALL_KEPT)
})

test('one person alone cannot hold a case week after week', async () => {
  const { number } = await anOldCase()
  const again = async () => {
    const hold_id = await placed(number)
    t.clock.forward((HOLD_UNCONFIRMED_DAYS - 1) * DAY)
    expect((await call(first, 'lift-hold', { hold_id })).body.data.is_lifted).toBe(true)
  }
  await again() // a hold can be replaced within the week
  await again()
  const place = { case_number: number, reason: 'Police Lagos, 4711.' }
  expect(codeOf(await call(first, 'place-hold', place))).toEqual([403, 'request.denied'])
  await placed(number, second)
})
