import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aCase } from '../../../../test/cases.ts'
import { aMan, aMember } from '../../../../test/members.ts'
import { aStaffMember } from '../../../../test/staff.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const sessionsOf = async (userId: string) =>
  (await t.app.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length

test('a case’s holder, and no other, can sign its member out everywhere, with an audit entry', async () => {
  const [kofi, amara] = [await aMan(t.app), await aMember(t.app)]
  const [his, second] = [await t.as(kofi), await t.as(kofi)]
  await t.as(amara)
  const case_id = await aCase(t.app, { subject_id: kofi })
  const [ife, juma] = [
    await t.asStaff((await aStaffMember(t.app)).id),
    await t.asStaff((await aStaffMember(t.app)).id),
  ]
  await t.app.db
    .insertInto('second_factor_challenges')
    .values({
      token_hash: randomBytes(32).toString('base64url'),
      user_id: kofi,
      purpose: null,
      expires_at: new Date('2099-01-01'),
    })
    .execute()
  await ife.post('/functions/v1/take-case', { case_id })
  const refused = await juma.post('/functions/v1/end-member-sessions', { case_id })
  expect([refused.status, await sessionsOf(kofi)]).toEqual([409, 2])

  expect((await ife.post('/functions/v1/end-member-sessions', { case_id })).status).toBe(200)
  expect([await sessionsOf(kofi), await sessionsOf(amara)]).toEqual([0, 1])
  const challenges = t.app.db.selectFrom('second_factor_challenges').select('user_id')
  expect(await challenges.where('user_id', '=', kofi).execute()).toEqual([]) // an unfinished sign-in ends as well
  for (const client of [his, second])
    expect((await client.get('/functions/v1/get-notifications')).status).toBe(401)
  const acts = await t.app.db
    .selectFrom('staff_audit')
    .select(['act', 'details'])
    .where('subject_id', '=', case_id)
    .where('act', '=', 'member_signed_out')
    .execute()
  expect(acts).toEqual([{ act: 'member_signed_out', details: { sessions: 2 } }])
})

test('a case without a member has no sessions to end', async () => {
  const case_id = await aCase(t.app)
  const ife = await t.asStaff((await aStaffMember(t.app)).id)
  await ife.post('/functions/v1/take-case', { case_id })
  const { body } = await ife.post<{ error: string }>('/functions/v1/end-member-sessions', { case_id })
  expect(body.error).toBe('decisions.nobody')
})
