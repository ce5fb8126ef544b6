import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agreeToSenior } from '../../staff/staff-people.ts'
import { type DecisionServer, type Desk, decisionServer } from '../testing/decision-server.ts'

let s: DecisionServer
let ife: Desk
let senior: Desk
let second: Desk
let admin: Desk
beforeAll(async () => {
  s = await decisionServer()
  ife = await s.aDesk({ is_senior: true })
  senior = await s.aDesk({ is_senior: true })
  second = await s.aDesk({ is_senior: true })
  admin = await s.aDesk({ role: 'admin' })
})
afterAll(() => s.close())
beforeEach(() => s.clock.set(new Date()))

async function aProposedBan() {
  const world = await s.aReportedMember()
  const banId = await s.decided(ife, world.caseId, { step: 'banned', reason: 'threats' })
  return { ...world, banId, seniorCase: await s.caseAbout(world.kofiId, 'ban') }
}
const confirm = (desk: Desk, decision_id: string) => s.post(desk, 'confirm-ban', { decision_id })
const refuse = (desk: Desk, decision_id: string, step: object) =>
  s.post(desk, 'refuse-ban', { decision_id, note: 'Too hard.', ...step })

test('a proposed ban suspends at once and waits up to 24 hours for a senior', async () => {
  const { kofiId, kofi, banId, seniorCase } = await aProposedBan()
  expect(await s.user(kofiId)).toMatchObject({ suspended_until: null, suspended_at: expect.any(Date) })
  const { due_at, opened_at } = await s.caseRow(seniorCase)
  expect(due_at.getTime() - opened_at.getTime()).toBe(24 * 3_600_000)
  expect(await s.events('decision.applied', 'decision_id', banId)).toEqual([])
  expect(await s.statements(kofi)).toMatchObject([{ kind: 'decision', step: 'banned', is_active: true }])
})

