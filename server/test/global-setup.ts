import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { escapeLiteral, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { cloneDatabase } from '../../dev/postgres/index.ts'
import { migrate } from '../src/platform/migrate.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

const SETTINGS = {
  // test data need not survive a crash
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '4GB',
  max_connections: 300,
}

interface Shared {
  url: string
  users: number
  stop: () => Promise<void>
}

/** Each Vitest project loads this file in the same process. */
const shared = globalThis as { ndoaTestDatabase?: Promise<Shared> | undefined }

export default async function setup(project: TestProject) {
  const database = await (shared.ndoaTestDatabase ??= start())
  database.users += 1
  project.provide('postgres', database.url)
  return async () => {
    database.users -= 1
    if (database.users > 0) return
    shared.ndoaTestDatabase = undefined
    await database.stop()
  }
}

async function start(): Promise<Shared> {
  const postgres = await startPostgres(SETTINGS)
  await hashPasswordOnce(postgres.url)
  await makeTemplate(await cloneDatabase(postgres.url, 'template1', 'migrated'))
  return { url: postgres.url, stop: () => postgres.stop(), users: 0 }
}

async function makeTemplate(url: string) {
  // imported here, because only the first project that loads this file needs them
  const [{ startApp }, { loadConfig }] = await Promise.all([
    import('../src/app/build.ts'),
    import('../src/app/config.ts'),
  ])
  const pool = new Pool({ connectionString: url, max: 1 })
  await migrate(pool, fileURLToPath(new URL('../migrations', import.meta.url)), () => {})
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'ndoa-template-'))
  const server = await startApp(loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR }), url)
  await server.close()
  rmSync(DATA_DIR, { recursive: true, force: true })
  await pool.query('delete from outbox_positions')
  await pool.query('delete from pgboss.schedule')
  await pool.query('delete from pgboss.job')
  await pool.end()
}

/** Each test server opens twenty connections, whose password would otherwise be hashed 4,096 times. */
async function hashPasswordOnce(url: string) {
  const pool = new Pool({ connectionString: url, max: 1 })
  await pool.query('set scram_iterations = 1')
  await pool.query(`alter role postgres password ${escapeLiteral(new URL(url).password)}`)
  await pool.end()
}
