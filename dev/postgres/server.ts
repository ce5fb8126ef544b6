import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { filesIn } from './folder.ts'
import { liveOwner, postmaster, writeOwner } from './processes.ts'

/** `reused`: it was already running. `lost` resolves with the reason if PostgreSQL ended and could not restart. */
export type Database = { url: string; reused: boolean; lost: Promise<Error>; stop: () => Promise<void> }

/** Reuses a running PostgreSQL. `stop` leaves it running while the process that started it lives. */
export async function reuse(folder: string, log: (line: string) => void): Promise<Database | undefined> {
  const running = await runningServer(folder)
  if (!running) return undefined
  const { pid, port } = running
  if (!(await isReadySoon(folder, port)))
    throw new Error(
      `PostgreSQL (process ${pid}) uses ${folder} and does not answer. Stop it and start again.`,
    )
  const owner = liveOwner(folder)
  if (!owner) writeOwner(folder)
  log(
    owner
      ? `PostgreSQL is shared with process ${owner}`
      : `PostgreSQL (process ${pid}) was still running and is reused`,
  )
  const lost = new Promise<never>(() => {})
  const stop = owner ? async () => {} : () => shutDown(folder)
  return { url: urlOf(folder, port), reused: true, lost, stop }
}

export async function isReady(folder: string, port: number): Promise<boolean> {
  const client = new Client({ connectionString: urlOf(folder, port), connectionTimeoutMillis: 2000 })
  client.on('error', () => {}) // the connection may drop; the query below then fails
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    return rows[0].data_directory === filesIn(folder).cluster
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

export async function shutDown(folder: string): Promise<void> {
  const running = postmaster(folder)
  if (running) process.kill(running.pid, 'SIGINT')
  while (postmaster(folder)) await sleep(20)
}

/** A statement over a Unix socket costs a third of one over loopback. */
export const socketOf = (folder: string, port: number) => join(filesIn(folder).cluster, `.s.PGSQL.${port}`)

export function urlOf(folder: string, port: number): string {
  const password = readFileSync(filesIn(folder).password, 'utf8')
  const host = existsSync(socketOf(folder, port)) ? encodeURIComponent(filesIn(folder).cluster) : '127.0.0.1'
  return `postgres://postgres:${password}@${host}:${port}/postgres`
}

/** Waits up to 1.5 seconds for the watchdog to stop a PostgreSQL whose owner was killed. */
async function runningServer(folder: string) {
  for (let waited = 0; waited < 1500 && postmaster(folder) && !liveOwner(folder); waited += 50)
    await sleep(50)
  return postmaster(folder)
}

async function isReadySoon(folder: string, port: number): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    if (await isReady(folder, port)) return true
    await sleep(100)
  }
  return false
}
