import type { App } from '../../../platform/app.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import { ProviderError } from '../providers/provider.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { refundOf, settleRefund } from './refunds.queries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A refund that has not arrived by then is held for a person. */
const PATIENCE = 14 * DAY

/**
 * Requests a refund from the provider, or asks for its state. One id for all tries, so that the money goes back once.
 * @throws ProviderError when there is no answer: it is asked again later
 */
export async function sendRefund(app: App, { id, provider, provider_id, currency }: OrderRow): Promise<void> {
  const refund = await refundOf(app.db, id)
  if (!refund) return
  const asked = app.membership.providers[provider]
  if (!asked || provider_id === null) throw new ProviderError(`${provider} is not configured.`)
  const wanted = {
    id: refund.refund_id,
    orderId: id,
    providerId: provider_id,
    price: { amount: refund.refunded_minor, currency },
  }
  const answer = await (refund.refund_asked_at ? asked.askRefund(wanted) : asked.refund(wanted))
  const now = app.clock.now()
  const begun = refund.refund_asked_at ?? now
  const isLate = now.getTime() - begun.getTime() > PATIENCE
  if (answer === 'done')
    return void (await settleRefund(
      app.db,
      id,
      { state: 'refunded', closed_at: now },
      { asked: now, next: null },
    ))
  if (answer === 'failed' || isLate) {
    app.log.warn({ order_id: id }, 'a refund did not arrive: somebody has to look at it')
    return void (await settleRefund(app.db, id, { held_for: 'refund' }, { asked: now, next: null }))
  }
  const next = new Date(now.getTime() + pauseAfter(now.getTime() - begun.getTime()))
  await settleRefund(app.db, id, {}, { asked: now, next })
  await wakeAt(app, next)
}

/** Soon at first, since most arrive at once, later every six hours. */
const pauseAfter = (waited: number) => Math.min(DAY / 4, Math.max(MINUTE / 2, waited))
