import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { eraseDatabase, startDatabase } from '../../dev/postgres/index.ts'

/** A PostgreSQL of our own, which outlives the servers that are killed on it. */
export interface OwnDatabase {
  url: string
  pool: Pool
  /** Its own, for other things that are to go with it, too. */
  folder: string
  remove(): Promise<void>
}

/** @param settings more settings of PostgreSQL */
export async function aDatabase(settings?: Record<string, string | number>): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-bench-'))
  chmodSync(folder, 0o755) // PostgreSQL may run as another user
  const database = await startDatabase(folder, () => {}, undefined, settings)
  const pool = new Pool({ connectionString: database.url, max: 4 })
  pool.on('error', () => {}) // it ends with the database
  return {
    url: database.url,
    pool,
    folder,
    async remove() {
      await pool.end()
      await database.stop()
      eraseDatabase(folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
