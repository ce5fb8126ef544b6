import type { App } from '../../../platform/app.ts'
import { expireUnbegun, type OrderRow, orderOf, postponeOrder } from '../orders/orders.queries.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { chargeRenewal } from '../renewals/charge-renewal.ts'
import { canStillBegin, nextCheck } from './check-times.ts'
import { endUnreachable } from './end-unreachable.ts'
import { reconcile } from './reconcile.ts'

/**
 * Does what is due for an order.
 * @throws ProviderError when its provider does not answer: the order stays as it is
 */
export async function look(app: App, order: OrderRow): Promise<void> {
  if (order.provider_id === null)
    return order.is_renewal ? chargeRenewal(app, order) : closeUnbegun(app, order)
  if (order.state === 'refunding') return lookAtRefund(app, order)
  if (app.membership.providers[order.provider]) return reconcile(app, order)
  return endUnreachable(app, order, nextCheck(order.created_at, app.clock.now()))
}

/** When a refund has arrived, or is for a person, the order is asked about, too: a bank may have taken money back meanwhile. */
async function lookAtRefund(app: App, order: OrderRow): Promise<void> {
  await sendRefund(app, order)
  const after = await orderOf(app.db, order.id)
  if (after && !(after.state === 'refunding' && after.held_for === null)) await reconcile(app, after)
}

/** Nobody was sent to pay for it, and soon nobody will be. */
async function closeUnbegun({ db, clock }: App, order: OrderRow): Promise<void> {
  const now = clock.now()
  const next = nextCheck(order.created_at, now)
  if (next && canStillBegin(order.created_at, now)) await postponeOrder(db, order, next)
  else await expireUnbegun(db, order.id, now, 'expired')
}
