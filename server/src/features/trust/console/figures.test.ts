import type { Figures } from '@ndoa/contract/trust/cases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aCase } from '../../../../test/cases.ts'
import { aMan, aWaitingPhoto } from '../../../../test/members.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import {
  aMemberWithPhoto,
  aRequest,
  staffWith,
  verificationServer,
} from '../verification/testing/verification-server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ago = (milliseconds: number) => new Date(t.clock.now().getTime() - milliseconds)

test('the figures show open and late cases, time to the first look, decisions and mistakes', async () => {
  const { id: staffId } = await aStaffMember(t.app)
  const { id: seniorId } = await aStaffMember(t.app, { is_senior: true })
  await aCase(t.app)
  await aCase(t.app, { kind: 'notice' })
  await aCase(t.app, { waiting_since: ago(5 * HOUR), due_at: ago(HOUR) })
  for (const minutes of [10, 20, 90])
    await aCase(t.app, {
      waiting_since: ago(2 * HOUR),
      looked_at: ago(2 * HOUR - minutes * MINUTE),
      closed_at: t.clock.now(),
      outcome: 'breach',
    })
  await aCase(t.app, {
    waiting_since: ago(40 * DAY),
    looked_at: ago(31 * DAY),
    due_at: ago(39 * DAY),
    closed_at: ago(31 * DAY),
    outcome: 'breach',
  })
  await t.app.db
    .updateTable('profile_photos')
    .set({ uploaded_at: ago(13 * HOUR) })
    .where('id', '=', await aWaitingPhoto(t.app))
    .execute()
  await aWaitingPhoto(t.app)
  const decide = async (decided_at: Date) => {
    const subject_id = await aMan(t.app)
    const case_id = await aCase(t.app, {
      subject_id,
      closed_at: decided_at,
      outcome: 'breach',
      opened_at: decided_at,
    })
    const decision = { case_id, subject_id, step: 'advice', reason: 'hate', strikes: 0, decided_by: staffId }
    const { id } = await t.app.db
      .insertInto('decisions')
      .values({ ...decision, decided_at, effective_at: decided_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await t.app.db.updateTable('decisions').set({ applied_at: decided_at }).where('id', '=', id).execute()
    return { id, subject_id }
  }
  const [first] = [await decide(t.clock.now()), await decide(t.clock.now()), await decide(ago(31 * DAY))]
  const appealed = await aCase(t.app, { kind: 'appeal', closed_at: t.clock.now(), outcome: 'lifted' })
  await t.app.db
    .insertInto('appeals')
    .values({ decision_id: first.id, member_id: first.subject_id, case_id: appealed, created_at: ago(DAY) })
    .execute()
  await t.app.db
    .updateTable('appeals')
    .set({ decided_by: seniorId, decided_at: t.clock.now(), outcome: 'lifted' })
    .execute()

  const staff = await t.asStaff(staffId)
  const { data } = (await staff.get<{ data: Figures }>('/functions/v1/get-figures')).body
  expect(data.open.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'notice', open: 1, late: 0 },
    { kind: 'reports', open: 2, late: 1 },
  ])
  expect(data.photos).toEqual({ open: 2, late: 1 })
  expect(data.first_looks).toEqual([{ kind: 'reports', cases: 3, median_minutes: expect.closeTo(20, 3) }])
  expect(data.decisions).toEqual([{ step: 'advice', reason: 'hate', count: 2 }])
  expect(data.appeals).toEqual({
    decided: 1,
    overturned: 1,
    reasons: [{ reason: 'hate', decided: 1, overturned: 1 }],
  })
})

test('the figures show how often the first two people agreed about a badge', async () => {
  const v = await verificationServer()
  const [one, other] = [await staffWith(v), await staffWith(v)]
  const agreement = async () =>
    (await one.client.get<{ data: Figures }>('/functions/v1/get-figures')).body.data.verification
  expect(await agreement()).toEqual({ compared: 0, agreed: 0 })
  const [both, differing, open] = await Promise.all(
    [0, 1, 2].map(async () => aRequest(v, await aMemberWithPhoto(v))),
  )
  for (const id of [both, differing, open]) expect((await one.approve(id!)).status).toBe(200)
  expect((await other.approve(both!)).status).toBe(200)
  expect((await other.reject(differing!)).status).toBe(200)
  expect(await agreement()).toEqual({ compared: 2, agreed: 1 })
  await v.close()
})
