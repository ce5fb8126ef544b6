import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../server/test/free-port.ts'
import { PROGRAM_ENV } from '../server/test/programs.ts'
import { eraseDatabase } from './postgres/index.ts'
import { postmaster } from './postgres/processes.ts'

const SECRET = 'a-secret-of-our-own-that-is-long-enough'
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://ndoa.example',
  SECRET_SESSION: `${SECRET}-1`,
  SECRET_LINKS: `${SECRET}-2`,
  SECRET_SAFETY: `${SECRET}-3`,
  SECRET_CODES: `${SECRET}-4`,
  SMTP_URL: 'smtp://127.0.0.1:25',
  TRUST_PROXY: 'none',
  MAIL_FROM: 'Ndoa <post@ndoa.africa>',
  OPERATOR_EMAIL: 'help@ndoa.example',
  SUPPORT_EMAIL: 'help@ndoa.example',
  SELLER_NAME: 'Ndoa Ltd',
  SELLER_ADDRESS: '1 Broad Street, Lagos',
  DRAIN_SECONDS: '0',
}

test('npm start in production provides a database, but no developer pages, play money or demo members', async () => {
  const { address, server, printed, dataDir } = await serverProcess('./main.ts', PRODUCTION)
  const status = async (path: string) => (await fetch(`${address}${path}`)).status
  await vi.waitFor(async () => expect(await status('/healthz')).toBe(200), 150_000)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(true)
  expect(await status('/dev/outbox')).toBe(404)
  expect(await status('/docs')).toBe(404)
  for (const path of ['stripe/v1/disputes', 'paystack/refund', 'pawapay/v2/public-key/http', 'pawapay/pay/1'])
    expect(await status(`/dev/providers/${path}`)).toBe(404)
  const script = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect((await fetch(`${address}/dev/providers/script`, script)).status).toBe(404)
  expect(existsSync(join(dataDir, 'development-providers.json'))).toBe(false)
  expect(printed()).not.toContain('Sign in as')
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expectJson(printed())
})

test('a server restarts its killed PostgreSQL and becomes ready again', async () => {
  const internal = await freePort()
  const { server, printed, dataDir } = await serverProcess('./main.ts', {
    ...PRODUCTION,
    INTERNAL_PORT: String(internal),
  })
  const isReady = async () => (await fetch(`http://127.0.0.1:${internal}/readyz`)).ok
  await vi.waitFor(async () => expect(await isReady()).toBe(true), 150_000)
  process.kill(postmaster(realpathSync(join(dataDir, 'postgres')))?.pid ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(printed()).toContain('PostgreSQL is back'), 60_000)
  await vi.waitFor(async () => expect(await isReady()).toBe(true), 60_000)
  expect(server.exitCode).toBeNull()
})

test('configuration faults, failed starts and uncaught errors are JSON in the production log', async () => {
  const faulty = await serverProcess('./main.ts', { NODE_ENV: 'production' })
  expect(await once(faulty.server, 'exit')).toEqual([1, null])
  expect(expectJson(faulty.printed())[0]).toMatchObject({
    level: 50,
    msg: expect.stringContaining('PUBLIC_URL ('),
  })

  const unreachable = { DATABASE_URL: `postgres://ndoa@127.0.0.1:${await freePort()}/ndoa` }
  const failing = await serverProcess('../server/src/app/main.ts', { ...PRODUCTION, ...unreachable })
  expect(await once(failing.server, 'exit')).toEqual([1, null])
  expect(expectJson(failing.printed()).at(-1)).toMatchObject({
    level: 50,
    msg: expect.stringContaining('ECONNREFUSED'),
  })

  const silent = createServer().listen(0, '127.0.0.1') // accepts connections and never answers
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const crashing = await serverProcess('../server/src/app/main.ts', {
    ...PRODUCTION,
    DATABASE_URL: `postgres://ndoa@127.0.0.1:${port}/ndoa`,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CRASH)}`,
  })
  expect(await once(crashing.server, 'exit')).toEqual([1, null])
  const lines = expectJson(crashing.printed())
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 40, err: expect.objectContaining({ message: 'odd' }) }),
  )
  expect(lines.at(-1)).toMatchObject({ level: 60, err: { message: 'a crash', stack: expect.any(String) } })
})

/** Throws once the server listens for uncaught exceptions, or after 200 checks if it never does. */
const CRASH = `
  let looks = 0
  setInterval(() => {
    if (process.listenerCount('uncaughtException') === 0 && looks++ < 200) return
    process.emitWarning('odd')
    setImmediate(() => { throw new Error('a crash') })
  }, 50)`

interface Line {
  level: number
  msg: string
  time: string
  err?: { message: string; stack: string }
}

/** Expects every printed line to be a log line. */
function expectJson(printed: string): Line[] {
  const lines = printed
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line))
  for (const line of lines)
    expect(line).toMatchObject({ level: expect.any(Number), time: expect.any(String) })
  return lines
}

test('a server started on its own reports that it needs a database', async () => {
  const { server, printed, dataDir } = await serverProcess('../server/src/app/main.ts', {})
  expect(await once(server, 'exit')).toEqual([1, null])
  expect(printed()).toContain('DATABASE_URL (')
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})

async function serverProcess(program: string, environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ndoa-main-'))
  chmodSync(dataDir, 0o755) // PostgreSQL may run as another user
  const port = await freePort()
  const server: ChildProcess = spawn(process.execPath, [fileURLToPath(new URL(program, import.meta.url))], {
    env: { ...PROGRAM_ENV, DATA_DIR: dataDir, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += String(text)))
  onTestFinished(async () => {
    if (server.exitCode === null) {
      server.kill('SIGKILL')
      await once(server, 'exit')
    }
    await vi.waitFor(() => expect(eraseDatabase(dataDir)).toBeUndefined())
    rmSync(dataDir, { recursive: true })
  })
  return { server, dataDir, address: `http://127.0.0.1:${port}`, printed: () => output }
}
