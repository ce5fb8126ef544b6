import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { inject } from 'vitest'
import { cloneDatabase, dropDatabase } from '../../dev/postgres/index.ts'

interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

export const freshDatabase = () => copyOf('migrated')

export const emptyDatabase = () => copyOf('template1')

/** Ten times a server's statement and lock timeouts, so that a slow machine fails no test. */
const TIMEOUTS = 'statement_timeout=100000&lock_timeout=50000&idle_in_transaction_session_timeout=150000'

export function withTimeout(url: string, timeout: number): string {
  const other = new URL(url)
  other.searchParams.set('statement_timeout', String(timeout))
  return other.href
}

async function copyOf(template: string): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = await cloneDatabase(server, template, name)
  return {
    url: `${url}?${TIMEOUTS}`,
    async drop() {
      await untilLeft(server, name)
      await dropDatabase(server, name)
    },
  }
}

/** Milliseconds to wait for closing connections; the remaining ones are then cut off. */
const CLOSE_TIMEOUT = 1_000

/** Waits for closed connections, because cutting them off would raise an unhandled error and end the tests. */
async function untilLeft(server: string, name: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  const isUsed = async () => {
    const { rows } = await client.query('select from pg_stat_activity where datname = $1 limit 1', [name])
    return rows.length > 0
  }
  for (const until = Date.now() + CLOSE_TIMEOUT; (await isUsed()) && Date.now() < until; ) await sleep(20)
  await client.end()
}
