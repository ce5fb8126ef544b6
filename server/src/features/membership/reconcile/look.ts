import type { App } from '../../../platform/app.ts'
import { expireUnstarted, type OrderRow, orderOf, postponeOrder } from '../orders/orders.queries.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { chargeRenewal } from '../renewals/charge-renewal.ts'
import { canStillStart, nextCheck } from './check-times.ts'
import { endUnreachable } from './end-unreachable.ts'
import { reconcile } from './reconcile.ts'

/** @throws ProviderError if the provider does not respond; the order then stays unchanged */
export async function checkOrder(app: App, order: OrderRow): Promise<void> {
  if (order.provider_id === null)
    return order.is_renewal ? chargeRenewal(app, order) : closeUnstarted(app, order)
  if (order.state === 'refunding') return checkRefund(app, order)
  if (app.membership.providers[order.provider]) return reconcile(app, order)
  return endUnreachable(app, order, nextCheck(order.created_at, app.clock.now()))
}

/** Also checks the payment once the refund has arrived or is held, because a bank may have reversed it since. */
async function checkRefund(app: App, order: OrderRow): Promise<void> {
  await sendRefund(app, order)
  const after = await orderOf(app.db, order.id)
  if (after && !(after.state === 'refunding' && after.held_for === null)) await reconcile(app, after)
}

async function closeUnstarted({ db, clock }: App, order: OrderRow): Promise<void> {
  const now = clock.now()
  const next = nextCheck(order.created_at, now)
  if (next && canStillStart(order.created_at, now)) await postponeOrder(db, order, next)
  else await expireUnstarted(db, order.id, now, 'expired')
}
