import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
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
  DRAIN_SECONDS: '0',
}

test('npm start provides a database in production too, but no developer pages, no play money and no demo members', async () => {
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
})

test('a server whose PostgreSQL is killed starts it again and is ready once more', async () => {
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

test('a server started on its own starts no database and says that it needs one', async () => {
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
