import type { Language } from '@ndoa/contract/languages'
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

export interface OrderRow {
  id: string
  user_id: string | null
  tier: Tier
  months: Term
  method: PaymentMethod
  provider: Provider
  provider_id: string | null
  currency: Currency
  amount_minor: number
  tax_minor: number
  tax_rate: number
  country: string
  is_renewal: boolean
  wants_renewal: boolean
  state: OrderState
  held_for: HeldFor | null
  /** The hold reason that staff settled. */
  settled_for: HeldFor | null
  /** Also set if the member withdraws before paying. */
  withdrawn_at: Date | null
  refunded_minor: number | null
  refunded_for: RefundedFor | 'disputed' | null
  /** The amount that others have returned, such as the payer's bank, as last reported by the provider. */
  returned_minor: number
  refund_id: string | null
  created_at: Date
  paid_at: Date | null
  next_check_at: Date | null
}

const columns = sql.raw(
  `o.id, o.user_id, o.tier, o.months, o.method, o.provider, o.provider_id, o.currency, o.amount_minor, o.tax_minor,
  o.tax_rate, o.country, o.is_renewal, o.wants_renewal, o.state, o.held_for, o.settled_for, o.withdrawn_at,
  o.refunded_minor, o.refunded_for, o.returned_minor, o.refund_id, o.created_at, o.paid_at,
  o.next_check_at`,
)

export interface Buyer {
  name: string
  language: Language
  /** The confirmed address; null for a member who has none, such as one who signs in by phone. */
  email: string | null
}

export async function buyerOf(db: Db, userId: string): Promise<Buyer | undefined> {
  const { rows } = await sql<Buyer>`
    select coalesce(p.display_name, u.name) as name, u.language,
      case when u.email_confirmed_at is not null then u.email end as email
    from users u left join profiles p on p.user_id = u.id where u.id = ${userId}`.execute(db)
  return rows[0]
}

export type NewOrder = Pick<
  OrderRow,
  'id' | 'tier' | 'months' | 'method' | 'provider' | 'currency' | 'amount_minor' | 'tax_minor' | 'tax_rate'
> &
  Pick<OrderRow, 'country' | 'wants_renewal' | 'created_at'> & {
    user_id: string
    is_renewal?: boolean
    network_country?: string | null
    price_version: number
    begins_now_at: Date
    next_check_at: Date
  }

export const insertOrder = (tx: Tx, order: NewOrder) => tx.insertInto('orders').values(order).execute()

/** @returns false if the order has been closed since; the member must then not be sent to pay */
export async function setProviderId(
  db: Db,
  id: string,
  provider_id: string,
  next?: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ provider_id, ...(next && { next_check_at: next }) })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Saves the charge in any state of the order, because the money may have to be returned. */
export const saveCharge = (db: Db, id: string, provider_id: string, next: Date | null) =>
  db
    .updateTable('orders')
    .set({ provider_id, next_check_at: next })
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .execute()

export const expireUnstarted = (db: Db, id: string, now: Date, state: 'failed' | 'expired') =>
  db
    .updateTable('orders')
    .set({
      state: sql`case state when 'open' then ${state} else state end`,
      closed_at: sql`coalesce(closed_at, ${now}::timestamptz)`,
      held_for: null,
      next_check_at: null,
    })
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .execute()

export async function ownOrder(db: Db, userId: string, orderId: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from orders o where o.id = ${orderId} and o.user_id = ${userId}`.execute(db)
  return rows[0]
}

export async function orderOf(db: Db, orderId: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`select ${columns} from orders o where o.id = ${orderId}`.execute(db)
  return rows[0]
}

/** An account deletion and further grants wait until the transaction ends. */
export const lockMember = (tx: Tx, userId: string) =>
  sql`select from users where id = ${userId} for no key update`.execute(tx)

/** Locks the member before the order, as an account deletion does. */
export async function lockOrder(
  tx: Tx,
  { id, user_id }: Pick<OrderRow, 'id' | 'user_id'>,
): Promise<OrderRow> {
  if (user_id) await lockMember(tx, user_id)
  const { rows } = await sql<OrderRow>`select ${columns} from orders o where o.id = ${id} for update`.execute(
    tx,
  )
  return rows[0]! // orders are never deleted
}

/** Leases the orders: if this process ends before it has checked them, another one takes them at `until`. */
export async function takeDueOrders(
  db: Db,
  provider: Provider,
  { now, until }: { now: Date; until: Date },
  limit: number,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    update orders o set next_check_at = ${until}
    where o.id in (select id from orders where provider = ${provider} and next_check_at <= ${now}
      order by next_check_at limit ${limit} for update skip locked)
    returning ${columns}`.execute(db)
  return rows
}

export type RefundedFor = 'withdrawal' | 'unused_days' | 'no_member'

export interface OrderChange {
  state?: OrderState
  held_for?: HeldFor | null
  paid_at?: Date
  closed_at?: Date | null
  payer_country?: string | null
  refunded_minor?: number | null
  refunded_for?: RefundedFor | 'disputed' | null
  returned_minor?: number
}

/** Does not change `next_check_at`; `updateOrder` does so later in the same transaction. */
export const changeOrder = (tx: Tx, id: string, change: OrderChange) =>
  tx.updateTable('orders').set(change).where('id', '=', id).execute()

/** Keeps a check time that a callback has set since, because it may be about a newer event than this response. */
export const updateOrder = (
  db: Db,
  { id, next_check_at: known }: Pick<OrderRow, 'id' | 'next_check_at'>,
  change: OrderChange,
  next: Date | null,
) =>
  db
    .updateTable('orders')
    .set({ ...change, ...nextCheck(known, next), checks: sql`checks + 1` })
    .where('id', '=', id)
    .execute()

export const postponeOrder = (
  db: Db,
  { id, next_check_at: known }: Pick<OrderRow, 'id' | 'next_check_at'>,
  next: Date | null,
) => db.updateTable('orders').set(nextCheck(known, next)).where('id', '=', id).execute()

export const expediteCheck = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('orders')
    .set({ next_check_at: sql`least(next_check_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .execute()

export const expediteCheckIfUnsent = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('orders')
    .set({ next_check_at: now })
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .execute()

const nextCheck = (known: Date | null, next: Date | null): { next_check_at: RawBuilder<Date | null> } => ({
  next_check_at: sql`case when next_check_at is not distinct from ${known}::timestamptz
    then ${next}::timestamptz else next_check_at end`,
})

/** Expired orders are still checked, because a payment in progress may arrive and must be returned. */
export const closeOrdersOf = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable('orders')
    .set({ state: 'expired', closed_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .execute()
