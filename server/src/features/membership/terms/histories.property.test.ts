import { randomUUID } from 'node:crypto'
import { FULL_REFUND_INTERVAL_DAYS, type Tier } from '@ndoa/contract/membership/membership-rules'
import { priceOf } from '@ndoa/contract/membership/prices'
import { EXPONENTS } from '@ndoa/contract/money'
import { addMonths } from '@ndoa/contract/months'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import type { Random } from '../../../../test/random.ts'
import { testRandom } from '../../../../test/random.ts'
import { startPurchase } from '../orders/start-purchase.ts'
import { checkDueOrders } from '../reconcile/check-due.ts'
import { unusedOf, type Withdrawable, withdrawalOf } from '../refunds/refunds.rules.ts'
import { withdrawOrder } from '../refunds/withdraw.ts'
import {
  aBuyer,
  post,
  purchaseOf,
  type TestProviders,
  useTestProviders,
} from '../testing/membership-world.ts'
import { restoreLostTime } from './give-time-back.ts'
import { type Period, planTerm, remainingTime, sequenceTerms, withRestoredTime } from './terms.rules.ts'
import { type Act, createLedger, type Refunded, randomAct, randomCountry } from './testing/histories.ts'

let t: TestApp
let providers: TestProviders
beforeAll(async () => {
  t = await testApp()
  providers = useTestProviders(t.app)
})
afterAll(() => t.close())

const DAY = 86_400_000
const NOW = new Date('2026-03-10T12:00:00Z')

interface Order extends Withdrawable {
  orderId: string
  tier: Tier
  starts_at: Date
  ends_at: Date
  used_ms: number
  revoked_at: Date | null
  ran: Period[]
  refunded: Refunded
}

interface Place {
  startsAt: Date
  endsAt: Date
  isRevoked?: boolean
}

test('in 10,000 histories, an order’s used, refunded and remaining parts add up to its price', () => {
  const random = testRandom()
  const currencies = new Set<string>()
  for (let history = 0; history < 10_000; history++)
    for (const currency of simulate(random)) currencies.add(currency)
  expect([...currencies].toSorted()).toEqual(Object.keys(EXPONENTS))
}, 120_000)

/** Simulates a history with the rules alone. @returns the currencies of its payments */
function simulate(random: Random): Set<string> {
  const ledger = createLedger()
  const orders: Order[] = []
  let [now, country] = [NOW, randomCountry(random)]
  let lastFull: Date | null = null
  const running = () =>
    orders
      .filter((order) => !order.revoked_at && order.ends_at > now)
      .map(({ orderId, tier, starts_at: startsAt, ends_at: endsAt }) => ({ orderId, tier, startsAt, endsAt }))
  const find = (id: string) => orders.find(({ orderId }) => orderId === id)!
  function end(order: Order, refunded: Pick<Refunded, 'for' | 'amount'>, state: Order['state'] = 'refunded') {
    Object.assign(order, { state, revoked_at: now, refunded: { ...refunded, orderId: order.orderId } })
    settle()
  }
  function settle() {
    const before = running()
    for (const term of sequenceTerms(before, now)) if (!before.includes(term)) place(find(term.orderId), term)
  }
  function place(order: Order, { startsAt, endsAt, isRevoked = false }: Place) {
    const { starts_at, ends_at, revoked_at } = order
    const ran = [starts_at, new Date(Math.min(+ends_at, +(revoked_at ?? now), +now))] as const
    if (ran[0] < ran[1]) order.ran.push(ran)
    order.used_ms += +ends_at - +starts_at - (+endsAt - +startsAt)
    Object.assign(order, { starts_at: startsAt, ends_at: endsAt, revoked_at: isRevoked ? revoked_at : null })
  }
  const replace = (ids: readonly string[]) => {
    for (const order of ids.map(find)) {
      const amount = unusedOf(order, now)
      if (amount) end(order, { for: 'unused_days', amount })
    }
    settle()
  }
  let suspended: Date | null = null
  function free() {
    const lost = suspended ? [[suspended, now] as const] : []
    suspended = null
    for (const order of orders.filter((one) => one.refunded.for !== 'all' || one.state === 'failed')) {
      const refunded_for = order.state === 'failed' ? 'disputed' : order.revoked_at && 'unused_days'
      const back = withRestoredTime({ ...order, refunded_for }, lost, now)
      if (back) place(order, back)
    }
    settle()
  }
  function perform(act: Act) {
    const order = 'which' in act ? orders.at(-1 - act.which) : undefined
    if (act.is === 'move') country = act.country
    else if (act.is === 'suspend') {
      suspended ??= now
      ledger.suspended()
    } else if (act.is === 'free') {
      free()
      ledger.freed()
    } else if (act.is === 'pass') {
      const later = new Date(now.getTime() + act.milliseconds)
      ledger.pass(running(), now, later)
      now = later
    } else if (act.is === 'buy') {
      const { startsAt, endsAt, replaces } = planTerm(act, running(), now)
      const price = priceOf(country, act.tier, act.months)
      const orderId = String(orders.length)
      ledger.bought(orderId, { ...act, price, whole: +addMonths(startsAt, act.months) - +startsAt })
      orders.push({
        orderId,
        tier: act.tier,
        state: 'paid',
        method: act.method,
        currency: price.currency,
        amount_minor: price.amount,
        returned_minor: 0,
        is_renewal: random.chance(0.2),
        paid_at: now,
        starts_at: startsAt,
        ends_at: endsAt,
        used_ms: 0,
        ran: [],
        revoked_at: null,
        last_full_refund: null,
        refunded: { orderId, for: null, amount: 0 },
      })
      replace(replaces)
    } else if (!order) return
    else if (act.is === 'withdraw') {
      const withdrawal = withdrawalOf({ ...order, last_full_refund: lastFull }, now)
      if (!withdrawal) return
      const { amount, isFull } = withdrawal
      if (isFull && !order.is_renewal) {
        if (lastFull) expect(+now - +lastFull).toBeGreaterThanOrEqual(FULL_REFUND_INTERVAL_DAYS * DAY)
        lastFull = now
      }
      end(order, { for: isFull ? 'all' : 'unused_days', amount })
    } else if (act.is === 'dispute' && order.state === 'paid')
      end(order, { for: 'all', amount: order.amount_minor }, 'failed')
    else if (act.is === 'win' && order.state === 'failed') {
      const left = remainingTime({ ...order, revoked_at: order.revoked_at ?? now })
      Object.assign(order, { state: 'paid', refunded: { orderId: order.orderId, for: null, amount: 0 } })
      if (left > 0) {
        const months = 1 // the remaining days count, not its months
        const plan = planTerm({ tier: order.tier, months }, running(), now, left)
        place(order, plan)
        replace(plan.replaces)
      } else order.revoked_at = null
    }
  }
  for (let act = 0; act < 25; act++) {
    perform(randomAct(random, country))
    ledger.check(
      running(),
      orders.map(({ refunded }) => refunded),
      now,
    )
  }
  return ledger.currencies()
}

