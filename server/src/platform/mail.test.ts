import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { figure } from '../../test/figure.ts'
import { createLog } from './log.ts'

const received: string[] = []
const refused: string[] = []
const logged: string[] = []
let refusals = 1
let pause = 0
let gateway: SMTPServer
let t: TestApp

beforeAll(async () => {
  gateway = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => void setTimeout(done, pause),
    async onRcptTo({ address }, _session, done) {
      await sleep(pause)
      const refusal = Object.assign(new Error(`<${address}>: mailbox is busy`), { responseCode: 450 })
      const unknown = Object.assign(new Error('5.1.1 unknown'), { responseCode: 550 })
      done(address.startsWith('gone') ? unknown : address.startsWith('nobody') ? refusal : null)
    },
    onData(stream, _session, done) {
      const parts: string[] = []
      stream.on('data', (part: Buffer) => parts.push(part.toString()))
      stream.on('end', () => {
        const isRefused = refusals-- > 0
        ;(isRefused ? refused : received).push(parts.join(''))
        if (isRefused) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        return done()
      })
    },
  })
  gateway.listen(0, '127.0.0.1')
  await once(gateway.server, 'listening')
  const address = gateway.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Ndoa <hello@ndoa.example>',
    SELLER_NAME: 'Ajayi Ltd',
  }
  t = await testApp(settings, createLog('info', { write: (line) => void logged.push(line) }))
})
afterAll(async () => {
  await t.close()
  gateway.close()
})

test('a mail reaches the gateway after a refusal, which is counted', async () => {
  const failures = 'job_failures_total{queue="send-mail"}'
  const before = await figure(failures)
  await t.app.mail.send({ to: 'amara@example.test', subject: 'Karibu, Ọlá', text: 'Your first line.' })
  await vi.waitFor(() => expect(received).toHaveLength(1), { interval: 200 })
  expect(received[0]).toContain('From: Ndoa <hello@ndoa.example>')
  expect(received[0]).toContain('To: amara@example.test')
  expect(received[0]).toContain('Your first line.')
  const idOf = (mail = '') => /^Message-ID:\s+<[0-9a-f]{32}@ndoa\.example>/im.exec(mail)?.[0] ?? mail
  expect(idOf(received[0])).toBe(idOf(refused[0])) // mail servers recognize a repeat by its id
  expect(await figure(failures)).toBe(before + 1)
  expect(await t.app.db.selectFrom('development_outbox').selectAll().execute()).toEqual([])
})

test('a mail has HTML and text, and is queued encrypted', async () => {
  const link = 'https://ndoa.example/auth/callback?code=secret'
  const mail = {
    to: 'kofi@example.test',
    subject: 'A link',
    text: `Open ${link}`,
    html: `<p>Open ${link}</p><p>Ndoa Example Ltd</p>`,
  }
  await t.app.mail.send(mail)
  const { rows } = await sql`select from pgboss.job where name = 'send-mail'
    and (data::text like '%secret%' or data::text like '%kofi@%')`.execute(t.app.db)
  expect(rows).toEqual([])
  await vi.waitFor(() => expect(received.some((mail) => mail.includes('To: kofi@'))).toBe(true), {
    interval: 200,
  })
  const arrived = received.find((mail) => mail.includes('To: kofi@')) ?? ''
  expect(arrived).toContain('multipart/alternative')
  expect(arrived).toContain('<p>Ajayi Ltd</p>')
  expect(arrived.indexOf('text/plain')).toBeLessThan(arrived.indexOf('text/html'))
})

test('an immediate delivery reports whether the gateway accepted the mail', async () => {
  const mail = (to: string) => ({ to: `${to}@example.test`, subject: 'A reminder', text: 'In a week.' })
  expect(await t.app.mail.deliver(mail('imani'))).toBe(true)
  expect(received.join('')).toContain('To: imani@')
  expect(await t.app.mail.deliver(mail('gone'))).toBe(false)
  await expect(t.app.mail.deliver(mail('nobody'))).rejects.toMatchObject({ name: 'MailGatewayError' })
})

test('a link that expired during a gateway outage is not sent, and is counted', async () => {
  const line = 'messages_expired_total{queue="send-mail"}'
  const before = await figure(line)
  refusals = 1
  const until = t.app.clock.now().getTime() + 15 * 60_000
  const link = { subject: 'Your link', text: 'https://ndoa.example/auth/callback?code=x', until }
  await t.app.mail.send({ to: 'selam@example.test', kind: 'requested', ...link })
  await vi.waitFor(() => expect(refused.join('')).toContain('To: selam@'))
  t.clock.forward(16 * 60_000)
  await vi.waitFor(async () => expect(await figure(line)).toBe(before + 1))
  expect(received.join('')).not.toContain('To: selam@')
  await t.app.mail.send({ to: 'selam@example.test', kind: 'requested', ...link, until: until + 3_600_000 })
  await vi.waitFor(() => expect(received.join('')).toContain('To: selam@'))
})

test('a slow gateway is disconnected before the retry, so no mail is sent twice', async () => {
  const limited = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => limited(time / 100))
  pause = 500
  await t.app.mail.send({ to: 'slow@example.test', subject: 'Security', text: 'Somebody signed in.' })
  await vi.waitFor(() => expect(logged.join('')).toContain('a mail: timeout'), { timeout: 5_000 })
  pause = 0
  spy.mockRestore()
  expect(received.join('')).not.toContain('To: slow@')
  await vi.waitFor(() => expect(received.join('')).toContain('To: slow@'), { timeout: 20_000 })
})

test('mails wait for hours for an absent gateway', async () => {
  await t.app.mail.send({ to: 'kofi@example.test', subject: 'Security', text: 'Somebody signed in.' })
  const { rows } = await sql<{ retry_limit: number }>`
    select distinct retry_limit from pgboss.job where name = 'send-mail' order by 1 desc`.execute(t.app.db)
  expect(rows[0]?.retry_limit).toBeGreaterThanOrEqual(20)
})

test('a mail refused by the gateway is logged with its codes and without its recipient', async () => {
  await t.app.mail.send({ to: 'nobody.at.all@example.test', subject: 'Karibu', text: 'Welcome' })
  await vi.waitFor(() => expect(logged.join('')).toContain('EENVELOPE 450'), { interval: 200 })
  expect(logged.join('')).toContain('"errorCode":"rejected"')
  expect(logged.join('')).not.toContain('nobody.at.all')
})
