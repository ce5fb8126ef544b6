import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aPhoneMember, aPhoneSignUp, startTestServer, type TestServer } from './accounts.test-server.ts'
import { RUNNING, WAITING } from './code-queue.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

test('a flood of strangers who want codes waits in a queue, and a member in the usual browser is served meanwhile', async () => {
  const member = await aPhoneMember(server, '+233241234567')
  await server.db.deleteFrom('limit_uses').execute()
  const lock = await server.app.pool.connect()
  await lock.query('begin; lock table temp_phone_registration in access exclusive mode')
  let answered = 0
  const strangers = Array.from({ length: RUNNING + WAITING + 10 }, async (_, i) => {
    const phone = `+23325${String(i).padStart(3, '0')}1234`
    const answer = await server.browser(`192.0.2.${i}`).post('/sign-up/phone', aPhoneSignUp(phone))
    answered += 1
    return answer
  })
  await vi.waitFor(() => expect(answered).toBe(10))
  expect(await waitingForLock()).toBeLessThanOrEqual(RUNNING)
  const back = await member.browser.post('/sign-in/phone', { phone_number: '+233241234567' })
  await lock.query('rollback')
  lock.release()
  expect(back.status).toBe(200)
  const statuses = (await Promise.all(strangers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503)).toHaveLength(10)
  expect(statuses.filter((status) => status === 200)).toHaveLength(RUNNING + WAITING)
})

async function waitingForLock() {
  const { rows } = await server.app.pool.query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows[0]?.count
}
