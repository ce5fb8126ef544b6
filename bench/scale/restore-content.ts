import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, escapeIdentifier } from 'pg'
import type { Content } from './restore-verdict.ts'

export async function contentOf(database: Client, dataDir: string): Promise<Content> {
  const { rows: names } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'ticks'`,
  )
  const tables: Record<string, { rows: number; hash: string | null }> = {}
  for (const { name } of names) {
    const { rows } = await database.query<{ rows: number; hash: string | null }>(
      `select count(*)::int as rows, sum(hashtextextended(t::text, 0)::numeric)::text as hash from ${escapeIdentifier(name)} t`,
    )
    if (rows[0]) tables[name] = rows[0]
  }
  const ticks = await database.query<{ n: number }>('select n from ticks order by n')
  return { tables, ticks: ticks.rows.map(({ n }) => n), files: filesBelow(join(dataDir, 'storage')) }
}

function filesBelow(folder: string): Record<string, string> {
  const paths = globSync('**/*.webp', { cwd: folder })
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex')
  return Object.fromEntries(paths.map((path) => [path, hashOf(path)]))
}

/** Commits small transactions until a second after `moment`. @returns the ticks committed by `moment` */
export async function tick(database: Client): Promise<{ moment: Date; ticks: number[] }> {
  const { rows: times } = await database.query<{ moment: Date }>(
    `select date_trunc('second', clock_timestamp()) + interval '2 s' as moment`,
  )
  const moment = times[0]?.moment ?? new Date()
  for (let n = 1; Date.now() < moment.getTime() + 1_000; n++) {
    await database.query('insert into ticks values ($1)', [n])
    await sleep(5)
  }
  const { rows } = await database.query<{ n: number }>(
    'select n from ticks where pg_xact_commit_timestamp(xmin) <= $1 order by n',
    [moment],
  )
  return { moment, ticks: rows.map(({ n }) => n) }
}

/** Waits until the archive holds all WAL so far. */
export async function untilArchived(database: Client): Promise<void> {
  const { rows } = await database.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  for (;;) {
    const done = await database.query<{ name: string | null }>(
      'select last_archived_wal as name from pg_stat_archiver',
    )
    if ((done.rows[0]?.name ?? '') >= (rows[0]?.name ?? '')) return
    await sleep(100)
  }
}
