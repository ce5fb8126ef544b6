import type { Term, Tier } from '@ndoa/contract/membership/membership-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { lastFullRefund } from '../refunds/refunds.queries.ts'
import type { OrderRow } from './orders.queries.ts'

export interface OrderViewRow
  extends Pick<
    OrderRow,
    | 'id'
    | 'method'
    | 'currency'
    | 'amount_minor'
    | 'state'
    | 'is_renewal'
    | 'refunded_minor'
    | 'returned_minor'
  > {
  tier: Tier
  months: Term
  created_at: Date
  paid_at: Date | null
  starts_at: Date | null
  ends_at: Date | null
  receipt: number | null
  used_ms: number | null
  last_full_refund: Date | null
}

const SHOWN = 200

/** @returns the newest orders first, without those whose payment never started */
export const orderViews = (db: Db, userId: string) =>
  views(db, sql`o.user_id = ${userId} and o.provider_id is not null`)

export const ownOrderViews = (db: Db, userId: string, orderId: string) =>
  views(db, sql`o.user_id = ${userId} and o.id = ${orderId}`)

export const linkedOrderViews = (db: Db, orderId: string) => views(db, sql`o.id = ${orderId}`)

async function views(db: Db, which: RawBuilder<unknown>): Promise<OrderViewRow[]> {
  const { rows } = await sql<OrderViewRow>`
    select o.id, o.tier, o.months, o.method, o.currency, o.amount_minor, o.state, o.is_renewal, o.refunded_minor,
      o.returned_minor, o.created_at, o.paid_at, t.starts_at, t.ends_at, r.number as receipt,
      t.used_ms, ${lastFullRefund(sql`o.user_id`)} as last_full_refund
    from orders o left join membership_terms t on t.order_id = o.id left join receipts r on r.order_id = o.id
    where ${which}
    order by o.created_at desc limit ${SHOWN}`.execute(db)
  return rows
}
