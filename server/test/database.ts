import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { cloneDatabase, dropDatabase, withDatabase } from '../src/platform/postgres.ts'

/** A migrated, empty database of its own for a test file. */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await cloneDatabase(server, 'migrated', name)
  return { url: withDatabase(server, name), drop: () => dropDatabase(server, name) }
}
