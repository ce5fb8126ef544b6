import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import type { StoredCard } from '../providers/provider.ts'
import { mailReceipt } from '../receipts/receipt-mail.ts'
import { insertReceipt } from '../receipts/receipts.queries.ts'
import { refundReplaced } from '../refunds/give-back.ts'
import { followOrder } from '../renewals/follow-order.ts'
import { projectMembership } from '../terms/project.ts'
import { insertTerm, placeTerm, termOf, unrevokeTerm, validTerms } from '../terms/terms.queries.ts'
import { planTerm, remainingTime } from '../terms/terms.rules.ts'

/** The caller must lock the order and its member, and make sure that the order was not granted before. */
export async function grant(
  app: App,
  tx: Tx,
  order: OrderRow & { user_id: string },
  card: StoredCard | null,
  now: Date,
): Promise<void> {
  const { id, user_id } = order
  const term = planTerm(order, await validTerms(tx, user_id, now), now)
  await insertTerm(tx, order, term, now)
  await followOrder(app, tx, order, { endsAt: term.endsAt, card })
  await refundReplaced(app, tx, term.replaces, now)
  await projectMembership(tx, user_id, now)
  const number = await insertReceipt(tx, id, now) // late, because the next grant waits until this number is committed
  await mailReceipt(app, tx, order, { ...term, number })
}

/** Lets the rest of a revoked term run from now on. The caller must lock the member. @returns false without a term */
export async function restoreTerm(app: App, tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { id, user_id } = order
  const term = await termOf(tx, id)
  if (!term?.revoked_at || !user_id) return term !== undefined
  const { starts_at, ends_at, revoked_at } = term
  const left = remainingTime({ starts_at, ends_at, revoked_at })
  if (left === 0) await unrevokeTerm(tx, id)
  else {
    const plan = planTerm(order, await validTerms(tx, user_id, now), now, left)
    await placeTerm(tx, id, plan, now)
    await refundReplaced(app, tx, plan.replaces, now)
  }
  await projectMembership(tx, user_id, now)
  return true
}
