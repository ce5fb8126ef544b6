import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import type { Clock } from './clock.ts'
import { readConfig } from './config.ts'
import { type Connections, openDatabase } from './db.ts'
import { readOutbox } from './development-outbox.queries.ts'
import { createEncryption } from './encryption.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'
import { createSms, type Sms, smsConfig, smsConfigFaults } from './sms.ts'
import type { Opening, RecheckNews } from './waiting-messages.ts'

const GATEWAY = { SMS_PROVIDER: 'twilio', SMS_KEY: 'AC1', SMS_SECRET: 'token', SMS_FROM: '+15005550006' }

let connections: Connections
let jobs: Jobs
let sms: Sms
let drop: () => Promise<void>
const logged: string[] = []
/** When each member's news may be sent. */
const openings = new Map<string, Opening>()
let now = () => new Date()
const clock: Clock = { now: () => now() }
const recheckNews: RecheckNews = async (_db, _channel, { memberId }) => openings.get(memberId) ?? 'now'
const log = createLog('silent')
/** Texts that the provider accepted. */
const accepted: string[] = []
const rejections = new Map<string, { status: number; code: number }>()
/** Texts that the provider accepts without a response. */
const unanswered = new Set<string>()
const provider = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    const body = new URLSearchParams(text).get('Body') ?? ''
    const rejection = rejections.get(body)
    if (!rejection) accepted.push(body)
    const answer = JSON.stringify({ code: rejection?.code, status: 'queued' })
    if (unanswered.has(body)) response.destroy()
    else response.writeHead(rejection?.status ?? 201).end(answer)
  })
})

beforeAll(async () => {
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const database = await freshDatabase()
  drop = database.drop
  connections = openDatabase(database.url, log)
  for (const level of ['error', 'warn', 'info'] as const)
    vi.spyOn(log, level).mockImplementation((...said: unknown[]) => {
      logged.push(
        said.map((one) => JSON.stringify(one, (_, v: unknown) => (v instanceof Error ? v.stack : v))).join(),
      )
    })
  jobs = createJobs(database.url, log)
  const parts = {
    db: connections.db,
    jobs,
    log,
    encryption: createEncryption('a secret', 'texts'),
    clock,
    recheckNews,
  }
  sms = createSms(readConfig(smsConfig, { ...GATEWAY, SMS_URL: url }), parts)
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await connections.close()
  await drop()
  provider.close()
})
beforeEach(() => {
  now = () => new Date()
  accepted.length = 0
  logged.length = 0
  rejections.clear()
})

const queue = async () =>
  (
    await sql<{ state: string; data: unknown; output: unknown }>`
      select state, data, output from pgboss.job where name = 'send-sms' order by created_on desc`.execute(
      connections.db,
    )
  ).rows

const makeNextAttemptDue = () =>
  sql`update pgboss.job set start_after = now() where name = 'send-sms' and state = 'retry'`.execute(
    connections.db,
  )

test('a message is sent through the queue, unreadable in queue and log', async () => {
  await sms.send('+233241234567', '123456 is your code')
  await vi.waitFor(() => expect(accepted).toEqual(['123456 is your code']), 5000)
  await vi.waitFor(async () => expect((await queue())[0]?.state).toBe('completed'), 5000)
  expect(JSON.stringify(await queue())).not.toMatch(/123456|241234567/)
  expect(logged.join()).not.toMatch(/123456|241234567/)
})

test('an unavailable provider is retried, and no log has the codes', async () => {
  rejections.set('222222 is your code', { status: 503, code: 20503 })
  await sms.send('+233241234567', '222222 is your code')
  await vi.waitFor(async () => expect((await queue())[0]?.state).toBe('retry'), 5000)
  rejections.clear()
  await makeNextAttemptDue()
  await vi.waitFor(() => expect(accepted).toEqual(['222222 is your code']), 5000)
  expect(logged.join()).toContain('twilio answered 503')
  expect(logged.join()).not.toMatch(/222222|241234567/)
  expect(JSON.stringify(await queue())).not.toMatch(/222222|241234567/)
})

test('a refused number is not retried', async () => {
  rejections.set('333333 is your code', { status: 400, code: 21211 })
  await sms.send('+233241234567', '333333 is your code')
  await vi.waitFor(async () => expect((await queue())[0]?.state).toBe('completed'), 5000)
  expect(logged.join()).toContain('the gateway refused a number for good')
  expect(logged.join()).not.toMatch(/333333|241234567/)
})

