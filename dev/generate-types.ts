// Writes the TypeScript types of the tables that the migrations make; with --verify it fails when they differ.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { migrate } from '../server/src/platform/migrate.ts'
import { startDatabase } from './postgres/index.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'ndoa-types-'))
const database = await startDatabase(folder, () => {})
const pool = new Pool({ connectionString: database.url })
await migrate(pool, at('../server/migrations'), () => {})
await pool.end()

const { status } = spawnSync(
  process.execPath,
  [
    at('../node_modules/kysely-codegen/dist/cli/bin.js'),
    '--dialect',
    'postgres',
    '--url',
    database.url,
    '--out-file',
    at('../server/src/platform/db/generated/tables.ts'),
    '--exclude-pattern',
    '(pgboss.*|schema_migrations)',
    '--date-parser',
    'string',
    '--numeric-parser',
    'number',
    '--type-mapping',
    '{"int8":"number"}', // as db.ts reads them
    ...process.argv.slice(2).filter((argument) => argument === '--verify'),
  ],
  { stdio: 'inherit' },
)
await database.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(status ?? 1)
