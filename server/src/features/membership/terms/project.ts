import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import '../membership.events.ts'
import { lockMember, type OrderRow } from '../orders/orders.queries.ts'
import { withdrawUnpaid } from '../refunds/refunds.queries.ts'
import { deleteIdleRenewal, deleteRenewalOf } from '../renewals/renewals.queries.ts'
import {
  countingTerms,
  deleteMembership,
  detachTerm,
  membersAtEnd,
  moveTerm,
  putTermBack,
  releaseReplaced,
  replacedTerms,
  revokeTerm,
  saveMembership,
  termOf,
  unrevokeTerm,
} from './terms.queries.ts'
import { closeGaps, membershipAt, planTerm, takeCredit } from './terms.rules.ts'

const AT_ONCE = 100

/**
 * Updates the membership from the member's terms, and announces it. Whatever grants or revokes a term calls it last, in the
 * same transaction, with the member locked.
 */
export async function projectMembership(tx: Tx, userId: string, now: Date): Promise<void> {
  const before = await countingTerms(tx, userId, now)
  const terms = closeGaps(before, now)
  for (const [i, term] of terms.entries())
    if (term.startsAt.getTime() !== before[i]?.startsAt.getTime()) await moveTerm(tx, term)
  const membership = membershipAt(terms, now)
  if (membership) await saveMembership(tx, userId, membership.tier, membership.endsAt, now)
  else {
    await deleteMembership(tx, userId)
    await deleteIdleRenewal(tx, userId)
  }
  await emit(tx, 'membership.changed', { user_id: userId })
}

/**
 * Takes back what an order has granted, also as a credit to a higher tier, and its renewal, also one that is being charged;
 * the member must be locked. Again changes nothing.
 */
export async function revoke(
  tx: Tx,
  order: { id: string; user_id: string | null },
  now: Date,
): Promise<void> {
  const renewal = await deleteRenewalOf(tx, order.id)
  if (renewal) await withdrawUnpaid(tx, renewal, now)
  const revoked = await revokeTerm(tx, order.id, now)
  if (!revoked || !order.user_id) return
  await takeBackCredit(tx, order.id, now)
  await projectMembership(tx, order.user_id, now)
}

/** A higher tier does not go on for days that were credited for money that went back, nor does the one that replaced it. */
async function takeBackCredit(tx: Tx, orderId: string, now: Date): Promise<void> {
  const { replaced, higher } = await replacedTerms(tx, orderId)
  if (!replaced || higher.length === 0) return
  const { shortened, unused } = takeCredit(replaced, higher, now)
  for (const term of shortened) await moveTerm(tx, term)
  const from = Math.max(now.getTime(), replaced.startsAt.getTime() + 1) // a term is never empty
  await detachTerm(tx, orderId, new Date(from + unused))
}

/**
 * The money of an order whose term was revoked is with us again: what was left of the term then counts from now on, as if it
 * was bought now, unless a higher tier has kept it as a credit, as older servers let it; the member must be locked. Again
 * changes nothing.
 * @returns false for an order that was never granted a term
 */
export async function restore(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { id, user_id, tier, months, country, amount_minor: amount, currency } = order
  const term = await termOf(tx, id)
  if (!term?.revoked_at || !user_id) return term !== undefined
  const { starts_at, ends_at, revoked_at, is_credited } = term
  const left = ends_at.getTime() - Math.max(starts_at.getTime(), revoked_at.getTime())
  if (left <= 0 || is_credited) await unrevokeTerm(tx, id)
  else {
    await releaseReplaced(tx, id)
    const bought = { tier, months, country, price: { amount, currency } }
    await putTermBack(tx, id, planTerm(bought, await countingTerms(tx, user_id, now), now, left))
  }
  await projectMembership(tx, user_id, now)
  return true
}

/** Ends memberships whose time is over, or continues with a lower tier that was bought too. */
export async function endMemberships(app: App): Promise<void> {
  for (;;) {
    const members = await membersAtEnd(app.db, app.clock.now(), AT_ONCE)
    for (const userId of members)
      await transaction(app, async (tx) => {
        await lockMember(tx, userId)
        await projectMembership(tx, userId, app.clock.now())
      })
    if (members.length < AT_ONCE) return
  }
}
