import type { CaseView, Figures, QueuedCase } from '@ndoa/contract/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../test/app.ts'
import { applyDueDecisions } from './apply-decision.ts'
import { DAY, type DecisionServer, type Desk, decisionServer, SECOND } from './decisions.test-server.ts'

let t: DecisionServer
let first: Desk
let second: Desk
beforeAll(async () => {
  t = await decisionServer({ SECOND_LOOK_SHARE: '1' })
})
afterAll(() => t.close())
beforeEach(async () => {
  ;[first, second] = [await t.aDesk({ name: 'Ife Balogun' }), await t.aDesk({ name: 'Juma Otieno' })]
  const [{ id: somebody }, until] = [await t.aDesk(), new Date(t.clock.now().getTime() + 365 * DAY)]
  await t.app.db.updateTable('cases').set({ leased_by: somebody, leased_until: until }).execute()
})

const queue = async (desk: Desk): Promise<QueuedCase[]> =>
  (await (await t.asStaff(desk.id)).get<{ data: { cases: QueuedCase[] } }>('/functions/v1/get-cases')).body
    .data.cases
const take = async (desk: Desk, case_id?: string) =>
  (await t.asStaff(desk.id)).post<{ data: { case_id: string | null } }>(
    '/functions/v1/take-case',
    case_id ? { case_id } : {},
  )
async function look(desk: Desk, caseId: string): Promise<CaseView> {
  expect((await take(desk, caseId)).status).toBe(200)
  const client = await t.asStaff(desk.id)
  const answer = await client.post<{ data: CaseView }>('/functions/v1/get-case', { case_id: caseId })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data
}
const secondLookAt = async (decisionId: string) =>
  t.app.db
    .selectFrom('second_looks')
    .selectAll()
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow()

/** A case that was looked at and decided, and the case in which it is looked at again. */
async function decidedOnce(body: Parameters<DecisionServer['decide']>[2]) {
  const member = await t.aReportedMember()
  const before = await look(first, member.caseId)
  const decisionId = await t.decided(first, member.caseId, body)
  const { case_id: againId } = await secondLookAt(decisionId)
  return { ...member, before, decisionId, againId }
}

test('a second look is a case like any other: the same reports and evidence, and nothing of the first decision', async () => {
  for (const body of [
    { step: 'suspended', days: 7 },
    { step: 'slowed', days: 3 },
    { step: 'advice' },
    { step: 'none' },
  ] as const) {
    const { before, caseId, againId, decisionId } = await decidedOnce(body)
    const line = (await queue(second)).find(({ id }) => id === againId)
    expect(line).toMatchObject({ kind: 'reports', reports: 1, reasons: ['sexual'], taken_by: null })
    const again = await look(second, againId)
    const { id: _id, number: _number, due_at: _due, leased_until: _until, ...shown } = again
    expect(before).toMatchObject(shown)
    expect(JSON.stringify([again, line])).not.toContain(decisionId)
    expect(JSON.stringify([again, line])).not.toContain(caseId)
    const suggested = async (case_id: string) =>
      (await t.post(second, 'preview-statement', { case_id, step: 'advice', reason: 'sexual' })).body.data
    expect(await suggested(againId)).toMatchObject({ suggested: { step: 'content_removed', days: null } })
    await t.decided(second, againId, body)
  }
})

test('anyone who decided it never sees the second look, in the queue or by its address', async () => {
  const { againId } = await decidedOnce({ step: 'advice' })
  expect((await queue(first)).map(({ id }) => id)).not.toContain(againId)
  expect((await take(first, againId)).status).toBe(404)
  expect((await take(first)).body.data.case_id).toBeNull()
  const way = sql`update second_looks set answer_id = gen_random_uuid(), decided_by = ${first.id},
    decided_at = now(), effective_at = now(), step = 'none' where case_id = ${againId}`
  await expect(way.execute(t.app.db)).rejects.toThrow('somebody else looks again')
  const sameAgain = await t.aDeskAgain(first)
  expect((await queue(sameAgain)).map(({ id }) => id)).not.toContain(againId)
  expect((await take(sameAgain, againId)).status).toBe(404)
  expect((await take(second)).body.data.case_id).toBe(againId)
})

