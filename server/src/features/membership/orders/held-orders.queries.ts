import type { HeldFor, OrderState, Provider } from '@ndoa/contract/membership/membership-rules'
import type { Currency } from '@ndoa/contract/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** `country` lists an order that is not held, but was paid from a different country than the price's. */
type ListedFor = HeldFor | 'country'

export interface HeldRow {
  id: string
  provider: Provider
  provider_id: string | null
  state: OrderState
  held_for: ListedFor
  held_at: Date
  created_at: Date
  currency: Currency
  amount_minor: number
  refunded_minor: number | null
  refunded_for: string | null
  returned_minor: number
  country: string
  payer_country: string | null
  network_country: string | null
  settled_at: Date | null
  settled_note: string | null
  settled_by: string | null
}

const SHOWN = 200
const SETTLED_SHOWN = 20
const OTHER_COUNTRIES_SHOWN = 20

/** Held orders, oldest first, then settled ones and those paid from another country, newest first. */
export async function heldOrders(db: Db): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    (select ${columns}, o.held_for, o.held_at, null as settled_at, null as settled_note, null as settled_by
      from orders o where o.held_for is not null order by o.held_at limit ${SHOWN})
    union all
    (select ${columns}, o.settled_for, o.settled_at, o.settled_at, o.settled_note, s.name
      from orders o left join staff s on s.id = o.settled_by
      where o.settled_at is not null and o.held_for is null order by o.settled_at desc limit ${SETTLED_SHOWN})
    union all
    (select ${columns}, 'country', o.paid_at, null, null, null
      from orders o
      where o.paid_at is not null and o.held_for is null and o.settled_at is null
        and coalesce(o.payer_country, o.network_country) <> o.country
      order by o.paid_at desc limit ${OTHER_COUNTRIES_SHOWN})`.execute(db)
  return rows
}

const columns = sql.raw(
  `o.id, o.provider, o.provider_id, o.state, o.created_at, o.currency, o.amount_minor, o.refunded_minor, o.refunded_for,
  o.returned_minor, o.country, o.payer_country, o.network_country`,
)

export async function countHeldOrders(db: Db, before: Date): Promise<{ held: number; overdue: number }> {
  const { rows } = await sql<{ held: number; overdue: number }>`
    select count(*)::int as held, (count(*) filter (where held_at < ${before}))::int as overdue
    from orders where held_for is not null`.execute(db)
  return rows[0]!
}

/**
 * Requests a held refund again, at the earliest at `until`. A refund that failed at the provider gets a new id and the
 * amount that we still have. Any other refund may still arrive, so it keeps its id, and stays held if we have less now.
 * @returns whether the id is new; undefined if the refund is no longer held or we no longer have the money
 */
export async function releaseRefund(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<{ is_another: boolean } | undefined> {
  const { rows } = await sql<{ is_another: boolean }>`
    with held as (
      select id, refund_failed as is_another, amount_minor - returned_minor as kept
      from orders where id = ${id} and state = 'refunding' and held_for is not null for update
    )
    update orders o set held_for = null, next_check_at = ${until}, refund_released_at = ${now},
      refund_asked_at = null, refund_failed = false,
      refund_id = case when is_another then gen_random_uuid() else refund_id end,
      refunded_minor = case when not is_another then refunded_minor
        when refunded_for = 'unused_days' then least(refunded_minor, kept) else kept end
    from held where o.id = held.id and case when is_another then kept > 0 else kept >= refunded_minor end
    returning is_another`.execute(db)
  return rows[0]
}

interface Settlement {
  reason: HeldFor
  note: string
  by: string
  at: Date
}

/** A refund then counts as arrived, even if the provider reported it as another party's; an open order as unpaid. */
export const settleHeldOrder = (tx: Tx, id: string, { reason, note, by, at }: Settlement) =>
  tx
    .updateTable('orders')
    .set({
      state: sql`case state when 'refunding' then 'refunded' when 'open' then 'failed' else state end`,
      closed_at: sql`coalesce(closed_at, ${at}::timestamptz)`,
      held_for: null,
      next_check_at: null,
      returned_minor: sql`case state when 'refunding' then greatest(0, returned_minor - refunded_minor) else returned_minor end`,
      settled_for: sql`case when state = 'refunding' or state = 'refunded' and settled_for = 'refund' then 'refund'
        else ${reason} end`,
      settled_at: at,
      settled_by: by,
      settled_note: note,
    })
    .where('id', '=', id)
    .execute()
