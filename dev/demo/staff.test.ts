import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { aStaffMember } from '../../server/test/staff.ts'
import { DEMO_PASSWORD } from './cast.ts'
import { DEMO_STAFF, STAFF_SIGN_INS, seedStaff } from './staff.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

interface Sent {
  channel: string
  to: string
  code: string
}
const codes = async () => {
  const { body } = await server.visitor.get<Sent[]>('/dev/outbox.json')
  return body.filter(({ channel }) => channel === 'totp')
}

test('the development outbox shows codes of demo staff only', async () => {
  await aStaffMember(server.app)
  expect(await codes()).toEqual([])
  await Promise.all([seedStaff(server.app), seedStaff(server.app)]) // simulates two servers that start at once
  const shown = (await codes()).map(({ to }) => to)
  expect(shown.toSorted()).toEqual(DEMO_STAFF.map(({ email }) => email).toSorted())
  expect((await server.visitor.get('/dev/outbox')).text).toContain('totp to nana@staff.ndoa.test')
})

test('the start lists demo staff by role', () => {
  expect(Object.values(STAFF_SIGN_INS).flat()).toEqual(DEMO_STAFF.map(({ email }) => email))
  expect(Object.entries(STAFF_SIGN_INS).map(([who, emails]) => [who, emails.length])).toEqual([
    ['Moderators', 2],
    ['Senior moderators', 3],
    ['Administrator', 1],
  ])
})

test('demo staff can sign in repeatedly with codes from the development outbox', async () => {
  for (let i = 0; i < 2; i++) {
    const sent = (await codes()).find(({ to }) => to === 'wanjiru@staff.ndoa.test')
    const { status, text } = await server.visitor.post('/functions/v1/staff-sign-in', {
      email: sent?.to,
      password: DEMO_PASSWORD,
      code: sent?.code,
    })
    expect(status, text).toBe(200)
  }
})
