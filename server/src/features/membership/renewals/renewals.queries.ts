import type { Provider, Term, Tier } from '@ndoa/contract/membership-rules'
import type { Currency, Money } from '@ndoa/contract/money'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { OrderRow } from '../orders/orders.queries.ts'

export interface RenewalRow {
  is_on: boolean
  tier: Tier
  months: Term
  amount_minor: number
  currency: Currency
  renews_at: Date
  card_last_four: string
  /** The order that is to renew it, once there is one. */
  renewed_by: string | null
  provider: Provider
}

/** What is renewed is what was ordered last. None when its charge has failed, or went back. */
export const renewalOf = (db: Db, userId: string): Promise<RenewalRow | undefined> =>
  db
    .selectFrom('renewals as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .leftJoin('orders as by', 'by.id', 'r.renewed_by')
    .select([
      'r.is_on',
      'o.tier',
      'o.months',
      'r.amount_minor',
      'r.currency',
      'r.renews_at',
      'r.card_last_four',
      'r.renewed_by',
      'r.provider',
    ])
    .where('r.user_id', '=', userId)
    .where((row) =>
      row.or([
        row('r.renewed_by', 'is', null),
        row.and([row('by.state', '=', 'open'), row('by.withdrawn_at', 'is', null)]),
      ]),
    )
    .$narrowType<{ tier: Tier; months: Term; currency: Currency; provider: Provider }>()
    .executeTakeFirst()

type Renewed = Pick<OrderRow, 'id' | 'currency' | 'amount_minor'> & { user_id: string }

/** How long before the end a card is charged: if it is refused, a day is left to pay by hand. */
const BEFORE_END = 24 * 3_600_000
const renewsAt = (endsAt: Date) => new Date(endsAt.getTime() - BEFORE_END)

/** What every renewal starts with: it is about this order, nobody was reminded of it, and nothing has renewed it. */
const about = ({ id, currency, amount_minor }: Renewed, endsAt: Date) => ({
  order_id: id,
  currency,
  amount_minor,
  renews_at: renewsAt(endsAt),
  reminded_at: null,
  renewed_by: null,
})

export async function saveCard(
  tx: Tx,
  order: Renewed,
  endsAt: Date,
  card: { provider: string; sealed_token: string; card_last_four: string },
): Promise<void> {
  const row = { ...card, ...about(order, endsAt), is_on: true }
  await tx
    .insertInto('renewals')
    .values({ user_id: order.user_id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** The card that was charged for this order renews it from now on. */
export const moveRenewal = (tx: Tx, order: Renewed, endsAt: Date) =>
  tx
    .updateTable('renewals')
    .set(about(order, endsAt))
    .where('user_id', '=', order.user_id)
    .where('renewed_by', '=', order.id)
    .execute()

/** An order that its owner made without renewal stops it; they may turn it on again. */
export const moveStopped = (tx: Tx, order: Renewed, endsAt: Date) =>
  tx
    .updateTable('renewals')
    .set({ ...about(order, endsAt), is_on: false })
    .where('user_id', '=', order.user_id)
    .execute()

/** Moves a renewal with the end of its term; the owner gets a new reminder. */
export const followTerm = (tx: Tx, orderId: string, endsAt: Date) =>
  tx
    .updateTable('renewals')
    .set({ renews_at: renewsAt(endsAt), reminded_at: null })
    .where('order_id', '=', orderId)
    .where('renewed_by', 'is', null)
    .execute()

/** The order that renews the membership of a member just now. */
export const renewalUnderWay = async (tx: Tx, userId: string): Promise<string | null> =>
  (await tx.selectFrom('renewals').select('renewed_by').where('user_id', '=', userId).executeTakeFirst())
    ?.renewed_by ?? null

export const stopRenewal = (db: Db, userId: string) =>
  db.updateTable('renewals').set({ is_on: false }).where('user_id', '=', userId).execute()

/** Of the membership that an order was to renew. */
export const stopRenewalBy = (db: Db, renewalOrderId: string) =>
  db.updateTable('renewals').set({ is_on: false }).where('renewed_by', '=', renewalOrderId).execute()

/** Of the member of an order, by its link. */
export const stopRenewalOf = (db: Db, orderId: string) =>
  db
    .updateTable('renewals')
    .set({ is_on: false })
    .where('user_id', '=', (query) => query.selectFrom('orders').select('user_id').where('id', '=', orderId))
    .execute()

/** Whether the membership of an order's member renews. */
export const renewsOrder = async (db: Db, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('renewals as r')
    .innerJoin('orders as o', 'o.user_id', 'r.user_id')
    .select('r.user_id')
    .where('o.id', '=', orderId)
    .where('r.is_on', '=', true)
    .executeTakeFirst()) !== undefined

/** The order was refunded: its card is not charged again. @returns the order that was to renew it, if any */
export const deleteRenewalOf = async (tx: Tx, orderId: string): Promise<string | null> =>
  (await tx.deleteFrom('renewals').where('order_id', '=', orderId).returning('renewed_by').executeTakeFirst())
    ?.renewed_by ?? null

/** The owner turned it on again, and it is being renewed: as the reminder said. */
export const resumeRenewal = (tx: Tx, userId: string) =>
  tx.updateTable('renewals').set({ is_on: true }).where('user_id', '=', userId).execute()

/** The owner turned it on again; the next round sees whether a reminder is due. */
export const startRenewal = (db: Db, userId: string, { amount, currency }: Money) =>
  db
    .updateTable('renewals')
    .set({ is_on: true, amount_minor: amount, currency, reminded_at: null })
    .where('user_id', '=', userId)
    .where('renewed_by', 'is', null)
    .execute()

/** A renewal that something is due for. */
export interface DueRenewal {
  order_id: string
  provider: Provider
  tier: Tier
  months: Term
  currency: Currency
  amount_minor: number
  renews_at: Date
  card_last_four: string
  /** Whose price the reminder said; null before it, and for reminders of earlier versions. */
  country: string | null
}

/**
 * Members who must be reminded of a renewal until `before`, also those whose card was not charged within 8 days after the
 * last reminder. Suspended members renew nothing.
 */
export async function membersToRemind(
  db: Db,
  { before, now }: { before: Date; now: Date },
  limit: number,
): Promise<string[]> {
  await stopSuspended(db, before)
  const { rows } = await sql<{ user_id: string }>`
    select r.user_id from renewals r where ${isToRemind(now)} and r.renews_at <= ${before}
    order by r.renews_at limit ${limit}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** A reminder from this long ago does not cover this charge. */
const TOO_LONG = sql`interval '8 days'`
const isToRemind = (now: Date) => sql`
  r.is_on and r.renewed_by is null and (r.reminded_at is null or r.reminded_at < ${now}::timestamptz - ${TOO_LONG})`

const stopSuspended = (db: Db, before: Date) =>
  db
    .updateTable('renewals')
    .set({ is_on: false })
    .where('is_on', '=', true)
    .where('renews_at', '<=', before)
    .where('user_id', 'in', (query) =>
      query.selectFrom('users').select('id').where('suspended_at', 'is not', null),
    )
    .execute()

export const lockRenewalToRemind = (tx: Tx, userId: string, now: Date) =>
  lockRenewal(tx, userId, isToRemind(now))

export const saveReminder = (
  tx: Tx,
  userId: string,
  { renewsAt, price, country, now }: { renewsAt: Date; price: Money; country: string; now: Date },
) =>
  tx
    .updateTable('renewals')
    .set({
      reminded_at: now,
      renews_at: renewsAt,
      amount_minor: price.amount,
      currency: price.currency,
      country,
    })
    .where('user_id', '=', userId)
    .execute()

/** Members whose card is charged now: they were reminded, and nothing has renewed it. */
export async function membersToCharge(db: Db, now: Date, limit: number): Promise<string[]> {
  await stopSuspended(db, now)
  const { rows } = await sql<{ user_id: string }>`
    select r.user_id from renewals r where ${isToCharge(now)} order by r.renews_at limit ${limit}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

const isToCharge = (now: Date) => sql`
  r.is_on and r.renews_at <= ${now} and r.renewed_by is null and r.reminded_at >= ${now}::timestamptz - ${TOO_LONG}`

export const lockRenewalToCharge = (tx: Tx, userId: string, now: Date) =>
  lockRenewal(tx, userId, isToCharge(now))

async function lockRenewal(
  tx: Tx,
  userId: string,
  when: RawBuilder<unknown>,
): Promise<DueRenewal | undefined> {
  const { rows } = await sql<DueRenewal>`
    select r.order_id, r.provider, o.tier, o.months, r.currency, r.amount_minor, r.renews_at, r.card_last_four,
      r.country
    from renewals r join orders o on o.id = r.order_id
    where r.user_id = ${userId} and ${when} for update of r`.execute(tx)
  return rows[0]
}

export const markRenewed = (tx: Tx, userId: string, renewed_by: string) =>
  tx.updateTable('renewals').set({ renewed_by }).where('user_id', '=', userId).execute()

export interface CardRow {
  sealed_token: string
  card_last_four: string
  is_on: boolean
  /** Its owner was reminded too long before, after this. */
  renewable_until: Date
}

/** The card that is to pay an order. */
export async function cardOf(db: Db, renewalOrderId: string): Promise<CardRow | undefined> {
  const { rows } = await sql<CardRow>`
    select sealed_token, card_last_four, is_on, reminded_at + ${TOO_LONG} as renewable_until
    from renewals where renewed_by = ${renewalOrderId} and reminded_at is not null`.execute(db)
  return rows[0]
}

/** Cards are forgotten when they have nothing to renew any more, and no charge of them is under way. */
export const deleteEndedRenewals = (db: Db, before: Date) =>
  db
    .deleteFrom('renewals')
    .where('is_on', '=', false)
    .where('renews_at', '<', before)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('orders as by')
            .select('by.id')
            .whereRef('by.id', '=', 'renewals.renewed_by')
            .where('by.state', '=', 'open'),
        ),
      ),
    )
    .execute()

/** The membership has ended, and its card with it, unless a renewal is on its way, of which its owner was told. */
export const deleteIdleRenewal = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('renewals')
    .where('user_id', '=', userId)
    .where('renewed_by', 'is', null)
    .where((row) => row.or([row('is_on', '=', false), row('reminded_at', 'is', null)]))
    .execute()
