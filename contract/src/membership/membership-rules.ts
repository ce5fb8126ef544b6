// No schema library, so that pages that only show these values don't load it.
import { BRAND } from '../brand.ts'
import type { Money } from '../money.ts'

export const TIERS = ['easy', 'super', 'premium'] as const
export type Tier = (typeof TIERS)[number]
export const TIER_NAMES: Record<Tier, string> = {
  easy: `Easy ${BRAND}`,
  super: `Super ${BRAND}`,
  premium: `Premium ${BRAND}`,
}
export const ON_SALE: readonly Tier[] = TIERS
export const TERMS = [1, 3, 12] as const
export type Term = (typeof TERMS)[number]

export const BENEFITS = ['clear_photos', 'text_alerts', 'saved_searches'] as const
export type Benefit = (typeof BENEFITS)[number]
const BENEFITS_OF_TIER: Record<Tier, readonly Benefit[]> = {
  easy: ['clear_photos'],
  super: ['clear_photos', 'text_alerts'],
  premium: ['clear_photos', 'text_alerts', 'saved_searches'],
}
export const includesBenefit = (tier: Tier | null, benefit: Benefit): boolean =>
  tier !== null && BENEFITS_OF_TIER[tier].includes(benefit)

/** Text messages in thirty days, without and with `text_alerts`. */
export const FREE_TEXT_ALERTS = 8
export const TEXT_ALERTS = 30
/** Days in which a member can get a full refund: once a year, and after every renewal. */
export const WITHDRAWAL_DAYS = 14
export const FULL_REFUND_INTERVAL_DAYS = 365
export const REMINDER_DAYS = 7

export const PAYMENT_METHODS = ['card', 'mobile_money'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export const PROVIDERS = ['stripe', 'paystack', 'pawapay'] as const
export type Provider = (typeof PROVIDERS)[number]
/** `refunding`: the refund is in progress and the membership has ended. */
export const ORDER_STATES = ['open', 'paid', 'failed', 'expired', 'refunding', 'refunded'] as const
export type OrderState = (typeof ORDER_STATES)[number]
export const refundScope = (
  price: Money,
  withdrawal: { price: Money; is_full: boolean },
): 'all' | 'rest' | 'unused' => {
  if (!withdrawal.is_full) return 'unused'
  return withdrawal.price.amount < price.amount ? 'rest' : 'all'
}
export const HELD_FOR = [
  'amount',
  'currency',
  'reference',
  'disputed',
  'refund',
  'refund_details',
  'unreachable',
  'unknown',
] as const
export type HeldFor = (typeof HELD_FOR)[number]
export const SETTLED_NOTE_MAX = 500
