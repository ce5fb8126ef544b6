import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import type { StoredCard } from '../providers/provider.ts'
import { mailReceipt } from '../receipts/receipt-mail.ts'
import { insertReceipt } from '../receipts/receipts.queries.ts'
import { refundReplaced } from '../refunds/give-back.ts'
import { followOrder } from '../renewals/follow-order.ts'
import { projectMembership } from '../terms/project.ts'
import { countingTerms, insertTerm, placeTerm, termOf, unrevokeTerm } from '../terms/terms.queries.ts'
import { leftOf, planTerm } from '../terms/terms.rules.ts'

/** Grants once: the caller locks the order and its member, and checks that the order was not paid before. */
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
  const number = await insertReceipt(tx, id, now) // taken late, because the next grant waits for the number
  await mailReceipt(app, tx, order, { ...term, number })
}

/** The rest of a revoked term counts from now on. Lock the member first. Idempotent. @returns false without a term */
export async function restore(app: App, tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { id, user_id } = order
  const term = await termOf(tx, id)
  if (!term?.revoked_at || !user_id) return term !== undefined
  const { starts_at, ends_at, revoked_at } = term
  const left = leftOf({ starts_at, ends_at, revoked_at })
  if (left === 0) await unrevokeTerm(tx, id)
  else {
    const plan = planTerm(order, await countingTerms(tx, user_id, now), now, left)
    await placeTerm(tx, id, plan, now)
    await refundReplaced(app, tx, plan.replaces, now)
  }
  await projectMembership(tx, user_id, now)
  return true
}
