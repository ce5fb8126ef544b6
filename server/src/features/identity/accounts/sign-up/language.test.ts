import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aSignUp, PASSWORD, startTestServer, type TestServer } from '../testing/accounts-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

test.each([
  ['fr-CD,fr;q=0.9,en;q=0.5', 'fr'],
  ['ln,sw;q=0.8', 'sw'],
  ['zh-CN', 'en'],
  ['*', 'en'],
  ['what no browser sends', 'en'],
])('a member who signs up with a browser that accepts %s reads %s', async (accepted, language) => {
  const email = `${language}-${accepted.length}@x.test`
  const browser = server.browser()
  await browser.post('/sign-up/email', aSignUp(email), { 'accept-language': accepted })
  const { body } = await browser.post('/exchange-code', { code: server.codeFor(email), password: PASSWORD })
  expect(body.data?.user).toMatchObject({ email, language })
})
