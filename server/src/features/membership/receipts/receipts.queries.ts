import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** @returns the number of the receipt: one more than the last one's, also when others take theirs at the same moment */
export async function insertReceipt(tx: Tx, order_id: string, issued_at: Date): Promise<number> {
  const { last_number: number } = await tx
    .updateTable('receipt_numbers')
    .set({ last_number: sql`last_number + 1` })
    .returning('last_number')
    .executeTakeFirstOrThrow()
  await tx.insertInto('receipts').values({ number, order_id, issued_at }).execute()
  return number
}

/** With the term that was paid; undefined for an order that was not paid, or is another's. */
export const ownReceipt = (db: Db, userId: string, orderId: string) =>
  db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('membership_terms as t', 't.order_id', 'r.order_id')
    .select(['r.number', 'r.issued_at', 't.starts_at', 't.ends_at', 'o.refunded_minor'])
    .where('o.id', '=', orderId)
    .where('o.user_id', '=', userId)
    .executeTakeFirst()
