import { randomUUID } from 'node:crypto'
import type { CaseView, QueuedCase } from '@ndoa/contract/trust/cases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aCase } from '../../../../test/cases.ts'
import { aMan, aMatch, aMember } from '../../../../test/members.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import { applyDueDecisions } from '../decisions/index.ts'

let t: TestApp
let ife: Client
beforeAll(async () => {
  t = await testApp()
  ife = await t.asStaff((await aStaffMember(t.app)).id)
})
afterAll(() => t.close())

const caseAbout = (memberId: string) =>
  t.app.db.selectFrom('cases').selectAll().where('subject_id', '=', memberId).executeTakeFirst()

async function takeAndLook(case_id: string): Promise<CaseView> {
  expect((await ife.post('/functions/v1/take-case', { case_id })).status).toBe(200)
  const answer = await ife.post<{ data: CaseView }>('/functions/v1/get-case', { case_id })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

async function findNoBreach(case_id: string) {
  expect((await ife.post('/functions/v1/decide-case', { case_id, step: 'none' })).status).toBe(200)
  t.clock.forward(11_000)
  await applyDueDecisions(t.app)
}

test('a shield case shows its holder the conversation and the rules, and no breach ends the stop', async () => {
  const [amaraId, kofiId] = [await aMember(t.app), await aMan(t.app)]
  const match_id = await aMatch(t.app, amaraId, kofiId)
  const kofi = await t.as(kofiId)
  const ask = 'Can you send me 300 dollars? I will pay you back'
  for (const content of ['My mother is in hospital since yesterday', ask, ask, ask, ask])
    await kofi.post('/functions/v1/send-message', { match_id, content, client_message_id: randomUUID() })
  await expect.poll(() => caseAbout(kofiId)).toMatchObject({ kind: 'shield' })
  const view = await takeAndLook((await caseAbout(kofiId))!.id)
  expect(view.found.length).toBeGreaterThan(0)
  const messages = view.evidence.flatMap((one) => (one.kind === 'messages' ? one.messages : []))
  expect(messages.map(({ from, content }) => [from, content])).toContainEqual(['reported', ask])
  expect(view.evidence.every(({ report }) => report === null)).toBe(true)
  await findNoBreach(view.id)
  const lifted = () =>
    t.app.db
      .selectFrom('shield_pauses')
      .select('lifted_at')
      .where('member_id', '=', kofiId)
      .executeTakeFirst()
  await expect.poll(lifted).toMatchObject({ lifted_at: expect.any(Date) })
})

test('a decision replaces the stop for the decision’s duration', async () => {
  const [amaraId, kofiId] = [await aMember(t.app), await aMan(t.app)]
  const match_id = await aMatch(t.app, amaraId, kofiId)
  const case_id = await aCase(t.app, { kind: 'shield', subject_id: kofiId })
  const now = t.clock.now()
  const until = new Date(now.getTime() + 14 * 86_400_000)
  await t.app.db
    .insertInto('shield_pauses')
    .values({ member_id: kofiId, since: now, until, case_id })
    .execute()
  await takeAndLook(case_id)
  const facts = 'You asked for money three times.'
  const advice = { case_id, step: 'advice', reason: 'money', facts, departure: 'A misunderstanding.' }
  expect((await ife.post('/functions/v1/decide-case', advice)).status).toBe(200)
  t.clock.forward(11_000)
  await applyDueDecisions(t.app)
  const kofi = await t.as(kofiId)
  const write = async () =>
    (
      await kofi.post('/functions/v1/send-message', {
        match_id,
        content: 'Good evening',
        client_message_id: randomUUID(),
      })
    ).status
  await expect.poll(write).toBe(200)
})

test('a report that arrives during a review is not closed unread', async () => {
  const [amaraId, kofiId] = [await aMember(t.app), await aMan(t.app)]
  const report = async (who: string, reason: string) =>
    (await t.as(who)).post('/functions/v1/report-member', {
      user_id: kofiId,
      client_report_id: randomUUID(),
      surface: 'profile',
      reason,
    })
  await report(amaraId, 'sexual')
  const { id } = (await caseAbout(kofiId))!
  await takeAndLook(id)
  await report(await aMember(t.app), 'threats')
  const decide = () =>
    ife.post<{ error?: string }>('/functions/v1/decide-case', { case_id: id, step: 'none' })
  expect((await decide()).body.error).toBe('decisions.unseen')
  expect((await takeAndLook(id)).reports).toHaveLength(2)
  expect((await decide()).status).toBe(200)
})

test('an account that may belong to a banned person is decided like reports, and freed if there is no breach', async () => {
  const memberId = await aMan(t.app)
  const now = t.clock.now()
  await t.app.db
    .updateTable('users')
    .set({ held_since: now, hidden_since: now })
    .where('id', '=', memberId)
    .execute()
  const caseId = await aCase(t.app, { kind: 'same_person', subject_id: memberId })
  const view = await takeAndLook(caseId)
  expect(view).toMatchObject({ kind: 'same_person', links: [], found: [] })
  await findNoBreach(caseId)
  const waits = () =>
    t.app.db.selectFrom('users').select('hidden_since').where('id', '=', memberId).executeTakeFirst()
  await expect.poll(waits).toEqual({ hidden_since: null })
})

test('the queue has every kind of case except live pictures and notices, which have their own lanes', async () => {
  await t.app.db.deleteFrom('cases').where('closed_at', 'is', null).execute()
  for (const kind of ['notice', 'contact', 'shield', 'same_person', 'verification'])
    await aCase(t.app, { kind })
  const queue = await ife.get<{ data: { cases: QueuedCase[] } }>('/functions/v1/get-cases')
  const kinds = queue.status === 200 ? queue.body.data.cases.map(({ kind }) => kind) : queue.text
  expect(kinds).toHaveLength(3)
  expect(kinds).not.toEqual(expect.arrayContaining(['verification']))
  expect(kinds).not.toEqual(expect.arrayContaining(['notice']))
  const figures = await ife.get<{ data: { open: { kind: string }[] } }>('/functions/v1/get-figures')
  expect(figures.body.data.open.map(({ kind }) => kind)).toContain('verification')
})
