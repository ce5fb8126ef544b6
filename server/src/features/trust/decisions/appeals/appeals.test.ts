import { randomUUID } from 'node:crypto'
import type { CaseView } from '@ndoa/contract/trust/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Client } from '../../../../../test/app.ts'
import { waitingForLocks } from '../../../../../test/locks.ts'
import { aMember, aPhoto, giveBadges } from '../../../../../test/members.ts'
import { encryptAppeal, openCase } from '../../cases/index.ts'
import { restoreBadge } from '../../verification/verification.queries.ts'
import { applyDecision } from '../apply/apply-decision.ts'
import { suggestStep } from '../decide/suggested-step.ts'
import {
  DAY,
  type DecisionServer,
  type Desk,
  decisionServer,
  type Failed,
} from '../testing/decision-server.ts'

let s: DecisionServer
let ife: Desk
let senior: Desk
let second: Desk
beforeAll(async () => {
  s = await decisionServer()
  ife = await s.aDesk({ is_senior: true })
  senior = await s.aDesk({ is_senior: true })
  second = await s.aDesk({ is_senior: true })
})
afterAll(() => s.close())
beforeEach(() => s.clock.set(new Date()))

const appealStatement = (who: Client, statement_id: string) =>
  who.post<Failed>('/functions/v1/appeal-statement', { statement_id, text: 'That was not me.' })
const appealReport = (who: Client, report_id: string) =>
  who.post<Failed>('/functions/v1/appeal-report', { report_id, text: 'Please look at his messages.' })
