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

/** The real product with its own PostgreSQL in a folder of its own, on loopback, to be killed and started again. */
export interface Product {
  url: string
  /** Its metrics. */
  figuresUrl: string
  start(): Promise<void>
  /** kill -9; PostgreSQL goes down by itself, and the next start brings it back. */
  kill(): Promise<void>
  /** SIGTERM: it drains, and has ended. */
  stop(): Promise<void>
  /** Where its database answers just now; this changes with every start. */
  databaseUrl(): string
  remove(): Promise<void>
}

/** @param environment settings of its own; with a DATABASE_URL it stands on the database of another one */
export async function aProduct(environment: Record<string, string> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-bench-'))
  chmodSync(folder, 0o755) // PostgreSQL may run as another user
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
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'], // it stops when the channel ends, and so with us
      })
      await untilHealthy(url, server)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    databaseUrl: () => databaseUrlOf(folder),
    async remove() {
      await end('SIGTERM')
      const door = join(folder, 'postgres')
      if (existsSync(door)) rmSync(realpathSync(door), { recursive: true, force: true }) // may lie elsewhere
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

/** The database's folder holds its password, and PostgreSQL itself writes the port into the fourth line of its pid file. */
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
