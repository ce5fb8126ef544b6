import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/**
 * Until when a member may not start conversations, by a decision or because the scam shield has paused them.
 * @returns null when they may
 */
export async function slowedUntil(db: Db, memberId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select until from slowed_until(${memberId}) until where until > ${now}`.execute(db)
  return rows[0]?.until ?? null
}
