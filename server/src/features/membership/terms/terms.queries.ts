import type { Term, Tier } from '@ndoa/contract/membership-rules'
import type { Currency } from '@ndoa/contract/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { CountingTerm, PlannedTerm } from './terms.rules.ts'

interface TermRow {
  order_id: string
  tier: Tier
  months: Term
  amount_minor: number
  currency: Currency
  starts_at: Date
  ends_at: Date
}

/** The terms of a member that have not ended. One that a higher tier replaced counts again when that one was revoked. */
export async function countingTerms(db: Db, userId: string, now: Date): Promise<CountingTerm[]> {
  const { rows } = await sql<TermRow>`
    select t.order_id, t.tier, o.months, o.amount_minor, o.currency, t.starts_at, t.ends_at
    from membership_terms t join orders o on o.id = t.order_id
      left join membership_terms by on by.order_id = t.replaced_by
    where t.user_id = ${userId} and t.ends_at > ${now} and t.revoked_at is null
      and (by.order_id is null or by.revoked_at is not null)
    order by t.starts_at`.execute(db)
  return rows.map(({ amount_minor: amount, currency, ...row }) => ({
    orderId: row.order_id,
    tier: row.tier,
    months: row.months,
    price: { amount, currency },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }))
}

export async function insertTerm(
  tx: Tx,
  order: { id: string; user_id: string; tier: Tier },
  { startsAt, endsAt, replaces }: PlannedTerm,
  granted_at: Date,
): Promise<void> {
  const { id: order_id, user_id, tier } = order
  await tx
    .insertInto('membership_terms')
    .values({ order_id, user_id, tier, starts_at: startsAt, ends_at: endsAt, granted_at })
    .execute()
  if (replaces.length > 0)
    await tx
      .updateTable('membership_terms')
      .set({ replaced_by: order_id })
      .where('order_id', 'in', replaces)
      .execute()
}

/** The money went back. @returns false when there was no such term, or it was revoked before */
export async function revokeTerm(tx: Tx, order_id: string, revoked_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('membership_terms')
    .set({ revoked_at })
    .where('order_id', '=', order_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const moveTerm = (tx: Tx, { orderId, startsAt, endsAt }: CountingTerm) =>
  tx
    .updateTable('membership_terms')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where('order_id', '=', orderId)
    .execute()

export const saveMembership = (tx: Tx, user_id: string, tier: Tier, ends_at: Date, updated_at: Date) =>
  tx
    .insertInto('memberships')
    .values({ user_id, tier, ends_at, updated_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ tier, ends_at, updated_at }))
    .execute()

export const deleteMembership = (tx: Tx, userId: string) =>
  tx.deleteFrom('memberships').where('user_id', '=', userId).execute()

/** The current membership of a member; undefined when there is none. */
export const liveMembership = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('memberships')
    .select(['tier', 'ends_at'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .$narrowType<{ tier: Tier }>()
    .executeTakeFirst()

/** Members whose membership has ended, or continues with another tier. */
export async function membersAtEnd(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
