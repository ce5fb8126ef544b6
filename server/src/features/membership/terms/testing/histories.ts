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

/** An action of a member, their bank or staff. `which` counts the orders from the newest. */
export type Act =
  | { is: 'buy'; tier: Tier; months: Term; method: PaymentMethod }
  | { is: 'withdraw' | 'dispute' | 'win'; which: number }
  | { is: 'move'; country: string }
  | { is: 'pass'; milliseconds: number }
  /** `free` lifts a suspension as wrong, which restores the time since it began. */
  | { is: 'suspend' | 'free' }

/** Entries that are listed several times happen more often. */
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

export const randomCountry = (random: Random) => random.pick(COUNTRIES)

export function randomAct(random: Random, country: string): Act {
  const which = Math.floor(random.next() ** 2 * 5)
  const is = random.pick(ACTS)
  if (is === 'move') return { is, country: randomCountry(random) }
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

/** The part of an order's money that was returned. */
export interface Refunded {
  orderId: string
  /** Null if nothing was returned; `all` after a full withdrawal or a reversal by the bank. */
  for: 'unused_days' | 'all' | null
  amount: number
}

/** Calculates the orders' days and money independently of the tested rules. */
export function createLedger() {
  const orders = new Map<string, { price: Money; step: number; whole: number; used: number; lost: number }>()
  let isSuspended = false
  return {
    bought(id: string, { price, method, whole }: { price: Money; method: PaymentMethod; whole: number }) {
      const step = method === 'mobile_money' ? 10 ** EXPONENTS[price.currency] : 1
      orders.set(id, { price, step, whole, used: 0, lost: 0 })
    },
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
    check(running: readonly Running[], refunded: readonly Refunded[], now: Date) {
      let end = 0
      for (const { startsAt, endsAt } of running.toSorted((a, b) => +a.startsAt - +b.startsAt)) {
        assert(+startsAt >= end, 'two terms count at once')
        end = +endsAt
      }
      for (const { orderId, amount, ...back } of refunded) {
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
