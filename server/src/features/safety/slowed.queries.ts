import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/**
 * Until when a member may not start conversations, by a decision or because the scam shield has paused them, as an
 * expression of SQL; null: they may.
 */
export const slowedUntilOf = (memberId: RawBuilder<unknown>, now: Date) => sql<Date | null>`
  (select max(slowing.until) from (
    select ends_at as until from decisions where subject_id = ${memberId} and step = 'slowed' and lifted_at is null
    union all
    select until from shield_pauses where member_id = ${memberId} and lifted_at is null
  ) slowing where slowing.until > ${now}::timestamptz)`

/** @returns null when the member may start conversations */
export async function slowedUntil(db: Db, memberId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select ${slowedUntilOf(sql`${memberId}::uuid`, now)} as until`.execute(db)
  return rows[0]?.until ?? null
}
