import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { filesIn } from './folder.ts'
import { liveOwner, postmaster, writeOwner } from './processes.ts'

/**
 * A running PostgreSQL. `reused` says that it ran before it was asked for; `lost` gives the reason when it has ended and
 * could not be started again.
 */
export type Database = { url: string; reused: boolean; lost: Promise<Error>; stop: () => Promise<void> }

/** Uses a PostgreSQL that already runs on this data. While its owner lives, `stop` does not stop it. */
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
  const lost = new Promise<never>(() => {}) // the process that started it looks after it
  const stop = owner ? async () => {} : () => shutDown(folder)
  return { url: urlOf(folder, port), reused: true, lost, stop }
}

/** Whether the PostgreSQL at this port is up, and is the one with our data. */
export async function isReady(folder: string, port: number): Promise<boolean> {
  const client = new Client({ connectionString: urlOf(folder, port), connectionTimeoutMillis: 2000 })
  client.on('error', () => {}) // the connection may end under us; the query below then fails
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

/** Stops PostgreSQL if it still runs. Clients are disconnected; what was committed is kept. */
export async function shutDown(folder: string): Promise<void> {
  const running = postmaster(folder)
  if (running) process.kill(running.pid, 'SIGINT')
  while (postmaster(folder)) await sleep(20)
}

/** A Unix socket beside PostgreSQL's data: a statement costs a third of what it costs over loopback. */
export const socketOf = (folder: string, port: number) => join(filesIn(folder).cluster, `.s.PGSQL.${port}`)

export function urlOf(folder: string, port: number): string {
  const password = readFileSync(filesIn(folder).password, 'utf8')
  const host = existsSync(socketOf(folder, port)) ? encodeURIComponent(filesIn(folder).cluster) : '127.0.0.1'
  return `postgres://postgres:${password}@${host}:${port}/postgres`
}

/** After its owner was killed, the watchdog stops PostgreSQL: waits up to 1.5 seconds for that. */
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
