import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { RefundedFor } from '../orders/orders.queries.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { revoke } from '../terms/project.ts'
import { mailReplaced } from './refund-mails.ts'
import { beginRefund, type WithdrawableRow, withdrawableOrder } from './refunds.queries.ts'
import { unusedOf } from './refunds.rules.ts'

/** The caller must hold the member's lock. */
export async function refundAndRevoke(
  app: App,
  tx: Tx,
  order: WithdrawableRow,
  refund: { amount: number; reason: RefundedFor },
  now: Date,
): Promise<void> {
  await beginRefund(tx, order, refund, now)
  await revoke(tx, order, now)
  await wakeAt(app, order.provider, now, tx)
}

/** Refunds the unused days of orders that a higher tier replaces. The caller must hold the member's lock. */
export async function refundReplaced(
  app: App,
  tx: Tx,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const id of orderIds) {
    const order = await withdrawableOrder(tx, id)
    const amount = order && unusedOf(order, now)
    if (!amount) continue
    await refundAndRevoke(app, tx, order, { amount, reason: 'unused_days' }, now)
    await mailReplaced(app, tx, order, amount)
  }
}