test('a server that knows nothing of second looks neither closes nor decides the case of one', async () => {
  const { againId, kofi } = await decidedOnce({ step: 'advice' })
  const close = sql`update cases set closed_at = now(), outcome = 'no_breach' where id = ${againId}`
  await expect(close.execute(t.app.db)).rejects.toThrow('a second look waits for its answer')
  const decide = sql`insert into decisions (case_id, step, strikes, decided_by, decided_at, effective_at)
    values (${againId}, 'none', 0, ${second.id}, now(), now())`
  await expect(decide.execute(t.app.db)).rejects.toThrow('a second look decides nothing itself')
  await look(second, againId)
  const closing = { case_id: againId, outcome: 'no_breach' }
  expect((await t.post(second, 'close-case', closing)).body.error).toBe('decisions.other_kind')
  await kofi.post('/functions/v1/delete-account', {})
  expect((await t.post(second, 'close-case', closing)).status).toBe(200)
})

test('what is decided the second time does nothing to the member, can be taken back, and counts as agreement', async () => {
  const { kofiId, kofi, againId, decisionId } = await decidedOnce({ step: 'suspended', days: 3 })
  const [user, told] = [await t.user(kofiId), (await t.statements(kofi)).length]
  const body = { step: 'suspended', days: 3 } as const
  await look(second, againId)
  const one = await t.decide(second, againId, body)
  expect(one.status).toBe(200)
  expect((await t.decide(second, againId, body)).body.error).toBe('decisions.decided')
  const answer = { decision_id: one.body.data?.decision_id }
  expect((await t.post(first, 'undo-decision', answer)).status).toBe(404)
  expect((await t.post(second, 'undo-decision', answer)).status).toBe(200)
  await t.decided(second, againId, body)
  expect(await secondLookAt(decisionId)).toMatchObject({ agrees: true, senior_case_id: null })
  expect(await t.user(kofiId)).toEqual(user)
  expect(await t.statements(kofi)).toHaveLength(told)
  expect((await t.caseRow(againId)).outcome).toBe('breach')
  const decisions = await sql`select from decisions where subject_id = ${kofiId}`.execute(t.app.db)
  expect(decisions.rows).toHaveLength(1)
  const late = await t.post(second, 'undo-decision', {
    decision_id: (await secondLookAt(decisionId)).answer_id,
  })
  expect(late.body.error).toBe('decisions.too_late')
})

test('when two people differ, a senior who took no part says what holds; a first decision that was wrong is undone', async () => {
  const { kofi, kofiId, caseId, againId, decisionId } = await decidedOnce({ step: 'suspended', days: 7 })
  await t.decided(second, againId, { step: 'none' })
  const { senior_case_id } = await secondLookAt(decisionId)
  const seniorCase = senior_case_id ?? ''
  expect((await take(second, seniorCase)).body).toMatchObject({ error: 'cases.for_seniors' })
  const senior = await t.aDesk({ is_senior: true })
  const view = await look(senior, seniorCase)
  expect(view).toMatchObject({
    kind: 'second_look',
    decision_id: decisionId,
    second_look: { step: 'none', days: null, reason: null, decided_by: 'Juma Otieno' },
  })
  expect(view.reports).toHaveLength(1)
  const lift = sql`update decisions set lifted_by = ${senior.id}, lifted_at = now() where id = ${decisionId}`
  await expect(lift.execute(t.app.db)).rejects.toThrow('or a second look')
  const settling = { case_id: seniorCase, outcome: 'lifted', note: 'There was nothing.' }
  expect((await t.post(senior, 'settle-second-look', settling)).status).toBe(200)
  expect((await t.user(kofiId)).suspended_at).toBeNull()
  expect((await t.decisionRow(decisionId)).lifted_by).toBe(senior.id)
  expect((await t.statements(kofi)).map(({ kind }) => kind)).toContain('correction')
  expect((await t.caseRow(caseId)).closed_at).not.toBeNull()
  expect((await t.post(senior, 'settle-second-look', settling)).status).toBe(409)
})

