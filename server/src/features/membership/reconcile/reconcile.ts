import type { HeldFor } from '@ndoa/contract/membership-rules'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { counter } from '../../../platform/metrics.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import {
  lockMember,
  lockOrder,
  type OrderChange,
  type OrderRow,
  updateOrder,
} from '../orders/orders.queries.ts'
import { type Payment, ProviderError } from '../providers/provider.ts'
import { mailReturnedRenewal } from '../refunds/refund-mails.ts'
import { beginRefund } from '../refunds/refunds.queries.ts'
import { endFailedRenewal } from '../renewals/end-failed-renewal.ts'
import { stopRenewal } from '../renewals/renewals.queries.ts'
import { revoke } from '../terms/project.ts'
import { nextCheck } from './check-times.ts'
import { type Finding, findingOf, isPaid, type Paid, returnedByOthers } from './findings.ts'
import { grant } from './grant.ts'
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
  // Usually nothing has changed, and no lock is needed.
  if (finding.is === 'nothing_new' && !isOver(seen, next)) return checkLater(app, seen, next)
  const outcome = await retriedTransaction(app, (tx) => settle(app, tx, seen, payment))
  if (!outcome) return
  payments.inc({ provider: seen.provider, outcome })
  if (outcome === 'held' || outcome === 'returned')
    app.log.warn({ order_id: seen.id }, 'an order is held: somebody has to look at it')
}

async function checkLater(app: App, seen: OrderRow, next: Date | null): Promise<void> {
  await updateOrder(app.db, seen, {}, next)
  if (next) await wakeAt(app, seen.provider, next)
}

function ask(app: App, { id, provider, provider_id, amount_minor: amount, currency }: OrderRow) {
  const asked = app.membership.providers[provider]
  if (!asked) throw new ProviderError(`${provider} is not configured.`)
  if (provider_id === null) throw new ProviderError('The payment was never begun.')
  return asked.ask({ id, providerId: provider_id, price: { amount, currency } })
}

type Outcome = 'granted' | 'failed' | 'expired' | 'held' | 'returned' | 'refunding' | null

async function settle(app: App, tx: Tx, seen: OrderRow, payment: Payment): Promise<Outcome> {
  if (seen.user_id) await lockMember(tx, seen.user_id) // before the order, as a deletion of the account does
  const order = await lockOrder(tx, seen.id)
  const finding = findingOf(order, payment)
  const now = app.clock.now()
  const next = nextCheckAfter(order, finding, now)
  const { change, outcome } = await follow(app, tx, order, { finding, isOver: isOver(order, next), now })
  await updateOrder(tx, seen, change, next)
  if (next) await wakeAt(app, order.provider, next, tx)
  return outcome
}

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

async function follow(
  app: App,
  tx: Tx,
  order: OrderRow,
  { finding, isOver, now }: Found,
): Promise<{ change: OrderChange; outcome: Outcome }> {
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
      return isAllReturned(order, finding.payment)
        ? takeBack(tx, order, finding, now)
        : holdPartly(app, tx, order, finding, now)
    default:
      return finding satisfies never
  }
}

/** Reported once, however often it is found, and not again after somebody has settled it. */
const hold = (order: OrderRow, held_for: HeldFor): { change: OrderChange; outcome: Outcome } =>
  order.settled_for === held_for
    ? { change: {}, outcome: null }
    : { change: { held_for }, outcome: order.held_for === held_for ? null : 'held' }

type PaidFinding = Extract<Finding, { is: 'paid' | 'returned' }>

async function accept(
  app: App,
  tx: Tx,
  order: OrderRow,
  { payment }: PaidFinding,
  now: Date,
): Promise<{ change: OrderChange; outcome: Outcome }> {
  const { user_id } = order
  const paid = { state: 'paid', paid_at: now, payer_country: payment.payerCountry } as const
  if (user_id === null || order.withdrawn_at !== null) {
    await updateOrder(tx, order, paid, null)
    await refundInFull(app, tx, order, now)
    return { change: {}, outcome: 'refunding' }
  }
  await grant(app, tx, { ...order, user_id }, payment.card, now)
  return { change: { ...paid, held_for: null }, outcome: 'granted' }
}

/** Paid after the account was deleted, or what it renews was taken back or replaced: whatever we still hold goes back. */
async function refundInFull(app: App, tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const amount = order.amount_minor - order.returned_minor
  const reason = order.user_id === null ? 'no_member' : 'withdrawal'
  await beginRefund(tx, order, { amount, reason }, now)
  if (order.is_renewal) await mailReturnedRenewal(app, tx, order, amount)
  await wakeAt(app, order.provider, now, tx)
}

const isAllReturned = ({ amount_minor }: OrderRow, { returned }: Paid) => returned >= amount_minor

/** Money has gone back since somebody last looked, so it is held again. */
const holdReturned = (order: OrderRow, payment: Paid) => ({
  change: { held_for: 'disputed' as const, returned_minor: returnedByOthers(order, payment) },
  outcome: order.held_for === 'disputed' ? null : ('held' as const),
})

/**
 * Some of the money went back, and not by us: the membership goes on, no card of the member is charged again, and somebody
 * looks at it.
 */
async function holdPartly(
  app: App,
  tx: Tx,
  order: OrderRow,
  finding: PaidFinding,
  now: Date,
): Promise<{ change: OrderChange; outcome: Outcome }> {
  const held = holdReturned(order, finding.payment)
  let { change }: { change: OrderChange } = held
  if (!isPaid(order)) {
    await updateOrder(tx, order, change, null) // if it is refunded, only the rest goes back
    const accepted = await accept(app, tx, { ...order, ...held.change }, finding, now)
    change = { ...accepted.change, ...change }
  }
  if (order.user_id) await stopRenewal(tx, order.user_id)
  return { change, outcome: held.outcome }
}

/** The membership ends with the money, no card of the member is charged again, and somebody looks at it. */
async function takeBack(
  tx: Tx,
  order: OrderRow,
  { payment }: PaidFinding,
  now: Date,
): Promise<{ change: OrderChange; outcome: Outcome }> {
  const held = holdReturned(order, payment)
  const { held_for } = held.change
  // Once for each order: a card that renews again was chosen after the dispute.
  const isKnown = order.state !== 'paid' && [order.held_for, order.settled_for].includes(held_for)
  if (order.user_id && !isKnown) await stopRenewal(tx, order.user_id)
  await revoke(tx, order, now)
  if (order.refunded_minor !== null) return held
  const returned = { refunded_minor: Math.min(payment.returned, order.amount_minor), refunded_for: held_for }
  const change = { ...held.change, ...returned, paid_at: order.paid_at ?? now, closed_at: now }
  // An order is refunded only after it was paid.
  if (!isPaid(order)) await updateOrder(tx, order, { state: 'paid', paid_at: now }, null)
  return { change: { ...change, state: 'refunded' }, outcome: 'returned' }
}
