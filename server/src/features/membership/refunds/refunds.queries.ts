import type {
  HeldFor,
  OrderState,
  PaymentMethod,
  Provider,
  Term,
  Tier,
} from '@ndoa/contract/membership/membership-rules'
import type { Currency } from '@ndoa/contract/money'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { OrderRow, RefundedFor } from '../orders/orders.queries.ts'
import type { Withdrawable } from './refunds.rules.ts'

/**
 * When the member last got a full refund by withdrawing. Renewals don't count, because each can be refunded in full.
 */
export const lastFullRefund = (userId: RawBuilder<unknown>) => sql<Date | null>`(
  select max(f.withdrawn_at) from orders f
  where f.user_id = ${userId} and f.refunded_for = 'withdrawal'
    and f.refunded_minor + f.returned_minor >= f.amount_minor and not f.is_renewal)`

export interface WithdrawableRow extends Withdrawable {
  id: string
  user_id: string | null
  state: OrderState
  method: PaymentMethod
  provider: Provider
  tier: Tier
  months: Term
  currency: Currency
}

export async function withdrawableOrder(db: Db, orderId: string): Promise<WithdrawableRow | undefined> {
  const { rows } = await sql<WithdrawableRow>`
    select o.id, o.user_id, o.state, o.method, o.provider, o.tier, o.months, o.currency, o.amount_minor,
      o.returned_minor, o.is_renewal, o.paid_at, t.starts_at, t.ends_at, t.used_ms,
      ${lastFullRefund(sql`o.user_id`)} as last_full_refund
    from orders o left join membership_terms t on t.order_id = o.id
    where o.id = ${orderId}`.execute(db)
  return rows[0]
}

/** The next check requests the refund. While staff review a dispute, the refund waits for them like a failed one. */
export const beginRefund = (
  tx: Tx,
  { id }: Pick<OrderRow, 'id'>,
  { amount, reason }: { amount: number; reason: RefundedFor },
  now: Date,
) =>
  tx
    .updateTable('orders')
    .set({
      state: 'refunding',
      refunded_minor: amount,
      refunded_for: reason,
      refund_id: sql`gen_random_uuid()`,
      refund_failed: sql`held_for is not distinct from 'disputed'`,
      withdrawn_at: sql`coalesce(withdrawn_at, ${now}::timestamptz)`,
      next_check_at: sql`case when held_for = 'disputed' then null else ${now}::timestamptz end`,
      held_for: sql`case when held_for = 'disputed' then held_for end`,
    })
    .where('id', '=', id)
    .execute()

/** If the order turns out to be paid, the full amount is returned. */
export const withdrawUnpaid = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('orders')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'failed', 'expired'])
    .execute()

export interface RefundingRow {
  refund_id: string
  refund_asked_at: Date | null
  refunded_minor: number
  held_for: HeldFor | null
  /** When the refund was decided, or staff last requested it again. */
  begun_at: Date
}

/** @returns undefined if staff have released or held the refund since */
export async function refundOf(
  db: Db,
  { id, held_for }: Pick<OrderRow, 'id' | 'held_for'>,
): Promise<RefundingRow | undefined> {
  const { rows } = await sql<RefundingRow>`
    select refund_id, refund_asked_at, refunded_minor, held_for,
      greatest(withdrawn_at, paid_at, refund_released_at) as begun_at -- a renewal may be paid after it was withdrawn
    from orders
    where id = ${id} and state = 'refunding' and held_for is not distinct from ${held_for}`.execute(db)
  return rows[0]
}

/** Keeps the hold for a dispute, or holds the order if money that has come back since is still owed to the member. */
export const heldOnArrival = sql<'disputed' | null>`case when held_for = 'disputed'
  or refunded_for <> 'unused_days' and refunded_minor + returned_minor < amount_minor then 'disputed' end`

interface RefundChange {
  state?: 'refunded'
  held_for?: HeldFor | typeof heldOnArrival
  closed_at?: Date
  refund_failed?: boolean
}

/** Has no effect on a refund that has been settled or replaced since. @param next when to check again */
export const settleRefund = (
  db: Db,
  { refund_id }: RefundingRow,
  change: RefundChange,
  { asked, next }: { asked: Date; next: Date | null },
) =>
  db
    .updateTable('orders')
    .set({
      ...change,
      refund_asked_at: sql`coalesce(refund_asked_at, ${asked}::timestamptz)`,
      next_check_at: next,
    })
    .where('refund_id', '=', refund_id)
    .where('state', '=', 'refunding')
    .execute()

export const holdRefund = (db: Db, { refund_id }: RefundingRow) =>
  db
    .updateTable('orders')
    .set({ held_for: 'refund', next_check_at: null })
    .where('refund_id', '=', refund_id)
    .where('state', '=', 'refunding')
    .execute()