test('settling and deciding an appeal at the same moment: one person does one of them', async () => {
  for (let round = 0; round < 5; round++) {
    const { kofi, againId, decisionId } = await decidedOnce({ step: 'suspended', days: 7 })
    const [statement] = await t.statements(kofi)
    await kofi.post('/functions/v1/appeal-statement', { statement_id: statement?.id, text: 'Not me.' })
    await t.decided(second, againId, { step: 'none' })
    const senior = await t.aDesk({ is_senior: true })
    const done = await Promise.allSettled([
      sql`update appeals set decided_by = ${senior.id}, decided_at = now(), outcome = 'upheld'
        where decision_id = ${decisionId}`.execute(t.app.db),
      sql`update second_looks set outcome = 'upheld', settled_by = ${senior.id}
        where decision_id = ${decisionId}`.execute(t.app.db),
    ])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('anyone who decided an appeal never sees the second look of the same case, in the queue, by its address or in SQL', async () => {
  const { kofi, againId, decisionId } = await decidedOnce({ step: 'suspended', days: 7 })
  const [senior, holder] = [await t.aDesk({ is_senior: true }), await t.aDesk({ is_senior: true })]
  await look(holder, againId) // it is in their hands before they decide the appeal
  await t.lease(againId, holder)
  await appealAndDecide(kofi, decisionId, holder, 'upheld')
  expect((await t.decide(holder, againId, { step: 'none' })).body.error).toBe('decisions.own')
  await t.lease(againId, holder, -1)
  let desk = holder
  for (let account = 0; account < 2; account++) {
    if (account > 0) desk = await t.aDeskAgain(holder, { is_senior: true })
    expect((await queue(desk)).map(({ id }) => id)).not.toContain(againId)
    expect((await take(desk, againId)).status).toBe(404)
    expect((await take(desk)).body.data.case_id).toBeNull()
    const way = sql`update second_looks set answer_id = gen_random_uuid(), decided_by = ${desk.id},
      decided_at = now(), effective_at = now(), step = 'none' where case_id = ${againId}`
    await expect(way.execute(t.app.db)).rejects.toThrow('somebody else looks again')
  }
  expect((await take(senior)).body.data.case_id).toBe(againId)
})

test('anyone who looked a second time decides no appeal of the same case', async () => {
  const { kofi, againId, decisionId } = await decidedOnce({ step: 'suspended', days: 7 })
  const senior = await t.aDesk({ is_senior: true })
  await t.decided(senior, againId, { step: 'advice' })
  const { body } = await appealAndDecide(kofi, decisionId, senior, 'upheld')
  expect(body.error).toBe('decisions.own')
})

test('a decision that an appeal lifts meanwhile is not said to stand, and is neither lifted nor corrected twice', async () => {
  const { kofi, kofiId, againId, decisionId } = await decidedOnce({ step: 'suspended', days: 7 })
  await t.decided(second, againId, { step: 'none' })
  const { senior_case_id } = await secondLookAt(decisionId)
  const [senior, other] = [await t.aDesk({ is_senior: true }), await t.aDesk({ is_senior: true })]
  expect((await appealAndDecide(kofi, decisionId, other, 'lifted')).status).toBe(200)
  const lifted = await t.decisionRow(decisionId)
  await look(senior, senior_case_id ?? '')
  const settle = (outcome: string) =>
    t.post(senior, 'settle-second-look', { case_id: senior_case_id, outcome, note: 'Looked at all of it.' })
  expect((await settle('upheld')).body.error).toBe('decisions.lifted')
  const way = sql`update second_looks set outcome = 'upheld', settled_by = ${senior.id}
    where decision_id = ${decisionId}`
  await expect(way.execute(t.app.db)).rejects.toThrow('does not stand')
  expect((await settle('lifted')).status).toBe(200)
  expect(await t.decisionRow(decisionId)).toEqual(lifted)
  expect(await t.events('decision.lifted', 'decision_id', decisionId)).toHaveLength(1)
  expect((await t.statements(kofi)).map(({ kind }) => kind)).toEqual(['correction', 'decision'])
  expect((await t.user(kofiId)).suspended_at).toBeNull()
})

test('nothing is asked about a decision without a breach that a reporter has had set aside meanwhile', async () => {
  const { amara, againId, decisionId } = await decidedOnce({ step: 'none' })
  const [{ id: report_id } = { id: '' }] = await t.ownReports(amara)
  await amara.post('/functions/v1/appeal-report', { report_id, text: 'Please look at the photos.' })
  const other = await t.aDesk({ is_senior: true })
  expect((await decideAppeal(decisionId, other, 'lifted')).status).toBe(200)
  await t.decided(second, againId, { step: 'advice' })
  expect(await secondLookAt(decisionId)).toMatchObject({ agrees: false, senior_case_id: null })
})

async function appealAndDecide(who: Client, decisionId: string, desk: Desk, outcome: string) {
  const [statement] = await t.statements(who)
  await who.post('/functions/v1/appeal-statement', { statement_id: statement?.id, text: 'That was not me.' })
  return decideAppeal(decisionId, desk, outcome)
}
async function decideAppeal(decisionId: string, desk: Desk, outcome: string) {
  const { id, case_id } = await t.app.db
    .selectFrom('appeals')
    .select(['id', 'case_id'])
    .where('decision_id', '=', decisionId)
    .executeTakeFirstOrThrow()
  await t.lease(case_id, desk)
  return t.post(desk, 'decide-appeal', { appeal_id: id, outcome, note: 'Looked at all of it.' })
}

test('a breach that only the second person found opens the case again, for somebody who had not decided it', async () => {
  const { caseId, againId, decisionId } = await decidedOnce({ step: 'none' })
  await t.decided(second, againId, { step: 'slowed', days: 3 })
  const { senior_case_id } = await secondLookAt(decisionId)
  const senior = await t.aDesk({ is_senior: true })
  await look(senior, senior_case_id ?? '')
  await t.post(senior, 'settle-second-look', { case_id: senior_case_id, outcome: 'lifted', note: 'Look.' })
  expect((await t.caseRow(caseId)).closed_at).toBeNull()
  await t.lease(caseId, first)
  expect((await t.decide(first, caseId, { step: 'none' })).body.error).toBe('decisions.own')
})

/** The ban of an account that was deleted while its case was open, and the case in which it is looked at again. */
async function aBanOfDeleted() {
  const { kofi, caseId } = await t.aReportedMember()
  expect((await kofi.post('/functions/v1/delete-account', {})).status).toBe(200)
  const before = await look(first, caseId)
  const banId = await t.decided(first, caseId, { step: 'banned', reason: 'money' })
  const { case_id: againId } = await secondLookAt(banId)
  return { before, banId, againId }
}

test('a ban of a deleted account is looked at again, too, and nothing shows that it was decided', async () => {
  const { before, banId, againId } = await aBanOfDeleted()
  const again = await look(second, againId)
  expect(again).toMatchObject({ subject: null, is_subject_known: true, decisions: [] })
  expect(again.evidence).toEqual(before.evidence)
  expect((await t.decide(second, againId, { step: 'advice' })).body.error).toBe('decisions.nobody')
  await t.decided(second, againId, { step: 'banned', reason: 'money' })
  expect(await secondLookAt(banId)).toMatchObject({ agrees: true, senior_case_id: null })
})

test('a ban of a deleted account that somebody else would have closed without one is lifted by a senior', async () => {
  const { banId, againId } = await aBanOfDeleted()
  const close = sql`update cases set closed_at = now(), outcome = 'no_breach' where id = ${againId}`
  await expect(close.execute(t.app.db)).rejects.toThrow('a second look waits for its answer')
  await look(second, againId)
  const closing = { case_id: againId, outcome: 'no_breach' }
  expect((await t.post(second, 'close-case', closing)).status).toBe(200)
  expect((await t.post(second, 'close-case', closing)).body.error).toBe('decisions.decided')
  await applyDueDecisions(t.app)
  const { agrees, senior_case_id } = await secondLookAt(banId)
  expect(agrees).toBe(false)
  expect((await t.caseRow(againId)).closed_at).not.toBeNull()
  const senior = await t.aDesk({ is_senior: true })
  await look(senior, senior_case_id ?? '')
  const settling = { case_id: senior_case_id, outcome: 'lifted', note: 'There was nothing.' }
  expect((await t.post(senior, 'settle-second-look', settling)).status).toBe(200)
  expect((await t.decisionRow(banId)).lifted_by).toBe(senior.id)
})

test('a second look at a ban of a deleted account is not closed unseen, nor by anyone who took part in the first', async () => {
  const { againId } = await aBanOfDeleted()
  const closing = { case_id: againId, outcome: 'no_breach' }
  await sql`update cases set leased_by = ${second.id}, leased_until = ${new Date(t.clock.now().getTime() + 60_000)}
    where id = ${againId}`.execute(t.app.db)
  expect((await t.post(second, 'close-case', closing)).body.error).toBe('decisions.unseen')
  await sql`update cases set leased_by = ${first.id}, looked_at = ${t.clock.now()} where id = ${againId}`.execute(
    t.app.db,
  )
  expect((await t.post(first, 'close-case', closing)).body.error).toBe('decisions.own')
  expect((await t.caseRow(againId)).closed_at).toBeNull()
})

test('two who find a breach agree, whatever the step', async () => {
  const { kofiId, againId, decisionId } = await decidedOnce({ step: 'suspended', days: 30 })
  await t.decided(second, againId, { step: 'advice' })
  expect(await secondLookAt(decisionId)).toMatchObject({ agrees: true, senior_case_id: null })
  expect((await t.user(kofiId)).suspended_at).not.toBeNull()
})

test('anyone who lifts something older in a second look has found no breach', async () => {
  const world = await t.aReportedMember()
  await look(first, world.caseId)
  const older = await t.decided(await t.aDesk(), world.caseId, { step: 'advice' })
  await t.report(world.amara, world.kofiId)
  const caseId = await t.caseAbout(world.kofiId)
  await look(first, caseId)
  const decisionId = await t.decided(first, caseId, { step: 'suspended', days: 7 })
  const { case_id: againId } = await secondLookAt(decisionId)
  await t.decided(second, againId, { step: 'lifted', lifts: older })
  const compared = await secondLookAt(decisionId)
  expect(compared.agrees).toBe(false)
  expect(compared.senior_case_id).not.toBeNull()
})

test('a case that was opened again meanwhile is not opened once more', async () => {
  const { caseId, againId, decisionId } = await decidedOnce({ step: 'none' })
  await t.decided(second, againId, { step: 'slowed', days: 3 })
  const { senior_case_id } = await secondLookAt(decisionId)
  const closedAgain = new Date(t.clock.now().getTime() + 60_000)
  await t.app.db.updateTable('cases').set({ closed_at: closedAgain }).where('id', '=', caseId).execute()
  const senior = await t.aDesk({ is_senior: true })
  await look(senior, senior_case_id ?? '')
  const settling = { case_id: senior_case_id, outcome: 'lifted', note: 'Look.' }
  expect((await t.post(senior, 'settle-second-look', settling)).status).toBe(200)
  expect((await t.caseRow(caseId)).closed_at).toEqual(closedAgain)
})

test('neither of the two can settle it, even in the tables, and what was compared never changes', async () => {
  const senior = await t.aDesk({ is_senior: true })
  second = senior
  const { againId, decisionId } = await decidedOnce({ step: 'advice' })
  await t.decided(senior, againId, { step: 'none' })
  const { senior_case_id } = await secondLookAt(decisionId)
  expect((await take(senior, senior_case_id ?? '')).body).toMatchObject({ error: 'cases.own' })
  for (const way of [
    sql`update second_looks set outcome = 'upheld', settled_by = ${senior.id} where decision_id = ${decisionId}`,
    sql`update second_looks set outcome = 'upheld', settled_by = ${first.id} where decision_id = ${decisionId}`,
    sql`update second_looks set step = 'advice', agrees = true, senior_case_id = null where decision_id = ${decisionId}`,
    sql`delete from second_looks where decision_id = ${decisionId}`,
  ])
    await expect(way.execute(t.app.db)).rejects.toThrow()
})

test('the figures show how often two people agreed, and how many decisions did not stand', async () => {
  const figures = async () => {
    const client = await t.asStaff(first.id)
    return (await client.get<{ data: Figures }>('/functions/v1/get-figures')).body.data.second_looks
  }
  const before = await figures()
  const { againId, decisionId } = await decidedOnce({ step: 'advice' })
  const other = await decidedOnce({ step: 'none' })
  await t.decided(second, againId, { step: 'advice' })
  await t.decided(second, other.againId, { step: 'advice' })
  const after = await figures()
  expect(after.compared - before.compared).toBe(2)
  expect(after.agreed - before.agreed).toBe(1)
  expect(after.kappa).toBeLessThan(1)
  expect((await secondLookAt(decisionId)).agrees).toBe(true)
  expect((await secondLookAt(other.decisionId)).agrees).toBe(false)
})

test('a report that comes meanwhile opens a case of its own; the second look stays as it was', async () => {
  const { kofiId, againId, women } = await decidedOnce({ step: 'advice' })
  await t.report(await t.as(women[1] ?? ''), kofiId)
  expect(await t.caseAbout(kofiId)).not.toBe(againId)
  expect((await look(second, againId)).reports).toHaveLength(1)
  t.clock.forward(11 * SECOND)
  await applyDueDecisions(t.app)
  expect((await t.caseRow(againId)).closed_at).toBeNull()
})

test('about one decision in twenty is drawn', async () => {
  const drawn = t.app.cases.secondLookShare
  t.app.cases.secondLookShare = 0
  const { caseId } = await t.aReportedMember()
  const id = await t.decided(first, caseId, { step: 'none' })
  t.app.cases.secondLookShare = drawn
  expect(
    await t.app.db.selectFrom('second_looks').selectAll().where('decision_id', '=', id).execute(),
  ).toEqual([])
})
