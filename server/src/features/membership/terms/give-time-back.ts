import type { Tx } from '../../../platform/db.ts'
import { lockMember } from '../orders/orders.queries.ts'
import { followTerm } from '../renewals/renewals.queries.ts'
import { projectMembership } from './project.ts'
import { placeTerm, termsWithLostTime } from './terms.queries.ts'
import { type Period, withRestoredTime } from './terms.rules.ts'

/** Restores time that a member lost through our mistake. @param lost past periods that do not overlap */
export async function restoreLostTime(
  tx: Tx,
  userId: string,
  lost: readonly Period[],
  now: Date,
): Promise<void> {
  if (lost.length === 0) return
  await lockMember(tx, userId)
  let isChanged = false
  for (const { order_id, ...term } of await termsWithLostTime(tx, userId)) {
    const back = withRestoredTime(term, lost, now)
    if (!back) continue
    await placeTerm(tx, order_id, back, now)
    await followTerm(tx, order_id, back.endsAt)
    isChanged = true
  }
  if (isChanged) await projectMembership(tx, userId, now)
}
