import { randomUUID } from 'node:crypto'
import type { CaseView } from '@ndoa/contract/trust/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aCase, aFrozenPhoto, aReport } from '../../../../test/cases.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { aMan, aMatch, aMember, aPhoto, aWaitingPhoto } from '../../../../test/members.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { openCase } from '../cases/index.ts'
import { verifyAudit } from '../staff/index.ts'

const MINUTE = 60_000
const ROUNDS = 20

let t: TestApp
let ife: Client
let juma: Client
beforeAll(async () => {
  t = await testApp()
  const signIn = async (name: string) => t.asStaff((await aStaffMember(t.app, { name })).id)
  ife = await signIn('Ife Balogun')
  juma = await signIn('Juma Otieno')
})
afterAll(() => t.close())

interface Answer {
  data: CaseView
  error?: string
}
const take = (who: Client, case_id: string) => who.post('/functions/v1/take-case', { case_id })
const look = (who: Client, case_id: string) => who.post<Answer>('/functions/v1/get-case', { case_id })
const actsOn = async (caseId: string) =>
  (
    await t.app.db
      .selectFrom('staff_audit')
      .select('act')
      .where('subject_id', '=', caseId)
      .orderBy('seq')
      .execute()
  ).map(({ act }) => act)

const lookedAt = async (caseId: string) =>
  (await t.app.db.selectFrom('cases').select('looked_at').where('id', '=', caseId).executeTakeFirstOrThrow())
    .looked_at

