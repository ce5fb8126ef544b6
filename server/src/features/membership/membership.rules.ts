import { type Benefit, includesBenefit, type Tier } from '@ndoa/contract/membership/membership-rules'
import type { Db, Tx } from '../../platform/db.ts'
import { closeOrdersOf, lockMember } from './orders/orders.queries.ts'
import { liveMembership } from './terms/terms.queries.ts'

/** @returns null if the member has no current membership */
export async function membershipOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ tier: Tier; endsAt: Date } | null> {
  const live = await liveMembership(db, userId, now)
  return live ? { tier: live.tier, endsAt: live.ends_at } : null
}

export const isOpenTo = async (db: Db, userId: string, benefit: Benefit, now: Date): Promise<boolean> =>
  includesBenefit((await membershipOf(db, userId, now))?.tier ?? null, benefit)

/**
 * Call before deleting the account. Orders, terms and receipts are kept without a name for the tax retention period.
 */
export async function endMembershipOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockMember(tx, userId)
  await closeOrdersOf(tx, userId, now)
}
