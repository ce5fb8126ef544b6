import type { MembershipOrder } from '@ndoa/contract/membership'
import type { Db } from '../../../platform/db.ts'
import { type OrderViewRow, orderViews } from './order-views.queries.ts'

/** The orders of a member as the contract says them, the newest first. */
export const ordersOf = async (db: Db, userId: string): Promise<MembershipOrder[]> =>
  (await orderViews(db, userId)).map(asContract)

/** One order of a member's own; undefined for another's. */
export async function ownOrderView(
  db: Db,
  userId: string,
  orderId: string,
): Promise<MembershipOrder | undefined> {
  const [row] = await orderViews(db, userId, orderId)
  return row && asContract(row)
}

const asContract = ({ currency, ...row }: OrderViewRow): MembershipOrder => ({
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
  refunded: row.refunded_minor === null ? null : { amount: row.refunded_minor, currency },
  withdrawal: null, // nothing can be withdrawn yet
})
