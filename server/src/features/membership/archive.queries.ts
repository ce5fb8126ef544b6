import type { Currency } from '@ndoa/contract/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

interface ArchivedOrder {
  ordered_at: Date
  tier: string
  months: number
  method: string
  amount_minor: number
  tax_minor: number
  currency: Currency
  country: string
  payer_country: string | null
  network_country: string | null
  agreed_to_begin_at: Date
  state: string
  paid_at: Date | null
  refunded_minor: number | null
  returned_minor: number
  starts_at: Date | null
  ends_at: Date | null
  revoked_at: Date | null
  receipt: number | null
}

export async function archivedOrders(db: Db, userId: string): Promise<ArchivedOrder[]> {
  const { rows } = await sql<ArchivedOrder>`
    select o.created_at as ordered_at, o.tier, o.months, o.method, o.amount_minor, o.tax_minor, o.currency, o.country,
      o.payer_country, o.network_country, o.begins_now_at as agreed_to_begin_at, o.state, o.paid_at, o.returned_minor,
      case when o.refunded_for <> 'disputed' then o.refunded_minor end as refunded_minor, t.starts_at, t.ends_at, t.revoked_at,
      r.number as receipt
    from orders o left join membership_terms t on t.order_id = o.id left join receipts r on r.order_id = o.id
    where o.user_id = ${userId} order by o.created_at`.execute(db)
  return rows
}

export const archivedPriceCountry = (db: Db, userId: string) =>
  db
    .selectFrom('price_countries')
    .select(['country', 'changed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const archivedRenewal = (db: Db, userId: string) =>
  db
    .selectFrom('renewals')
    .select(['is_on', 'renews_at', 'card_last_four', 'declined_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
