import { type Kysely, sql } from 'kysely'

/** Must run outside a transaction, in which PostgreSQL caches the first result. */
export async function waitingForLocks<DB>(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
