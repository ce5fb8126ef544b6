import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aConfirmedBan } from '../../../../../test/cases.ts'
import { aMember } from '../../../../../test/members.ts'
import { removeStaff } from '../../staff/index.ts'
import { appealStatement } from '../appeals/appeal.ts'
import { confirmBan } from '../bans/proposed-bans.ts'
import { type DecisionServer, type Desk, decisionServer } from '../testing/decision-server.ts'
import { decideCase } from './decide.ts'

let s: DecisionServer
let ife: Desk
let other: Desk
beforeAll(async () => {
  s = await decisionServer()
  ife = await s.aDesk({ is_senior: true })
  other = await s.aDesk({ is_senior: true })
})
afterAll(() => s.close())
beforeEach(() => s.clock.set(new Date()))

/** A staff member who is also a member, under the same address in another spelling. */
const deskOf = (memberId: string) =>
  s.aDesk({ is_senior: true, email: `${memberId.toUpperCase()}@Members.test` })
const take = (desk: Desk, case_id?: string) => s.post(desk, 'take-case', case_id ? { case_id } : {})
const setFree = (id: string) =>
  s.app.db.updateTable('cases').set({ leased_by: null, leased_until: null }).where('id', '=', id).execute()
const queueOf = async ({ id }: Desk) => {
  const browser = await s.asStaff(id)
  const { body } = await browser.get<{ data: { cases: { id: string }[] } }>('/functions/v1/get-cases')
  return body.data.cases.map(({ id }) => id)
}
const NONE = { step: 'none' } as const

test('staff cannot take or decide cases about their own account or with their own report', async () => {
  const { kofiId, amaraId, caseId } = await s.aReportedMember()
  for (const own of [await deskOf(kofiId), await deskOf(amaraId)]) {
    await setFree(caseId)
    expect((await take(own, caseId)).body.error).toBe('request.not_found')
    expect(await queueOf(own)).not.toContain(caseId)
    expect((await take(own)).body.data).toMatchObject({ case_id: null })
    await s.lease(caseId, own) // even with the lease
    expect((await s.decide(own, caseId, NONE)).body.error).toBe('decisions.own')
  }
  await setFree(caseId)
  expect((await take(ife)).body.data).toMatchObject({ case_id: caseId })
  await s.decided(ife, caseId, NONE)
})

