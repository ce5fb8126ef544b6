import {
  FULL_REFUND_INTERVAL_DAYS,
  type OrderState,
  type PaymentMethod,
  WITHDRAWAL_DAYS,
} from '@ndoa/contract/membership/membership-rules'
import { type Currency, EXPONENTS } from '@ndoa/contract/money'

const DAY = 86_400_000

export interface Withdrawable {
  state: OrderState
  method: PaymentMethod
  currency: Currency
  amount_minor: number
  returned_minor: number
  is_renewal: boolean
  paid_at: Date | null
  starts_at: Date | null
  ends_at: Date | null
  /** Milliseconds of the term used before it was revoked and restored. */
  used_ms: number | null
  last_full_refund: Date | null
}

export interface Withdrawal {
  /** In the currency's smallest unit. */
  amount: number
  isFull: boolean
}

/** Applies decision 32. @returns at most the amount that we still have; null if nothing is left */
export function withdrawalOf(order: Withdrawable, now: Date): Withdrawal | null {
  const unused = unusedOf(order, now)
  if (unused === null || !order.paid_at) return null
  if (now.getTime() - order.paid_at.getTime() <= WITHDRAWAL_DAYS * DAY && isFullyRefundable(order, now))
    return { amount: keptOf(order), isFull: true }
  return { amount: unused, isFull: false }
}

/** @returns the unused days' price, rounded up, but at most the amount that we still have; null if nothing is left */
export function unusedOf(order: Withdrawable, now: Date): number | null {
  const { state, starts_at, ends_at, used_ms } = order
  if (state !== 'paid' || !starts_at || !ends_at || ends_at <= now) return null
  const whole = BigInt(ends_at.getTime() - starts_at.getTime() + (used_ms ?? 0))
  const left = BigInt(ends_at.getTime() - Math.max(starts_at.getTime(), now.getTime()))
  const step = stepOf(order)
  const parts = whole * BigInt(step)
  const steps = (BigInt(order.amount_minor) * left + parts - 1n) / parts
  return Math.min(Number(steps) * step, keptOf(order))
}

const keptOf = ({ amount_minor, returned_minor }: Withdrawable) => amount_minor - returned_minor

const isFullyRefundable = ({ is_renewal, last_full_refund }: Withdrawable, now: Date) =>
  is_renewal ||
  !last_full_refund ||
  now.getTime() - last_full_refund.getTime() >= FULL_REFUND_INTERVAL_DAYS * DAY

/** Some mobile money operators refund only whole units. */
const stepOf = ({ method, currency }: Withdrawable) =>
  method === 'mobile_money' ? 10 ** EXPONENTS[currency] : 1
