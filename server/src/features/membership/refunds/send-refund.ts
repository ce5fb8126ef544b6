import type { App } from '../../../platform/app.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import { ProviderError, type Refund } from '../providers/provider.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { heldOnArrival, holdRefund, type RefundingRow, refundOf, settleRefund } from './refunds.queries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A refund that has not arrived by then is held for a person. */
const PATIENCE = 14 * DAY
/** The same while there was no answer at all. */
const PATIENCE_WITHOUT_ANSWER = 3 * DAY

/**
 * Requests a refund from the provider, or asks for its state. One id for all tries, unless the provider has refused it or
 * says that it has failed for good, so that the money goes back once. When it has arrived or is held, the order is due: it
 * is asked what else went back.
 * @throws ProviderError when there is no answer: it is asked again later, and held for a person after three days, or two
 *   weeks when the provider had taken it
 */
export async function sendRefund(app: App, order: OrderRow): Promise<void> {
  const refund = await refundOf(app.db, order)
  if (!refund) return
  try {
    await follow(app, order, refund, await answerOf(app, order, refund))
  } catch (error) {
    if (error instanceof ProviderError && isGivenUp(app, refund)) {
      warn(app, order)
      await holdRefund(app.db, refund)
    }
    throw error
  }
}

function answerOf(
  { membership }: App,
  { id, provider, provider_id, currency }: OrderRow,
  refund: RefundingRow,
) {
  const asked = membership.providers[provider]
  if (!asked || provider_id === null) throw new ProviderError(`${provider} is not configured.`)
  const wanted: Refund = {
    id: refund.refund_id,
    orderId: id,
    providerId: provider_id,
    price: { amount: refund.refunded_minor, currency },
  }
  return isOnlyAsked(refund) ? asked.askRefund(wanted) : asked.refund(wanted)
}

/** One that is held is not requested before somebody says so; a callback may have told that it has arrived. */
const isOnlyAsked = ({ refund_asked_at, held_for }: RefundingRow) =>
  refund_asked_at !== null || held_for !== null

async function follow(
  app: App,
  order: OrderRow,
  refund: RefundingRow,
  answer: Awaited<ReturnType<typeof answerOf>>,
): Promise<void> {
  const { db, clock } = app
  const now = clock.now()
  const settle = (change: Parameters<typeof settleRefund>[2], next: Date) =>
    settleRefund(db, refund, change, { asked: now, next })
  if (answer === 'done')
    return void (await settle({ state: 'refunded', closed_at: now, held_for: heldOnArrival }, now))
  if (refund.held_for) return // it is for a person
  const hasFailed = answer === 'failed' || answer === 'refused'
  if (hasFailed || waited(app, refund) > PATIENCE) {
    warn(app, order)
    return void (await settle({ held_for: 'refund', refund_failed: hasFailed }, now))
  }
  const next = new Date(now.getTime() + pauseAfter(waited(app, refund)))
  await settle({}, next)
  await wakeAt(app, order.provider, next)
}

const warn = ({ log }: App, { id }: OrderRow) =>
  log.warn({ order_id: id }, 'a refund did not arrive: somebody has to look at it')

const waited = ({ clock }: App, { begun_at }: RefundingRow) => clock.now().getTime() - begun_at.getTime()

/** Without an answer. One that is held is already waiting for staff. */
function isGivenUp({ clock }: App, { begun_at, refund_asked_at, held_for }: RefundingRow): boolean {
  if (held_for !== null) return false
  const patience = refund_asked_at ? PATIENCE : PATIENCE_WITHOUT_ANSWER
  return clock.now().getTime() - (refund_asked_at ?? begun_at).getTime() > patience
}

/** Soon at first, since most arrive at once, later every six hours. */
const pauseAfter = (waited: number) => Math.min(DAY / 4, Math.max(MINUTE / 2, waited))
