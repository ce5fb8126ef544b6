import type { HeldFor } from '@ndoa/contract/membership-rules'
import type { OrderRow } from '../orders/orders.queries.ts'
import type { Payment } from '../providers/provider.ts'

export type Paid = Extract<Payment, { state: 'paid' }>

/** What the provider's answer means for an order. */
export type Finding =
  | { is: 'nothing_new' | 'failed' }
  | { is: 'paid' | 'returned'; payment: Paid }
  | { is: 'different'; heldFor: HeldFor }

const PAID = new Set<OrderRow['state']>(['paid', 'refunding', 'refunded'])
export const isPaid = ({ state }: Pick<OrderRow, 'state'>): boolean => PAID.has(state)

/** Compares what the provider says with what was ordered. An older answer never undoes what a newer one has done. */
export function findingOf(order: OrderRow, payment: Payment): Finding {
  if (payment.state !== 'paid')
    return { is: payment.state === 'failed' && order.state === 'open' ? 'failed' : 'nothing_new' }
  const heldFor = differenceOf(order, payment)
  if (heldFor) return { is: 'different', heldFor }
  if (returnedByOthers(order, payment) > order.returned_minor) return { is: 'returned', payment }
  return isPaid(order) ? { is: 'nothing_new' } : { is: 'paid', payment }
}

/** What we have not sent back ourselves: the payer's bank has, or somebody at the provider's own page. */
export const returnedByOthers = ({ refunded_for, refunded_minor }: OrderRow, { returned }: Paid): number =>
  refunded_for === 'disputed' ? returned : returned - (refunded_minor ?? 0)

function differenceOf(order: OrderRow, { reference, amount, currency }: Paid): HeldFor | null {
  if (reference !== order.id) return 'reference'
  if (currency.toUpperCase() !== order.currency) return 'currency'
  return amount === order.amount_minor ? null : 'amount'
}