/** Links between a staff account and the member account of the same person. */
const SAME_PERSON: Record<string, (memberId: string) => Promise<Desk>> = {
  'a mailbox with a tag': (id) => s.aDesk({ is_senior: true, email: `${id}+staff@members.test` }),
  'a dotted Gmail address': async (id) => {
    const name = `k${id.replaceAll('-', '').slice(0, 12)}`
    await s.app.db
      .updateTable('users')
      .set({ email: `${name}@gmail.com` })
      .where('id', '=', id)
      .execute()
    return s.aDesk({ is_senior: true, email: `${name.slice(0, 3)}.${name.slice(3)}@GoogleMail.com` })
  },
  'an address given up before': async (id) => {
    const own = await deskOf(id)
    const email = `${randomUUID()}@members.test`
    await s.app.db.updateTable('users').set({ email }).where('id', '=', id).execute()
    return own
  },
  'another account under the same restriction': async (id) => {
    const other = await aMember(s.app)
    await sql`update users set suspended_at = now(), restriction_id = ${randomUUID()} where id in (${id}, ${other})`.execute(
      s.app.db,
    )
    return deskOf(other)
  },
  'the phone of an account that was banned': async (id) => {
    const banned = await aMember(s.app)
    const own = await deskOf(banned)
    const ban_id = await aListedBan(banned)
    const sign = { member_id: id, ban_id, sign: 'phone', found_at: s.clock.now() }
    await s.app.db.insertInto('ban_signs').values(sign).execute()
    return own
  },
}
const aListedBan = async (member_id: string) => {
  const { id } = await s.app.db
    .insertInto('bans')
    .values({
      decision_id: await aConfirmedBan(s.app, member_id),
      member_id,
      created_at: new Date(),
      ends_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test.each(Object.entries(SAME_PERSON))(
  'a case stays one’s own by %s, as subject and as reporter',
  async (_by, become) => {
    const { kofiId, amaraId, caseId } = await s.aReportedMember()
    for (const memberId of [kofiId, amaraId]) {
      const own = await become(memberId)
      await setFree(caseId)
      expect(await queueOf(own)).not.toContain(caseId)
      expect((await take(own, caseId)).body.error).toBe('request.not_found')
      await s.lease(caseId, own)
      expect((await s.decide(own, caseId, NONE)).body.error).toBe('decisions.own')
    }
  },
)

test('an unconfirmed mailbox and an unconfirmed weak sign link no case to staff', async () => {
  const { kofiId, amaraId, caseId } = await s.aReportedMember()
  await s.app.db
    .updateTable('users')
    .set({ email_verified: false, email_confirmed_at: null })
    .where('id', '=', kofiId)
    .execute()
  const banned = await aMember(s.app)
  const sign = {
    member_id: amaraId,
    ban_id: await aListedBan(banned),
    sign: 'device',
    found_at: s.clock.now(),
  }
  await s.app.db.insertInto('ban_signs').values(sign).execute()
  for (const stranger of [await deskOf(kofiId), await deskOf(banned)]) {
    await setFree(caseId)
    expect((await take(stranger, caseId)).status).toBe(200)
  }
})

test('a holder loses access to a case that becomes their own', async () => {
  const { kofiId, caseId } = await s.aReportedMember()
  const reporterId = await aMember(s.app)
  const own = await deskOf(reporterId)
  await setFree(caseId)
  expect((await take(own, caseId)).status).toBe(200)
  await s.report(await s.as(reporterId), kofiId)
  expect((await take(own, caseId)).body.error).toBe('request.not_found')
  expect((await s.post(own, 'get-case', { case_id: caseId })).body.error).toBe('cases.not_taken')
  expect((await s.decide(own, caseId, NONE)).body.error).toBe('decisions.own')
})

test('staff can neither lift their own report’s outcome nor judge its lifting', async () => {
  const { kofiId, amaraId, caseId } = await s.aReportedMember()
  const own = await deskOf(amaraId)
  const decisionId = await s.decided(ife, caseId, { step: 'suspended', days: 3 })
  const banned = await s.aReportedMember()
  const banId = await s.decided(ife, banned.caseId, { step: 'banned', reason: 'threats' })
  const confirming = await s.caseAbout(banned.kofiId, 'ban')
  await s.lease(confirming, other)
  expect((await s.post(other, 'confirm-ban', { decision_id: banId })).status).toBe(200)

  const [second, third] = [await aMember(s.app), await aMember(s.app)]
  await s.report(await s.as(second), kofiId)
  const again = await s.caseAbout(kofiId)
  await s.lease(again, own)
  expect((await s.decide(own, again, { step: 'lifted', lifts: decisionId })).body.error).toBe('decisions.own')

  await s.report(await s.as(third), banned.kofiId)
  const later = await s.caseAbout(banned.kofiId)
  await s.decided(await s.aDesk({ is_senior: true }), later, { step: 'lifted', lifts: banId })
  const lifting = await s.caseAbout(banned.kofiId, 'ban')
  expect(lifting).not.toBe(confirming)
  const reporter = await deskOf(banned.amaraId)
  expect(await queueOf(reporter)).not.toContain(lifting)
  expect((await take(reporter, lifting)).body.error).toBe('request.not_found')
  await setFree(lifting)
  expect((await take(other, lifting)).body.error).toBe('cases.own') // this senior confirmed the ban
})

test('staff do not reach their own case by deleting the member account or with another staff account', async () => {
  const { kofiId, kofi, amaraId, amara, caseId } = await s.aReportedMember()
  const [subject, reporter] = [await deskOf(kofiId), await deskOf(amaraId)]
  for (const who of [amara, kofi])
    expect((await who.post('/functions/v1/delete-account', {})).status).toBe(200)
  for (const own of [await s.aDeskAgain(subject), reporter]) {
    await setFree(caseId)
    expect(await queueOf(own)).not.toContain(caseId)
    expect((await take(own, caseId)).body.error).toBe('request.not_found')
    await s.lease(caseId, own)
    const closing = await s.post(own, 'close-case', { case_id: caseId, outcome: 'no_breach' })
    expect(closing.body.error).toBe('decisions.own')
  }
  await s.lease(caseId, ife)
  expect((await s.post(ife, 'close-case', { case_id: caseId, outcome: 'breach' })).status).toBe(200)
})

test('staff do not reach their own case by changing the member account’s address', async () => {
  const { kofiId, caseId } = await s.aReportedMember()
  const own = await deskOf(kofiId)
  const email = `${randomUUID()}@members.test`
  await s.app.db.updateTable('users').set({ email }).where('id', '=', kofiId).execute()
  await setFree(caseId)
  expect(await queueOf(own)).not.toContain(caseId)
  expect((await take(own, caseId)).body.error).toBe('request.not_found')
})

test('staff cannot confirm or refuse their own ban or decide their own appeal', async () => {
  const { kofiId, amaraId, caseId } = await s.aReportedMember()
  const own = [await deskOf(kofiId), await deskOf(amaraId)]
  const banId = await s.decided(ife, caseId, { step: 'banned', reason: 'threats' })
  const seniorCase = await s.caseAbout(kofiId, 'ban')
  for (const desk of own) {
    await setFree(seniorCase)
    expect((await take(desk, seniorCase)).body.error).toBe('request.not_found')
    await s.lease(seniorCase, desk)
    for (const [call, more] of [
      ['confirm-ban', {}],
      ['refuse-ban', { step: 'none', note: 'It was me.' }],
    ] as const)
      expect((await s.post(desk, call, { decision_id: banId, ...more })).body.error).toBe('decisions.own')
  }
  const { id: statement } = await s.app.db
    .selectFrom('statements')
    .select('id')
    .where('decision_id', '=', banId)
    .executeTakeFirstOrThrow()
  await appealStatement(s.app, kofiId, statement, 'It was not me.')
  const appealCase = await s.caseAbout(kofiId, 'appeal')
  const { id: appeal_id } = await s.app.db
    .selectFrom('appeals')
    .select('id')
    .where('case_id', '=', appealCase)
    .executeTakeFirstOrThrow()
  for (const desk of own) {
    await setFree(appealCase)
    expect((await take(desk, appealCase)).body.error).toBe('request.not_found')
    await s.lease(appealCase, desk)
    const decided = await s.post(desk, 'decide-appeal', {
      appeal_id,
      outcome: 'lifted',
      note: 'It was not me.',
    })
    expect(decided.body.error).toBe('decisions.own')
  }
  expect(await s.decisionRow(banId)).toMatchObject({ confirmed_at: null, refused_at: null, lifted_at: null })
  await s.lease(appealCase, other)
  const decided = await s.post(other, 'decide-appeal', { appeal_id, outcome: 'upheld', note: 'It was.' })
  expect(decided.status).toBe(200)
})

test('staff removed or demoted during their call decide nothing', async () => {
  const { caseId, kofiId } = await s.aReportedMember()
  const asStaff = ({ id }: Desk, isSenior = false) => ({
    id,
    sessionId: randomUUID(),
    role: 'moderator' as const,
    isSenior,
    hasInitialPassword: false,
  })
  const removed = await s.aDesk()
  await s.lease(caseId, removed)
  await removeStaff(s.app, null, removed.id)
  const input = { case_id: caseId, facts: '', ...NONE }
  await expect(decideCase(s.app, asStaff(removed), input)).rejects.toMatchObject({
    code: 'decisions.not_leased',
  })
  const now = s.app.clock.now()
  const written = { decided_by: removed.id, decided_at: now, effective_at: now, strikes: 0 }
  await expect(
    s.app.db
      .insertInto('decisions')
      .values({ ...written, case_id: caseId, subject_id: kofiId, step: 'none' })
      .execute(),
  ).rejects.toThrow('only somebody on the staff decides')

  const banId = await s.decided(ife, caseId, { step: 'banned', reason: 'threats' })
  const seniorCase = await s.caseAbout(kofiId, 'ban')
  const demoted = await s.aDesk({ is_senior: true })
  await s.lease(seniorCase, demoted)
  await s.app.db.updateTable('staff').set({ is_senior: false }).where('id', '=', demoted.id).execute()
  await expect(confirmBan(s.app, asStaff(demoted, true), banId)).rejects.toThrow('another senior confirms')
  expect(await s.decisionRow(banId)).toMatchObject({ confirmed_at: null })
})
