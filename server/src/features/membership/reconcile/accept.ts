import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { changeOrder, type OrderRow } from '../orders/orders.queries.ts'
import { mailReturnedRenewal } from '../refunds/refund-mails.ts'
import { beginRefund } from '../refunds/refunds.queries.ts'
import type { PaidFinding, Resolution } from './findings.ts'
import { grant } from './grant.ts'
import { wakeAt } from './wake.ts'

export async function accept(
  app: App,
  tx: Tx,
  order: OrderRow,
  { payment }: PaidFinding,
  now: Date,
): Promise<Resolution> {
  const { user_id } = order
  const paid = { state: 'paid', paid_at: now, payer_country: payment.payerCountry } as const
  if (user_id === null || order.withdrawn_at !== null) {
    await changeOrder(tx, order.id, paid)
    await refundInFull(app, tx, order, now)
    return { change: {}, outcome: 'refunding' }
  }
  await grant(app, tx, { ...order, user_id }, payment.card, now)
  return { change: { ...paid, held_for: null }, outcome: 'granted' }
}

/** Returns all money that we still hold, because the account was deleted, or the order withdrawn or replaced. */
async function refundInFull(app: App, tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const amount = order.amount_minor - order.returned_minor
  const reason = order.user_id === null ? 'no_member' : 'withdrawal'
  await beginRefund(tx, order, { amount, reason }, now)
  if (order.is_renewal) await mailReturnedRenewal(app, tx, order, amount)
  await wakeAt(app, order.provider, now, tx)
}
