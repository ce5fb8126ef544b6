import type { HeldFor } from '@ndoa/contract/membership-rules'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { counter } from '../../../platform/metrics.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import {
  hastenCheck,
  lockOrder,
  type OrderChange,
  type OrderRow,
  updateOrder,
} from '../orders/orders.queries.ts'
import { type Payment, ProviderError } from '../providers/provider.ts'
import { endFailedRenewal } from '../renewals/end-failed-renewal.ts'
import { accept } from './accept.ts'
import { nextCheck } from './check-times.ts'
import { type Finding, type Followed, findingOf, isPaid, type Outcome } from './findings.ts'
import { followReturn, recover } from './returns.ts'
import { wakeAt } from './wake.ts'

const payments = counter('payments_total', 'Orders by what became of them at their provider', [
  'provider',
  'outcome',
] as const)

/**
 * Asks the provider for the state of an order, and acts on it. However often and on however many servers this runs, an
 * order is granted one term.
 * @param seen the order as it was read before; the answer is compared with what it is by then
 * @throws ProviderError when there is no answer: the order stays as it is
 */
export async function reconcile(app: App, seen: OrderRow): Promise<void> {
  const payment = await ask(app, seen)
  const finding = findingOf(seen, payment)
  const next = nextCheckAfter(seen, finding, app.clock.now())
  if (finding.is === 'nothing_new' && !isOver(seen, next) && !isAwaited(seen))
    return checkLater(app, seen, next) // as usually; no lock is needed
  const outcome = await retriedTransaction(app, (tx) => settle(app, tx, seen, payment))
  if (!outcome) return
  payments.inc({ provider: seen.provider, outcome })
  if (outcome === 'held' || outcome === 'returned')
    app.log.warn({ order_id: seen.id }, 'an order is held: somebody has to look at it')
}

/** Any answer is news. */
const isAwaited = ({ held_for, returned_unknown }: OrderRow) => held_for === 'unreachable' || returned_unknown

async function checkLater(app: App, seen: OrderRow, next: Date | null): Promise<void> {
  await updateOrder(app.db, seen, {}, next)
  if (next) await wakeAt(app, seen.provider, next)
}

function ask(app: App, order: OrderRow) {
  const { id, provider, provider_id, refund_id, amount_minor: amount, currency } = order
  const asked = app.membership.providers[provider]
  if (!asked) throw new ProviderError(`${provider} is not configured.`)
  if (provider_id === null) throw new ProviderError('The payment was never begun.')
  return asked.ask({ id, providerId: provider_id, price: { amount, currency }, refundId: refund_id })
}

async function settle(app: App, tx: Tx, seen: OrderRow, payment: Payment): Promise<Outcome> {
  const order = await lockOrder(tx, seen)
  const finding = findingOf(order, payment)
  const now = app.clock.now()
  if (isOutdated(seen, order, finding)) {
    await hastenCheck(tx, order.id, now)
    await wakeAt(app, order.provider, now, tx)
    return null
  }
  const next = nextCheckAfter(order, finding, now)
  const { change, outcome } = await follow(app, tx, order, { finding, isOver: isOver(order, next), now })
  await updateOrder(tx, seen, { ...answered(order, payment), ...change }, next)
  if (next) await wakeAt(app, order.provider, next, tx)
  return outcome
}

/**
 * What went back may rise and fall: an answer that may be older than what another one has said is asked for again, and so is
 * one that was not told the id of our own refund, which it may take for somebody else's.
 */
const isOutdated = (seen: OrderRow, order: OrderRow, { is }: Finding) =>
  (is === 'returned' || is === 'recovered') &&
  (seen.returned_minor !== order.returned_minor || seen.refund_id !== order.refund_id)

/** What was not known before the provider was asked. */
const answered = ({ held_for, returned_unknown }: OrderRow, { state }: Payment): OrderChange => ({
  ...(held_for === 'unreachable' && { held_for: null }),
  ...(returned_unknown && state === 'paid' && { returned_unknown: false }),
})

/** A payment that failed may be tried again on the provider's page, and one that we have given up may still arrive. */
function nextCheckAfter(order: OrderRow, { is }: Finding, now: Date): Date | null {
  const isAskedOn = !isPaid(order) && (is === 'nothing_new' || is === 'failed')
  return isAskedOn ? nextCheck(order.created_at, now) : null
}

/** Asked about for the last time, and still not paid. */
const isOver = ({ state }: OrderRow, next: Date | null) => state === 'open' && next === null

interface Found {
  finding: Finding
  isOver: boolean
  now: Date
}

async function follow(app: App, tx: Tx, order: OrderRow, { finding, isOver, now }: Found): Promise<Followed> {
  switch (finding.is) {
    case 'nothing_new':
      if (!isOver) return { change: {}, outcome: null }
      await endFailedRenewal(app, tx, order)
      return { change: { state: 'expired', closed_at: now }, outcome: 'expired' }
    case 'failed':
      await endFailedRenewal(app, tx, order)
      return { change: { state: 'failed', closed_at: now }, outcome: 'failed' }
    case 'different':
      return hold(order, finding.heldFor)
    case 'paid':
      return accept(app, tx, order, finding, now)
    case 'returned':
      return followReturn(app, tx, order, finding, now)
    case 'recovered':
      return recover(app, tx, order, finding, now)
    default:
      return finding satisfies never
  }
}

/** Reported once, however often it is found, and not again after somebody has settled it. */
const hold = (order: OrderRow, held_for: HeldFor): Followed =>
  order.settled_for === held_for
    ? { change: {}, outcome: null }
    : { change: { held_for }, outcome: order.held_for === held_for ? null : 'held' }
