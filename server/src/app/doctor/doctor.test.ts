import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createWebServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { freePort } from '../../../test/free-port.ts'
import { PROGRAM_ENV } from '../../../test/programs.ts'
import { startS3 } from '../../../test/s3.ts'
import { loadConfig } from '../config.ts'
import { checkClock, judgeOffset } from './clock.ts'
import { checkDatabase, judgeState } from './database.ts'
import { checkBackups, checkDisk, checkFiles, judgeSpace } from './files.ts'
import { checkMail } from './mail.ts'
import { checkPush } from './push.ts'
import { checkSms } from './sms.ts'

const GB = 2 ** 30
let t: TestApp
let folder: string
beforeAll(async () => {
  t = await testApp()
  folder = mkdtempSync(join(tmpdir(), 'ndoa-doctor-'))
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

async function portOf(server: Pick<Server, 'close' | 'address' | 'once'>): Promise<number> {
  onTestFinished(() => void server.close())
  await once(server as Server, 'listening')
  return (server.address() as AddressInfo).port
}

function gateway(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ authOptional: true, ...options })
  server.on('error', () => {}) // clients disconnect without QUIT
  server.listen(0, '127.0.0.1')
  onTestFinished(() => server.close(() => {}))
  return portOf(server.server)
}

const mailBy = (SMTP_URL: string, timeout?: number) =>
  checkMail({ ...loadConfig({ SMTP_URL }), OPERATOR_EMAIL: 'operator@ndoa.test' }, timeout)

test('the mail check sends one letter to the operator', async () => {
  const received: string[] = []
  const port = await gateway({
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      received.push(...envelope.rcptTo.map(({ address }) => address))
      stream.resume().on('end', () => done())
    },
  })
  expect(await mailBy(`smtp://127.0.0.1:${port}`)).toMatchObject({ state: 'ok' })
  expect(received).toEqual(['operator@ndoa.test'])
  expect(await mailBy('')).toMatchObject({ state: 'not checked' })
})

test('mail faults are reported with cause and remedy', async () => {
  const silent = await portOf(createServer(() => {}).listen(0, '127.0.0.1'))
  const cases: [says: string, url: string][] = [
    ['certificate', `smtps://localhost:${await gateway({ secure: true })}`],
    ['refused', `smtp://127.0.0.1:${await freePort()}`],
  ]
  for (const [says, url] of cases) {
    const finding = await mailBy(url)
    expect(finding).toMatchObject({ state: 'broken', todo: expect.stringMatching(/\w/) })
    expect(finding.says).toContain(`a mail: ${says} `)
  }
  expect((await mailBy(`smtp://127.0.0.1:${silent}`, 300)).says).toContain('a mail: timeout ')
})

test.each(['twilio', 'africas-talking'])(
  'the check of text messages by %s requests our account without sending any',
  async (provider) => {
    const asked: string[] = []
    const server = createWebServer(({ method, url, headers }, response) => {
      asked.push(`${method} ${url}`)
      const secret = String(
        headers['apikey'] ?? Buffer.from(String(headers.authorization).slice(6), 'base64'),
      )
      response.writeHead(secret.endsWith('right') ? 200 : 401).end('{}')
    }).listen(0, '127.0.0.1')
    const account = { SMS_PROVIDER: provider, SMS_KEY: 'AC1', SMS_FROM: 'Ndoa' }
    const at = { ...account, SMS_URL: `http://127.0.0.1:${await portOf(server)}` }
    expect(await checkSms(loadConfig({ ...at, SMS_SECRET: 'right' }))).toMatchObject({ state: 'ok' })
    expect(await checkSms(loadConfig({ ...at, SMS_SECRET: 'wrong' }))).toMatchObject({
      state: 'broken',
      says: expect.stringContaining('refused'),
    })
    expect(asked.every((call) => call.startsWith('GET ') && !/essag/.test(call))).toBe(true)
    const away = { ...at, SMS_URL: `http://127.0.0.1:${await freePort()}`, SMS_SECRET: 'right' }
    expect(await checkSms(loadConfig(away))).toMatchObject({
      state: 'broken',
      says: expect.stringContaining('cannot be reached'),
    })
  },
)

test('the check accepts valid push keys and detects keys encrypted with another secret', async () => {
  const { db } = t.app
  expect(await checkPush(db, loadConfig({}))).toMatchObject({ state: 'ok' })
  const another = loadConfig({ SECRET_CODES: 'another-secret-of-codes-and-factors' })
  expect(await checkPush(db, another)).toMatchObject({
    state: 'broken',
    todo: expect.stringContaining('SECRET_CODES'),
  })
})

test('the check writes, reads and deletes files, and detects an unavailable store', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.close())
  const config = loadConfig(s3.environment)
  expect(await checkFiles(config)).toMatchObject({ what: 'files on S3', state: 'ok' })
  expect(s3.filesOf('')).toEqual([])
  expect(await checkFiles(loadConfig({ ...s3.environment, S3_SECRET_KEY: 'wrong' }))).toMatchObject({
    state: 'broken',
  })
  expect(await checkFiles(loadConfig({ DATA_DIR: folder }))).toMatchObject({
    what: 'files on disk',
    state: 'ok',
  })
})

