import type { App } from '../../../platform/app.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { lockOrder, type OrderRow, updateOrder } from '../orders/orders.queries.ts'
import { ProviderError } from '../providers/provider.ts'
import { endFailedRenewal } from '../renewals/end-failed-renewal.ts'
import { isPaid } from './findings.ts'

/**
 * The provider of an order is not configured any more, so nobody can be asked whether it was paid. It is tried as long as
 * with a provider that is away. Then the order ends, the owner of a renewal hears of it, and somebody looks at it.
 * @param next when to try again; null: that was the last time
 * @throws ProviderError while there is another time, and for one that is held already
 */
export async function endUnreachable(app: App, seen: OrderRow, next: Date | null): Promise<void> {
  if (next || seen.held_for) throw new ProviderError(`${seen.provider} is not configured.`)
  app.log.warn({ order_id: seen.id, provider: seen.provider }, 'an order ends without its provider')
  await retriedTransaction(app, async (tx) => {
    const order = await lockOrder(tx, seen)
    if (order.provider_id !== seen.provider_id) return // another server has found its charge
    // Of what was paid or has failed, the provider has said so.
    const isKnown = isPaid(order) || order.state === 'failed'
    const now = app.clock.now()
    if (order.state === 'open') await endFailedRenewal(app, tx, order, 'unreachable')
    const ended = order.state === 'open' && ({ state: 'expired', closed_at: now } as const)
    await updateOrder(tx, seen, isKnown ? {} : { ...ended, held_for: 'unreachable' }, null)
  })
}
