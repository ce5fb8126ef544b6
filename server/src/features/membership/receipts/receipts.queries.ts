import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** The locked counter gives concurrent receipts consecutive numbers. @returns the number */
export async function insertReceipt(tx: Tx, order_id: string, issued_at: Date): Promise<number> {
  const { last_number: number } = await tx
    .updateTable('receipt_numbers')
    .set({ last_number: sql`last_number + 1` })
    .returning('last_number')
    .executeTakeFirstOrThrow()
  await tx.insertInto('receipts').values({ number, order_id, issued_at }).execute()
  return number
}

/** @returns undefined for an unpaid order, or another member's */
export const ownReceipt = (db: Db, userId: string, orderId: string) =>
  db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('membership_terms as t', 't.order_id', 'r.order_id')
    .select(['r.number', 'r.issued_at', 't.starts_at', 't.ends_at', 'o.refunded_minor'])
    .where('o.id', '=', orderId)
    .where('o.user_id', '=', userId)
    .executeTakeFirst()
