import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { changeOrder, type OrderChange, type OrderRow } from '../orders/orders.queries.ts'
import { stopRenewal } from '../renewals/renewals.queries.ts'
import { revoke } from '../terms/project.ts'
import { accept } from './accept.ts'
import { isPaid, type Paid, type PaidFinding, type Resolution, returnedByOthers } from './findings.ts'
import { restoreTerm } from './grant.ts'

const isAllReturned = (order: OrderRow, payment: Paid) =>
  returnedByOthers(order, payment) >= order.amount_minor

export const resolveReturn = (app: App, tx: Tx, order: OrderRow, finding: PaidFinding, now: Date) =>
  isAllReturned(order, finding.payment)
    ? revokeReturned(tx, order, finding, now)
    : holdPartialReturn(app, tx, order, finding, now)

const holdReturned = (order: OrderRow, payment: Paid) => ({
  change: { held_for: 'disputed' as const, returned_minor: returnedByOthers(order, payment) },
  outcome: order.held_for === 'disputed' ? null : ('held' as const),
})

/**
 * Stops the renewal only once per order, because the member may have chosen a card since. A member who withdrew this
 * order keeps the renewal of the remaining one.
 */
async function stopRenewalUnlessWithdrawn(tx: Tx, { user_id, refunded_minor }: OrderRow): Promise<void> {
  if (user_id && refunded_minor === null) await stopRenewal(tx, user_id)
}

/** The membership continues without renewal, and staff review the order unless they returned the money themselves. */
async function holdPartialReturn(
  app: App,
  tx: Tx,
  order: OrderRow,
  finding: PaidFinding,
  now: Date,
): Promise<Resolution> {
  const held = holdReturned(order, finding.payment)
  let { change }: { change: OrderChange } = held
  if (isExpected(order, held.change.returned_minor))
    return { change: { ...change, held_for: order.held_for }, outcome: null }
  if (!isPaid(order)) {
    await changeOrder(tx, order.id, change) // before `accept`, so that its refund sends only the rest
    const accepted = await accept(app, tx, { ...order, ...held.change }, finding, now)
    change = { ...accepted.change, ...change }
  }
  await stopRenewalUnlessWithdrawn(tx, order)
  return { change, outcome: held.outcome }
}

/** Expected, because staff were asked to send the remainder of a full refund. */
function isExpected({ state, refunded_minor, refunded_for, ...order }: OrderRow, returned: number): boolean {
  const isOfAll = state === 'refunded' && refunded_for !== 'unused_days'
  return isOfAll && (refunded_minor ?? 0) + returned <= order.amount_minor
}

async function revokeReturned(
  tx: Tx,
  order: OrderRow,
  { payment }: PaidFinding,
  now: Date,
): Promise<Resolution> {
  const held = holdReturned(order, payment)
  await stopRenewalUnlessWithdrawn(tx, order)
  await revoke(tx, order, now)
  if (order.refunded_minor !== null) return held
  const returned = { refunded_minor: order.amount_minor, refunded_for: held.change.held_for }
  const change = { ...held.change, ...returned, paid_at: order.paid_at ?? now, closed_at: now }
  // The table allows only a paid order to become refunded.
  if (!isPaid(order)) await changeOrder(tx, order.id, { state: 'paid', paid_at: now })
  return { change: { ...change, state: 'refunded' }, outcome: 'returned' }
}

/**
 * Restores a membership that a dispute ended. If a full refund left out money that came back, staff review the order.
 */
export async function recover(
  app: App,
  tx: Tx,
  order: OrderRow,
  finding: PaidFinding,
  now: Date,
): Promise<Resolution> {
  const returned_minor = returnedByOthers(order, finding.payment)
  if (order.refunded_for === 'disputed' && returned_minor < order.amount_minor)
    return reinstate(app, tx, order, finding, now)
  if (isOwed(order, returned_minor))
    return { change: { returned_minor, held_for: 'disputed' }, outcome: 'held' }
  return {
    change: { returned_minor, held_for: holdAfterRecovery(order, returned_minor) },
    outcome: 'recovered',
  }
}

/** Releases the hold if we have all the money again and none of it was to be refunded. */
const holdAfterRecovery = ({ held_for, refunded_for }: OrderRow, returned: number) =>
  returned === 0 && held_for === 'disputed' && (refunded_for ?? 'disputed') === 'disputed' ? null : held_for

const isOwed = ({ refunded_minor, refunded_for, returned_minor, amount_minor }: OrderRow, returned: number) =>
  refunded_minor !== null &&
  refunded_for !== 'disputed' &&
  refunded_minor + returned_minor >= amount_minor &&
  refunded_minor + returned < amount_minor

async function reinstate(
  app: App,
  tx: Tx,
  order: OrderRow,
  finding: PaidFinding,
  now: Date,
): Promise<Resolution> {
  const returned_minor = returnedByOthers(order, finding.payment)
  const change = {
    state: 'paid',
    held_for: holdAfterRecovery(order, returned_minor),
    returned_minor,
    refunded_minor: null,
    refunded_for: null,
    closed_at: null,
  } as const
  if (await restoreTerm(app, tx, order, now)) return { change, outcome: 'recovered' }
  await changeOrder(tx, order.id, change)
  const accepted = await accept(app, tx, { ...order, ...change }, finding, now)
  return { ...accepted, change: { ...accepted.change, held_for: change.held_for } }
}