/** A case in which Amara reports one of Kofi's messages. */
async function aReportedMessage() {
  const [amaraId, kofiId] = [await aMember(t.app), await aMan(t.app, { profile: { bio: 'Trust me.' } })]
  const match_id = await aMatch(t.app, amaraId, kofiId)
  const ids: string[] = []
  for (const [i, content] of ['How are you?', 'Send 200 by mobile money', 'No'].entries()) {
    const message = { match_id, seq: i + 1, content, client_message_id: randomUUID() }
    const sender_id = i === 1 ? kofiId : amaraId
    const { id } = await t.app.db
      .insertInto('messages')
      .values({ ...message, sender_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  const amara = await t.as(amaraId)
  await amara.post('/functions/v1/report-member', {
    user_id: kofiId,
    client_report_id: randomUUID(),
    surface: 'message',
    reason: 'money',
    details: 'He asked me twice.',
    message_ids: [ids[1]],
  })
  const { id } = await t.app.db
    .selectFrom('cases')
    .select('id')
    .where('subject_id', '=', kofiId)
    .executeTakeFirstOrThrow()
  return { id, amaraId, kofiId }
}

test('a case’s holder sees the frozen evidence and the member’s current state', async () => {
  const { id, amaraId, kofiId } = await aReportedMessage()
  await t.app.db.updateTable('profiles').set({ bio: 'Saint.' }).where('user_id', '=', kofiId).execute()
  const today = await aPhoto(t.app, kofiId)
  for (const outcome of ['breach', 'no_breach', 'breach'])
    await aReport(t.app, await aCase(t.app, { closed_at: t.clock.now(), outcome }), { reporter_id: amaraId })
  await take(ife, id)
  const { body, text } = await look(ife, id)
  const { subject, reports, evidence, ...view } = body.data
  expect(view).toMatchObject({ id, kind: 'reports', letter: null, appeal: null, decisions: [] })
  expect(reports).toEqual([
    expect.objectContaining({
      reason: 'money',
      surface: 'message',
      details: 'He asked me twice.',
      decided_before: 3,
      upheld_before: 2,
    }),
  ])
  expect(reports[0]?.first_number).toBe(reports[0]?.number)
  const [profile, messages] = ['profile', 'messages'].map((kind) => evidence.find((one) => one.kind === kind))
  expect(profile).toMatchObject({ report: reports[0]?.number, profile: { bio: 'Trust me.' } })
  expect(messages).toMatchObject({
    messages: [
      { from: 'reporter', content: 'How are you?', reported: false },
      { from: 'reported', content: 'Send 200 by mobile money', reported: true },
      { from: 'reporter', content: 'No', reported: false },
    ],
  })
  expect(subject).toMatchObject({
    state: 'active',
    profile: { bio: 'Saint.' },
    photos: [{ id: today, status: 'approved' }],
    active_strikes: 0,
  })
  expect(text).not.toMatch(new RegExp(`${amaraId}|${kofiId}|Amara|@members.test|1995-04-12|Mensah`))
})

test('a case is shown only to its holder, while the lease lasts', async () => {
  const { id } = await aReportedMessage()
  expect((await look(ife, id)).body.error).toBe('cases.not_taken')
  await take(ife, id)
  expect((await look(juma, id)).body.error).toBe('cases.not_taken')
  expect((await look(ife, id)).status).toBe(200)
  t.clock.forward(16 * MINUTE)
  expect((await look(ife, id)).body.error).toBe('cases.not_taken')
  expect(await actsOn(id)).toEqual(['case_taken', 'case_looked_at'])
})

test('the first look is recorded once, and every look is in the audit log', async () => {
  const { id } = await aReportedMessage()
  await take(ife, id)
  expect(await lookedAt(id)).toBeNull()
  await look(ife, id)
  const first = await lookedAt(id)
  t.clock.forward(MINUTE)
  await look(ife, id)
  expect(await lookedAt(id)).toEqual(first)
  expect(await actsOn(id)).toEqual(['case_taken', 'case_looked_at', 'case_looked_at'])
  expect(await verifyAudit(t.app.db)).toMatchObject({ intact: true })
})

test('a report that arrives while a case is opened is in the view or requires another look', async () => {
  const { id, kofiId } = await aReportedMessage()
  await take(ife, id)
  const report = async (db: Db) => {
    await openCase(db as Tx, { kind: 'reports', subjectId: kofiId, hours: 24, now: t.clock.now() })
    await aReport({ ...t.app, db }, id)
  }
  const isWaitedFor = (calls: number) => expect.poll(() => waitingForLocks(t.app.db)).toBe(calls)
  const startsWhileReported = () =>
    t.app.db.transaction().execute(async (tx) => {
      await report(tx)
      const looking = look(ife, id)
      await isWaitedFor(1)
      return [looking] as const
    })
  const isReportedMeanwhile = () =>
    t.app.db.transaction().execute(async (tx) => {
      await sql`lock table evidence in access exclusive mode`.execute(tx) // stops the view before the evidence
      const looking = look(ife, id)
      await isWaitedFor(1)
      const reporting = t.app.db.transaction().execute(report)
      await Promise.race([reporting, isWaitedFor(2)])
      return [looking, reporting] as const
    })
  for (let round = 0; round < ROUNDS; round++) {
    const [looking, reporting] = await (round % 2 ? startsWhileReported() : isReportedMeanwhile())
    const { reports } = (await looking).body.data
    await reporting
    const mark = await lookedAt(id)
    const isComplete = (await look(ife, id)).body.data.reports.length === reports.length
    expect(isComplete || mark === null).toBe(true)
  }
})

test('pictures are served to the case’s holder without caching, and each look is recorded', async () => {
  const kofiId = await aMan(t.app)
  const id = await aCase(t.app, { subject_id: kofiId })
  const [frozen, today] = [await aFrozenPhoto(t.app, id), await aWaitingPhoto(t.app, kofiId)]
  const addresses = [`/storage/v1/evidence/${id}/${frozen}`, `/storage/v1/case-photos/${id}/${today}`]
  for (const address of addresses) expect((await ife.get(address)).status).toBe(409)
  await take(ife, id)
  for (const address of addresses) {
    const { status, headers } = await ife.get(address)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ])
    expect((await juma.get(address)).status).toBe(409)
    expect((await t.visitor.get(address)).status).toBe(404)
  }
  expect((await ife.get(addresses[0] ?? '')).text).toBe(`evidence ${frozen}`)
  expect(await actsOn(id)).toEqual([
    'case_taken',
    'evidence_looked_at',
    'member_photo_looked_at',
    'evidence_looked_at',
  ])
  t.clock.forward(16 * MINUTE)
  for (const address of addresses) expect((await ife.get(address)).status).toBe(409)
})

test('staff see nothing outside their taken cases', async () => {
  const [mine, other] = [await aReportedMessage(), await aReportedMessage()]
  const frozen = await aFrozenPhoto(t.app, other.id)
  const photo = await aWaitingPhoto(t.app, other.kofiId)
  await take(ife, mine.id)
  const outside = [
    `/storage/v1/evidence/${mine.id}/${frozen}`,
    `/storage/v1/case-photos/${mine.id}/${photo}`,
    `/storage/v1/evidence/${mine.id}/${randomUUID()}`,
  ]
  for (const address of outside) expect((await ife.get(address)).status, address).toBe(404)
  expect((await look(ife, other.id)).status).toBe(409)
  for (const call of ['get-profile', 'get-profile-with-photos', 'get-photos'])
    expect((await ife.get(`/functions/v1/${call}?user_id=${mine.kofiId}`)).status, call).toBe(403)
  for (const call of ['get-user-photos', 'get-conversations', 'get-messages'])
    expect((await ife.post(`/functions/v1/${call}`, { user_id: mine.kofiId })).status, call).toBe(403)
  expect(await actsOn(mine.id)).toEqual(['case_taken'])
})

test('a notice and a contact message are shown without the writer’s address', async () => {
  const send = (path: string, body: object) => t.visitor.post(`/functions/v1/${path}`, body)
  await send('submit-notice', {
    name: 'Adaeze',
    email: 'adaeze@outside.test',
    about: 'A profile called Kofi',
    reason: 'money',
    details: 'He asked for money.',
  })
  await send('send-contact-message', {
    name: 'Femi',
    email: 'femi@outside.test',
    subject: 'My card',
    category: 'billing',
    message: 'It was charged twice.',
  })
  const letters = []
  for (const kind of ['notice', 'contact'] as const) {
    const { id } = await t.app.db
      .selectFrom('cases')
      .select('id')
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    await take(ife, id)
    const { body, text } = await look(ife, id)
    expect(text).not.toContain('outside.test')
    letters.push(body.data.letter)
  }
  expect(letters).toEqual([
    {
      name: 'Adaeze',
      subject: 'A profile called Kofi',
      text: 'He asked for money.',
      reason: 'money',
      category: null,
      can_be_answered: true,
    },
    {
      name: 'Femi',
      subject: 'My card',
      text: 'It was charged twice.',
      reason: null,
      category: 'billing',
      can_be_answered: true,
    },
  ])
})
