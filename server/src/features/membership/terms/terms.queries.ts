import type { Tier } from '@ndoa/contract/membership/membership-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PlannedTerm, TermWithLostTime, ValidTerm } from './terms.rules.ts'

export async function validTerms(db: Db, userId: string, now: Date): Promise<ValidTerm[]> {
  const rows = await db
    .selectFrom('membership_terms')
    .select(['order_id as orderId', 'tier', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .where('revoked_at', 'is', null)
    .orderBy('starts_at')
    .$narrowType<{ tier: Tier }>()
    .execute()
  return rows
}

export const insertTerm = (
  tx: Tx,
  order: { id: string; user_id: string; tier: Tier },
  { startsAt, endsAt }: PlannedTerm,
  granted_at: Date,
) =>
  tx
    .insertInto('membership_terms')
    .values({
      order_id: order.id,
      user_id: order.user_id,
      tier: order.tier,
      starts_at: startsAt,
      ends_at: endsAt,
      granted_at,
    })
    .execute()

export const termOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('membership_terms')
    .select(['starts_at', 'ends_at', 'revoked_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** Use only for a term that has ended since; otherwise it would overlap later terms. */
export const unrevokeTerm = (tx: Tx, order_id: string) =>
  tx.updateTable('membership_terms').set({ revoked_at: null }).where('order_id', '=', order_id).execute()

/** Moves a term and keeps its used time. With `isRevoked` it stays revoked. */
export const placeTerm = (
  tx: Tx,
  orderId: string,
  { startsAt, endsAt, isRevoked = false }: { startsAt: Date; endsAt: Date; isRevoked?: boolean },
  now: Date,
) =>
  sql`
    update membership_terms set starts_at = ${startsAt}, ends_at = ${endsAt},
      revoked_at = case when ${isRevoked}::boolean then revoked_at end,
      used_ms = used_ms + 1000 * extract(epoch from ends_at - starts_at) - ${endsAt.getTime() - startsAt.getTime()}::bigint,
      ran = ran + tstzmultirange(tstzrange(starts_at, greatest(starts_at, least(ends_at, revoked_at, ${now}::timestamptz))))
    where order_id = ${orderId}`.execute(tx)

/** Excludes fully refunded terms. */
export async function termsWithLostTime(
  tx: Tx,
  userId: string,
): Promise<(TermWithLostTime & { order_id: string })[]> {
  const { rows } = await sql<TermWithLostTime & { order_id: string; ran: [string, string][] }>`
    select t.order_id, t.starts_at, t.ends_at, t.revoked_at, o.refunded_for,
      (select coalesce(json_agg(json_build_array(lower(r), upper(r))), '[]') from unnest(t.ran) r) as ran
    from membership_terms t join orders o on o.id = t.order_id
    where t.user_id = ${userId} and (t.revoked_at is null or o.refunded_for = 'disputed'
      or (o.refunded_for = 'unused_days' and o.returned_minor = 0))`.execute(tx)
  return rows.map((row) => ({
    ...row,
    ran: row.ran.map(([from, to]) => [new Date(from), new Date(to)] as const),
  }))
}

/** @returns false if the term did not exist or was already revoked */
export async function revokeTerm(tx: Tx, order_id: string, revoked_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('membership_terms')
    .set({ revoked_at })
    .where('order_id', '=', order_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const saveMembership = (tx: Tx, user_id: string, tier: Tier, ends_at: Date, updated_at: Date) =>
  tx
    .insertInto('memberships')
    .values({ user_id, tier, ends_at, updated_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ tier, ends_at, updated_at }))
    .execute()

export const deleteMembership = (tx: Tx, userId: string) =>
  tx.deleteFrom('memberships').where('user_id', '=', userId).execute()

export const liveMembership = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('memberships')
    .select(['tier', 'ends_at'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .$narrowType<{ tier: Tier }>()
    .executeTakeFirst()

export const membersAtEnd = (
  db: Db,
  now: Date,
  after: string | null,
  limit: number,
): Promise<{ id: string }[]> =>
  db
    .selectFrom('memberships')
    .select('user_id as id')
    .where('ends_at', '<=', now)
    .$if(after !== null, (members) => members.where('user_id', '>', after))
    .orderBy('user_id')
    .limit(limit)
    .execute()
