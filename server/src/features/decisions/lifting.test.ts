import { setTimeout } from 'node:timers/promises'
import type { Statement } from '@ndoa/contract/statements'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client } from '../../../test/app.ts'
import { aMan } from '../../../test/members.ts'
import type { Tx } from '../../platform/db.ts'
import { transaction } from '../../platform/outbox.ts'
import { DAY, type DecisionServer, type Desk, decisionServer } from './decisions.test-server.ts'
import { liftDecision } from './lift-decision.ts'

// Lifting undoes everything, whatever has happened since, except what other decisions still restrict.

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
beforeEach(async () => {
  s.clock.set(new Date())
  await s.app.db.deleteFrom('restricted_contacts').execute()
})

async function aProposedBan() {
  const world = await s.aReportedMember()
  const banId = await s.decided(ife, world.caseId, { step: 'banned', reason: 'threats' })
  return { ...world, banId, seniorCase: await s.caseAbout(world.kofiId, 'ban') }
}
async function confirm({ banId, seniorCase }: { banId: string; seniorCase: string }) {
  await s.lease(seniorCase, senior)
  expect((await s.post(senior, 'confirm-ban', { decision_id: banId })).status).toBe(200)
}
async function refuse({ banId, seniorCase }: { banId: string; seniorCase: string }, step: object) {
  await s.lease(seniorCase, senior)
  const refusal = { decision_id: banId, note: 'Too hard.', ...step }
  expect((await s.post(senior, 'refuse-ban', refusal)).status).toBe(200)
}
async function appeal(who: Client) {
  const [statement] = await s.statements(who)
  const body = { statement_id: statement!.id, text: 'That was not me.' }
  expect((await who.post('/functions/v1/appeal-statement', body)).status).toBe(200)
}
async function liftByAppeal(decision_id: string) {
  const { id, case_id } = await s.app.db
    .selectFrom('appeals')
    .select(['id', 'case_id'])
    .where('decision_id', '=', decision_id)
    .executeTakeFirstOrThrow()
  await s.lease(case_id, second)
  const answer = await s.post(second, 'decide-appeal', {
    appeal_id: id,
    outcome: 'lifted',
    note: 'It was not.',
  })
  expect([answer.status, answer.body.error]).toEqual([200, undefined])
}
const leave = async (who: Client) =>
  expect((await who.post('/functions/v1/delete-account', {})).status).toBe(200)
/** In how many days what is kept of deleted accounts ends; null: never. */
async function keptDays() {
  const rows = await s.app.db.selectFrom('restricted_contacts').select('suspended_until').execute()
  return rows.map(({ suspended_until: until }) =>
    until === null ? null : Math.round((until.getTime() - s.clock.now().getTime()) / DAY),
  )
}
const listed = (decisionId: string) =>
  s.app.db.selectFrom('bans').select('member_id').where('decision_id', '=', decisionId).execute()
/** Another account of the same person, restricted together with the first. */
async function anotherAccountOf(memberId: string): Promise<string> {
  const other = await aMan(s.app)
  await sql`update users u set suspended_at = first.suspended_at, suspended_until = first.suspended_until,
    restriction_id = first.restriction_id from users first where first.id = ${memberId} and u.id = ${other}`.execute(
    s.app.db,
  )
  return other
}
const daysOf = async (memberId: string) => {
  const { suspended_at, suspended_until } = await s.user(memberId)
  if (suspended_at === null) return 'free'
  return suspended_until && Math.round((suspended_until.getTime() - s.clock.now().getTime()) / DAY)
}

test('a ban that is lifted after its account was deleted is on no list, and frees accounts that were restricted with it', async () => {
  const ban = await aProposedBan()
  const other = await anotherAccountOf(ban.kofiId)
  await confirm(ban)
  await expect.poll(() => listed(ban.banId)).toEqual([{ member_id: ban.kofiId }])
  await appeal(ban.kofi)
  await leave(ban.kofi)
  expect(await listed(ban.banId)).toEqual([{ member_id: null }])
  await liftByAppeal(ban.banId)
  await expect.poll(() => listed(ban.banId)).toEqual([])
  expect(await keptDays()).toEqual([])
  expect(await daysOf(other)).toBe('free')
})

test('a suspension that is lifted after its account was deleted restricts no address any more', async () => {
  const { kofi, caseId } = await s.aReportedMember()
  const decisionId = await s.decided(ife, caseId, { step: 'suspended', days: 30 })
  await appeal(kofi)
  await leave(kofi)
  expect(await keptDays()).toEqual([30])
  await liftByAppeal(decisionId)
  expect(await keptDays()).toEqual([])
})

test('an address of an account that was deleted under a proposed ban is restricted for a month, unless a senior decides', async () => {
  const [open, refused, milder, confirmed] = [
    await aProposedBan(),
    await aProposedBan(),
    await aProposedBan(),
    await aProposedBan(),
  ]
  await leave(open.kofi)
  expect(await keptDays()).toEqual([30])
  await s.app.db.deleteFrom('restricted_contacts').execute()
  await leave(refused.kofi)
  await refuse(refused, { step: 'none' })
  expect(await keptDays()).toEqual([])
  await leave(milder.kofi)
  await refuse(milder, { step: 'suspended', days: 7 })
  expect(await keptDays()).toEqual([7])
  await s.app.db.deleteFrom('restricted_contacts').execute()
  await leave(confirmed.kofi)
  await s.app.db.deleteFrom('proposed_bans').where('decision_id', '=', confirmed.banId).execute()
  await confirm(confirmed) // the ban list knows nothing of the address
  expect((await keptDays())[0]).toBeGreaterThan(3 * 365 - 2)
})

