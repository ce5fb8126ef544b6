import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { accountsOf } from '../staff/index.ts'

/** @returns the orders that the staff member made, under any of their member accounts */
export async function ownOrders(db: Db, staffId: string, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any(${orderIds}::uuid[]) and user_id = any(${accountsOf(staffId)})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
