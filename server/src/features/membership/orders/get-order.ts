import type { MembershipOrder } from '@ndoa/contract/membership/membership'
import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { fail } from '../../shared/failures.ts'
import { ORDER_CHECKS } from '../membership.limits.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { ownOrderView } from './order-views.ts'
import { type OrderRow, ownOrder } from './orders.queries.ts'

/** Queries the provider about an open order. @throws request.not_found for another member's order */
export async function getOrder(app: App, userId: string, orderId: string): Promise<MembershipOrder> {
  const order = await ownOrder(app.db, userId, orderId)
  if (order?.state === 'open' && order.provider_id !== null) await checkNow(app, order)
  const view = await ownOrderView(app.db, userId, orderId, app.clock.now())
  if (!view) throw fail('request.not_found')
  return view
}

/** If the provider does not respond, the page shows the stored order, and the job queries again later. */
async function checkNow(app: App, order: OrderRow): Promise<void> {
  if ((await tryConsume(app.db, `asked-order ${order.id}`, ORDER_CHECKS)) !== null) return
  await reconcile(app, order).catch((error: unknown) =>
    app.log.warn({ err: error, provider: order.provider }, 'an order could not be checked'),
  )
}
