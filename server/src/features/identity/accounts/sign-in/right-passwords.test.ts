import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aConfirmedMember,
  aSignUp,
  OTHER_PASSWORD,
  PASSWORD,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/accounts-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { LIMIT_SIGN_INS: '3/1 hour' } })
  for (const name of ['amara', 'kofi', 'zainab']) await aConfirmedMember(server, `${name}@x.test`)
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const signInConcurrently = (count: number, email: string) =>
  Promise.all(Array.from({ length: count }, () => signIn(server.browser(), email, PASSWORD)))

test('right passwords sign in to an account three times an hour, even concurrently and from known browsers', async () => {
  expect(statuses(await signInConcurrently(8, 'amara@x.test'))).toEqual([
    200, 200, 200, 429, 429, 429, 429, 429,
  ])
  const known = server.browser()
  for (const status of [200, 200, 200, 429])
    expect((await signIn(known, 'kofi@x.test', PASSWORD)).status).toBe(status)
  expect((await signIn(server.browser(), 'kofi@x.test', PASSWORD)).body).toMatchObject({
    error: 'accounts.too_many_tries',
    message: 'Too many attempts. Please try again in 60 minutes.',
  })
})

test('wrong passwords do not use up the limit, and unknown addresses get the same answer', async () => {
  for (let i = 0; i < 5; i++)
    for (const email of ['zainab@x.test', 'unknown@x.test'])
      expect((await signIn(server.browser(), email, OTHER_PASSWORD)).status).toBe(400)
  expect(statuses(await signInConcurrently(3, 'zainab@x.test'))).toEqual([200, 200, 200])
})

test('a stranger’s sign-up with a member’s address does not use up the member’s limit', async () => {
  const stranger = server.browser()
  await stranger.post('/sign-up/email', aSignUp('ngozi@x.test', { password: OTHER_PASSWORD }))
  for (const _ of [1, 2, 3, 4]) await signIn(server.browser(), 'ngozi@x.test', OTHER_PASSWORD)
  expect((await signIn(server.browser(), 'ngozi@x.test', OTHER_PASSWORD)).status).toBe(429)
  await aConfirmedMember(server, 'ngozi@x.test')
  expect((await signIn(server.browser(), 'ngozi@x.test')).status).toBe(200)
})
