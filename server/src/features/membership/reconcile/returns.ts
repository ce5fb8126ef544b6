import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { changeOrder, type OrderChange, type OrderRow } from '../orders/orders.queries.ts'
import { stopRenewal } from '../renewals/renewals.queries.ts'
import { revoke } from '../terms/project.ts'
import { accept } from './accept.ts'
import { type Followed, isPaid, type Paid, type PaidFinding, returnedByOthers } from './findings.ts'
import { restore } from './grant.ts'

const isAllReturned = (order: OrderRow, payment: Paid) =>
  returnedByOthers(order, payment) >= order.amount_minor

/** Money went back, and not by us: all of it, or a part. */
export const followReturn = (app: App, tx: Tx, order: OrderRow, finding: PaidFinding, now: Date) =>
  isAllReturned(order, finding.payment)
    ? takeBack(tx, order, finding, now)
    : holdPartly(app, tx, order, finding, now)

/** Money has gone back since somebody last looked, so it is held again. */
const holdReturned = (order: OrderRow, payment: Paid) => ({
  change: { held_for: 'disputed' as const, returned_minor: returnedByOthers(order, payment) },
  outcome: order.held_for === 'disputed' ? null : ('held' as const),
})

/** Once for each order: a card that renews again was chosen after it. Who took it back themselves renews what they kept. */
async function stopRenewing(tx: Tx, { user_id, refunded_minor }: OrderRow): Promise<void> {
  if (user_id && refunded_minor === null) await stopRenewal(tx, user_id)
}

/**
 * Some of the money went back, and not by us: the membership goes on, no card of the member is charged again, and somebody
 * looks at it, unless they have, before its sum was kept, or were asked to send it.
 */
async function holdPartly(
  app: App,
  tx: Tx,
  order: OrderRow,
  finding: PaidFinding,
  now: Date,
): Promise<Followed> {
  const held = holdReturned(order, finding.payment)
  let { change }: { change: OrderChange } = held
  if (isExpected(order, held.change.returned_minor))
    return { change: { ...change, held_for: order.held_for }, outcome: null }
  if (!isPaid(order)) {
    await changeOrder(tx, order.id, change) // if it is refunded, only the rest goes back
    const accepted = await accept(app, tx, { ...order, ...held.change }, finding, now)
    change = { ...accepted.change, ...change }
  }
  await stopRenewing(tx, order)
  return { change, outcome: held.outcome }
}

/** Somebody has settled it before its sum was kept, or was asked to send what was still owed of everything. */
function isExpected({ state, refunded_minor, refunded_for, ...order }: OrderRow, returned: number): boolean {
  if (order.returned_unknown && order.settled_for === 'disputed') return true
  const isOfAll = state === 'refunded' && refunded_for !== 'unused_days'
  return isOfAll && (refunded_minor ?? 0) + returned <= order.amount_minor
}

/** The membership ends with the money, no card of the member is charged again, and somebody looks at it. */
async function takeBack(tx: Tx, order: OrderRow, { payment }: PaidFinding, now: Date): Promise<Followed> {
  const held = holdReturned(order, payment)
  await stopRenewing(tx, order)
  await revoke(tx, order, now)
  if (order.refunded_minor !== null) return held
  const returned = { refunded_minor: order.amount_minor, refunded_for: held.change.held_for }
  const change = { ...held.change, ...returned, paid_at: order.paid_at ?? now, closed_at: now }
  // An order is refunded only after it was paid.
  if (!isPaid(order)) await changeOrder(tx, order.id, { state: 'paid', paid_at: now })
  return { change: { ...change, state: 'refunded' }, outcome: 'returned' }
}

/**
 * Money came back to us, as after a dispute that was won. A membership that ended because of it counts again. A refund of ours
 * that was meant to bring all that was left may be too small now: then somebody looks at it.
 */
export async function recover(
  app: App,
  tx: Tx,
  order: OrderRow,
  finding: PaidFinding,
  now: Date,
): Promise<Followed> {
  const returned_minor = returnedByOthers(order, finding.payment)
  if (order.refunded_for === 'disputed' && returned_minor < order.amount_minor)
    return payAgain(app, tx, order, finding, now)
  if (isOwed(order, returned_minor))
    return { change: { returned_minor, held_for: 'disputed' }, outcome: 'held' }
  return { change: { returned_minor, held_for: heldAfter(order, returned_minor) }, outcome: 'recovered' }
}

/** Nothing is left to look at when everything is with us again, and none of it was to go back. */
const heldAfter = ({ held_for, refunded_for }: OrderRow, returned: number) =>
  returned === 0 && held_for === 'disputed' && (refunded_for ?? 'disputed') === 'disputed' ? null : held_for

/** Whether our refund was of all that we had then, and we have more now. */
const isOwed = ({ refunded_minor, refunded_for, returned_minor, amount_minor }: OrderRow, returned: number) =>
  refunded_minor !== null &&
  refunded_for !== 'disputed' &&
  refunded_minor + returned_minor >= amount_minor &&
  refunded_minor + returned < amount_minor

/** An order that a dispute had taken back counts as paid again: with what is left of its term, or with a first one. */
async function payAgain(
  app: App,
  tx: Tx,
  order: OrderRow,
  finding: PaidFinding,
  now: Date,
): Promise<Followed> {
  const returned_minor = returnedByOthers(order, finding.payment)
  const change = {
    state: 'paid',
    held_for: heldAfter(order, returned_minor),
    returned_minor,
    refunded_minor: null,
    refunded_for: null,
    closed_at: null,
  } as const
  if (await restore(app, tx, order, now)) return { change, outcome: 'recovered' }
  await changeOrder(tx, order.id, change)
  const accepted = await accept(app, tx, { ...order, ...change }, finding, now)
  return { ...accepted, change: { ...accepted.change, held_for: change.held_for } }
}
