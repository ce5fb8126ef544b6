import type { MembershipOrder } from '@ndoa/contract/membership'
import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { fail } from '../../failures.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { ownOrderView } from './order-views.ts'
import { type OrderRow, ownOrder } from './orders.queries.ts'

/** How often the provider is asked while a page waits. */
const ASKED = { max: 1, per: '2 seconds' }

/**
 * An order of the member's own. While it is open its provider is asked, so that a member who comes back from paying sees it at once.
 * @throws request.not_found for another's order
 */
export async function getOrder(app: App, userId: string, orderId: string): Promise<MembershipOrder> {
  const order = await ownOrder(app.db, userId, orderId)
  if (order?.state === 'open' && order.provider_id !== null) await askAbout(app, order)
  const view = await ownOrderView(app.db, userId, orderId, app.clock.now())
  if (!view) throw fail('request.not_found')
  return view
}

/** The job asks again later: without an answer now the order is shown as it is. */
async function askAbout(app: App, order: OrderRow): Promise<void> {
  if ((await tryConsume(app.db, `asked-order ${order.id}`, ASKED)) !== null) return
  await reconcile(app, order).catch((error: unknown) =>
    app.log.warn({ err: error, provider: order.provider }, 'an order could not be checked'),
  )
}
