import type { Term, Tier } from '@ndoa/contract/membership-rules'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { OrderRow } from './orders.queries.ts'

/** An order with what became of it. */
export interface OrderViewRow
  extends Pick<
    OrderRow,
    'id' | 'method' | 'currency' | 'amount_minor' | 'state' | 'is_renewal' | 'refunded_minor'
  > {
  tier: Tier
  months: Term
  created_at: Date
  paid_at: Date | null
  starts_at: Date | null
  ends_at: Date | null
  receipt: number | null
}

/** More than anybody orders. */
const SHOWN = 200

/**
 * The orders of a member, the newest first; of one id when one is given. Those that nobody was sent to pay for are left out.
 */
export async function orderViews(db: Db, userId: string, orderId?: string): Promise<OrderViewRow[]> {
  const { rows } = await sql<OrderViewRow>`
    select o.id, o.tier, o.months, o.method, o.currency, o.amount_minor, o.state, o.is_renewal, o.refunded_minor,
      o.created_at, o.paid_at, t.starts_at, t.ends_at, r.number as receipt
    from orders o left join membership_terms t on t.order_id = o.id left join receipts r on r.order_id = o.id
    where o.user_id = ${userId} and (${orderId ?? null}::uuid is null or o.id = ${orderId ?? null}::uuid)
      and (o.provider_id is not null or ${orderId ?? null}::uuid is not null)
    order by o.created_at desc limit ${SHOWN}`.execute(db)
  return rows
}
