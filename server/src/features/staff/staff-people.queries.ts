import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'

/** One after the other, to the end of their transactions. */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(tx)
}