test('a code that expired during a gateway outage is not sent', async () => {
  const text = '555555 is your code'
  rejections.set(text, { status: 503, code: 20503 })
  const until = Date.now() + 5 * 60_000
  await sms.send('+233241234567', text, { until })
  await vi.waitFor(async () => expect((await queue())[0]?.state).toBe('retry'), 5000)
  rejections.clear()
  now = () => new Date(until)
  await makeNextAttemptDue()
  await vi.waitFor(async () => expect((await queue())[0]?.state).toBe('completed'), 5000)
  expect(accepted).toEqual([])
})

test('a news message is sent while current, and postponed from night to morning', async () => {
  const about = (memberId: string) => ({ news: { memberId, notificationIds: [], decidedAt: Date.now() } })
  openings.set('has read it', 'never').set('sleeps', new Date(Date.now() + 3_600_000))
  await sms.send('+233241234567', 'read', about('has read it'))
  await sms.send('+233241234567', 'asleep', about('sleeps'))
  await sms.send('+233241234567', 'news', about('is there'))
  await vi.waitFor(() => expect(accepted).toEqual(['news']), 5000)
  await vi.waitFor(async () => {
    const waiting = (await queue()).filter(({ state }) => state !== 'completed')
    expect(waiting.map(({ state }) => state)).toEqual(['created'])
  }, 5000)
  openings.clear()
  await sql`update pgboss.job set start_after = now() where name = 'send-sms' and state = 'created'`.execute(
    connections.db,
  )
  await vi.waitFor(() => expect(accepted).toEqual(['news', 'asleep']), 5000)
})

test('a gateway that accepts silently gets a message at most twice, each counted', async () => {
  const text = '666666 is your code'
  unanswered.add(text)
  const counted = async () =>
    (await sql<{ parts: number }>`select parts from sms_days`.execute(connections.db)).rows[0]?.parts ?? 0
  const before = await counted()
  await sms.send('+233241234567', text)
  await vi.waitFor(() => expect(accepted).toEqual([text]), 5000)
  const tryNow = () =>
    sql`update pgboss.job set start_after = now() where name = 'send-sms' and state in ('created', 'retry')`.execute(
      connections.db,
    )
  await vi.waitFor(async () => {
    await tryNow()
    expect(accepted).toHaveLength(2)
  }, 5000)
  await vi.waitFor(async () => {
    await tryNow()
    const states = (await queue()).map(({ state }) => state)
    expect(states.every((state) => state === 'completed')).toBe(true)
  }, 5000)
  expect(accepted).toHaveLength(2)
  expect(await counted()).toBe(before + 2)
  expect(logged.join()).not.toMatch(/666666|241234567/)
})

test('one failing message does not resend the others', async () => {
  rejections.set('message 3', { status: 500, code: 20500 })
  await Promise.all(Array.from({ length: 8 }, (_, i) => sms.send('+233241234567', `message ${i}`)))
  await vi.waitFor(() => expect(accepted).toHaveLength(7), 5000)
  rejections.clear()
  await vi.waitFor(
    async () => expect((await queue()).filter(({ state }) => state === 'retry')).toHaveLength(1),
    5000,
  )
  await makeNextAttemptDue()
  await vi.waitFor(
    () => expect(accepted.toSorted()).toEqual(Array.from({ length: 8 }, (_, i) => `message ${i}`)),
    5000,
  )
})

test('messages without a gateway are kept for developers and tests', async () => {
  const parts = {
    db: connections.db,
    jobs,
    log,
    encryption: createEncryption('a secret', 'texts'),
    clock,
    recheckNews,
  }
  await createSms(readConfig(smsConfig, {}), parts).send('+233241234567', '444444 is your code')
  const [sent] = await readOutbox(connections.db)
  expect(sent).toMatchObject({ channel: 'sms', to: '+233241234567', code: '444444' })
})

test('an incomplete gateway configuration is a fault at the start', () => {
  expect(smsConfigFaults(readConfig(smsConfig, {}))).toEqual([])
  expect(smsConfigFaults(readConfig(smsConfig, GATEWAY))).toEqual([])
  expect(smsConfigFaults(readConfig(smsConfig, { SMS_PROVIDER: 'africas-talking' }))).toHaveLength(2)
  expect(smsConfigFaults(readConfig(smsConfig, { SMS_PROVIDER: 'twilio', SMS_KEY: 'AC1' }))).toHaveLength(2)
  expect(() => readConfig(smsConfig, { SMS_PROVIDER: 'pigeon' })).toThrow('SMS_PROVIDER')
})
