import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inHome } from './home.ts'

/** A PostgreSQL to work with. */
export type Database = { url: string; adopted: boolean; stop: () => Promise<void> }

/** Uses a PostgreSQL that already runs on this data. One whose owner lives is only borrowed: `stop` leaves it alone. */
export async function adopt(home: string, log: (line: string) => void): Promise<Database | undefined> {
  const running = await survivor(home)
  if (!running) return undefined
  const url = urlOf(home, running.port)
  if (!(await answersSoon(home, running.port)))
    throw new Error(
      `PostgreSQL (process ${running.pid}) holds ${home} and does not answer. End it and start again.`,
    )
  const owner = livingOwner(home)
  if (owner) {
    log(`PostgreSQL is shared with process ${owner}`)
    return { url, adopted: true, stop: async () => {} }
  }
  log(`PostgreSQL still ran (process ${running.pid}) and was taken over`)
  claim(home)
  return { url, adopted: true, stop: () => shutDown(home) }
}

/** Notes that the database is ours, so that others who find it running only borrow it. */
export const claim = (home: string) => writeFileSync(inHome(home).owner, String(process.pid))

/** Whether the PostgreSQL at this port is up, and is the one with our data. */
export async function answers(home: string, port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(home, port), connectionTimeoutMillis: 2000 })
  client.on('error', () => {}) // the connection may end under us; the query below then fails
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    return rows[0].data_directory === inHome(home).cluster
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Ends PostgreSQL, if it still runs: clients are cut off, what was committed is kept. */
export async function shutDown(home: string): Promise<void> {
  const running = postmaster(home)
  if (!running) return
  process.kill(running.pid, 'SIGINT')
  while (existsSync(pidFile(home))) await sleep(20)
}

export const pidFile = (home: string) => join(inHome(home).cluster, 'postmaster.pid')

export function urlOf(home: string, port: number): string {
  const password = readFileSync(inHome(home).password, 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

/** When its owner was killed, PostgreSQL is given a moment to go down by itself, as it should. */
async function survivor(home: string) {
  for (let waited = 0; waited < 1500 && postmaster(home) && !livingOwner(home); waited += 50) await sleep(50)
  return postmaster(home)
}

async function answersSoon(home: string, port: number): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    if (await answers(home, port)) return true
    await sleep(100)
  }
  return false
}

function postmaster(home: string): { pid: number; port: number } | undefined {
  if (!existsSync(pidFile(home))) return undefined
  const lines = readFileSync(pidFile(home), 'utf8').split('\n')
  const pid = Number(lines[0])
  return isPostgres(pid) ? { pid, port: Number(lines[3]) } : undefined
}

/** After a restart of the machine, the number in a left-over file may belong to any program. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('postgres')
}

function livingOwner(home: string): number | undefined {
  const { owner } = inHome(home)
  const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0
  return pid && isAlive(pid) ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
