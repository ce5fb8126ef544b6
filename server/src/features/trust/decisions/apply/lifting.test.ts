import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Statement } from '@ndoa/contract/trust/statements'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client } from '../../../../../test/app.ts'
import { aMan } from '../../../../../test/members.ts'
import type { Tx } from '../../../../platform/db.ts'
import { transaction } from '../../../../platform/outbox.ts'
import { inheritRestriction } from '../../../identity/accounts/contacts/restrictions.queries.ts'
import { secretsOf } from '../../../identity/accounts/index.ts'
import { openCase } from '../../cases/index.ts'
import { DAY, type DecisionServer, type Desk, decisionServer } from '../testing/decision-server.ts'
import { liftDecision } from './lift-decision.ts'

// Lifting undoes all of a decision's effects, but not other decisions' restrictions.

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
/** Appeals against the newest statement after the skipped ones. */
async function appeal(who: Client, skipped = 0) {
  const statement = (await s.statements(who))[skipped]
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
/** @returns the days until each deleted account's data expires; null if it never does */
async function keptDays() {
  const rows = await s.app.db.selectFrom('restricted_contacts').select('suspended_until').execute()
  return rows.map(({ suspended_until: until }) =>
    until === null ? null : Math.round((until.getTime() - s.clock.now().getTime()) / DAY),
  )
}
const listed = (decisionId: string) =>
  s.app.db.selectFrom('bans').select('member_id').where('decision_id', '=', decisionId).execute()
/** Adds another account of the same person, restricted with the first. */
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

test('a ban lifted after its account’s deletion is on no list, and frees linked accounts', async () => {
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

test('a suspension lifted after its account’s deletion no longer restricts an address', async () => {
  const { kofi, caseId } = await s.aReportedMember()
  const decisionId = await s.decided(ife, caseId, { step: 'suspended', days: 30 })
  await appeal(kofi)
  await leave(kofi)
  expect(await keptDays()).toEqual([30])
  await liftByAppeal(decisionId)
  expect(await keptDays()).toEqual([])
})

test('a deleted account’s address under a proposed ban is restricted for a month, unless a senior decides', async () => {
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
  await confirm(confirmed) // the ban list does not contain the address
  expect((await keptDays())[0]).toBeGreaterThan(3 * 365 - 2)
})

test('an address is only in the ban list once a ban is confirmed after its account’s deletion', async () => {
  const ban = await aProposedBan()
  const other = await aProposedBan()
  await leave(ban.kofi)
  await leave(other.kofi)
  expect(await keptDays()).toEqual([30, 30])
  await confirm(ban)
  expect(await listed(ban.banId)).toEqual([{ member_id: null }])
  expect(await keptDays()).toEqual([30])
})

test('a milder step in place of a proposed ban applies to all linked accounts', async () => {
  const suspended = await aProposedBan()
  const other = await anotherAccountOf(suspended.kofiId)
  await refuse(suspended, { step: 'suspended', days: 7 })
  expect([await daysOf(suspended.kofiId), await daysOf(other)]).toEqual([7, 7])
  const advised = await aProposedBan()
  const third = await anotherAccountOf(advised.kofiId)
  await refuse(advised, { step: 'advice' })
  expect([await daysOf(advised.kofiId), await daysOf(third)]).toEqual(['free', 'free'])
})

test('a lifted decision keeps other decisions’ effects on linked accounts', async () => {
  const ban = await aProposedBan()
  const other = await anotherAccountOf(ban.kofiId)
  await s.report(ban.amara, other)
  await s.decided(ife, await s.caseAbout(other), { step: 'suspended', days: 30 })
  await refuse(ban, { step: 'none' })
  expect(await daysOf(other)).toBe(30)
})

test('a correction lists what is free again and what other decisions still restrict', async () => {
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

test('reporters learn that no decision stands when a case’s last two are lifted together', async () => {
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
    await Promise.race([other, setTimeout(1_000)]) // the second lift finishes now, or waits for this one
  })
  await other
  expect((await s.caseRow(caseId)).outcome).toBe('no_breach')
  expect((await s.ownReports(amara))[0]?.state).toBe('no_breach')
})

test('strikes of an account deleted under a ban count for the next account when the ban is lifted', async () => {
  const { amara, kofi, kofiId, caseId } = await s.aReportedMember()
  const slowed = await s.decided(ife, caseId, { step: 'slowed', days: 3 })
  await s.report(amara, kofiId)
  const banId = await s.decided(ife, await s.caseAbout(kofiId), { step: 'banned', reason: 'threats' })
  await confirm({ banId, seniorCase: await s.caseAbout(kofiId, 'ban') })
  await expect.poll(() => listed(banId)).toEqual([{ member_id: kofiId }])
  await appeal(kofi)
  await leave(kofi)
  await liftByAppeal(banId)
  const kept = await s.app.db.selectFrom('kept_strikes').select('decision_id').execute()
  expect(kept.filter(({ decision_id }) => decision_id === slowed)).toHaveLength(1)
})

const NOON = new Date('2026-03-10T12:00:00Z')
const noonIn = (days: number) => new Date(NOON.getTime() + days * DAY)
/** A paid term of thirty days; `starts` is in days from the start of the test. */
async function aTerm(user_id: string, starts: number) {
  const starts_at = noonIn(starts)
  const bought = { user_id, tier: 'easy' } as const
  const { id: order_id } = await s.app.db
    .insertInto('orders')
    .values({
      ...bought,
      id: randomUUID(),
      months: 1,
      method: 'card',
      provider: 'paystack',
      currency: 'NGN',
      amount_minor: 200_000,
      tax_minor: 0,
      tax_rate: 0,
      country: 'NG',
      price_version: 1,
      begins_now_at: starts_at,
      state: 'paid',
      created_at: starts_at,
      paid_at: starts_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await s.app.db
    .insertInto('membership_terms')
    .values({ ...bought, order_id, starts_at, ends_at: noonIn(starts + 30), granted_at: starts_at })
    .execute()
  return order_id
}
const endOf = async (order_id: string) => {
  const { ends_at } = await s.app.db
    .selectFrom('membership_terms')
    .select('ends_at')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return (ends_at.getTime() - NOON.getTime()) / DAY
}

test('only a decision that has taken effect can be lifted', async () => {
  const { kofiId, caseId } = await s.aReportedMember()
  await s.lease(caseId, ife)
  const waiting = await s.decide(ife, caseId, { step: 'suspended', days: 7 })
  const now = s.clock.now()
  const other = await transaction(s.app, (tx) =>
    openCase(tx, { kind: 'same_person', subjectId: kofiId, hours: 24, now }),
  )
  await s.lease(other, second)
  for (const lifts of [waiting.body.data!.decision_id!, randomUUID()]) {
    const answer = await s.decide(second, other, { step: 'lifted', lifts })
    expect([answer.status, answer.body.error]).toEqual([404, 'request.not_found'])
  }
})

test('lifting a wrong suspension restores the lost paid days, even of an expired term, and reports it', async () => {
  s.clock.set(NOON)
  const { kofi, kofiId, caseId } = await s.aReportedMember()
  const [ended, running, later] = [await aTerm(kofiId, -28), await aTerm(kofiId, 2), await aTerm(kofiId, 32)]
  const card = { provider: 'paystack', sealed_token: 'sealed', card_last_four: '4081', currency: 'NGN' }
  await s.app.db
    .insertInto('renewals')
    .values({ ...card, user_id: kofiId, order_id: later, renews_at: noonIn(61), amount_minor: 200_000 })
    .execute()
  const decisionId = await s.decided(ife, caseId, { step: 'suspended', days: 30 })
  await appeal(kofi)
  s.clock.set(noonIn(10))
  await liftByAppeal(decisionId)
  const lost = 10 - (11 * 1000) / DAY // the decision took effect only after the undo period
  expect(await endOf(ended)).toBeCloseTo(10 + lost - 8, 3) // the term had two days left
  expect([await endOf(running), await endOf(later)]).toEqual([
    expect.closeTo(32 + lost, 3),
    expect.closeTo(62 + lost, 3),
  ])
  const membership = await s.app.db
    .selectFrom('memberships')
    .select('ends_at')
    .where('user_id', '=', kofiId)
    .executeTakeFirstOrThrow()
  expect((membership.ends_at.getTime() - NOON.getTime()) / DAY).toBeCloseTo(62 + lost, 3)
  const renewal = await s.app.db
    .selectFrom('renewals')
    .select(['renews_at', 'is_on'])
    .where('user_id', '=', kofiId)
    .executeTakeFirstOrThrow()
  expect((renewal.renews_at.getTime() - NOON.getTime()) / DAY).toBeCloseTo(61 + lost, 3)
  expect(renewal.is_on).toBe(false) // a suspension turns renewal off until the member turns it on again
  const [correction] = await s.statements(kofi)
  expect(correction?.parts.decision).toContain('the days that you lost are added to it')
})

test('paid days lost to two suspensions are restored once, when the second is lifted', async () => {
  s.clock.set(NOON)
  const { amara, kofi, kofiId, caseId } = await s.aReportedMember()
  const order = await aTerm(kofiId, 0)
  const first = await s.decided(ife, caseId, { step: 'suspended', days: 7 })
  s.clock.set(noonIn(4))
  await s.report(amara, kofiId)
  const again = await s.decided(ife, await s.caseAbout(kofiId), { step: 'suspended', days: 30 })
  await appeal(kofi)
  await appeal(kofi, 1)
  s.clock.set(noonIn(10))
  await liftByAppeal(again)
  expect(await endOf(order)).toBeCloseTo(33, 2) // days 8 to 10
  s.clock.set(noonIn(12))
  await liftByAppeal(first)
  expect(await endOf(order)).toBeCloseTo(40, 2)
})

test('a later linked account gets back the days since its restriction', async () => {
  s.clock.set(NOON)
  const { kofi, kofiId, caseId } = await s.aReportedMember()
  const jumaId = await aMan(s.app)
  const order = await aTerm(jumaId, 0)
  const decisionId = await s.decided(ife, caseId, { step: 'suspended', days: 30 })
  await appeal(kofi)
  const email = `${randomUUID()}@mail.test`
  await s.app.db
    .updateTable('users')
    .set({ email, email_confirmed_at: NOON })
    .where('id', '=', kofiId)
    .execute()
  await transaction(s.app, (tx) => {
    const contacts = { email: email.replace('@', '+2@'), phone: null }
    return inheritRestriction(
      tx,
      secretsOf(s.app.leaving.accountsConfig.SECRET_CODES),
      jumaId,
      contacts,
      noonIn(8),
    )
  })
  s.clock.set(noonIn(10))
  await liftByAppeal(decisionId)
  expect(await endOf(order)).toBeCloseTo(32, 2)
})

test('days after an operator’s lift are not lost and not restored', async () => {
  const start = Date.now() - 2 * DAY
  const days = (end: number) => (end - start) / DAY
  s.clock.set(new Date(start))
  const { kofi, kofiId, caseId } = await s.aReportedMember()
  const order = await aTerm(kofiId, (start - NOON.getTime()) / DAY)
  const decisionId = await s.decided(ife, caseId, { step: 'suspended', days: 30 })
  await appeal(kofi)
  const operatorLift = { suspended_at: null, suspended_until: null }
  await s.app.db.updateTable('users').set(operatorLift).where('id', '=', kofiId).execute()
  s.clock.set(new Date(start + 20 * DAY))
  await liftByAppeal(decisionId)
  expect(days(NOON.getTime() + (await endOf(order)) * DAY)).toBeCloseTo(32, 2)
})

test('a step without a suspension restores no days', async () => {
  s.clock.set(NOON)
  const { kofi, kofiId, caseId } = await s.aReportedMember()
  const order = await aTerm(kofiId, 0)
  const id = await s.decided(ife, caseId, { step: 'slowed', days: 7 })
  await appeal(kofi)
  s.clock.set(noonIn(3))
  await liftByAppeal(id)
  expect(await endOf(order)).toBe(30)
  expect((await s.statements(kofi))[0]?.parts.decision).not.toContain('membership')
})
