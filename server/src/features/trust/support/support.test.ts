import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { metrics } from '../../../platform/metrics.ts'

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

test('a contact message is stored, reaches the operator and is acknowledged, with a one-line subject', async () => {
  expect((await send(MESSAGE)).status).toBe(200)
  const mails = await t.app.db.selectFrom('development_outbox').selectAll().orderBy('id').execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['operator@ndoa.example', 'zainab@example.test'])
  expect(mails[0]?.subject).toBe('Contact (general): A question Bcc: everybody@example.test')
  expect(mails[0]?.body).toContain('How does the blue badge work?')
  expect(mails[1]?.body).not.toContain('Zainab') // a receipt repeats none of the writer's words
  expect(await t.app.db.selectFrom('contact_messages').selectAll().execute()).toHaveLength(1)
})

test('every field is required, and the sixth message within an hour is refused', async () => {
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

test('one writer cannot silence a shared network, and safety messages have their own budget', async () => {
  await t.app.db.deleteFrom('limit_uses').execute()
  for (let i = 0; i < 6; i++) await send(MESSAGE)
  expect((await send(MESSAGE)).status).toBe(429)
  for (let i = 0; i < 55; i++)
    expect((await send({ ...MESSAGE, email: `m${i}@example.test` })).status).toBe(200)
  expect((await send({ ...MESSAGE, email: 'one-more@example.test' })).status).toBe(429)
  expect((await send({ ...MESSAGE, category: 'safety' })).status).toBe(200)
})

test('a writer refused because of others uses up nothing', async () => {
  await t.app.db.deleteFrom('limit_uses').execute()
  for (let i = 0; i < 60; i++)
    expect((await send({ ...MESSAGE, email: `m${i}@example.test` })).status).toBe(200)
  const uses = async () => (await t.app.db.selectFrom('limit_uses').select('key').execute()).length
  const before = await uses()
  for (let i = 0; i < 5; i++)
    expect((await send({ ...MESSAGE, email: 'one-more@example.test' })).status).toBe(429)
  expect(await uses()).toBe(before)
})

test('a writer refused because of a flood uses up nothing', async () => {
  const few = await testApp({ LIMIT_CONTACT: '1/1 hour', LIMIT_NOTICES: '1/1 hour' })
  const uses = async () => (await few.app.db.selectFrom('limit_uses').select('key').execute()).length
  const notice = { about: 'A profile', reason: 'money', details: 'He asks for money.' }
  for (const [call, sent] of [
    ['send-contact-message', MESSAGE],
    ['submit-notice', notice],
  ] as const) {
    const give = async () => (await few.visitor.post(`/functions/v1/${call}`, sent)).status
    expect([await give(), await give()]).toEqual([200, 200])
    const before = await uses()
    for (let i = 0; i < 8; i++) expect(await give()).toBe(429)
    expect(await uses()).toBe(before)
  }
  await few.close()
})

test('the count of a refused writer names no network', async () => {
  await t.app.db.deleteFrom('limit_uses').execute()
  for (let i = 0; i < 6; i++) await send(MESSAGE)
  const text = await metrics.metrics()
  expect(text).toContain('limit_refusals_total{limit="contact-writer"}')
  expect(text).not.toContain('127.0.0.1')
})

test('repeated messages, even concurrent ones, are one case with one receipt, and count once', async () => {
  await t.app.db.deleteFrom('limit_uses').execute()
  await t.app.db.deleteFrom('development_outbox').execute()
  await t.app.db.deleteFrom('cases').execute()
  const message = { ...MESSAGE, client_message_id: randomUUID() }
  const answers = await Promise.all([send(message), send(message), send(message)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  for (let i = 0; i < 6; i++) expect((await send(message)).status).toBe(200)
  expect(await t.app.db.selectFrom('cases').selectAll().execute()).toHaveLength(1)
  const mails = await t.app.db.selectFrom('development_outbox').select('recipient').orderBy('id').execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['operator@ndoa.example', 'zainab@example.test'])
  expect((await send({ ...message, client_message_id: randomUUID() })).status).toBe(200)
  expect(await t.app.db.selectFrom('cases').selectAll().execute()).toHaveLength(2)
})

test('a contact message is due within a day, a safety message within four hours', async () => {
  await t.app.db.deleteFrom('limit_uses').execute()
  await t.app.db.deleteFrom('cases').execute()
  for (const category of ['general', 'safety']) await send({ ...MESSAGE, category })
  const cases = await t.app.db
    .selectFrom('cases')
    .innerJoin('contact_messages', 'contact_messages.case_id', 'cases.id')
    .select(['kind', 'category', 'due_at', 'waiting_since'])
    .orderBy('due_at')
    .execute()
  const hours = cases.map(
    ({ due_at, waiting_since }) => (due_at.getTime() - waiting_since.getTime()) / 3_600_000,
  )
  expect(cases.map(({ category }) => category)).toEqual(['safety', 'general'])
  expect(hours).toEqual([4, 24])
})

test('notices require no account, are encrypted, and are acknowledged without the entered name', async () => {
  await t.app.db.deleteFrom('development_outbox').execute()
  const notice = {
    name: 'Planted Name',
    email: 'witness@example.test',
    about: 'https://ndoa.example/profile?user_id=1',
    reason: 'underage',
    details: 'She told me that she is sixteen.',
  }
  const give = (more: object) => t.visitor.post('/functions/v1/submit-notice', { ...notice, ...more })
  expect((await give({})).status).toBe(200)
  const { sealed, case_id } = await t.app.db.selectFrom('notices').selectAll().executeTakeFirstOrThrow()
  expect(sealed).not.toContain('sixteen')
  const { kind, due_at, waiting_since } = await t.app.db
    .selectFrom('cases')
    .selectAll()
    .where('id', '=', case_id)
    .executeTakeFirstOrThrow()
  expect([kind, due_at.getTime() - waiting_since.getTime()]).toEqual(['notice', 3_600_000])
  const [mail, ...more] = await t.app.db.selectFrom('development_outbox').selectAll().execute()
  expect(more).toEqual([])
  expect(mail?.recipient).toBe('witness@example.test')
  expect(mail?.body).not.toContain('Planted')
  expect((await give({ details: ' ' })).status).toBe(422)
  for (let i = 0; i < 19; i++) expect((await give({ email: undefined })).status).toBe(200)
  expect((await give({})).status).toBe(429)
})

test('a mailbox gets five receipts a day, in any spelling and from anywhere', async () => {
  await t.app.db.deleteFrom('limit_uses').execute()
  await t.app.db.deleteFrom('development_outbox').execute()
  const notice = { about: 'A profile', reason: 'money', details: 'He asks for money.' }
  for (let i = 0; i < 8; i++) {
    const [url, payload] = i % 2 ? ['submit-notice', notice] : ['send-contact-message', MESSAGE]
    const email = ['victim@example.test', 'Victim@Example.test', `victim+${i}@example.test`][i % 3]
    const answer = await t.http.inject({
      method: 'POST',
      url: `/functions/v1/${url}`,
      remoteAddress: `198.51.100.${i}`,
      payload: { ...payload, email },
    })
    expect(answer.statusCode).toBe(200)
  }
  const { rows } = await sql`select from development_outbox where recipient ilike 'victim%'`.execute(t.app.db)
  expect(rows).toHaveLength(5)
})

test('reported wording is mailed to the operator at most twenty times an hour, and not stored', async () => {
  await t.app.db.deleteFrom('development_outbox').execute()
  const report = (body: object) => t.visitor.post('/functions/v1/report-translation', body)
  const words = { language: 'fr', page: '/fr/faq', details: 'Likes vous', better: 'Vous aime' }
  expect((await report(words)).status).toBe(200)
  const mails = await t.app.db.selectFrom('development_outbox').selectAll().execute()
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['operator@ndoa.example', 'Translation (fr)'],
  ])
  for (const part of ['/fr/faq', 'Likes vous', 'Vous aime']) expect(mails[0]?.body).toContain(part)
  for (const wrong of [{ language: 'xx' }, { details: ' ' }, { page: 'x'.repeat(201) }])
    expect((await report({ ...words, ...wrong })).status).toBe(422)
  const answers = await Promise.all(Array.from({ length: 25 }, () => report(words)))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
})

test.each([
  ['notices', 'submit-notice', { about: 'A profile', reason: 'money', details: 'He asks for money.' }],
  ['contact messages', 'send-contact-message', MESSAGE],
])(
  '%s of all networks share a budget, above which each network still gets one accepted',
  async (_, call, sent) => {
    const few = await testApp({ LIMIT_NOTICES: '3/1 hour', LIMIT_CONTACT: '3/1 hour' })
    const statuses: Record<string, number[]> = {}
    const flood = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1']
    const others = ['192.0.2.2', '192.0.2.2', '2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2:1::1']
    const networks = [...flood, ...others]
    for (const [i, remoteAddress] of networks.entries()) {
      const { statusCode } = await few.http.inject({
        method: 'POST',
        url: `/functions/v1/${call}`,
        remoteAddress,
        payload: { ...sent, email: `reader-${i}@mail.test` },
      })
      statuses[remoteAddress] = [...(statuses[remoteAddress] ?? []), statusCode]
    }
    expect(statuses).toEqual({
      '192.0.2.1': [200, 200, 200, 200, 429],
      '192.0.2.2': [200, 429],
      '2001:db8:1:1::1': [200],
      '2001:db8:1:2::1': [429], // the same /48
      '2001:db8:2:1::1': [200],
    })
    expect(await few.app.db.selectFrom('cases').select('id').execute()).toHaveLength(7)
    const receipts = few.app.db
      .selectFrom('development_outbox')
      .select('recipient')
      .where('recipient', 'like', 'reader-%')
      .orderBy('id')
    expect((await receipts.execute()).map(({ recipient }) => recipient)).toEqual(
      [0, 1, 2, 3, 5, 7, 9].map((i) => `reader-${i}@mail.test`),
    )
    await few.close()
  },
)
