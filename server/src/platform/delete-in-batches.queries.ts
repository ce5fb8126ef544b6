import { type RawBuilder, sql } from 'kysely'
import type { DB } from './db/generated/tables.ts'
import type { Database } from './db.ts'

/**
 * Deletes rows in transactions that stay short however many there are. A row that is in use waits for the next time.
 * @param atOnce fewer for a row that takes much with it
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
