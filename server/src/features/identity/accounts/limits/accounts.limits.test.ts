import { afterAll, beforeAll, expect, test } from 'vitest'
import { usesOf } from '../../../../platform/limits.ts'
import { aSignUp, startTestServer, type TestServer } from '../testing/accounts-server.ts'
import { refund } from './accounts.limits.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ environment: { LIMIT_SIGN_UP: '1/1 hour', LIMIT_CODES: '1/1 hour' } })
})
afterAll(() => server.close())

test.each([
  ['sign-ups', '/sign-up/email', (n: number) => aSignUp(`network${n}@x.test`)],
  ['links', '/sign-in/link', (n: number) => ({ email: `link${n}@x.test` })],
])('all addresses of one IPv6 network share one limit of %s', async (_, path, bodyOf) => {
  const ask = async (address: string, n: number) =>
    (await server.browser(address).post(path, bodyOf(n))).status
  expect(await ask('2001:db8:0:5::1', 1)).toBe(200)
  expect(await ask('2001:db8:0:5:ffff::2', 2)).toBe(429)
  expect(await ask('2001:db8:0:6::1', 3)).toBe(200)
})

test('concurrent refunds each take back one use', async () => {
  for (let round = 0; round < 5; round++) {
    await server.app.pool.query(
      "insert into limit_uses (key, used_at) select 'tries of amara', clock_timestamp() from generate_series(1, 10)",
    )
    await Promise.all(Array.from({ length: 10 }, () => refund(server.db, 'tries of amara')))
    expect(await usesOf(server.db, 'tries of amara', '1 hour')).toBe(0)
  }
})