const newestAppeal = (decisionId: string) =>
  s.app.db
    .selectFrom('appeals')
    .select(['id', 'case_id'])
    .where('decision_id', '=', decisionId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
async function decideAppeal(desk: Desk, decisionId: string, outcome: 'upheld' | 'lifted') {
  const { id, case_id } = await newestAppeal(decisionId)
  await s.lease(case_id, desk)
  return s.post(desk, 'decide-appeal', { appeal_id: id, outcome, note: 'Looked at all of it.' })
}

async function aSuspendedMember() {
  const world = await s.aReportedMember()
  const decisionId = await s.decided(ife, world.caseId, { step: 'suspended', days: 30 })
  const [statement] = await s.statements(world.kofi)
  return { ...world, decisionId, statementId: statement!.id }
}

test('a suspended member appeals once within six months, and a senior decides within 72 hours', async () => {
  const { kofi, kofiId, statementId } = await aSuspendedMember()
  const answers = await Promise.all(Array.from({ length: 5 }, () => appealStatement(kofi, statementId)))
  const codes = answers.map(({ status, body }) => body.error ?? String(status)).toSorted()
  expect(codes).toEqual(['200', ...Array<string>(4).fill('statements.appealed')])
  const { due_at, opened_at } = await s.caseRow(await s.caseAbout(kofiId, 'appeal'))
  expect(due_at.getTime() - opened_at.getTime()).toBe(72 * 3_600_000)
  expect(await s.statements(kofi)).toMatchObject([{ appeal: { state: 'open' }, appeal_until: null }])

  const late = await aSuspendedMember()
  await s.app.db
    .updateTable('statements')
    .set({ created_at: new Date(s.clock.now().getTime() - 186 * DAY) })
    .where('id', '=', late.statementId)
    .execute()
  expect((await appealStatement(late.kofi, late.statementId)).body.error).toBe('statements.too_late')
})

test('a successful appeal undoes the whole decision within a minute, with a correction', async () => {
  const { kofi, kofiId, amara, caseId, messageIds } = await s.aReportedMember()
  const photos = [await aPhoto(s.app, kofiId), await aPhoto(s.app, kofiId)]
  await s.app.db
    .updateTable('profiles')
    .set({ bio: 'I like football.' })
    .where('user_id', '=', kofiId)
    .execute()
  const decisionId = await s.decided(ife, caseId, {
    step: 'suspended',
    days: 30,
    content: { photo_ids: photos, message_ids: [messageIds[0]!], bio: true },
  })
  await s.app.db.deleteFrom('profile_photos').where('id', '=', photos[1]!).execute()
  const [statement] = await s.statements(kofi)
  await appealStatement(kofi, statement!.id)
  expect((await decideAppeal(second, decisionId, 'lifted')).status).toBe(200)

  expect(await s.user(kofiId)).toMatchObject({ suspended_at: null, suspended_until: null })
  expect((await kofi.get('/functions/v1/get-badges')).status).toBe(200)
  const left = await s.app.db
    .selectFrom('profile_photos')
    .select(['id', 'status'])
    .where('user_id', '=', kofiId)
    .execute()
  expect(left).toEqual([{ id: photos[0], status: 'approved' }])
  const { content } = await s.app.db
    .selectFrom('messages')
    .select('content')
    .where('id', '=', messageIds[0]!)
    .executeTakeFirstOrThrow()
  expect(content).toContain('Words of Kofi')
  expect((await kofi.get(`/functions/v1/get-profile?user_id=${kofiId}`)).text).toContain('I like football.')
  expect(await s.statements(kofi)).toMatchObject([
    { kind: 'correction', is_active: false },
    { kind: 'decision', is_active: false, appeal: { state: 'lifted' } },
  ])
  expect(await s.events('decision.lifted', 'decision_id', decisionId)).toEqual([
    { decision_id: decisionId, member_id: kofiId },
  ])
  await vi.waitFor(async () => expect(await s.mailsTo(kofiId)).toHaveLength(2))
  await s.report(amara, kofiId)
  const next = await s.caseAbout(kofiId)
  expect(await suggestStep(s.app.db, next, 'hate', s.clock.now())).toEqual({
    step: 'content_removed',
    days: null,
  })
})

/** A verified member whose main photo was removed by a decision, so that another photo took its place. */
async function aRemovedMainPhoto() {
  const world = await s.aReportedMember()
  const { kofiId } = world
  const [main, other] = [await aPhoto(s.app, kofiId), await aPhoto(s.app, kofiId)]
  await giveBadges(s.app, [kofiId], s.clock.now())
  await s.app.db
    .updateTable('verifications')
    .set({ main_photo_id: main })
    .where('member_id', '=', kofiId)
    .execute()
  const decisionId = await s.decided(ife, world.caseId, {
    step: 'content_removed',
    content: { photo_ids: [main] },
  })
  return { ...world, main, other, decisionId }
}
const mainPhotoOf = async (memberId: string) =>
  (
    await s.app.db
      .selectFrom('profile_photos')
      .select('id')
      .where('user_id', '=', memberId)
      .where('is_primary', '=', true)
      .executeTakeFirstOrThrow()
  ).id
const isVerified = async (memberId: string) => (await s.user(memberId)).verified_at !== null
async function liftByAppeal(kofi: Client, decisionId: string) {
  const [statement] = await s.statements(kofi)
  await appealStatement(kofi, statement!.id)
  expect((await decideAppeal(second, decisionId, 'lifted')).status).toBe(200)
}

test('a restored main photo is the main one again, and the badge is restored', async () => {
  const { kofi, kofiId, main, other, decisionId } = await aRemovedMainPhoto()
  expect([await mainPhotoOf(kofiId), await isVerified(kofiId)]).toEqual([other, false])
  const { body } = await kofi.get<{ data: object }>('/functions/v1/get-verification')
  expect(body.data).toMatchObject({ state: 'ended', ended_by: 'main_photo' })
  await liftByAppeal(kofi, decisionId)
  expect(await mainPhotoOf(kofiId)).toBe(main)
  await vi.waitFor(async () => expect(await isVerified(kofiId)).toBe(true))
})

test('a main photo chosen in the meantime stays', async () => {
  const { kofi, kofiId, other, decisionId } = await aRemovedMainPhoto()
  expect((await kofi.post('/functions/v1/set-main-photo', { photo_id: other })).status).toBe(200)
  await liftByAppeal(kofi, decisionId)
  await restoreBadge(s.app.db, decisionId, s.clock.now()) // as the listener does
  expect([await mainPhotoOf(kofiId), await isVerified(kofiId)]).toEqual([other, false])
})

test('a lifted decision keeps other restrictions and the person’s later texts', async () => {
  const { kofi, kofiId, amara, decisionId, statementId } = await aSuspendedMember()
  await s.report(amara, kofiId)
  await s.decided(senior, await s.caseAbout(kofiId), { step: 'suspended', days: 3 })
  await appealStatement(kofi, statementId)
  await decideAppeal(second, decisionId, 'lifted')
  const { suspended_until } = await s.user(kofiId)
  expect((suspended_until!.getTime() - s.clock.now().getTime()) / DAY).toBeCloseTo(3, 1)
})

test('a lifted ban frees the person, and a notice of a refused appeal says that the decision stands', async () => {
  const { kofi, kofiId, caseId } = await s.aReportedMember()
  const banId = await s.decided(ife, caseId, { step: 'banned' })
  await s.lease(await s.caseAbout(kofiId, 'ban'), senior)
  await s.post(senior, 'confirm-ban', { decision_id: banId })
  const [confirmed] = await s.statements(kofi)
  await appealStatement(kofi, confirmed!.id)
  expect((await decideAppeal(senior, banId, 'lifted')).body.error).toBe('decisions.own')
  expect((await decideAppeal(second, banId, 'lifted')).status).toBe(200)
  expect((await s.user(kofiId)).suspended_at).toBeNull()

  const other = await aSuspendedMember()
  await appealStatement(other.kofi, other.statementId)
  await decideAppeal(second, other.decisionId, 'upheld')
  expect((await s.user(other.kofiId)).suspended_at).not.toBeNull()
  expect(await s.statements(other.kofi)).toMatchObject([
    { kind: 'appeal_upheld', is_active: true, appeal: { state: 'upheld' }, appeal_until: null },
    { kind: 'decision' },
  ])
})

test('a decision that has been lifted is not reported as standing', async () => {
  const { kofi, kofiId, amara, decisionId, statementId } = await aSuspendedMember()
  await appealStatement(kofi, statementId)
  await s.report(amara, kofiId)
  await s.decided(senior, await s.caseAbout(kofiId), { step: 'lifted', lifts: decisionId })
  expect((await decideAppeal(second, decisionId, 'upheld')).body.error).toBe('decisions.lifted')
  const { id } = await newestAppeal(decisionId)
  await expect(
    sql`update appeals set decided_by = ${second.id}, decided_at = now(), outcome = 'upheld' where id = ${id}`.execute(
      s.app.db,
    ),
  ).rejects.toThrow('does not stand')
  expect((await decideAppeal(second, decisionId, 'lifted')).status).toBe(200)
  expect((await s.statements(kofi)).map(({ kind }) => kind)).toEqual(['correction', 'decision'])
})

test('lifting a proposed ban by an appeal removes it from the seniors’ queue', async () => {
  const { kofi, kofiId, caseId } = await s.aReportedMember()
  const banId = await s.decided(ife, caseId, { step: 'banned' })
  const [proposed] = await s.statements(kofi)
  await appealStatement(kofi, proposed!.id)
  expect((await decideAppeal(second, banId, 'lifted')).status).toBe(200)
  expect((await s.user(kofiId)).suspended_at).toBeNull()
  expect((await s.caseRow(await s.caseAbout(kofiId, 'ban'))).outcome).toBe('lifted')
})

test('an appeal is decided by a senior who took no part, through calls and SQL', async () => {
  const { kofi, decisionId, statementId } = await aSuspendedMember()
  await appealStatement(kofi, statementId)
  const [moderator, admin] = [await s.aDesk(), await s.aDesk({ role: 'admin' })]
  const refused = []
  for (const desk of [ife, moderator, admin])
    refused.push((await decideAppeal(desk, decisionId, 'lifted')).body.error)
  expect(refused).toEqual(['decisions.own', 'request.denied', 'request.denied'])
  const { id } = await newestAppeal(decisionId)
  const by = (staffId: string) =>
    sql`update appeals set decided_by = ${staffId}, decided_at = now(), outcome = 'lifted' where id = ${id}`
  for (const desk of [ife, moderator, admin])
    await expect(by(desk.id).execute(s.app.db)).rejects.toThrow('a senior who took no part')
  expect((await decideAppeal(second, decisionId, 'upheld')).status).toBe(200)
  for (const attempt of [by(senior.id), sql`delete from appeals where id = ${id}`])
    await expect(attempt.execute(s.app.db)).rejects.toThrow(/never changed|never removed/)
  await expect(
    sql`insert into appeals (decision_id, case_id, created_at, decided_by, decided_at, outcome)
      select decision_id, ${await s.caseAbout((await s.decisionRow(decisionId)).subject_id!)}, now(), ${second.id}, now(), 'lifted'
      from appeals where id = ${id}`.execute(s.app.db),
  ).rejects.toThrow(/begins undecided/)
})

test('a reporter’s one appeal, if successful, leads to another moderator’s decision', async () => {
  const { amara, kofiId, caseId } = await s.aReportedMember()
  const [open] = await s.ownReports(amara)
  expect(open).toMatchObject({ appeal: null, appeal_until: null })
  expect((await appealReport(amara, open!.id)).status).toBe(404)
  const decisionId = await s.decided(ife, caseId, { step: 'none' })
  const stranger = await s.as(await aMember(s.app))
  expect((await appealReport(stranger, open!.id)).status).toBe(404)
  expect((await appealReport(stranger, randomUUID())).status).toBe(404)
  expect((await appealReport(amara, open!.id)).status).toBe(200)
  expect((await appealReport(amara, open!.id)).body.error).toBe('statements.appealed')
  expect(await s.ownReports(amara)).toMatchObject([{ appeal: { state: 'open' }, appeal_until: null }])

  const zainab = await s.as(await aMember(s.app))
  await s.report(zainab, kofiId) // opens another case, which is merged into the first
  expect((await decideAppeal(second, decisionId, 'lifted')).status).toBe(200)
  expect(await s.caseRow(caseId)).toMatchObject({ closed_at: null, outcome: null })
  expect(await s.ownReports(amara)).toMatchObject([{ state: 'received', appeal: { state: 'lifted' } }])
  expect(await s.ownReports(zainab)).toMatchObject([{ state: 'received' }])
  await s.lease(caseId, ife)
  expect((await s.decide(ife, caseId, { step: 'none' })).body.error).toBe('decisions.own')
  await s.decided(senior, caseId, { step: 'slowed', days: 2 })
  for (const who of [amara, zainab]) expect(await s.ownReports(who)).toMatchObject([{ state: 'breach' }])
})

test('a report during a reopening joins the case, and every reporter gets an answer', async () => {
  const { amara, kofiId, caseId } = await s.aReportedMember()
  const decisionId = await s.decided(ife, caseId, { step: 'none' })
  await appealReport(amara, (await s.ownReports(amara))[0]!.id)
  const { answer, other } = await s.app.db.transaction().execute(async (tx) => {
    const now = s.clock.now()
    const other = await openCase(tx, { kind: 'reports', subjectId: kofiId, hours: 24, now })
    const answer = decideAppeal(second, decisionId, 'lifted')
    await expect.poll(() => waitingForLocks(s.app.db)).toBeGreaterThan(0)
    return { answer: { promise: answer }, other } // awaited once the other case is committed
  })
  expect((await answer.promise).status).toBe(200)
  expect(await s.caseRow(caseId)).toMatchObject({ closed_at: null })
  expect(await s.caseRow(other), 'no one has looked at it').toMatchObject({
    outcome: 'answered',
    looked_at: null,
  })
})

test('cases are decided without failures during their accounts’ deletion', async () => {
  for (let round = 0; round < 6; round++) {
    const { kofi, caseId, messageIds } = await s.aReportedMember({ people: 2 })
    await s.lease(caseId, ife)
    const step = round % 2 ? { step: 'banned' as const } : { step: 'suspended' as const, days: 7 }
    await s.decide(ife, caseId, { ...step, content: { message_ids: messageIds, bio: true } })
    s.clock.forward(11_000)
    const { id } = await s.app.db
      .selectFrom('decisions')
      .select('id')
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow()
    const [left] = await Promise.all([
      kofi.post('/functions/v1/delete-account', {}),
      applyDecision(s.app, id),
    ])
    expect([200, 401]).toContain(left.status)
    expect(await s.caseRow(caseId)).toMatchObject({ outcome: 'breach' })
  }
})

test('the second of two simultaneous reporter appeals does not reopen a new decision', async () => {
  const { amara, kofiId, caseId } = await s.aReportedMember()
  const zainab = await s.as(await aMember(s.app))
  await s.report(zainab, kofiId)
  const decisionId = await s.decided(ife, caseId, { step: 'none' })
  for (const who of [amara, zainab]) await appealReport(who, (await s.ownReports(who))[0]!.id)
  const appeals = await s.app.db
    .selectFrom('appeals')
    .select(['id', 'case_id'])
    .where('decision_id', '=', decisionId)
    .execute()
  const decide = async ({ id, case_id }: (typeof appeals)[number]) => {
    await s.lease(case_id, second)
    return s.post(second, 'decide-appeal', { appeal_id: id, outcome: 'lifted', note: 'Look again.' })
  }
  expect((await decide(appeals[0]!)).status).toBe(200)
  const [audited] = await s.app.db
    .selectFrom('staff_audit')
    .select('staff_id')
    .where('act', '=', 'case_reopened')
    .where('subject_id', '=', caseId)
    .execute()
  expect(audited).toEqual({ staff_id: second.id })
  await s.decided(senior, caseId, { step: 'slowed', days: 2 })
  const third = await s.aDesk({ is_senior: true })
  await s.lease(appeals[1]!.case_id, third)
  const answer = await s.post(third, 'decide-appeal', {
    appeal_id: appeals[1]!.id,
    outcome: 'lifted',
    note: 'Look again.',
  })
  expect(answer.status).toBe(200)
  expect(await s.caseRow(caseId)).toMatchObject({ outcome: 'breach' })
})

test('a suspended member can appeal about their own report', async () => {
  const { amara, amaraId, caseId } = await s.aReportedMember()
  const [own] = await s.ownReports(amara)
  await s.decided(ife, caseId, { step: 'none' })
  await s.app.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', amaraId).execute()
  expect((await appealReport(amara, own!.id)).status).toBe(200)
})

test('the judge of an appeal about a stop reads the member’s objection', async () => {
  const { kofi, kofiId, caseId } = await s.aReportedMember()
  const id = randomUUID()
  const sealed = encryptAppeal(s.app, id, 'She asked me first.')
  const stop = { pause_case_id: caseId, member_id: kofiId, kind: 'pause', created_at: s.clock.now() }
  await s.app.db
    .insertInto('statements')
    .values({ ...stop, id, sealed, objection: sealed, objected_at: s.clock.now() })
    .execute()
  const decisionId = await s.decided(ife, caseId, { step: 'suspended', days: 7 })
  const statement = await s.app.db
    .selectFrom('statements')
    .select('id')
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow()
  expect((await appealStatement(kofi, statement.id)).status).toBe(200)
  const appealCase = await s.caseAbout(kofiId, 'appeal')
  await s.lease(appealCase, senior)
  const client = await s.asStaff(senior.id)
  const { body } = await client.post<{ data: CaseView }>('/functions/v1/get-case', { case_id: appealCase })
  expect(body.data).toMatchObject({ letter: { text: 'That was not me.' }, objection: 'She asked me first.' })
})
