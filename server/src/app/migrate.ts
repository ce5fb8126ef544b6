/** `npm run migrate`: applies the files in server/migrations, as a separate step before new servers start. */
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { readConfig, requiredText, setting } from '../platform/config.ts'
import { migrate } from '../platform/migrate.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
const settings = { DATABASE_URL: setting(requiredText, 'PostgreSQL') }

try {
  const { DATABASE_URL } = readConfig(settings, process.env)
  const pool = new Pool({ connectionString: DATABASE_URL, max: 1 })
  const done = await migrate(pool, MIGRATIONS, console.log)
  console.log(done.length === 0 ? 'nothing to apply' : `applied ${done.length} migrations`)
  await pool.end()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
process.exit() // the launcher's channel would keep the process alive
