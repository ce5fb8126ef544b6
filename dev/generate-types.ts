// Generates table types and docs/schema.sql from the migrations; with --verify it only fails on a difference.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { migrate } from '../server/src/platform/migrate.ts'
import { startDatabase } from './postgres/index.ts'
import { schemaPage } from './schema-page.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'ndoa-types-'))
const database = await startDatabase(folder, () => {})
const pool = new Pool({ connectionString: database.url })
const migrations = at('../server/migrations')
await migrate(pool, migrations, () => {})
const page = await schemaPage(pool, migrations)
await pool.end()

const isToVerify = process.argv.includes('--verify')
const pageFile = at('../docs/schema.sql')
if (!isToVerify) writeFileSync(pageFile, page)
const isPageCurrent = readFileSync(pageFile, 'utf8') === page
if (!isPageCurrent)
  console.error('docs/schema.sql differs from the migrations: run node dev/generate-types.ts.')

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
    '{"int8":"number"}',
    ...(isToVerify ? ['--verify'] : []),
  ],
  { stdio: 'inherit' },
)
await database.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(isPageCurrent ? (status ?? 1) : 1)
