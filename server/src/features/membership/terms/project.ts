import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { EachMember } from '../../../platform/each-member.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import '../membership.events.ts'
import { lockMember } from '../orders/orders.queries.ts'
import { withdrawUnpaid } from '../refunds/refunds.queries.ts'
import { deleteIdleRenewal, deleteRenewalOf, followTerm } from '../renewals/renewals.queries.ts'
import {
  deleteMembership,
  membersAtEnd,
  placeTerm,
  revokeTerm,
  saveMembership,
  validTerms,
} from './terms.queries.ts'
import { membershipAt, sequenceTerms } from './terms.rules.ts'

/** Call at the end of a transaction that grants or revokes a term. The caller must lock the member. */
export async function projectMembership(tx: Tx, userId: string, now: Date): Promise<void> {
  const before = await validTerms(tx, userId, now)
  const terms = sequenceTerms(before, now)
  for (const term of terms.filter((one) => !before.includes(one))) {
    await placeTerm(tx, term.orderId, term, now)
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

/** Also withdraws a renewal that is being charged. The caller must hold the member's lock. */
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

export const membershipEnds = (app: App): EachMember<{ id: string }> => ({
  name: 'end-memberships',
  page: (after, limit) => membersAtEnd(app.db, app.clock.now(), after, limit),
  handle: ({ id }) =>
    transaction(app, async (tx) => {
      await lockMember(tx, id)
      await projectMembership(tx, id, app.clock.now())
    }),
})
