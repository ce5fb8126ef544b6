import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SERVER } from '../../dev/launcher/server-command.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Product {
  url: string
  figuresUrl: string
  start(): Promise<void>
  kill(): Promise<void>
  /** SIGTERM; resolves when the server has drained and ended. */
  stop(): Promise<void>
  /** Changes with every start. */
  databaseUrl(): string
  remove(): Promise<void>
}

/** @param environment overrides; with a DATABASE_URL the product uses that database instead of its own */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-bench-'))
  chmodSync(folder, 0o755) // PostgreSQL may run as a different user
  const [port, internalPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  let server: ChildProcess | undefined

  async function end(signal: NodeJS.Signals) {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    url,
    figuresUrl: `http://127.0.0.1:${internalPort}/metrics`,
    async start() {
      const ports = { PORT: String(port), INTERNAL_PORT: String(internalPort) }
      const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', ...ports, DATA_DIR: folder }
      server = spawn(process.execPath, SERVER, {
        cwd: ROOT,
        env: { ...env, DEMO: '0', LOG_LEVEL: 'error', ...environment },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'], // the product stops when the channel closes
      })
      await untilHealthy(url, server)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    databaseUrl: () => databaseUrlOf(folder),
    async remove() {
      await end('SIGTERM')
      const door = join(folder, 'postgres')
      if (existsSync(door)) rmSync(realpathSync(door), { recursive: true, force: true }) // the link may lead outside
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilHealthy(url: string, server: ChildProcess) {
  while (server.exitCode === null) {
    const ok = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await sleep(50)
  }
  throw new Error(`The server ended with ${server.exitCode} instead of starting.`)
}

/** PostgreSQL writes its port into the fourth line of its pid file. */
function databaseUrlOf(folder: string): string {
  const read = (file: string) => readFileSync(join(folder, 'postgres', file), 'utf8')
  const port = read('data/postmaster.pid').split('\n')[3]
  return `postgres://postgres:${read('password')}@127.0.0.1:${port}/postgres`
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free on 127.0.0.1.')
  return address.port
}