test('an address is kept in one place: in the ban list once a ban is confirmed after its account was deleted', async () => {
  const ban = await aProposedBan()
  const other = await aProposedBan()
  await leave(ban.kofi)
  await leave(other.kofi)
  expect(await keptDays()).toEqual([30, 30])
  await confirm(ban)
  expect(await listed(ban.banId)).toEqual([{ member_id: null }])
  expect(await keptDays()).toEqual([30])
})

test('a milder step in place of a proposed ban holds for all accounts that were restricted with it', async () => {
  const suspended = await aProposedBan()
  const other = await anotherAccountOf(suspended.kofiId)
  await refuse(suspended, { step: 'suspended', days: 7 })
  expect([await daysOf(suspended.kofiId), await daysOf(other)]).toEqual([7, 7])
  const advised = await aProposedBan()
  const third = await anotherAccountOf(advised.kofiId)
  await refuse(advised, { step: 'advice' })
  expect([await daysOf(advised.kofiId), await daysOf(third)]).toEqual(['free', 'free'])
})

test('a lifted decision leaves what another decision about an account restricted with it holds', async () => {
  const ban = await aProposedBan()
  const other = await anotherAccountOf(ban.kofiId)
  await s.report(ban.amara, other)
  await s.decided(ife, await s.caseAbout(other), { step: 'suspended', days: 30 })
  await refuse(ban, { step: 'none' })
  expect(await daysOf(other)).toBe(30)
})

test('a correction says what is free again, and what another decision still restricts or has removed', async () => {
  const decide = async (world: Awaited<ReturnType<typeof aReportedAgain>>, step: object) =>
    s.decided(ife, await world.nextCase(), step)
  async function aReportedAgain() {
    const world = await s.aReportedMember()
    let isReported = true
    async function nextCase() {
      if (!isReported) await s.report(world.amara, world.kofiId)
      isReported = false
      return s.caseAbout(world.kofiId)
    }
    return { ...world, nextCase }
  }
  async function correctionOf(first: object, beside: object | null) {
    const world = await aReportedAgain()
    const id = await decide(world, first)
    const [statement] = await s.statements(world.kofi)
    if (beside) await decide(world, beside)
    const text = 'That was not me.'
    await world.kofi.post('/functions/v1/appeal-statement', { statement_id: statement!.id, text })
    await s.report(world.amara, world.kofiId)
    const lastCase = await s.caseAbout(world.kofiId)
    await s.lease(lastCase, senior)
    const preview = await s.post(senior, 'preview-statement', {
      case_id: lastCase,
      step: 'lifted',
      lifts: id,
    })
    await liftByAppeal(id)
    const [correction] = await s.statements(world.kofi)
    expect(correction?.kind).toBe('correction')
    expect((preview.body.data as { statement?: Statement } | null)?.statement?.parts.decision).toBe(
      correction?.parts.decision,
    )
    return correction?.parts.decision
  }
  const [suspended, slowed] = [
    { step: 'suspended', days: 7 },
    { step: 'slowed', days: 3 },
  ]
  expect(await correctionOf(suspended, null)).toMatch(
    /without restrictions again.*back unless you deleted it\./,
  )
  expect(await correctionOf(slowed, suspended)).toMatch(/your account stays suspended/)
  expect(await correctionOf(suspended, { step: 'banned' })).toMatch(/your account stays suspended/)
  const words = await correctionOf(suspended, slowed)
  expect(words).toMatch(/you still cannot start new conversations/)
  expect(words).not.toMatch(/without restrictions/)
})

test('when the last two decisions of a case are lifted at the same moment, its reporters hear that nothing stands', async () => {
  const { amara, kofi, caseId } = await s.aReportedMember()
  const { db } = s.app
  const suspended = await s.decided(ife, caseId, { step: 'suspended', days: 7 })
  await db.updateTable('cases').set({ closed_at: null, outcome: null }).where('id', '=', caseId).execute()
  const slowed = await s.decided(await s.aDesk(), caseId, { step: 'slowed', days: 2 })
  for (const { id } of await s.statements(kofi))
    await kofi.post('/functions/v1/appeal-statement', { statement_id: id, text: 'Not me.' })
  const now = s.clock.now()
  for (const [decisionId, by] of [
    [suspended, senior],
    [slowed, second],
  ] as const)
    await sql`update appeals set decided_by = ${by.id}, decided_at = ${now}, outcome = 'lifted'
      where decision_id = ${decisionId}`.execute(db)
  const lift = (tx: Tx, id: string, { id: by }: Desk) =>
    liftDecision(s.app, tx, { id, by, wasAppealed: true, now })
  let other: Promise<void> | undefined
  await transaction(s.app, async (tx) => {
    await lift(tx, suspended, senior)
    other = transaction(s.app, (otherTx) => lift(otherTx, slowed, second))
    await Promise.race([other, setTimeout(1_000)]) // it ends first, or waits
  })
  await other
  expect((await s.caseRow(caseId)).outcome).toBe('no_breach')
  expect((await s.ownReports(amara))[0]?.state).toBe('no_breach')
})
