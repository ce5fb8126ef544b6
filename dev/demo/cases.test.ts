import type { QueuedCase } from '@ndoa/contract/trust/cases'
import type { WaitingPhoto } from '@ndoa/contract/trust/photo-review'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { aStaffMember } from '../../server/test/staff.ts'
import { seedCases } from './cases.ts'
import { seedDemo } from './demo.ts'
import { drawOnDemand } from './draw-on-demand.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  drawOnDemand(server.app.storage)
  await seedDemo(server.app, { count: 300 })
  await Promise.all([seedCases(server.app), seedCases(server.app)]) // simulates two servers that start at once
})
afterAll(() => server.close())

test('demo staff find new photos and cases of several kinds, some late', async () => {
  const staff = await server.asStaff((await aStaffMember(server.app)).id)
  const listed = async (query: string) =>
    (await staff.get<{ data: { cases: QueuedCase[] } }>(`/functions/v1/get-cases${query}`)).body.data.cases
  const cases = [...(await listed('')), ...(await listed('?kind=notice'))] // notices have a separate lane
  expect(cases).toHaveLength(7)
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(['reports', 'notice', 'contact']))
  expect(Math.max(...cases.map(({ reports }) => reports))).toBe(3)
  const late = cases.filter(({ due_at }) => Date.parse(due_at) < Date.now())
  expect(late.length).toBeGreaterThan(0)
  expect(late.length).toBeLessThan(cases.length)
  const evidence = await server.app.db.selectFrom('evidence').select('kind').execute()
  expect(new Set(evidence.map(({ kind }) => kind))).toEqual(new Set(['profile', 'photo', 'messages']))
  const { photos } = (
    await staff.get<{ data: { photos: WaitingPhoto[] } }>('/functions/v1/get-waiting-photos')
  ).body.data
  expect(photos).toHaveLength(7)
  expect((await staff.get(`/storage/v1/waiting-photos/${photos[0]?.id}`)).status).toBe(200)
})
