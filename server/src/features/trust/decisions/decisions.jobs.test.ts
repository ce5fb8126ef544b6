import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { evidenceOfCase } from '../reports/index.ts'
import { deleteEvidence } from '../reports/reports.jobs.ts'
import { deleteOldWords } from './decisions.jobs.ts'
import { DAY, type DecisionServer, type Desk, decisionServer } from './testing/decision-server.ts'

let s: DecisionServer
let ife: Desk
beforeAll(async () => {
  s = await decisionServer()
  ife = await s.aDesk()
})
afterAll(() => s.close())
beforeEach(() => s.clock.set(new Date()))

async function aDecision() {
  const world = await s.aReportedMember()
  await s.app.db.updateTable('profiles').set({ bio: 'Rude' }).where('user_id', '=', world.kofiId).execute()
  const id = await s.decided(ife, world.caseId, { step: 'content_removed', content: { bio: true } })
  return { ...world, id }
}
const remainingTexts = async (id: string) => {
  const removed = await s.app.db
    .selectFrom('removed_content')
    .select('id')
    .where('decision_id', '=', id)
    .execute()
  return { sealed: (await s.decisionRow(id)).sealed !== null, removed: removed.length }
}
async function afterDays(days: number) {
  s.clock.set(new Date(Date.now() + days * DAY))
  await deleteOldWords(s.app)
  await deleteEvidence(s.app)
}

test('a decision’s texts are deleted after a year, a deleted account’s with the evidence', async () => {
  const [kept, gone] = [await aDecision(), await aDecision()]
  await s.app.db.deleteFrom('users').where('id', '=', gone.kofiId).execute()
  await afterDays(EVIDENCE_KEPT_DAYS - 1)
  expect(await remainingTexts(gone.id)).toEqual({ sealed: true, removed: 0 })
  await afterDays(EVIDENCE_KEPT_DAYS + 1)
  expect(await remainingTexts(gone.id)).toEqual({ sealed: false, removed: 0 })
  expect(await remainingTexts(kept.id)).toEqual({ sealed: true, removed: 1 })
  await afterDays(366)
  expect(await remainingTexts(kept.id)).toEqual({ sealed: false, removed: 0 })
  expect(await s.decisionRow(kept.id)).toMatchObject({ step: 'content_removed', strikes: 1 })
})

test('an objection to a stop is deleted a year after the case was closed', async () => {
  const { caseId, kofiId } = await aDecision()
  const sealed = 'x'.repeat(61)
  const stop = { pause_case_id: caseId, member_id: kofiId, kind: 'pause', sealed, created_at: s.clock.now() }
  await s.app.db
    .insertInto('statements')
    .values({ ...stop, objection: sealed, objected_at: s.clock.now() })
    .execute()
  const objection = async () =>
    (
      await s.app.db
        .selectFrom('statements')
        .select('objection')
        .where('pause_case_id', '=', caseId)
        .executeTakeFirstOrThrow()
    ).objection
  await afterDays(364)
  expect(await objection()).toBe(sealed)
  await afterDays(366)
  expect(await objection()).toBeNull()
})

test('an open appeal prevents deletion', async () => {
  const { id, caseId, kofi } = await aDecision()
  const [statement] = await s.statements(kofi)
  await kofi.post('/functions/v1/appeal-statement', { statement_id: statement!.id, text: 'Please.' })
  await afterDays(400)
  expect(await remainingTexts(id)).toEqual({ sealed: true, removed: 1 })
  expect(await evidenceOfCase(s.app, caseId)).not.toEqual([])
})

test('reported content is kept as long as a later confirmed ban can be appealed', async () => {
  const author = await s.aDesk({ is_senior: true })
  const senior = await s.aDesk({ is_senior: true })
  const { caseId, kofiId } = await s.aReportedMember()
  const decision_id = await s.decided(author, caseId, { step: 'banned', reason: 'threats' })
  s.clock.forward(3 * DAY)
  await s.lease(await s.caseAbout(kofiId, 'ban'), senior)
  expect((await s.post(senior, 'confirm-ban', { decision_id })).status).toBe(200)
  await afterDays(EVIDENCE_KEPT_DAYS + 2)
  expect(await evidenceOfCase(s.app, caseId)).not.toEqual([])
  await afterDays(EVIDENCE_KEPT_DAYS + 4)
  expect(await evidenceOfCase(s.app, caseId)).toEqual([])
})
