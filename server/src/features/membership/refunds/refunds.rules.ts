import {
  FULL_REFUND_EVERY,
  type OrderState,
  type PaymentMethod,
  type Term,
  WITHDRAWAL_DAYS,
} from '@ndoa/contract/membership-rules'
import { type Currency, EXPONENTS } from '@ndoa/contract/money'
import { addMonths } from '../terms/terms.rules.ts'

const DAY = 86_400_000

/** An order with its term, and what its member took back before. */
export interface Withdrawable {
  state: OrderState
  method: PaymentMethod
  months: Term
  currency: Currency
  amount_minor: number
  /** What went back already, and not by us. */
  returned_minor: number
  is_renewal: boolean
  paid_at: Date | null
  starts_at: Date | null
  ends_at: Date | null
  /** A higher tier was credited its unused days, and has to be taken back first. */
  is_credited: boolean
  /** When the member last got all of their money back for a change of mind, other than for a renewal. */
  last_full_refund: Date | null
}

export interface Withdrawal {
  /** In the smallest unit of the order's currency. */
  amount: number
  isFull: boolean
}

/**
 * What is given back of an order now (decision 32): all of it within 14 days, once a year, and after every renewal;
 * otherwise the price by day of the days that were paid for and are left, rounded up. Null when there is nothing left, or
 * what is left was credited to a higher tier. Never more than we still have of it.
 */
export function withdrawalOf(order: Withdrawable, now: Date): Withdrawal | null {
  const { state, paid_at, starts_at, ends_at, amount_minor } = order
  const kept = amount_minor - order.returned_minor
  if (state !== 'paid' || !paid_at || !starts_at || !ends_at || ends_at <= now || order.is_credited)
    return null
  if (now.getTime() - paid_at.getTime() <= WITHDRAWAL_DAYS * DAY && mayHaveAll(order, now))
    return { amount: kept, isFull: true }
  const paidFor = addMonths(starts_at, order.months).getTime() - starts_at.getTime()
  // Days that were credited are used first.
  const left = Math.min(paidFor, ends_at.getTime() - Math.max(starts_at.getTime(), now.getTime()))
  const step = stepOf(order)
  const amount = Math.ceil((amount_minor * left) / paidFor / step) * step
  return { amount: Math.min(amount, kept), isFull: false }
}

const mayHaveAll = ({ is_renewal, last_full_refund }: Withdrawable, now: Date) =>
  is_renewal || !last_full_refund || now.getTime() - last_full_refund.getTime() >= FULL_REFUND_EVERY * DAY

/** Not every operator of mobile money sends back less than a whole unit. */
const stepOf = ({ method, currency }: Withdrawable) =>
  method === 'mobile_money' ? 10 ** EXPONENTS[currency] : 1
