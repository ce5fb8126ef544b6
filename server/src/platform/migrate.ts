import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

const LOCK = 727001
const FILE = /^\d{4}_[\w.]+\.sql$/

/**
 * Brings the database up to the plain SQL files of a folder, each in its own transaction, once, in the order of
 * their numbers. A file ending in `.notx.sql` holds one statement that refuses transactions.
 * @returns the names that were applied now
 * @throws when an applied file is missing or was edited, or when a file fails (nothing of it stays)
 */
export async function migrate(pool: Pool, folder: string, log: (line: string) => void): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await takeTurn(client)
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    return await applyMissing(client, folder, log)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    await client.query('reset statement_timeout').catch(() => {})
    client.release()
  }
}

/** Asks again and again: a blocking lock would deadlock with `create index concurrently` of the one who has it. */
async function takeTurn(client: PoolClient) {
  const asked = () => client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
  while (!(await asked()).rows[0]?.mine) await sleep(200)
}

async function applyMissing(client: PoolClient, folder: string, log: (line: string) => void) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const files = (await readdir(folder)).filter((file) => FILE.test(file)).sort()
  for (const name of applied.keys()) {
    if (!files.includes(name)) throw new Error(`Migration ${name} was applied and is missing now.`)
  }
  const done: string[] = []
  for (const file of files) {
    const sql = await readFile(join(folder, file), 'utf8')
    const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
    const known = applied.get(file)
    if (known === checksum) continue
    if (known) throw new Error(`Migration ${file} was edited after it was applied.`)
    await apply(client, file, sql, checksum)
    log(`applied ${file}`)
    done.push(file)
  }
  return done
}

async function apply(client: PoolClient, file: string, sql: string, checksum: string) {
  const inTransaction = !file.endsWith('.notx.sql')
  try {
    if (inTransaction) await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [file, checksum])
    if (inTransaction) await client.query('commit')
  } catch (cause) {
    if (inTransaction) await client.query('rollback')
    throw new Error(`Migration ${file} failed: ${(cause as Error).message}`, { cause })
  }
}
