import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { cloneDatabase, startDatabase, withDatabase } from '../../dev/postgres/index.ts'
import { migrate } from '../src/platform/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-test-'))
  chmodSync(folder, 0o755)
  const { url, stop } = await startDatabase(folder, () => {})
  await cloneDatabase(url, 'template1', 'migrated')
  const pool = new Pool({ connectionString: withDatabase(url, 'migrated'), max: 1 })
  await migrate(pool, fileURLToPath(new URL('../migrations', import.meta.url)), () => {})
  await pool.end()
  project.provide('postgres', url)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
