import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { call, reply } from './call.ts'
import { CountryCode, Timestamp } from './ids.ts'
import { ORDER_STATES, PAYMENT_METHODS, TERMS, TIERS } from './membership-rules.ts'
import { type Currency, EXPONENTS } from './money.ts'
import { routes } from './routes.ts'

export const OrderId = z.uuid().check(z.toLowerCase())
const Tier = z.enum(TIERS)
const Months = z.literal(TERMS)
const Currencies = z.enum(Object.keys(EXPONENTS) as [Currency, ...Currency[]])
/** A sum, in the smallest unit of its currency. */
export const Money = z.strictObject({ amount: z.int().check(z.nonnegative()), currency: Currencies })

/** What happens by itself before the membership ends; null of the whole: no card is stored. */
const Renewal = z.object({
  is_on: z.boolean(),
  tier: Tier,
  months: Months,
  price: Money,
  /** When the card is charged. */
  at: Timestamp,
  /** The last four digits of the card. */
  card: z.string(),
})

export const MembershipOrder = z.object({
  id: OrderId,
  tier: Tier,
  months: Months,
  method: z.enum(PAYMENT_METHODS),
  price: Money,
  state: z.enum(ORDER_STATES),
  /** Whether a renewal made it. */
  is_renewal: z.boolean(),
  ordered_at: Timestamp,
  paid_at: z.nullable(Timestamp),
  starts_at: z.nullable(Timestamp),
  ends_at: z.nullable(Timestamp),
  /** The receipt's number; null before it is paid. */
  receipt: z.nullable(z.int()),
  /** What goes back for its unused days when a higher tier replaces it now; null when nothing is left. */
  unused: z.nullable(Money),
  /** What was given back. */
  refunded: z.nullable(Money),
  /** What "Withdraw" would give back now; null when it cannot be withdrawn. */
  withdrawal: z.nullable(z.object({ price: Money, is_full: z.boolean() })),
})
export type MembershipOrder = z.infer<typeof MembershipOrder>

export const Membership = z.object({
  /** Null: none, or none any more. */
  tier: z.nullable(Tier),
  ends_at: z.nullable(Timestamp),
  /** Whose prices are shown: of residence, which they follow at most once in 90 days. Null until the profile says. */
  country: z.nullable(CountryCode),
  /** When prices may follow the country of the profile; null while they do. */
  prices_follow_at: z.nullable(Timestamp),
  /** How the member could pay there. */
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** Whether there is a proven mail address, to remind the member at. Without one, nothing renews and nothing is mailed. */
  can_renew: z.boolean(),
  renewal: z.nullable(Renewal),
  /** Newest first. */
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

/** `price` is what the page showed: the server never charges another one. `begins_now` is the consent to begin at once. */
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

/** Asks the provider when the order is still open. */
export const getOrder = call(routes.membership.getOrder, 'What became of one of your orders', own)
  .input(z.strictObject({ order_id: OrderId }))
  .output(reply(MembershipOrder))

/** Paper for the tax office and for the member. */
export const Receipt = z.object({
  number: z.int(),
  issued_at: Timestamp,
  tier: Tier,
  months: Months,
  starts_at: Timestamp,
  ends_at: Timestamp,
  price: Money,
  tax: Money,
  /** In hundredths of a percent. */
  tax_rate: z.int(),
  country: CountryCode,
  method: z.enum(PAYMENT_METHODS),
  refunded: z.nullable(Money),
  /** Where whoever has it can stop the renewal and withdraw, without signing in. */
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

/** With the card that was stored when its owner chose to renew. */
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

/** What a link in a receipt or a reminder shows: one order, and whether it renews. */
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
