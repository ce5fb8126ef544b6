import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { cloneDatabase, dropDatabase } from '../../dev/postgres/index.ts'

interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** A migrated database without rows, for one test file. */
export const freshDatabase = () => copyOf('migrated')

/** A database without tables, for tests of migrations. */
export const emptyDatabase = () => copyOf('template1')

/** A slow machine must not decide whether a test passes: statements and locks are waited for ten times as long as by a server. */
const TIMEOUTS = 'statement_timeout=100000&lock_timeout=50000&idle_in_transaction_session_timeout=150000'

async function copyOf(template: string): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = await cloneDatabase(server, template, name)
  return { url: `${url}?${TIMEOUTS}`, drop: () => dropDatabase(server, name) }
}
