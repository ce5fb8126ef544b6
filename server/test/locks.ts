import { type Kysely, sql } from 'kysely'

/**
 * How many statements in this database wait for somebody's lock. Asked outside of any transaction: within one, PostgreSQL
 * goes on showing the connections of the first time.
 */
export async function waitingForLocks<DB>(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
