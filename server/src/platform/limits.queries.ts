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

/** Of several calls at once, each takes back one use. @returns whether there was a use to take back */
export async function deleteNewestUse(db: Db, key: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from limit_uses where ctid =
    (select ctid from limit_uses where key = ${key} order by used_at desc limit 1 for update skip locked)`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Counts an account once for its address. @returns null, or the seconds to wait when nothing was counted */
export async function takeAttempt(db: Db, accounts: string, pair: string, max: number, per: string) {
  const { rows } = await sql<{ wait: number | null }>`
    select take_attempt(${accounts}, ${pair}, ${max}, ${per}::interval) as wait`.execute(db)
  return rows[0]?.wait ?? null
}

/**
 * Refunds the use of the account and the use of its address that was recorded right after it. Refunding the newest use
 * instead would leave the older one, which expires too early.
 */
export const refundAttempt = (db: Db, accounts: string, pair: string) =>
  sql`with taken_back as (delete from limit_uses where key = ${pair} returning used_at)
    delete from limit_uses where ctid = (
      select uses.ctid from limit_uses as uses join taken_back on uses.used_at >= taken_back.used_at
      where uses.key = ${accounts} order by uses.used_at limit 1 for update of uses skip locked)`.execute(db)
