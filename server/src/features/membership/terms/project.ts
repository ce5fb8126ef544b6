import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import '../membership.events.ts'
import { lockMember } from '../orders/orders.queries.ts'
import { withdrawUnpaid } from '../refunds/refunds.queries.ts'
import { deleteIdleRenewal, deleteRenewalOf, followTerm } from '../renewals/renewals.queries.ts'
import {
  countingTerms,
  deleteMembership,
  membersAtEnd,
  moveTerm,
  revokeTerm,
  saveMembership,
} from './terms.queries.ts'
import { closeGaps, membershipAt } from './terms.rules.ts'

const AT_ONCE = 100

/**
 * Updates the membership from the member's terms, and announces it. Whatever grants or revokes a term calls it last, in the
 * same transaction, with the member locked.
 */
export async function projectMembership(tx: Tx, userId: string, now: Date): Promise<void> {
  const before = await countingTerms(tx, userId, now)
  const terms = closeGaps(before, now)
  for (const [i, term] of terms.entries())
    if (term.startsAt.getTime() !== before[i]?.startsAt.getTime()) {
      await moveTerm(tx, term)
      await followTerm(tx, term.orderId, term.endsAt)
    }
  const membership = membershipAt(terms, now)
  if (membership) await saveMembership(tx, userId, membership.tier, membership.endsAt, now)
  else {
    await deleteMembership(tx, userId)
    await deleteIdleRenewal(tx, userId)
  }
  await emit(tx, 'membership.changed', { user_id: userId })
}

/**
 * Takes back what an order has granted, and its renewal, also one that is being charged; the member must be locked. Again
 * changes nothing.
 */
export async function revoke(
  tx: Tx,
  order: { id: string; user_id: string | null },
  now: Date,
): Promise<void> {
  const renewal = await deleteRenewalOf(tx, order.id)
  if (renewal) await withdrawUnpaid(tx, renewal, now)
  const revoked = await revokeTerm(tx, order.id, now)
  if (revoked && order.user_id) await projectMembership(tx, order.user_id, now)
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
