import type { MembershipOrder } from '@ndoa/contract/membership/membership'
import type { Db } from '../../../platform/db.ts'
import { unusedOf, withdrawalOf } from '../refunds/refunds.rules.ts'
import { linkedOrderViews, type OrderViewRow, orderViews, ownOrderViews } from './order-views.queries.ts'

export const ordersOf = async (db: Db, userId: string, now: Date): Promise<MembershipOrder[]> =>
  (await orderViews(db, userId)).map((row) => asContract(row, now))

/** @returns undefined for another member's order */
export async function ownOrderView(
  db: Db,
  userId: string,
  orderId: string,
  now: Date,
): Promise<MembershipOrder | undefined> {
  const [row] = await ownOrderViews(db, userId, orderId)
  return row && asContract(row, now)
}

export async function linkedOrderView(
  db: Db,
  orderId: string,
  now: Date,
): Promise<MembershipOrder | undefined> {
  const [row] = await linkedOrderViews(db, orderId)
  return row && asContract(row, now)
}

function asContract(row: OrderViewRow, now: Date): MembershipOrder {
  const { currency } = row
  const withdrawal = withdrawalOf(row, now)
  const unused = unusedOf(row, now)
  return {
    id: row.id,
    tier: row.tier,
    months: row.months,
    method: row.method,
    price: { amount: row.amount_minor, currency },
    state: row.state,
    is_renewal: row.is_renewal,
    ordered_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    receipt: row.receipt,
    unused: unused === null ? null : { amount: unused, currency },
    refunded: row.refunded_minor === null ? null : { amount: row.refunded_minor, currency },
    withdrawal: withdrawal && {
      price: { amount: withdrawal.amount, currency },
      is_full: withdrawal.isFull,
    },
  }
}
