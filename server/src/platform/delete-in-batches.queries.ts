import { type RawBuilder, sql } from 'kysely'
import type { DB } from './db/generated/tables.ts'
import type { Database } from './db.ts'

/**
 * Keeps transactions short, and leaves locked rows to the next run. @param atOnce lower for rows whose deletion
 * cascades
 */
export async function deleteInBatches(
  db: Database,
  table: keyof DB,
  where: RawBuilder<unknown>,
  atOnce = 10_000,
): Promise<void> {
  const from = sql.table(table)
  for (let deleted = atOnce; deleted === atOnce; ) {
    const { numAffectedRows } = await sql`delete from ${from} where ctid = any(array(
      select ctid from ${from} where ${where} limit ${atOnce} for update skip locked))`.execute(db)
    deleted = Number(numAffectedRows)
  }
}
