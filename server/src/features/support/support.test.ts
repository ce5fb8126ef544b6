import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'

const MESSAGE = {
  name: 'Zainab Bello',
  email: 'zainab@example.test',
  subject: 'A question\r\nBcc: everybody@example.test',
  category: 'general',
  message: 'How does the blue badge work?',
}

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const send = (message: object) =>
  t.visitor.post<{ error: string; data: { fields: object } }>('/functions/v1/send-contact-message', message)

test('a contact message is kept, reaches the operator and is acknowledged, in one line of subject', async () => {
  expect((await send(MESSAGE)).status).toBe(200)
  const mails = await t.app.db.selectFrom('development_outbox').selectAll().orderBy('id').execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['operator@ndoa.example', 'zainab@example.test'])
  expect(mails[0]?.subject).toBe('Contact (general): A question Bcc: everybody@example.test')
  expect(mails[0]?.body).toContain('How does the blue badge work?')
  expect(await t.app.db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1)
})

test('every field is needed, and the sixth message of an hour has to wait', async () => {
  await t.app.db.deleteFrom('limit_uses').execute()
  for (const field of Object.keys(MESSAGE)) {
    const { status, body } = await send({ ...MESSAGE, [field]: ' ' })
    expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]])
  }
  const { status, body } = await send({ ...MESSAGE, name: ' ', email: 'nobody' })
  expect(status).toBe(422)
  expect(body.data.fields).toEqual({ name: 'Name is required', email: 'Please enter a valid email address' })
  for (let i = 0; i < 5; i++) expect((await send(MESSAGE)).status).toBe(200)
  const refused = await send(MESSAGE)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
})
