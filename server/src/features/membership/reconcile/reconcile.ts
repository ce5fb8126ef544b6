import type { HeldFor } from '@ndoa/contract/membership/membership-rules'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { counter } from '../../../platform/metrics.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import {
  expediteCheck,
  lockOrder,
  type OrderChange,
  type OrderRow,
  updateOrder,
} from '../orders/orders.queries.ts'
import { type Payment, ProviderError } from '../providers/provider.ts'
import { declineRenewal } from '../renewals/decline-renewal.ts'
import { endFailedRenewal } from '../renewals/end-failed-renewal.ts'
import { accept } from './accept.ts'
import { nextCheck } from './check-times.ts'
import { type Finding, findingOf, isPaid, type Outcome, type Resolution } from './findings.ts'
import { recover, resolveReturn } from './returns.ts'
import { wakeAt } from './wake.ts'

const payments = counter('payments_total', 'Orders by what became of them at their provider', [
  'provider',
  'outcome',
] as const)

/** Several servers may run this at once. @throws ProviderError without a response; the order then stays unchanged */
export async function reconcile(app: App, seen: OrderRow): Promise<void> {
  const payment = await ask(app, seen)
  const finding = findingOf(seen, payment)
  const next = nextCheckAfter(seen, finding, app.clock.now())
  if (finding.is === 'nothing_new' && !isOver(seen, next) && !isUnanswered(seen.held_for))
    return checkLater(app, seen, next) // needs no lock
  const outcome = await retriedTransaction(app, (tx) => settle(app, tx, seen, payment))
  if (!outcome) return
  payments.inc({ provider: seen.provider, outcome })
  if (outcome === 'held' || outcome === 'returned')
    app.log.warn({ order_id: seen.id }, 'an order is held for review')
}

/** Such an order is held because its payment's state is unknown, so any response is new. */
const isUnanswered = (heldFor: HeldFor | null) => heldFor === 'unreachable' || heldFor === 'unknown'

async function checkLater(app: App, seen: OrderRow, next: Date | null): Promise<void> {
  await updateOrder(app.db, seen, {}, next)
  if (next) await wakeAt(app, seen.provider, next)
}

function ask(app: App, order: OrderRow) {
  const { id, provider, provider_id, refund_id, amount_minor: amount, currency } = order
  const configured = app.membership.providers[provider]
  if (!configured) throw new ProviderError(`${provider} is not configured.`)
  if (provider_id === null) throw new ProviderError('The payment was never begun.')
  return configured.ask({ id, providerId: provider_id, price: { amount, currency }, refundId: refund_id })
}

async function settle(app: App, tx: Tx, seen: OrderRow, payment: Payment): Promise<Outcome> {
  const order = await lockOrder(tx, seen)
  const finding = findingOf(order, payment)
  const now = app.clock.now()
  if (isOutdated(seen, order, finding)) {
    await expediteCheck(tx, order.id, now)
    await wakeAt(app, order.provider, now, tx)
    return null
  }
  const next = nextCheckAfter(order, finding, now)
  const { change, outcome } = await resolve(app, tx, order, { finding, isOver: isOver(order, next), now })
  await updateOrder(tx, seen, { ...releaseOf(order, payment), ...change }, next)
  if (next) await wakeAt(app, order.provider, next, tx)
  return outcome
}

/** The response may be older than the stored amounts or not include our refund, so the provider is queried again. */
const isOutdated = (seen: OrderRow, order: OrderRow, { is }: Finding) =>
  (is === 'returned' || is === 'recovered') &&
  (seen.returned_minor !== order.returned_minor || seen.refund_id !== order.refund_id)

const releaseOf = ({ held_for }: OrderRow, { state }: Payment): OrderChange =>
  isUnanswered(held_for) && state !== 'unknown' ? { held_for: null } : {}

/** A failed payment may be retried on the provider's page, and an abandoned one may still arrive. */
function nextCheckAfter(order: OrderRow, finding: Finding, now: Date): Date | null {
  const isUnpaid = finding.is === 'different' ? finding.heldFor === 'unknown' : !('payment' in finding)
  return isUnpaid && !isPaid(order) ? nextCheck(order.created_at, now) : null
}

const isOver = ({ state }: OrderRow, next: Date | null) => state === 'open' && next === null

interface Circumstances {
  finding: Finding
  isOver: boolean
  now: Date
}

async function resolve(
  app: App,
  tx: Tx,
  order: OrderRow,
  { finding, isOver, now }: Circumstances,
): Promise<Resolution> {
  switch (finding.is) {
    case 'nothing_new':
      if (!isOver) return { change: {}, outcome: null }
      await endFailedRenewal(app, tx, order)
      return { change: { state: 'expired', closed_at: now }, outcome: 'expired' }
    case 'failed':
      await declineRenewal(app, tx, order)
      return { change: { state: 'failed', closed_at: now }, outcome: 'failed' }
    case 'different':
      return hold(order, finding.heldFor)
    case 'paid':
      return accept(app, tx, order, finding, now)
    case 'returned':
      return resolveReturn(app, tx, order, finding, now)
    case 'recovered':
      return recover(app, tx, order, finding, now)
    default:
      return finding satisfies never
  }
}

/** Each reason is reported once, and not again after staff have settled it. */
const hold = (order: OrderRow, held_for: HeldFor): Resolution =>
  order.settled_for === held_for
    ? { change: {}, outcome: null }
    : { change: { held_for }, outcome: order.held_for === held_for ? null : 'held' }
