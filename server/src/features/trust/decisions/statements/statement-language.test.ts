import type { StatementWords } from '@ndoa/contract/trust/statements'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aMember } from '../../../../../test/members.ts'
import { type DecisionServer, decisionServer } from '../testing/decision-server.ts'

/** Translates only the texts that these tests compare. */
vi.mock(import('../words.ts'), async (importActual) => {
  const en = (await importActual()).wordsIn('en')
  const lifted: typeof en.lifted = (...args) => ({ ...en.lifted(...args), title: 'Tumeondoa uamuzi wetu' })
  const sw = { ...en, lifted, titles: { ...en.titles, advice: 'Ujumbe wa kirafiki' } }
  return { wordsIn: (language) => (language === 'sw' ? sw : en) }
})

let s: DecisionServer
beforeAll(async () => {
  s = await decisionServer()
})
afterAll(() => s.close())

test('staff preview a statement in English, and the member reads it in their own language', async () => {
  const [ife, other] = [await s.aDesk({ is_senior: true }), await s.aDesk({ is_senior: true })]
  const { kofiId, kofi, caseId } = await s.aReportedMember()
  await s.app.db.updateTable('users').set({ language: 'sw' }).where('id', '=', kofiId).execute()
  await s.lease(caseId, ife)
  const body = { case_id: caseId, step: 'advice', reason: 'sexual', facts: 'You sent pictures.' }
  const staff = await s.asStaff(ife.id)
  const preview = await staff.post<{ data: { statement: StatementWords } }>(
    '/functions/v1/preview-statement',
    body,
  )
  expect(preview.body.data.statement.title).toBe('A friendly note from our team')
  const lifts = await s.decided(ife, caseId, { step: 'advice' })
  expect((await s.statements(kofi)).map(({ title }) => title)).toEqual(['Ujumbe wa kirafiki'])
  await s.report(await s.as(await aMember(s.app)), kofiId)
  await s.decided(other, await s.caseAbout(kofiId), { step: 'lifted', lifts })
  expect((await s.statements(kofi)).map(({ title }) => title)).toEqual([
    'Tumeondoa uamuzi wetu',
    'Ujumbe wa kirafiki',
  ])
})
