import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Counts one use. @returns null, or the seconds to wait if the limit is reached and nothing was counted */
export async function consumeUse(db: Db, key: string, max: number, per: string): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select take(${key}, ${max}, ${per}::interval) as wait`.execute(db)
  return rows[0]?.wait ?? null
}

export async function usesOf(db: Db, key: string, per: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from limit_uses
    where key = ${key} and used_at > clock_timestamp() - ${per}::interval`.execute(db)
  return rows[0]?.uses ?? 0
}

/** Skips locked rows, so that concurrent calls each delete a different use. */
export async function deleteNewestUse(db: Db, key: string): Promise<void> {
  await sql`delete from limit_uses where ctid =
    (select ctid from limit_uses where key = ${key} order by used_at desc limit 1 for update skip locked)`.execute(
    db,
  )
}

/** Counts an account once per address. @returns null, or the seconds to wait if the limit is reached */
export async function consumeAttempt(db: Db, accounts: string, pair: string, max: number, per: string) {
  const { rows } = await sql<{ wait: number | null }>`
    select take_attempt(${accounts}, ${pair}, ${max}, ${per}::interval) as wait`.execute(db)
  return rows[0]?.wait ?? null
}

/**
 * Refunds the account's use and the use of the address that was recorded right after it. The newest use of the address
 * could belong to another attempt.
 */
export const refundAttempt = (db: Db, accounts: string, pair: string) =>
  sql`with taken_back as (delete from limit_uses where key = ${pair} returning used_at)
    delete from limit_uses where ctid = (
      select uses.ctid from limit_uses as uses join taken_back on uses.used_at >= taken_back.used_at
      where uses.key = ${accounts} order by uses.used_at limit 1 for update of uses skip locked)`.execute(db)
