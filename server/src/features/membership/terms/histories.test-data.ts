import { strict as assert } from 'node:assert'
import { type PaymentMethod, TERMS, type Term, TIERS, type Tier } from '@ndoa/contract/membership-rules'
import { EXPONENTS, type Money } from '@ndoa/contract/money'
import { COUNTRIES_WITH_PRICES, providerFor } from '@ndoa/contract/prices'
import type { Random } from '../../../../test/random.ts'

const DAY = 86_400_000
const COUNTRIES = [...COUNTRIES_WITH_PRICES, 'US']

/** What a member or their bank does next; `which` counts the orders from the newest. */
export type Act =
  | { is: 'buy'; tier: Tier; months: Term; method: PaymentMethod }
  | { is: 'withdraw' | 'dispute' | 'win'; which: number }
  | { is: 'move'; country: string }
  | { is: 'pass'; milliseconds: number }

/** The more often it stands here, the more often it happens. */
const ACTS = [
  ...Array<'buy'>(4).fill('buy'),
  ...Array<'pass'>(5).fill('pass'),
  'withdraw',
  'withdraw',
  'dispute',
  'win',
  'move',
] as const

export const aCountry = (random: Random) => random.pick(COUNTRIES)

export function anAct(random: Random, country: string): Act {
  const which = Math.floor(random.next() ** 2 * 5)
  const is = random.pick(ACTS)
  if (is === 'move') return { is, country: aCountry(random) }
  if (is === 'pass') return { is, milliseconds: Math.floor(random.next() ** 4 * 200 * DAY) }
  if (is !== 'buy') return { is, which }
  const method = providerFor(country, 'mobile_money') && random.chance(0.5) ? 'mobile_money' : 'card'
  return { is, tier: random.pick(TIERS), months: random.pick(TERMS), method }
}

/** A term that counts, as rules or tables say. */
export interface Running {
  orderId: string
  startsAt: Date
  endsAt: Date
}

/** What has become of the money of an order. */
export interface Given {
  orderId: string
  /** Null: its term counts, or has ended by itself. `all`: for a change of mind, or by the bank. */
  for: 'unused_days' | 'all' | null
  amount: number
}

/** Days and money of orders, counted apart from the rules that are tested. */
export function createLedger() {
  const orders = new Map<string, { price: Money; step: number; whole: number; used: number }>()
  return {
    bought(id: string, { price, method, whole }: { price: Money; method: PaymentMethod; whole: number }) {
      const step = method === 'mobile_money' ? 10 ** EXPONENTS[price.currency] : 1
      orders.set(id, { price, step, whole, used: 0 })
    },
    /** Time passes, in which nothing else happens. */
    pass(running: readonly Running[], from: Date, to: Date) {
      for (const { orderId, ...term } of running) {
        const [begun, ended] = [Math.max(+term.startsAt, +from), Math.min(+term.endsAt, +to)]
        orders.get(orderId)!.used += Math.max(0, ended - begun)
      }
    },
    /** Of no order more is used, given back and left than was paid, to the step of its refunds, and no less. */
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
        assert((back.for === null ? amount : left) === 0, 'days and money of an order are both there')
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
