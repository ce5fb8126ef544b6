import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, type Pool, type PoolClient } from 'pg'

const LOCK = 727001
/** Milliseconds to wait for a lock in each attempt. */
const LOCK_TIMEOUT = 1_000
const TRIES = 200
const PAUSE = 3_000
const LOCK_NOT_AVAILABLE = '55P03'
const FILE = /^\d{4}_[\w.]+\.sql$/
const COMPATIBLE_WITH = /^-- compatible-with: *(.*)$/m

/**
 * Runs `.notx.sql` files without a transaction. A file whose table is in use is retried for ten minutes with a short
 * lock timeout, because queries queue behind a waiting lock. `compatible-with: 0026` lets servers whose newest file is
 * 0026 or later still start.
 * @returns the names applied now
 * @throws if an applied file is missing or edited, the database is too new, or a file fails and is rolled back
 */
export async function migrate(pool: Pool, folder: string, log: (line: string) => void): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await acquireLock(client)
    await client.query(`create table if not exists schema_migrations (name text primary key, checksum text not null,
      applied_at timestamptz not null default now(), compatible_with text)`)
    return await applyMissing(client, folder, log)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    await client.query('reset statement_timeout').catch(() => {})
    client.release()
  }
}

/** Polls, because a blocking lock would deadlock with another process's `create index concurrently`. */
async function acquireLock(client: PoolClient) {
  const tryLock = () => client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
  while (!(await tryLock()).rows[0]?.mine) await sleep(200)
}

export async function assertMigrated(pool: Pick<Pool, 'query'>, folder: string): Promise<void> {
  const there = await pool.query<{ there: boolean }>(
    "select to_regclass('schema_migrations') is not null as there",
  )
  const { rows } = there.rows[0]?.there
    ? await pool.query<Applied>('select name, checksum, compatible_with from schema_migrations order by name')
    : { rows: [] }
  const files = await filesOf(folder)
  refuseUnknown(rows, files)
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  for (const file of files) {
    if (!applied.has(file))
      throw new Error(
        `Migration ${file} is not applied: run npm run migrate first (in the image: node server/src/app/migrate.ts).`,
      )
    const { checksum } = await contentOf(folder, file)
    if (applied.get(file) !== checksum) throw edited(file)
  }
}

const filesOf = async (folder: string) => (await readdir(folder)).filter((file) => FILE.test(file)).sort()
const edited = (file: string) => migratedDifferently(`Migration ${file} was edited after it was applied.`)

/** The baseline may change until the first release, and existing databases can't be migrated to a changed baseline. */
const migratedDifferently = (how: string) =>
  new Error(
    `${how} This version cannot upgrade a database that other migrations made. Export what you need with the version ` +
      'that made it; then erase it (npm run reset), or set DATABASE_URL to an empty database.',
  )

async function contentOf(folder: string, file: string) {
  const sql = await readFile(join(folder, file), 'utf8')
  return { sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
}

interface Applied {
  name: string
  checksum: string
  compatible_with: string | null
}

const levelOf = (file: string) => file.slice(0, 4)

function refuseUnknown(applied: readonly Applied[], files: readonly string[]) {
  const level = levelOf(files.at(-1) ?? '9999')
  for (const { name, compatible_with } of applied) {
    if (files.includes(name)) continue
    if (levelOf(name) <= level) throw migratedDifferently(`Migration ${name} was applied and is missing now.`)
    if (compatible_with === null || level < compatible_with)
      throw new Error(
        `The database is too new for this server, whose newest migration is ${level}: ${name} needs a server with ` +
          `migration ${compatible_with ?? levelOf(name)} or later. Start a newer version, or restore a backup.`,
      )
  }
}

/** @throws if a file declares an impossible value, which would be stored permanently */
function compatibleWith(file: string, sql: string): string | null {
  const level = COMPATIBLE_WITH.exec(sql)?.[1]?.trim()
  if (level === undefined) return null
  if (!/^\d{4}$/.test(level) || level > levelOf(file))
    throw new Error(`Migration ${file}: compatible-with names no migration before it, but "${level}".`)
  return level
}

async function applyMissing(client: PoolClient, folder: string, log: (line: string) => void) {
  const { rows } = await client.query<Applied>(
    'select name, checksum, compatible_with from schema_migrations order by name',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const files = await filesOf(folder)
  refuseUnknown(rows, files)
  const newlyApplied: string[] = []
  for (const file of files) {
    const { sql, checksum } = await contentOf(folder, file)
    const appliedChecksum = applied.get(file)
    if (appliedChecksum === checksum) continue
    if (appliedChecksum) throw edited(file)
    await apply(client, file, sql, checksum)
    log(`applied ${file}`)
    newlyApplied.push(file)
  }
  return newlyApplied
}

async function apply(client: PoolClient, file: string, sql: string, checksum: string) {
  for (let tries = 1; ; tries++)
    try {
      return await tryToApply(client, file, sql, checksum, tries)
    } catch (cause) {
      const isInUse = cause instanceof DatabaseError && cause.code === LOCK_NOT_AVAILABLE
      if (!isInUse || tries === TRIES)
        throw new Error(`Migration ${file} failed: ${(cause as Error).message}`, { cause })
      await sleep(PAUSE)
    }
}

async function tryToApply(client: PoolClient, file: string, sql: string, checksum: string, tries: number) {
  const compatible = compatibleWith(file, sql)
  const inTransaction = !file.endsWith('.notx.sql')
  try {
    if (inTransaction) await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT}`)
    else {
      await client.query(`set lock_timeout = ${LOCK_TIMEOUT * tries}`)
      await dropUnfinished(client, sql)
    }
    await client.query(sql)
    await client.query(
      'insert into schema_migrations (name, checksum, compatible_with) values ($1, $2, $3)',
      [file, checksum, compatible],
    )
    if (inTransaction) await client.query('commit')
  } catch (cause) {
    if (inTransaction) await client.query('rollback')
    throw cause
  } finally {
    if (!inTransaction) await client.query('reset lock_timeout')
  }
}

/** Drops the invalid index that an interrupted concurrent build left behind. */
async function dropUnfinished(client: PoolClient, sql: string) {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on oid = indexrelid
     where not indisvalid and $1 ~ ('\\m' || relname || '\\M')`,
    [sql],
  )
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`)
}
