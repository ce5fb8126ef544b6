import { type Kysely, sql } from 'kysely'

/** Call outside a transaction, because PostgreSQL would return the first result again within one. */
export async function waitingForLocks<DB>(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
