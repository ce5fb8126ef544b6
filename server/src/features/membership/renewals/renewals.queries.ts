import type { Provider, Term, Tier } from '@ndoa/contract/membership/membership-rules'
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
  renewed_by: string | null
  provider: Provider
}

/** @returns undefined without a renewal, or if its pending order failed or was withdrawn */
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

/** Milliseconds before the end; if the card is refused, the owner has a day to pay manually. */
const CHARGE_LEAD = 24 * 3_600_000
const renewsAt = (endsAt: Date) => new Date(endsAt.getTime() - CHARGE_LEAD)

const NOT_NOTIFIED = { reminded_at: null, told_at: null, declined_at: null }

const about = ({ id, currency, amount_minor }: Renewed, endsAt: Date) => ({
  order_id: id,
  currency,
  amount_minor,
  renews_at: renewsAt(endsAt),
  renewed_by: null,
  ...NOT_NOTIFIED,
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

export const moveRenewal = (tx: Tx, order: Renewed, endsAt: Date) =>
  tx
    .updateTable('renewals')
    .set(about(order, endsAt))
    .where('user_id', '=', order.user_id)
    .where('renewed_by', '=', order.id)
    .execute()

/** Turns the renewal off, but keeps the card, so that the owner may turn it on again. */
export const moveAndStopRenewal = (tx: Tx, order: Renewed, endsAt: Date) =>
  tx
    .updateTable('renewals')
    .set({ ...about(order, endsAt), is_on: false })
    .where('user_id', '=', order.user_id)
    .execute()

export const followTerm = (tx: Tx, orderId: string, endsAt: Date) =>
  tx
    .updateTable('renewals')
    .set({ renews_at: renewsAt(endsAt), ...NOT_NOTIFIED })
    .where('order_id', '=', orderId)
    .where('renewed_by', 'is', null)
    .execute()

export const pendingRenewalOrder = async (tx: Tx, userId: string): Promise<string | null> =>
  (await tx.selectFrom('renewals').select('renewed_by').where('user_id', '=', userId).executeTakeFirst())
    ?.renewed_by ?? null

export const stopRenewal = (db: Db, userId: string) =>
  db.updateTable('renewals').set({ is_on: false }).where('user_id', '=', userId).execute()

export const stopRenewalChargedBy = (db: Db, renewalOrderId: string) =>
  db.updateTable('renewals').set({ is_on: false }).where('renewed_by', '=', renewalOrderId).execute()

/** @returns false after the second decline, or if the owner has stopped the renewal */
export async function retryRenewal(
  tx: Tx,
  renewalOrderId: string,
  { now, at }: { now: Date; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('renewals')
    .set({ renewed_by: null, declined_at: now, reminded_at: null, told_at: null, renews_at: at })
    .where('renewed_by', '=', renewalOrderId)
    .where('declined_at', 'is', null)
    .where('is_on', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const stopRenewalOfBuyer = (db: Db, orderId: string) =>
  db
    .updateTable('renewals')
    .set({ is_on: false })
    .where('user_id', '=', (query) => query.selectFrom('orders').select('user_id').where('id', '=', orderId))
    .execute()

export const renewsOrder = async (db: Db, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('renewals as r')
    .innerJoin('orders as o', 'o.user_id', 'r.user_id')
    .select('r.user_id')
    .where('o.id', '=', orderId)
    .where('r.is_on', '=', true)
    .executeTakeFirst()) !== undefined

export const deleteRenewalOf = async (tx: Tx, orderId: string): Promise<string | null> =>
  (await tx.deleteFrom('renewals').where('order_id', '=', orderId).returning('renewed_by').executeTakeFirst())
    ?.renewed_by ?? null

/** For a renewal whose order is already open; the price of the reminder still applies. */
export const resumeRenewal = (tx: Tx, userId: string) =>
  tx.updateTable('renewals').set({ is_on: true }).where('user_id', '=', userId).execute()

export const startRenewal = (db: Db, userId: string, { amount, currency }: Money) =>
  db
    .updateTable('renewals')
    .set({ is_on: true, amount_minor: amount, currency, ...NOT_NOTIFIED })
    .where('user_id', '=', userId)
    .where('renewed_by', 'is', null)
    .execute()

export interface DueRenewal {
  order_id: string
  provider: Provider
  tier: Tier
  months: Term
  currency: Currency
  amount_minor: number
  renews_at: Date
  card_last_four: string
  country: string | null
  declined_at: Date | null
}

/**
 * Includes members whose card was not charged within 8 days after a reminder. Stops suspended members' renewals first,
 * because their memberships don't renew.
 */
export async function membersToRemind(
  db: Db,
  { before, now }: { before: Date; now: Date },
  page: Page,
): Promise<{ id: string }[]> {
  await stopSuspended(db, before)
  return membersWith(db, sql`${needsReminder(now)} and r.renews_at <= ${before}`, page)
}

interface Page {
  after: string | null
  limit: number
}

async function membersWith(db: Db, when: RawBuilder<unknown>, { after, limit }: Page) {
  const { rows } = await sql<{ id: string }>`
    select r.user_id as id from renewals r where ${when} and (${after}::uuid is null or r.user_id > ${after}::uuid)
    order by r.user_id limit ${limit}`.execute(db)
  return rows
}

/** An older reminder does not allow a charge. */
const REMINDER_VALIDITY = sql`interval '8 days'`
/** A reminder without an outcome after this time was lost with its server, so it is sent again. */
const REMINDER_TIMEOUT = sql`interval '1 hour'`
const needsReminder = (now: Date) => sql`
  r.is_on and r.renewed_by is null and (r.reminded_at is null
    or r.reminded_at < ${now}::timestamptz - ${REMINDER_VALIDITY}
    or (r.told_at is null and r.reminded_at < ${now}::timestamptz - ${REMINDER_TIMEOUT}))`

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
  lockRenewal(tx, userId, needsReminder(now))

/** Clears `told_at`, so that nothing is charged until the mail gateway has accepted the reminder. */
export const saveReminder = (
  tx: Tx,
  userId: string,
  { renewsAt, price, country, now }: { renewsAt: Date; price: Money; country: string | null; now: Date },
) =>
  tx
    .updateTable('renewals')
    .set({
      reminded_at: now,
      told_at: null,
      renews_at: renewsAt,
      amount_minor: price.amount,
      currency: price.currency,
      country,
    })
    .where('user_id', '=', userId)
    .execute()

const AFTER_DELIVERY = {
  taken: (at: Date) => ({ told_at: at }),
  refused: () => ({ is_on: false }),
  failed: () => ({ reminded_at: null }), // the next round sends the reminder again
}

export const saveDelivery = (
  db: Db,
  { userId, remindedAt, outcome }: { userId: string; remindedAt: Date; outcome: keyof typeof AFTER_DELIVERY },
) =>
  db
    .updateTable('renewals')
    .set(AFTER_DELIVERY[outcome](remindedAt))
    .where('user_id', '=', userId)
    .where('reminded_at', '=', remindedAt)
    .execute()

export async function membersToCharge(db: Db, now: Date, page: Page): Promise<{ id: string }[]> {
  await stopSuspended(db, now)
  return membersWith(db, isDueForCharge(now), page)
}

const isDueForCharge = (now: Date) => sql`
  r.is_on and r.renews_at <= ${now} and r.renewed_by is null and r.told_at is not null
  and r.reminded_at >= ${now}::timestamptz - ${REMINDER_VALIDITY}`

export const lockRenewalToCharge = (tx: Tx, userId: string, now: Date) =>
  lockRenewal(tx, userId, isDueForCharge(now))

async function lockRenewal(
  tx: Tx,
  userId: string,
  when: RawBuilder<unknown>,
): Promise<DueRenewal | undefined> {
  const { rows } = await sql<DueRenewal>`
    select r.order_id, r.provider, o.tier, o.months, r.currency, r.amount_minor, r.renews_at, r.card_last_four,
      r.country, r.declined_at
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
  renewable_until: Date
}

export async function cardOf(db: Db, renewalOrderId: string): Promise<CardRow | undefined> {
  const { rows } = await sql<CardRow>`
    select sealed_token, card_last_four, is_on, reminded_at + ${REMINDER_VALIDITY} as renewable_until
    from renewals where renewed_by = ${renewalOrderId} and reminded_at is not null`.execute(db)
  return rows[0]
}

/** Encrypts with the current secret, so that the card stays readable after the former one is removed. */
export const reencryptCard = (db: Db, renewalOrderId: string, sealed_token: string) =>
  db.updateTable('renewals').set({ sealed_token }).where('renewed_by', '=', renewalOrderId).execute()

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

/** Keeps a renewal that is on, because a late reminder may only have postponed it. */
export const deleteIdleRenewal = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('renewals')
    .where('user_id', '=', userId)
    .where('renewed_by', 'is', null)
    .where('is_on', '=', false)
    .execute()
