import { type Benefit, opens, type Tier } from '@ndoa/contract/membership-rules'
import type { Db, Tx } from '../../platform/db.ts'
import { closeOrdersOf, lockMember } from './orders/orders.queries.ts'
import { liveMembership } from './terms/terms.queries.ts'

/** The tier of a member now, and until when; null without a membership. */
export async function membershipOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ tier: Tier; endsAt: Date } | null> {
  const live = await liveMembership(db, userId, now)
  return live ? { tier: live.tier, endsAt: live.ends_at } : null
}

/** Whether a member's membership includes a benefit now. */
export const isOpenTo = async (db: Db, userId: string, benefit: Benefit, now: Date): Promise<boolean> =>
  opens((await membershipOf(db, userId, now))?.tier ?? null, benefit)

/**
 * Before an account is deleted. Orders, terms and receipts are kept for the tax period without a name; what is open ends, and
 * a stored card goes with the account.
 */
export async function endMembershipOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockMember(tx, userId)
  await closeOrdersOf(tx, userId, now)
}
