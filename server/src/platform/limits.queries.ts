import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Counts one use, in a single step however many come at once. @returns null, or the seconds to wait when nothing was counted */
export async function takeUse(db: Db, key: string, max: number, per: string): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select take(${key}, ${max}, ${per}::interval) as wait`.execute(db)
  return rows[0]?.wait ?? null
}

/** How often `key` was used in the time before now; `per` is a PostgreSQL interval. */
export async function usesOf(db: Db, key: string, per: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from limit_uses
    where key = ${key} and used_at > clock_timestamp() - ${per}::interval`.execute(db)
  return rows[0]?.uses ?? 0
}