test('a ban stands once another senior confirms it, which its author, moderators and administrators cannot', async () => {
  const { kofiId, kofi, banId, seniorCase } = await aProposedBan()
  const codes: unknown[] = []
  for (const desk of [ife, await s.aDesk(), admin]) {
    await s.lease(seniorCase, desk)
    codes.push((await confirm(desk, banId)).body.error)
  }
  expect(codes).toEqual(['decisions.own', 'request.denied', 'request.denied'])
  expect((await confirm(senior, banId)).body.error).toBe('decisions.not_leased')
  await s.lease(seniorCase, senior)
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(senior, banId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect(await s.events('decision.applied', 'decision_id', banId)).toEqual([
    { decision_id: banId, member_id: kofiId, step: 'banned', reason: 'threats' },
  ])
  expect((await s.statements(kofi)).map(({ kind }) => kind).toSorted()).toEqual(['ban_confirmed', 'decision'])
  expect(await s.caseRow(seniorCase)).toMatchObject({ outcome: 'confirmed' })
})

test('a senior without a second administrator’s consent neither confirms nor refuses bans', async () => {
  const { banId, seniorCase } = await aProposedBan()
  const proposed = await s.aDesk({ senior_proposed_at: s.clock.now(), senior_proposed_by: admin.id })
  await s.lease(seniorCase, proposed)
  expect((await confirm(proposed, banId)).body.error).toBe('request.denied')
  expect((await refuse(proposed, banId, { step: 'none' })).body.error).toBe('request.denied')
  expect(await s.decisionRow(banId)).toMatchObject({ confirmed_at: null, refused_at: null })
  await agreeToSenior(s.app, await s.aDesk({ role: 'admin' }), proposed.id)
  expect((await confirm(proposed, banId)).status).toBe(200)
})

test('administrators cannot propose bans', async () => {
  const { caseId } = await s.aReportedMember()
  await s.lease(caseId, admin)
  expect((await s.decide(admin, caseId, { step: 'banned' })).body.error).toBe('request.denied')
})

test('refusing a ban applies another step or none', async () => {
  const { kofiId, kofi, banId, seniorCase } = await aProposedBan()
  await s.lease(seniorCase, senior)
  expect((await refuse(senior, banId, { step: 'suspended', days: 7 })).status).toBe(200)
  const { suspended_until } = await s.user(kofiId)
  expect((suspended_until!.getTime() - s.clock.now().getTime()) / 86_400_000).toBeCloseTo(7, 1)
  expect(await s.statements(kofi)).toMatchObject([
    { step: 'suspended', is_active: true, appeal_until: expect.any(String) },
    { step: 'banned', is_active: false, appeal_until: null },
  ])

  const other = await aProposedBan()
  await s.lease(other.seniorCase, senior)
  expect((await refuse(senior, other.banId, { step: 'none' })).status).toBe(200)
  expect((await s.user(other.kofiId)).suspended_at).toBeNull()
  expect(await s.statements(other.kofi)).toMatchObject([{ kind: 'correction' }, { kind: 'decision' }])
})

test('reporters get the outcome once, and again only if a refused ban changes it', async () => {
  const timesNotified = async (caseId: string) => {
    const rows = await s.events('case.closed', 'case_id', caseId)
    return rows.length
  }
  for (const [step, times, state] of [
    [{ step: 'suspended', days: 7 }, 1, 'breach'],
    [{ step: 'none' }, 2, 'no_breach'],
  ] as const) {
    const { amara, banId, caseId, seniorCase } = await aProposedBan()
    await s.lease(seniorCase, senior)
    await refuse(senior, banId, step)
    expect([await timesNotified(caseId), (await s.ownReports(amara))[0]?.state]).toEqual([times, state])
  }
})

test('a senior’s decision in place of a ban is in the audit log', async () => {
  const { banId, caseId, seniorCase } = await aProposedBan()
  await s.lease(seniorCase, senior)
  await refuse(senior, banId, { step: 'suspended', days: 7 })
  const acts = await s.app.db
    .selectFrom('staff_audit')
    .select(['act', 'details'])
    .where('subject_id', '=', caseId)
    .where('staff_id', '=', senior.id)
    .orderBy('seq')
    .execute()
  expect(acts).toMatchObject([
    { act: 'case_decided', details: { step: 'suspended', days: 7, instead_of: banId } },
    { act: 'ban_refused', details: { decision: banId, step: 'suspended' } },
  ])
})

test('lifting a ban without an appeal requires two people who did not make it', async () => {
  const { kofiId, banId, seniorCase, amara } = await aProposedBan()
  await s.lease(seniorCase, senior)
  await confirm(senior, banId)
  await s.report(amara, kofiId)
  const lifting = await s.decided(ife, await s.caseAbout(kofiId), { step: 'lifted', lifts: banId })
  expect((await s.user(kofiId)).suspended_at).not.toBeNull()
  const waiting = await s.caseAbout(kofiId, 'ban')
  await s.lease(waiting, senior)
  expect((await confirm(senior, lifting)).body.error).toBe('decisions.own')
  await s.lease(waiting, second)
  expect((await confirm(second, lifting)).status).toBe(200)
  expect((await s.user(kofiId)).suspended_at).toBeNull()
  expect(await s.events('decision.lifted', 'decision_id', banId)).toHaveLength(1)
})

test('after a ban is lifted, no other proposal to lift it remains', async () => {
  const { kofiId, banId, seniorCase, amara } = await aProposedBan()
  await s.lease(seniorCase, senior)
  await confirm(senior, banId)
  const propose = async () => {
    await s.report(amara, kofiId)
    return s.decided(ife, await s.caseAbout(kofiId), { step: 'lifted', lifts: banId })
  }
  await propose()
  const first = await s.caseAbout(kofiId, 'ban')
  const lifting = await propose()
  const last = await s.caseAbout(kofiId, 'ban')
  await s.report(amara, kofiId)
  const third = await s.caseAbout(kofiId)
  await s.lease(third, ife)
  expect((await s.decide(ife, third, { step: 'lifted', lifts: banId })).status).toBe(200)
  await s.lease(last, second)
  expect((await confirm(second, lifting)).status).toBe(200)
  await s.pass()
  expect([(await s.caseRow(first)).outcome, (await s.caseRow(last)).outcome]).toEqual(['lifted', 'confirmed'])
  expect((await s.caseRow(third)).closed_at).not.toBeNull()
  expect(await s.caseAbout(kofiId, 'ban')).toBe(last)
  expect(await s.events('decision.lifted', 'decision_id', banId)).toHaveLength(1)
})

test('SQL cannot bypass the second person', async () => {
  const { banId, caseId } = await aProposedBan()
  const moderator = await s.aDesk()
  const { db } = s.app
  const by = (id: string) => sql`confirmed_by = ${id}, confirmed_at = now()`
  const attempts = [
    sql`update decisions set ${by(ife.id)} where id = ${banId}`,
    sql`update decisions set ${by(moderator.id)} where id = ${banId}`,
    sql`update decisions set ${by(admin.id)} where id = ${banId}`,
    sql`update decisions set decided_by = ${second.id} where id = ${banId}`,
    sql`update decisions set step = 'advice' where id = ${banId}`,
    sql`update decisions set lifted_by = ${ife.id}, lifted_at = now() where id = ${banId}`,
    sql`update decisions set lifted_by = ${moderator.id}, lifted_at = now() where id = ${banId}`,
    sql`update decisions set applied_at = null where id = ${banId}`,
    sql`update decisions set undone_at = now() where id = ${banId}`,
    sql`delete from decisions where id = ${banId}`,
    sql`truncate decisions cascade`,
    sql`truncate appeals`,
    sql`truncate reports cascade`,
    sql`delete from cases where id = ${caseId}`,
    sql`insert into decisions (case_id, step, reason, strikes, decided_by, decided_at, effective_at, applied_at)
      values (${caseId}, 'advice', 'hate', 0, ${ife.id}, now(), now(), now())`,
  ]
  for (const attempt of attempts)
    await expect(attempt.execute(db)).rejects.toThrow(
      /four_eyes|another senior|never changed|a senior lifts|somebody else lifts|another decision lifts|never removed|foreign key|without effect|check constraint/,
    )
  await sql`update decisions set ${by(senior.id)} where id = ${banId}`.execute(db)
  const after = [
    sql`update decisions set ${by(second.id)} where id = ${banId}`,
    sql`update decisions set confirmed_by = null, confirmed_at = null where id = ${banId}`,
    sql`update decisions set lifted_by = ${senior.id}, lifted_at = now() where id = ${banId}`,
  ]
  for (const attempt of after)
    await expect(attempt.execute(db)).rejects.toThrow(
      /never changed|somebody else lifts|another decision lifts/,
    )
})

test('the judge of an appeal cannot confirm a ban in the same case, or the reverse, through calls and SQL', async () => {
  const { kofi, banId, seniorCase } = await aProposedBan()
  const [statement] = await s.statements(kofi)
  await kofi.post('/functions/v1/appeal-statement', { statement_id: statement!.id, text: 'That was not me.' })
  const { id, case_id } = await s.app.db
    .selectFrom('appeals')
    .select(['id', 'case_id'])
    .where('decision_id', '=', banId)
    .executeTakeFirstOrThrow()
  const uphold = async (desk: Desk) => {
    await s.lease(case_id, desk)
    return s.post(desk, 'decide-appeal', { appeal_id: id, outcome: 'upheld', note: 'Looked at all of it.' })
  }
  await s.lease(seniorCase, senior)
  expect((await uphold(senior)).status).toBe(200)
  expect((await confirm(senior, banId)).body.error).toBe('decisions.own')
  expect((await refuse(senior, banId, { step: 'none' })).body.error).toBe('decisions.own')
  for (const column of ['confirmed', 'refused'])
    await expect(
      sql`update decisions set ${sql.ref(`${column}_by`)} = ${senior.id}, ${sql.ref(`${column}_at`)} = now()
        where id = ${banId}`.execute(s.app.db),
    ).rejects.toThrow('another senior')
  await s.lease(seniorCase, second)
  expect((await confirm(second, banId)).status).toBe(200)
})

test('a person cannot both decide an appeal and confirm the ban, even simultaneously', async () => {
  for (let round = 0; round < 5; round++) {
    const { kofi, banId } = await aProposedBan()
    const [statement] = await s.statements(kofi)
    await kofi.post('/functions/v1/appeal-statement', { statement_id: statement!.id, text: 'Not me.' })
    const { id } = await s.app.db
      .selectFrom('appeals')
      .select('id')
      .where('decision_id', '=', banId)
      .executeTakeFirstOrThrow()
    const now = s.clock.now()
    const done = await Promise.allSettled([
      sql`update appeals set decided_by = ${senior.id}, decided_at = ${now}, outcome = 'upheld' where id = ${id}`.execute(
        s.app.db,
      ),
      sql`update decisions set confirmed_by = ${senior.id}, confirmed_at = ${now} where id = ${banId}`.execute(
        s.app.db,
      ),
    ])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('only an appeal, another decision or a refusal lifts a decision in SQL', async () => {
  const { banId, seniorCase, caseId, kofiId } = await aProposedBan()
  const { db } = s.app
  const lift = (id: string, by: Desk) =>
    sql`update decisions set lifted_by = ${by.id}, lifted_at = now() where id = ${id}`.execute(db)
  await expect(lift(banId, second)).rejects.toThrow('an appeal or another decision')
  await s.lease(seniorCase, senior)
  await confirm(senior, banId)
  await expect(lift(banId, second)).rejects.toThrow('an appeal or another decision')
  const now = s.clock.now()
  const { id: lifting } = await db
    .insertInto('decisions')
    .values({
      case_id: caseId,
      subject_id: kofiId,
      step: 'lifted',
      lifts_id: banId,
      strikes: 0,
      decided_by: second.id,
      decided_at: now,
      effective_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('decisions').set({ applied_at: now }).where('id', '=', lifting).execute()
  await expect(lift(banId, second)).rejects.toThrow('an appeal or another decision') // no senior confirmed it
})

const taggedAddressOf = async ({ id }: Desk) => {
  const { email } = await s.app.db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return email.replace('@', '+second@')
}

test('staff with several accounts or mailbox spellings count as one person for their own decisions', async () => {
  const { db } = s.app
  const author = await s.aDesk()
  const { caseId, kofi, kofiId, amara } = await s.aReportedMember()
  const banId = await s.decided(author, caseId, { step: 'banned', reason: 'threats' })
  const seniorCase = await s.caseAbout(kofiId, 'ban')
  const [statement] = await s.statements(kofi)
  await kofi.post('/functions/v1/appeal-statement', { statement_id: statement!.id, text: 'Not me.' })
  const { id: appeal_id, case_id } = await db
    .selectFrom('appeals')
    .select(['id', 'case_id'])
    .where('decision_id', '=', banId)
    .executeTakeFirstOrThrow()
  const appealed = { appeal_id, outcome: 'lifted', note: 'It was not.' }
  const again = await s.aDeskAgain(author, { is_senior: true })
  await expectNoOwnJudgement(again)
  await expectNoOwnJudgement(await s.aDesk({ is_senior: true, email: await taggedAddressOf(author) }))
  async function expectNoOwnJudgement(again: Desk) {
    const client = await s.asStaff(again.id)
    for (const one of [seniorCase, case_id]) {
      await db
        .updateTable('cases')
        .set({ leased_by: null, leased_until: null })
        .where('id', '=', one)
        .execute()
      const taken = await client.post<{ error?: string }>('/functions/v1/take-case', { case_id: one })
      expect(taken.body.error).toBe('cases.own')
      await s.lease(one, again)
    }
    for (const answer of [
      await confirm(again, banId),
      await refuse(again, banId, { step: 'none' }),
      await s.post(again, 'decide-appeal', appealed),
    ])
      expect(answer.body.error).toBe('decisions.own')
    for (const attempt of [
      sql`update decisions set confirmed_by = ${again.id}, confirmed_at = now() where id = ${banId}`,
      sql`update decisions set refused_by = ${again.id}, refused_at = now() where id = ${banId}`,
      sql`update decisions set lifted_by = ${again.id}, lifted_at = now() where id = ${banId}`,
      sql`update appeals set decided_by = ${again.id}, decided_at = now(), outcome = 'upheld' where id = ${appeal_id}`,
    ])
      await expect(attempt.execute(db)).rejects.toThrow(/another senior|somebody else lifts|took no part/)
  }

  await s.lease(case_id, second)
  expect((await s.post(second, 'decide-appeal', appealed)).status).toBe(200)
  const replacement = sql`insert into decisions (case_id, step, strikes, decided_by, decided_at, effective_at)
    values (${caseId}, 'none', 0, ${again.id}, now(), now())`
  await expect(replacement.execute(db)).rejects.toThrow('does not decide again')
  await s.report(amara, kofiId)
  const suspension = await s.decided(again, await s.caseAbout(kofiId), { step: 'suspended', days: 7 })
  await s.report(amara, kofiId)
  const last = await s.caseAbout(kofiId)
  const third = await s.aDeskAgain(again)
  await s.lease(last, third)
  const lifting = await s.decide(third, last, { step: 'lifted', lifts: suspension })
  expect(lifting.body.error).toBe('decisions.own')
})
