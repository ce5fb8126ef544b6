import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { cloneDatabase, startDatabase } from '../../dev/postgres/index.ts'
import { createJobs } from '../src/platform/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

/** Each server of a test has twenty connections and more. */
const SETTINGS = { max_wal_size: '4GB', max_connections: 300 }

/** One PostgreSQL for the whole run, with a migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-test-'))
  chmodSync(folder, 0o755)
  const { url, stop } = await startDatabase(folder, () => {}, undefined, SETTINGS)
  await waitForNoDisk(url)
  await makeTemplate(await cloneDatabase(url, 'template1', 'migrated'))
  project.provide('postgres', url)
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Nothing of a test run has to survive a crash: PostgreSQL leaves it to the system when to write to the disk. */
async function waitForNoDisk(url: string) {
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query('alter system set fsync = off')
  await pool.query('select pg_reload_conf()')
  await pool.end()
}

/** All migrations, and the tables of the job queue, which a server makes at its first start. */
async function makeTemplate(url: string) {
  const pool = new Pool({ connectionString: url, max: 1 })
  await migrate(pool, fileURLToPath(new URL('../migrations', import.meta.url)), () => {})
  await pool.end()
  const jobs = createJobs(url, createLog('silent'))
  await jobs.start()
  await jobs.stop()
}
