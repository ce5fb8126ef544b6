import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPhoneSignUp, startTestServer, type TestServer } from '../testing/accounts-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMIT_CODES: '100000/1 hour', LIMIT_SMS_BLOCK: '8/1 hour', LIMIT_SMS_COUNTRY: '80/1 day' },
  })
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const ask = (phone: string, country_code = 'GH') =>
  server.browser().post('/sign-up/phone', aPhoneSignUp(phone, { country_code }))

test('one number gets one code a minute, five an hour and ten a day', async () => {
  const phone = '+233241234567'
  const before = server.messages.length
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => ask(phone)))
  const refused = atOnce.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.headers['retry-after']).toBe(String(refused[0]?.body.data?.retry_after))
  expect(refused[0]?.body.message).toMatch(
    /^Too many requests\. Please try again in (1 minute|\d+ seconds)\.$/,
  )
  const age = (key: string, seconds: number) =>
    server.db
      .updateTable('limit_uses')
      .set({ used_at: new Date(Date.now() - seconds * 1000) })
      .where('key', 'like', `${key}%`)
      .execute()
  const statuses = []
  for (let i = 0; i < 11; i++) {
    await age('sms minute', 61)
    await age('sms block', 3601)
    if (i === 5) await age('sms hour', 3601)
    statuses.push((await ask(phone)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 200, 200, 200, 200, 200, 429])
  expect(server.messages.length - before).toBe(10)
})

test('codes for a number block and for a country are limited daily, without affecting other numbers', async () => {
  const before = server.messages.length
  const asks = Array.from({ length: 160 }, (_, i) => {
    const block = String(Math.floor(i / 20)).padStart(3, '0') // eight blocks of twenty neighbours
    return `+23325${block}${String(1000 + (i % 20))}`
  })
  for (let i = 0; i < asks.length; i += 10)
    await Promise.all(asks.slice(i, i + 10).map((phone) => ask(phone)))
  const sent = server.messages.slice(before).map(({ to }) => to)
  expect(sent).toHaveLength(40)
  const blocks = Map.groupBy(sent, (phone) => phone.slice(0, -4))
  expect(Math.max(...[...blocks.values()].map(({ length }) => length))).toBeLessThanOrEqual(8)
  expect((await ask('+233201234567')).status).toBe(429)
  expect((await ask('+254712345678', 'KE')).status).toBe(200)
})

test('one address can request thirty codes an hour for any numbers', async () => {
  const strict = await startTestServer()
  const ask = (phone_number: string) => strict.browser().post('/sign-in/phone', { phone_number })
  const phones = Array.from({ length: 33 }, (_, i) => `+23320${i + 10}12345`)
  const answers = []
  for (let i = 0; i < phones.length; i += 11)
    answers.push(...(await Promise.all(phones.slice(i, i + 11).map(ask))))
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  await strict.close()
})