test('the check covers the database’s version, role, encoding, zone, connections, durability and migrations', async () => {
  const found = await checkDatabase(t.app.pool, { connections: 20, isEmbedded: true })
  expect(found.find(({ what }) => what === 'database')).toMatchObject({
    state: 'ok',
    says: expect.stringMatching(/PostgreSQL 1[5-8]/),
  })
  expect(found.find(({ what }) => what === 'migrations')).toMatchObject({ state: 'ok' })
  await t.app.pool.query("update schema_migrations set checksum = checksum || 'x' where name like '0003%'")
  const edited = await checkDatabase(t.app.pool, { connections: 20, isEmbedded: true })
  await t.app.pool.query(
    "update schema_migrations set checksum = rtrim(checksum, 'x') where name like '0003%'",
  )
  expect(edited.find(({ what }) => what === 'migrations')).toMatchObject({ state: 'broken' })

  const good = {
    version: 17,
    is_superuser: false,
    may_create: true,
    encoding: 'UTF8',
    timezone: 'UTC',
    max_connections: 100,
  }
  const states = (change: Partial<typeof good>) =>
    judgeState({ ...good, ...change }, 20, false).map(({ state }) => state)
  expect(states({})).toEqual(['ok'])
  for (const version of [14, 19]) expect(states({ version })).toEqual(['broken'])
  expect(states({ may_create: false })).toEqual(['ok', 'broken'])
  expect(states({ is_superuser: true })).toEqual(['ok', 'warning'])
  expect(states({ encoding: 'SQL_ASCII' })).toEqual(['ok', 'broken'])
  expect(states({ timezone: 'Africa/Lagos' })).toEqual(['ok', 'warning'])
  expect(states({ max_connections: 20 })).toEqual(['ok', 'broken'])
})

test('the check detects a full disk, a missing folder and a missed backup', async () => {
  expect(judgeSpace('disk', 0.5 * GB, 10 * GB, '').state).toBe('broken')
  expect(judgeSpace('disk', 4 * GB, 20 * GB, '').state).toBe('warning')
  expect(judgeSpace('disk', 40 * GB, 100 * GB, '').state).toBe('ok')
  const gone = await checkDisk({ DATA_DIR: folder, BACKUP_DIR: join(folder, 'gone') })
  expect(gone.map(({ what, state }) => [what, state === 'broken'])).toContainEqual([
    'disk of BACKUP_DIR',
    true,
  ])

  const now = new Date('2026-11-29T12:00:00Z')
  expect(await checkBackups(undefined, now)).toMatchObject({ state: 'not checked' })
  expect(await checkBackups(folder, now)).toMatchObject({
    state: 'broken',
    says: expect.stringContaining('none'),
  })
  const made = join(folder, 'base', '2026-11-29')
  mkdirSync(made, { recursive: true })
  const backup = { finished_at: '2026-11-29T02:00:00.000Z', password: 'x', files: [] }
  writeFileSync(join(made, 'backup.json'), JSON.stringify(backup))
  expect(await checkBackups(folder, now)).toMatchObject({
    state: 'ok',
    says: 'the last one ended 10 hours ago',
  })
  expect(await checkBackups(folder, new Date('2026-12-01T12:00:00Z'))).toMatchObject({ state: 'broken' })
})

test('the check compares the clock with the database and the services', async () => {
  const late = createWebServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() - 90_000).toUTCString()).end()
  }).listen(0, '127.0.0.1')
  const service = `http://127.0.0.1:${await portOf(late)}`
  expect(await checkClock(t.app.pool, [])).toMatchObject({ state: 'ok' })
  expect(await checkClock(t.app.pool, [service])).toMatchObject({
    state: 'broken',
    says: expect.stringMatching(/ (89|9\d) seconds/),
  })
  expect(judgeOffset(-7, 1).state).toBe('warning')
})

test('the command runs every check, suggests remedies, and fails on any fault', async () => {
  const DATABASE_URL = t.app.pool.options.connectionString ?? ''
  const program = fileURLToPath(new URL('../doctor.ts', import.meta.url))
  const environment = {
    ...PROGRAM_ENV,
    NODE_ENV: 'test',
    DATABASE_URL,
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    PUBLIC_URL: `http://127.0.0.1:${await freePort()}`,
  }
  const run = promisify(execFile)(process.execPath, [program], { env: environment })
  const { code, stdout } = (await run.catch((error: unknown) => error)) as { code?: number; stdout: string }
  expect(code).toBe(1)
  for (const what of [
    'mail',
    'text messages',
    'push',
    'files on disk',
    'site',
    'database',
    'migrations',
    'disk of DATA_DIR',
    'backup',
    'clock',
  ])
    expect(stdout).toMatch(new RegExp(`^(ok|warning|broken|not checked) +${what}: `, 'm'))
  expect(stdout).toMatch(/^broken +mail: .* refused ECONNREFUSED\n +→ Check host and port/m)
  expect(stdout).toMatch(/\n\d broken, /)
})
