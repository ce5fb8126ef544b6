import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** @returns 1 if PostgreSQL's last attempt to archive a WAL segment failed, else 0 */
export async function archiveFailing(db: Db): Promise<number> {
  const { rows } = await sql<{ failing: number }>`
    select (last_failed_time > coalesce(last_archived_time, '-infinity'))::int as failing from pg_stat_archiver
  `.execute(db)
  return rows[0]?.failing ?? 0
}
