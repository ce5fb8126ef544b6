import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import type { StoredCard } from '../providers/provider.ts'
import { mailReceipt } from '../receipts/receipt-mail.ts'
import { insertReceipt } from '../receipts/receipts.queries.ts'
import { refundReplaced } from '../refunds/give-back.ts'
import { followOrder } from '../renewals/follow-order.ts'
import { projectMembership } from '../terms/project.ts'
import { countingTerms, insertTerm, putTermBack, termOf, unrevokeTerm } from '../terms/terms.queries.ts'
import { leftOf, planTerm } from '../terms/terms.rules.ts'

/** Grants what was paid, once: the order and its member must be locked, and the order not paid before. */
export async function grant(
  app: App,
  tx: Tx,
  order: OrderRow & { user_id: string },
  card: StoredCard | null,
  now: Date,
): Promise<void> {
  const { id, user_id } = order
  const term = planTerm(order, await countingTerms(tx, user_id, now), now)
  await insertTerm(tx, order, term, now)
  await followOrder(app, tx, order, { endsAt: term.endsAt, card })
  await refundReplaced(app, tx, term.replaces, now)
  await projectMembership(tx, user_id, now)
  const number = await insertReceipt(tx, id, now) // late: anyone who grants next waits for the number
  await mailReceipt(app, tx, order, { ...term, number })
}

/**
 * The money of an order whose term was revoked is with us again: what was left of the term then counts from now on, as if it
 * was bought now; the member must be locked. Again changes nothing.
 * @returns false for an order that was never granted a term
 */
export async function restore(app: App, tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { id, user_id } = order
  const term = await termOf(tx, id)
  if (!term?.revoked_at || !user_id) return term !== undefined
  const { starts_at, ends_at, revoked_at, used_ms } = term
  const left = leftOf({ starts_at, ends_at, revoked_at })
  if (left === 0) await unrevokeTerm(tx, id)
  else {
    const plan = planTerm(order, await countingTerms(tx, user_id, now), now, left)
    await putTermBack(tx, id, plan, used_ms + ends_at.getTime() - starts_at.getTime() - left)
    await refundReplaced(app, tx, plan.replaces, now)
  }
  await projectMembership(tx, user_id, now)
  return true
}
