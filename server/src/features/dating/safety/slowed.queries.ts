import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** @returns when a decision's or the scam shield's pause ends, or null if the member may start conversations */
export async function slowedUntil(db: Db, memberId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select until from slowed_until(${memberId}) until where until > ${now}`.execute(db)
  return rows[0]?.until ?? null
}
