import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import type { StoredCard } from '../providers/provider.ts'
import { mailReceipt } from '../receipts/receipt-mail.ts'
import { insertReceipt } from '../receipts/receipts.queries.ts'
import { followOrder } from '../renewals/follow-order.ts'
import { projectMembership } from '../terms/project.ts'
import { countingTerms, insertTerm } from '../terms/terms.queries.ts'
import { planTerm } from '../terms/terms.rules.ts'

/** Grants what was paid, once: the order and its member must be locked, and the order not paid before. */
export async function grant(
  app: App,
  tx: Tx,
  order: OrderRow & { user_id: string },
  card: StoredCard | null,
  now: Date,
): Promise<void> {
  const { id, user_id, tier, months, country, amount_minor: amount, currency } = order
  const bought = { tier, months, country, price: { amount, currency } }
  const term = planTerm(bought, await countingTerms(tx, user_id, now), now)
  await insertTerm(tx, order, term, now)
  await followOrder(app, tx, order, { endsAt: term.endsAt, card })
  await projectMembership(tx, user_id, now)
  const number = await insertReceipt(tx, id, now) // late: anyone who grants next waits for the number
  await mailReceipt(app, tx, order, { ...term, number })
}
