import * as z from 'zod/mini'
import { atMost } from '../at-most.ts'
import { call, reply } from '../call.ts'
import { CountryCode, Timestamp } from '../ids.ts'
import { type Currency, EXPONENTS } from '../money.ts'
import { routes } from '../routes.ts'
import { ORDER_STATES, PAYMENT_METHODS, TERMS, TIERS } from './membership-rules.ts'

export const OrderId = z.uuid().check(z.toLowerCase())
const Tier = z.enum(TIERS)
const Months = z.literal(TERMS)
const Currencies = z.enum(Object.keys(EXPONENTS) as [Currency, ...Currency[]])
/** The amount is in the currency's smallest unit. */
export const Money = z.strictObject({ amount: z.int().check(z.nonnegative()), currency: Currencies })

const Renewal = z.object({
  is_on: z.boolean(),
  tier: Tier,
  months: Months,
  price: Money,
  at: Timestamp,
  card: z.string(),
})

export const MembershipOrder = z.object({
  id: OrderId,
  tier: Tier,
  months: Months,
  method: z.enum(PAYMENT_METHODS),
  price: Money,
  state: z.enum(ORDER_STATES),
  is_renewal: z.boolean(),
  ordered_at: Timestamp,
  paid_at: z.nullable(Timestamp),
  starts_at: z.nullable(Timestamp),
  ends_at: z.nullable(Timestamp),
  receipt: z.nullable(z.int()),
  /** The refund for the unused days if a higher tier replaces this one now; null if nothing is left. */
  unused: z.nullable(Money),
  refunded: z.nullable(Money),
  /** The refund for withdrawing now; null if withdrawal is no longer possible. */
  withdrawal: z.nullable(z.object({ price: Money, is_full: z.boolean() })),
})
export type MembershipOrder = z.infer<typeof MembershipOrder>

export const Membership = z.object({
  tier: z.nullable(Tier),
  ends_at: z.nullable(Timestamp),
  /** The country of residence, updated at most once in 90 days; null until the profile has one. */
  country: z.nullable(CountryCode),
  prices_follow_at: z.nullable(Timestamp),
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** Whether the member has a confirmed address for reminders; memberships without one don't renew. */
  can_renew: z.boolean(),
  renewal: z.nullable(Renewal),
  orders: z.array(MembershipOrder),
})
export type Membership = z.infer<typeof Membership>

const own = { access: 'member', suspended: 'allowed' } as const

export const getMembership = call(
  routes.membership.getMembership,
  'Your membership, its payments and its renewal',
  own,
)
  .input(z.strictObject({}))
  .output(reply(Membership))

/** The server refuses any `price` other than the one shown. `begins_now` is the consent to start at once. */
export const Purchase = z.strictObject({
  tier: Tier,
  months: Months,
  method: z.enum(PAYMENT_METHODS),
  price: Money,
  renews: z.boolean(),
  begins_now: z.literal(true),
})
export type Purchase = z.infer<typeof Purchase>

export const startPurchase = call(routes.membership.startPurchase, 'Order a membership', {
  access: 'member',
  suspended: 'denied',
})
  .input(Purchase)
  .output(reply(z.object({ order_id: OrderId, pay_at: z.url() })))

export const getOrder = call(routes.membership.getOrder, 'What became of one of your orders', own)
  .input(z.strictObject({ order_id: OrderId }))
  .output(reply(MembershipOrder))

export const Receipt = z.object({
  number: z.int(),
  issued_at: Timestamp,
  tier: Tier,
  months: Months,
  starts_at: Timestamp,
  ends_at: Timestamp,
  price: Money,
  tax: Money,
  /** Hundredths of a percent. */
  tax_rate: z.int(),
  country: CountryCode,
  method: z.enum(PAYMENT_METHODS),
  refunded: z.nullable(Money),
  /** A link that lets its holder stop the renewal or withdraw without signing in. */
  link: z.url(),
  seller: z.object({ name: z.string(), address: z.string(), tax_number: z.nullable(z.string()) }),
})
export type Receipt = z.infer<typeof Receipt>

export const getReceipt = call(routes.membership.getReceipt, 'The receipt of one of your orders', own)
  .input(z.strictObject({ order_id: OrderId }))
  .output(reply(Receipt))

export const stopRenewing = call(routes.membership.stopRenewing, 'Let the membership end by itself', own)
  .input(z.strictObject({}))
  .output(reply(Membership))

export const startRenewing = call(routes.membership.startRenewing, 'Let the membership renew by itself', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({}))
  .output(reply(Membership))

export const withdrawOrder = call(routes.membership.withdrawOrder, 'Withdraw from one of your orders', own)
  .input(z.strictObject({ order_id: OrderId }))
  .output(reply(Membership))

const Token = z.string().check(atMost(300), z.minLength(1))
const byLink = { access: 'public', suspended: 'allowed' } as const

export const LinkedOrder = z.object({ order: MembershipOrder, renews: z.boolean() })
export type LinkedOrder = z.infer<typeof LinkedOrder>

export const openOrderLink = call(
  routes.membership.openOrderLink,
  'The order that a link in a mail names',
  byLink,
)
  .input(z.strictObject({ token: Token }))
  .output(reply(LinkedOrder))

export const stopRenewingByLink = call(
  routes.membership.stopRenewingByLink,
  'Let the membership of a link end by itself',
  byLink,
)
  .input(z.strictObject({ token: Token }))
  .output(reply(LinkedOrder))

export const withdrawByLink = call(
  routes.membership.withdrawByLink,
  'Withdraw from the order that a link names',
  byLink,
)
  .input(z.strictObject({ token: Token }))
  .output(reply(LinkedOrder))

export const membershipCalls = {
  getMembership,
  startPurchase,
  getOrder,
  getReceipt,
  stopRenewing,
  startRenewing,
  withdrawOrder,
  openOrderLink,
  stopRenewingByLink,
  withdrawByLink,
}
