import { strict as assert } from 'node:assert'
import {
  type PaymentMethod,
  TERMS,
  type Term,
  TIERS,
  type Tier,
} from '@ndoa/contract/membership/membership-rules'
import { COUNTRIES_WITH_PRICES, providerFor } from '@ndoa/contract/membership/prices'
import { EXPONENTS, type Money } from '@ndoa/contract/money'
import type { Random } from '../../../../../test/random.ts'

const DAY = 86_400_000
const COUNTRIES = [...COUNTRIES_WITH_PRICES, 'US']

/** The next action by a member or their bank; `which` counts the orders from the newest. */
export type Act =
  | { is: 'buy'; tier: Tier; months: Term; method: PaymentMethod }
  | { is: 'withdraw' | 'dispute' | 'win'; which: number }
  | { is: 'move'; country: string }
  | { is: 'pass'; milliseconds: number }
  /** A suspension, and lifting it as wrong, which restores the time since then. */
  | { is: 'suspend' | 'free' }

/** Repeated actions happen more often. */
const ACTS = [
  ...Array<'buy'>(4).fill('buy'),
  ...Array<'pass'>(5).fill('pass'),
  'withdraw',
  'withdraw',
  'dispute',
  'win',
  'move',
  'suspend',
  'free',
] as const

export const aCountry = (random: Random) => random.pick(COUNTRIES)

export function anAct(random: Random, country: string): Act {
  const which = Math.floor(random.next() ** 2 * 5)
  const is = random.pick(ACTS)
  if (is === 'move') return { is, country: aCountry(random) }
  if (is === 'pass') return { is, milliseconds: Math.floor(random.next() ** 4 * 200 * DAY) }
  if (is === 'suspend' || is === 'free') return { is }
  if (is !== 'buy') return { is, which }
  const method = providerFor(country, 'mobile_money') && random.chance(0.5) ? 'mobile_money' : 'card'
  return { is, tier: random.pick(TIERS), months: random.pick(TERMS), method }
}

/** A term that counts, according to the rules or the tables. */
export interface Running {
  orderId: string
  startsAt: Date
  endsAt: Date
}

/** An order's money, and where it went. */
export interface Given {
  orderId: string
  /** Null: its term counts, or has ended by itself. `all`: by a withdrawal or the bank. */
  for: 'unused_days' | 'all' | null
  amount: number
}

/** Orders' days and money, calculated independently of the tested rules. */
export function createLedger() {
  const orders = new Map<string, { price: Money; step: number; whole: number; used: number; lost: number }>()
  let isSuspended = false
  return {
    bought(id: string, { price, method, whole }: { price: Money; method: PaymentMethod; whole: number }) {
      const step = method === 'mobile_money' ? 10 ** EXPONENTS[price.currency] : 1
      orders.set(id, { price, step, whole, used: 0, lost: 0 })
    },
    /** Advances time without other actions. */
    pass(running: readonly Running[], from: Date, to: Date) {
      for (const { orderId, ...term } of running) {
        const [begun, ended] = [Math.max(+term.startsAt, +from), Math.min(+term.endsAt, +to)]
        const [order, passed] = [orders.get(orderId)!, Math.max(0, ended - begun)]
        order.used += passed
        if (isSuspended) order.lost += passed
      }
    },
    suspended() {
      isSuspended = true
    },
    /** Restores the suspended time. */
    freed() {
      isSuspended = false
      for (const order of orders.values()) {
        order.used -= order.lost
        order.lost = 0
      }
    },
    /** For each order, the used, returned and remaining parts add up to its price, within its refund step. */
    check(running: readonly Running[], given: readonly Given[], now: Date) {
      let end = 0
      for (const { startsAt, endsAt } of running.toSorted((a, b) => +a.startsAt - +b.startsAt)) {
        assert(+startsAt >= end, 'two terms count at once')
        end = +endsAt
      }
      for (const { orderId, amount, ...back } of given) {
        const { price, step, whole, used } = orders.get(orderId)!
        const term = running.find((one) => one.orderId === orderId)
        const left = term ? Math.max(0, +term.endsAt - Math.max(+term.startsAt, +now)) : 0
        assert(back.for !== null || amount === 0, 'money of an order went back that counts')
        assert(back.for !== 'all' || left === 0, 'days of an order are there whose money went back')
        assert(amount <= price.amount, 'more goes back than was paid')
        if (back.for === 'all') continue
        const paid = BigInt(price.amount) * BigInt(whole)
        const value = BigInt(used + left) * BigInt(price.amount) + BigInt(amount) * BigInt(whole)
        assert(value >= paid, 'days are lost')
        assert(value < paid + BigInt(back.for ? step * whole : 1), 'days are used, or left, that went back')
      }
    },
    currencies: () => new Set([...orders.values()].map(({ price }) => price.currency)),
  }
}
