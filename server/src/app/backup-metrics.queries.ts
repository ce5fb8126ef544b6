import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Whether PostgreSQL's last try to archive a segment of its log failed. @returns 1 or 0, as a gauge shows it */
export async function archiveFailing(db: Db): Promise<number> {
  const { rows } = await sql<{ failing: number }>`
    select (last_failed_time > coalesce(last_archived_time, '-infinity'))::int as failing from pg_stat_archiver
  `.execute(db)
  return rows[0]?.failing ?? 0
}
