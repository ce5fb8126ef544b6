import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { waitingForLocks } from '../../../../../test/locks.ts'
import { aPhoneMember, aPhoneSignUp, startTestServer, type TestServer } from '../testing/accounts-server.ts'
import { RUNNING, WAITING } from './code-queue.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

test('a member in a known browser is served while a flood of strangers queues for codes', async () => {
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
  expect(await waitingForLocks(server.db)).toBeLessThanOrEqual(RUNNING)
  const back = await member.browser.post('/sign-in/phone', { phone_number: '+233241234567' })
  await lock.query('rollback')
  lock.release()
  expect(back.status).toBe(200)
  const statuses = (await Promise.all(strangers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503)).toHaveLength(10)
  expect(statuses.filter((status) => status === 200)).toHaveLength(RUNNING + WAITING)
})

test('one address cannot fill the queue for strangers elsewhere', async () => {
  const lock = await server.app.pool.connect()
  await lock.query('begin; lock table temp_phone_registration in access exclusive mode')
  const ask = (address: string, phone: string) =>
    server.browser(address).post('/sign-up/phone', aPhoneSignUp(phone))
  let refused = 0
  const flood = Array.from({ length: RUNNING + WAITING }, async (_, i) => {
    const { status } = await ask('192.0.2.1', `+23324${String(i).padStart(3, '0')}1234`)
    if (status === 503) refused += 1
  })
  const elsewhere = ask('198.51.100.1', '+233209991234')
  await vi.waitFor(() => expect(refused).toBeGreaterThan(WAITING / 2))
  await lock.query('rollback')
  lock.release()
  expect((await elsewhere).status).toBe(200)
  await Promise.all(flood)
})

test('a sign-up gets its turn while others keep requesting sign-in codes', async () => {
  const patient = await startTestServer({ environment: { LIMIT_CODES: '10000/1 hour' } })
  let answered = 0
  let done = false
  const flood = Array.from({ length: 24 }, async (_, i) => {
    const browser = patient.browser(`192.0.2.${i}`)
    for (; !done && answered < 5_000; answered += 1)
      await browser.post('/sign-in/phone', { phone_number: '+233241239999' })
  })
  await vi.waitFor(() => expect(answered).toBeGreaterThan(10))
  const signUp = await patient.browser('198.51.100.1').post('/sign-up/phone', aPhoneSignUp('+233241239990'))
  const before = answered
  done = true
  await Promise.all(flood)
  expect(signUp.status).toBe(200)
  expect(before).toBeLessThan(5_000) // the flood is still running
  await patient.close()
})
