import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { inHome } from './home.ts'
import { claim, livingOwner, postmaster } from './processes.ts'

/** A PostgreSQL to work with. */
export type Database = { url: string; adopted: boolean; stop: () => Promise<void> }

/** Uses a PostgreSQL that already runs on this data. One whose owner lives is only borrowed: `stop` leaves it alone. */
export async function adopt(home: string, log: (line: string) => void): Promise<Database | undefined> {
  const running = await survivor(home)
  if (!running) return undefined
  const { pid, port } = running
  if (!(await answersSoon(home, port)))
    throw new Error(`PostgreSQL (process ${pid}) holds ${home} and does not answer. End it and start again.`)
  const owner = livingOwner(home)
  if (!owner) claim(home)
  log(
    owner ? `PostgreSQL is shared with process ${owner}` : `PostgreSQL still ran (${pid}) and was taken over`,
  )
  return { url: urlOf(home, port), adopted: true, stop: owner ? async () => {} : () => shutDown(home) }
}

/** Whether the PostgreSQL at this port is up, and is the one with our data. */
export async function answers(home: string, port: number): Promise<boolean> {
  const client = new Client({ connectionString: urlOf(home, port), connectionTimeoutMillis: 2000 })
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
  if (running) process.kill(running.pid, 'SIGINT')
  while (postmaster(home)) await sleep(20)
}

/** The socket beside PostgreSQL's data: a third of the work that a statement's way over loopback is. */
export const socketOf = (home: string, port: number) => join(inHome(home).cluster, `.s.PGSQL.${port}`)

export function urlOf(home: string, port: number): string {
  const password = readFileSync(inHome(home).password, 'utf8')
  const host = existsSync(socketOf(home, port)) ? encodeURIComponent(inHome(home).cluster) : '127.0.0.1'
  return `postgres://postgres:${password}@${host}:${port}/postgres`
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
