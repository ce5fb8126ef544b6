import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** Until when a member may not start conversations, as an expression of SQL; null: they may. */
export const slowedUntilOf = (memberId: RawBuilder<unknown>, now: Date) => sql<Date | null>`
  (select max(slowing.ends_at) from decisions slowing where slowing.subject_id = ${memberId}
    and slowing.step = 'slowed' and slowing.ends_at > ${now}::timestamptz and slowing.lifted_at is null)`

/** @returns null when the member may start conversations */
export async function slowedUntil(db: Db, memberId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select ${slowedUntilOf(sql`${memberId}::uuid`, now)} as until`.execute(db)
  return rows[0]?.until ?? null
}
