import type { HeldFor } from '@ndoa/contract/membership/membership-rules'
import type { OrderChange, OrderRow } from '../orders/orders.queries.ts'
import type { Payment } from '../providers/provider.ts'

export type Paid = Extract<Payment, { state: 'paid' }>

export type Finding =
  | { is: 'nothing_new' | 'failed' }
  | { is: 'paid' | 'returned' | 'recovered'; payment: Paid }
  | { is: 'different'; heldFor: HeldFor }

export type PaidFinding = Extract<Finding, { payment: Paid }>

export type Outcome =
  | 'granted'
  | 'failed'
  | 'expired'
  | 'held'
  | 'returned'
  | 'recovered'
  | 'refunding'
  | null
/** The caller must save `change`. */
export interface Resolution {
  change: OrderChange
  outcome: Outcome
}

const PAID = new Set<OrderRow['state']>(['paid', 'refunding', 'refunded'])
export const isPaid = ({ state }: Pick<OrderRow, 'state'>): boolean => PAID.has(state)

/** A stale response never undoes a payment. */
export function findingOf(order: OrderRow, payment: Payment): Finding {
  if (payment.state === 'unknown')
    return mayBeHeld(order) ? { is: 'different', heldFor: 'unknown' } : { is: 'nothing_new' }
  if (payment.state !== 'paid')
    return { is: payment.state === 'failed' && order.state === 'open' ? 'failed' : 'nothing_new' }
  const heldFor = differenceOf(order, payment)
  if (heldFor) return { is: 'different', heldFor }
  const returned = returnedByOthers(order, payment)
  if (returned > order.returned_minor) return { is: 'returned', payment }
  if (returned < order.returned_minor) return { is: 'recovered', payment }
  return isPaid(order) ? { is: 'nothing_new' } : { is: 'paid', payment }
}

/** An order that is held for another reason keeps that reason until staff have settled it. */
const mayBeHeld = ({ state, held_for }: OrderRow) =>
  state !== 'refunding' && (held_for === null || held_for === 'unknown')

/** Excludes our own refunds, also one that staff sent on the provider's own page. */
export const returnedByOthers = (
  { state, settled_for, refunded_minor }: OrderRow,
  { returned }: Paid,
): number =>
  state === 'refunded' && settled_for === 'refund' ? Math.max(0, returned - (refunded_minor ?? 0)) : returned

function differenceOf(order: OrderRow, { reference, amount, currency }: Paid): HeldFor | null {
  if (reference !== order.id) return 'reference'
  if (currency.toUpperCase() !== order.currency) return 'currency'
  return amount === order.amount_minor ? null : 'amount'
}
