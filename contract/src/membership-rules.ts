// Plain values, without the schema library, for pages that only show them.
import { BRAND } from './brand.ts'
import type { Money } from './money.ts'

export const TIERS = ['easy', 'super', 'premium'] as const
export type Tier = (typeof TIERS)[number]
/** The same in every language. */
export const TIER_NAMES: Record<Tier, string> = {
  easy: `Easy ${BRAND}`,
  super: `Super ${BRAND}`,
  premium: `Premium ${BRAND}`,
}
export const ON_SALE: readonly Tier[] = TIERS
/** Months that a membership can be bought for. */
export const TERMS = [1, 3, 12] as const
export type Term = (typeof TERMS)[number]

/** What a membership adds. Whatever is not named here is not sold. */
export const BENEFITS = ['clear_photos', 'text_alerts', 'saved_searches'] as const
export type Benefit = (typeof BENEFITS)[number]
const OPENS: Record<Tier, readonly Benefit[]> = {
  easy: ['clear_photos'],
  super: ['clear_photos', 'text_alerts'],
  premium: ['clear_photos', 'text_alerts', 'saved_searches'],
}
export const opens = (tier: Tier | null, benefit: Benefit): boolean =>
  tier !== null && OPENS[tier].includes(benefit)

/** Text messages about news in thirty days: for everyone, and for members whose tier has `text_alerts`. */
export const FREE_TEXT_ALERTS = 8
export const TEXT_ALERTS = 30
/** Days after a payment in which all of it is refunded: once a year, and after every renewal. */
export const WITHDRAWAL_DAYS = 14
/** A full refund for a change of mind is given once in this many days. */
export const FULL_REFUND_EVERY = 365
/** How many days before a renewal its reminder is sent. */
export const REMINDER_DAYS = 7

export const PAYMENT_METHODS = ['card', 'mobile_money'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export const PROVIDERS = ['stripe', 'paystack', 'pawapay'] as const
export type Provider = (typeof PROVIDERS)[number]
/** `refunding`: the money is on its way back, and the membership has ended. */
export const ORDER_STATES = ['open', 'paid', 'failed', 'expired', 'refunding', 'refunded'] as const
export type OrderState = (typeof ORDER_STATES)[number]
/** What a withdrawal gives back: all of the price, the rest when a part went back before, or what the unused days cost. */
export const givesBack = (
  price: Money,
  withdrawal: { price: Money; is_full: boolean },
): 'all' | 'rest' | 'unused' => {
  if (!withdrawal.is_full) return 'unused'
  return withdrawal.price.amount < price.amount ? 'rest' : 'all'
}
/** Why a person has to look at an order. */
export const HELD_FOR = ['amount', 'currency', 'reference', 'disputed', 'refund', 'unreachable'] as const
export type HeldFor = (typeof HELD_FOR)[number]
/** The longest note, in characters, of a person who settles a held order. */
export const SETTLED_NOTE_MAX = 500
