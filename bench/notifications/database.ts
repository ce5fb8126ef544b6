import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { eraseDatabase, startDatabase } from '../../dev/postgres/index.ts'

export interface OwnDatabase {
  url: string
  pool: Pool
  folder: string
  remove(): Promise<void>
}

export async function aDatabase(settings?: Record<string, string | number>): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-bench-'))
  chmodSync(folder, 0o755) // PostgreSQL may run as a different user
  const database = await startDatabase(folder, () => {}, undefined, settings)
  const pool = new Pool({ connectionString: database.url, max: 4 })
  pool.on('error', () => {}) // stopping the database drops the connections
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
