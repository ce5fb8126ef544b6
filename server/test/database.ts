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

async function copyOf(template: string): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = await cloneDatabase(server, template, name)
  return { url, drop: () => dropDatabase(server, name) }
}