test('the parts of real orders add up on the server too', async () => {
  const random = testRandom()
  for (let history = 0; history < 25; history++) await simulateOnServer(random)
}, 600_000)

async function simulateOnServer(random: Random) {
  const ledger = createLedger()
  let country = randomCountry(random)
  const { id: userId } = await aBuyer(t, country)
  const { clock } = t.app
  let time = clock.now().getTime()
  let suspended: Date | null = null
  const now = () => new Date(time)
  clock.now = now // time passes only as the history specifies
  const rows = () =>
    t.app.db
      .selectFrom('orders as o')
      .innerJoin('membership_terms as m', 'm.order_id', 'o.id')
      .selectAll('m')
      .select(['o.provider', 'o.state', 'o.amount_minor', 'o.refunded_for', 'o.refunded_minor'])
      .where('o.user_id', '=', userId)
      .orderBy('o.created_at')
      .orderBy('o.id')
      .execute()
  const running = async () =>
    (await rows())
      .filter((row) => !row.revoked_at && row.ends_at > now())
      .map((row) => ({ orderId: row.order_id, startsAt: row.starts_at, endsAt: row.ends_at }))
  async function pass(seconds: number) {
    const [from, before] = [now(), await running()]
    time += seconds * 1000
    await checkDueOrders(t.app)
    ledger.pass(before, from, now())
  }
  async function hear(orderId: string, provider: keyof TestProviders, returned: number) {
    providers[provider].settle(orderId, { returned })
    const at = now()
    expect(
      await post(t, provider, providers[provider].callback(orderId, { eventId: randomUUID(), at })),
    ).toBe(200)
    await pass(1)
  }
  async function perform(act: Act) {
    const orders = await rows()
    const order = 'which' in act ? orders.at(-1 - act.which) : undefined
    if (act.is === 'pass') await pass(Math.floor(act.milliseconds / 1000))
    else if (act.is === 'move') {
      const moved = { country_of_residence: act.country }
      await t.app.db.updateTable('profiles').set(moved).where('user_id', '=', userId).execute()
      const prices = { country: act.country, changed_at: null }
      await t.app.db.updateTable('price_countries').set(prices).where('user_id', '=', userId).execute()
      country = act.country
    } else if (act.is === 'suspend') {
      suspended ??= now()
      ledger.suspended()
    } else if (act.is === 'free') {
      const lost = suspended ? [[suspended, now()] as const] : []
      suspended = null
      await t.app.db.transaction().execute((tx) => restoreLostTime(tx, userId, lost, now()))
      ledger.freed()
    } else if (act.is === 'buy') {
      const { order_id } = await startPurchase(t.app, userId, purchaseOf(country, act))
      const provider = providers[(await providerOf(order_id))!]
      provider.settle(order_id, {})
      await pass(10)
      const row = (await rows()).find((one) => one.order_id === order_id)!
      const whole = +row.ends_at - +row.starts_at
      expect(whole).toBe(+addMonths(row.starts_at, act.months) - +row.starts_at)
      ledger.bought(order_id, { ...act, price: priceOf(country, act.tier, act.months), whole })
    } else if (!order) return
    else if (act.is === 'withdraw') {
      if (order.state !== 'paid' || order.ends_at <= now()) return
      await withdrawOrder(t.app, order.order_id)
    } else if (act.is === 'dispute' && order.state === 'paid')
      await hear(order.order_id, order.provider as keyof TestProviders, order.amount_minor)
    else if (act.is === 'win' && order.refunded_for === 'disputed')
      await hear(order.order_id, order.provider as keyof TestProviders, 0)
  }
  const providerOf = async (id: string) =>
    (await t.app.db.selectFrom('orders').select('provider').where('id', '=', id).executeTakeFirst())
      ?.provider as keyof TestProviders | undefined
  for (let act = 0; act < 18; act++) {
    await perform(randomAct(random, country))
    const refunded = (await rows()).map(({ order_id: orderId, refunded_for, refunded_minor }): Refunded => {
      const reason = refunded_for === null || refunded_for === 'unused_days' ? refunded_for : 'all'
      return { orderId, for: reason, amount: refunded_minor ?? 0 }
    })
    ledger.check(await running(), refunded, now())
  }
}
