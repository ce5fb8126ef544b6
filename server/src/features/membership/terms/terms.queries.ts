import type { Tier } from '@ndoa/contract/membership-rules'
import type { Db, Tx } from '../../../platform/db.ts'
import type { CountingTerm, PlannedTerm } from './terms.rules.ts'

/** The terms of a member that have not ended. */
export async function countingTerms(db: Db, userId: string, now: Date): Promise<CountingTerm[]> {
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

/** The term of an order; undefined when it was never granted one. */
export const termOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('membership_terms')
    .select(['starts_at', 'ends_at', 'revoked_at', 'used_ms'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** A revoked term is not revoked any more: it has ended meanwhile. */
export const unrevokeTerm = (tx: Tx, order_id: string) =>
  tx.updateTable('membership_terms').set({ revoked_at: null }).where('order_id', '=', order_id).execute()

/** What is left of a revoked term counts again, in another place. */
export const putTermBack = (tx: Tx, order_id: string, { startsAt, endsAt }: PlannedTerm, used_ms: number) =>
  tx
    .updateTable('membership_terms')
    .set({ starts_at: startsAt, ends_at: endsAt, revoked_at: null, used_ms })
    .where('order_id', '=', order_id)
    .execute()

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
