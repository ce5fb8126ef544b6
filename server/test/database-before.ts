import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { migrate } from '../src/platform/migrate.ts'
import { emptyDatabase } from './database.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/** A database as it was before a migration, such as "0033", and a function that applies that one and all later ones. */
export async function databaseBefore(level: string) {
  const before = mkdtempSync(join(tmpdir(), 'ndoa-migrations-'))
  const isOlder = (file: string) => !(basename(file) >= level && file.endsWith('.sql'))
  cpSync(MIGRATIONS, before, { recursive: true, filter: isOlder })
  const database = await emptyDatabase()
  const pool = new Pool({ connectionString: database.url, max: 1 })
  await migrate(pool, before, () => {})
  rmSync(before, { recursive: true })
  return {
    pool,
    migrate: () => migrate(pool, MIGRATIONS, () => {}),
    async close() {
      await pool.end()
      await database.drop()
    },
  }
}
