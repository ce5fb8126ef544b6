import type { App } from '../../../platform/app.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import { ProviderError, type Refund } from '../providers/provider.ts'
import { wakeAt } from '../reconcile/wake.ts'
import { heldOnArrival, holdRefund, type RefundingRow, refundOf, settleRefund } from './refunds.queries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Milliseconds after which a refund that has not arrived is held for staff. */
const REFUND_DEADLINE = 14 * DAY
const ANSWER_DEADLINE = 3 * DAY

/** All attempts use one id, so that the money is returned only once. @throws ProviderError without a response */
export async function sendRefund(app: App, order: OrderRow): Promise<void> {
  const refund = await refundOf(app.db, order)
  if (!refund) return
  try {
    await applyAnswer(app, order, refund, await answerOf(app, order, refund))
  } catch (error) {
    if (error instanceof ProviderError && hasTimedOut(app, refund)) {
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
  const configured = membership.providers[provider]
  if (!configured || provider_id === null) throw new ProviderError(`${provider} is not configured.`)
  const wanted: Refund = {
    id: refund.refund_id,
    orderId: id,
    providerId: provider_id,
    price: { amount: refund.refunded_minor, currency },
  }
  return isAlreadySent(refund) ? configured.askRefund(wanted) : configured.refund(wanted)
}

/** A held refund is not sent, because it waits for staff; but it may have arrived, as a callback may have reported. */
const isAlreadySent = ({ refund_asked_at, held_for }: RefundingRow) =>
  refund_asked_at !== null || held_for !== null

async function applyAnswer(
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
  if (refund.held_for) return // staff are reviewing it
  const hasFailed = answer === 'failed' || answer === 'refused'
  if (hasFailed || waited(app, refund) > REFUND_DEADLINE) {
    warn(app, order)
    return void (await settle({ held_for: 'refund', refund_failed: hasFailed }, now))
  }
  if (answer === 'needs_details') {
    warn(app, order)
    return void (await settle({ held_for: 'refund_details', refund_failed: false }, now))
  }
  const next = new Date(now.getTime() + retryDelay(waited(app, refund)))
  await settle({}, next)
  await wakeAt(app, order.provider, next)
}

const warn = ({ log }: App, { id }: OrderRow) =>
  log.warn({ order_id: id }, 'a refund did not arrive and is held for review')

const waited = ({ clock }: App, { begun_at }: RefundingRow) => clock.now().getTime() - begun_at.getTime()

function hasTimedOut({ clock }: App, { begun_at, refund_asked_at, held_for }: RefundingRow): boolean {
  if (held_for !== null) return false
  const deadline = refund_asked_at ? REFUND_DEADLINE : ANSWER_DEADLINE
  return clock.now().getTime() - (refund_asked_at ?? begun_at).getTime() > deadline
}

/** Checks are frequent at first, because most refunds arrive at once, and later every six hours. */
const retryDelay = (waited: number) => Math.min(DAY / 4, Math.max(MINUTE / 2, waited))
