import type { Term, Tier } from '@ndoa/contract/membership-rules'
import type { Currency } from '@ndoa/contract/money'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { CountingTerm, CreditedTerm, PlannedTerm } from './terms.rules.ts'

interface TermRow {
  order_id: string
  tier: Tier
  months: Term
  amount_minor: number
  currency: Currency
  country: string
  starts_at: Date
  ends_at: Date
}

const columns = sql.raw(
  't.order_id, t.tier, o.months, o.amount_minor, o.currency, o.country, t.starts_at, t.ends_at',
)

const asTerm = ({ amount_minor: amount, currency, ...row }: TermRow) => ({
  orderId: row.order_id,
  tier: row.tier,
  months: row.months,
  price: { amount, currency },
  country: row.country,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
})

/** The terms of a member that have not ended. One that a higher tier replaced counts again when that one was revoked. */
export async function countingTerms(db: Db, userId: string, now: Date): Promise<CountingTerm[]> {
  const { rows } = await sql<TermRow>`
    select ${columns}
    from membership_terms t join orders o on o.id = t.order_id
      left join membership_terms by on by.order_id = t.replaced_by
    where t.user_id = ${userId} and t.ends_at > ${now} and t.revoked_at is null
      and (by.order_id is null or by.revoked_at is not null)
    order by t.starts_at`.execute(db)
  return rows.map(asTerm)
}

/** Whether the days of a term that are left belong to a higher tier now. */
export const isCredited = (replacedBy: RawBuilder<unknown>) => sql<boolean>`exists (
  select from membership_terms higher where higher.order_id = ${replacedBy} and higher.revoked_at is null)`

/**
 * The term of an order, and those of higher tiers that were credited its unused days: the one that replaced it, the one that
 * replaced that, and so on, unless one was revoked.
 */
export async function replacedTerms(
  tx: Tx,
  orderId: string,
): Promise<{ replaced: CreditedTerm | undefined; higher: CreditedTerm[] }> {
  const { rows } = await sql<TermRow>`
    with recursive chain as (
      select order_id, replaced_by, 0 as step from membership_terms where order_id = ${orderId}
      union all
      select higher.order_id, higher.replaced_by, chain.step + 1
      from chain join membership_terms higher on higher.order_id = chain.replaced_by and higher.revoked_at is null
    )
    select ${columns} from chain join membership_terms t on t.order_id = chain.order_id join orders o on o.id = t.order_id
    order by chain.step`.execute(tx)
  const [replaced, ...higher] = rows.map(asTerm)
  return { replaced, higher }
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
  await replaceTerms(tx, order_id, replaces)
}

async function replaceTerms(tx: Tx, replaced_by: string, replaced: string[]): Promise<void> {
  if (replaced.length > 0)
    await tx.updateTable('membership_terms').set({ replaced_by }).where('order_id', 'in', replaced).execute()
}

export interface GrantedTerm {
  starts_at: Date
  ends_at: Date
  /** Null: it was not revoked. */
  revoked_at: Date | null
  /** A higher tier has its unused days. */
  is_credited: boolean
}

/** The term of an order; undefined when it was never granted one. */
export async function termOf(tx: Tx, orderId: string): Promise<GrantedTerm | undefined> {
  const { rows } = await sql<GrantedTerm>`
    select t.starts_at, t.ends_at, t.revoked_at, ${isCredited(sql`t.replaced_by`)} as is_credited
    from membership_terms t where t.order_id = ${orderId}`.execute(tx)
  return rows[0]
}

/** What was left of a revoked term belongs to no higher tier any more. */
export const detachTerm = (tx: Tx, order_id: string, ends_at: Date) =>
  tx
    .updateTable('membership_terms')
    .set({ ends_at, replaced_by: null })
    .where('order_id', '=', order_id)
    .execute()

/** A revoked term counts again, as it was. */
export const unrevokeTerm = (tx: Tx, order_id: string) =>
  tx.updateTable('membership_terms').set({ revoked_at: null }).where('order_id', '=', order_id).execute()

/** What a revoked term had replaced has counted since, and is not replaced by it again as it was then. */
export const releaseReplaced = (tx: Tx, orderId: string) =>
  tx.updateTable('membership_terms').set({ replaced_by: null }).where('replaced_by', '=', orderId).execute()

/** A revoked term counts again, in another place. */
export async function putTermBack(
  tx: Tx,
  order_id: string,
  { startsAt, endsAt, replaces }: PlannedTerm,
): Promise<void> {
  await tx
    .updateTable('membership_terms')
    .set({ starts_at: startsAt, ends_at: endsAt, revoked_at: null, replaced_by: null })
    .where('order_id', '=', order_id)
    .execute()
  await replaceTerms(tx, order_id, replaces)
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
