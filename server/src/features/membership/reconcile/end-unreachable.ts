import type { App } from '../../../platform/app.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { lockOrder, type OrderRow, updateOrder } from '../orders/orders.queries.ts'
import { ProviderError } from '../providers/provider.ts'
import { endFailedRenewal } from '../renewals/end-failed-renewal.ts'
import { isPaid } from './findings.ts'

/**
 * If there is no `next` check, the order ends and staff review it.
 * @throws ProviderError otherwise, or if it is held
 */
export async function endUnreachable(app: App, seen: OrderRow, next: Date | null): Promise<void> {
  if (next || seen.held_for) throw new ProviderError(`${seen.provider} is not configured.`)
  app.log.warn({ order_id: seen.id, provider: seen.provider }, 'an order ends without its provider')
  await retriedTransaction(app, async (tx) => {
    const order = await lockOrder(tx, seen)
    if (order.provider_id !== seen.provider_id) return // another server has found the charge
    const isKnown = isPaid(order) || order.state === 'failed'
    const now = app.clock.now()
    if (order.state === 'open') await endFailedRenewal(app, tx, order, 'unreachable')
    const ended = order.state === 'open' && ({ state: 'expired', closed_at: now } as const)
    await updateOrder(tx, seen, isKnown ? {} : { ...ended, held_for: 'unreachable' }, null)
  })
}
