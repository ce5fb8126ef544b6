import { randomUUID } from 'node:crypto'
import { PROVIDERS, type Provider, TERMS, TIERS } from '@ndoa/contract/membership/membership-rules'
import { addMonths } from '@ndoa/contract/months'
import PQueue from 'p-queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anotherServer, type Server, type TestApp, testApp } from '../../../test/app.ts'
import { fileRandom } from '../../../test/random.ts'
import { checkDueOrders } from './reconcile/check-due.ts'
import type { SignedCallback } from './testing/membership-provider.ts'
import { aBuyer, order, post, type TestProviders, useTestProviders } from './testing/membership-world.ts'

let t: TestApp
let second: Server
let providers: TestProviders
beforeAll(async () => {
  t = await testApp()
  second = await anotherServer(t)
  providers = useTestProviders(t.app, second.app)
})
afterAll(async () => {
  await second.close()
  await t.close()
})

/** `npm run bench -- membership` sends more callbacks. */
const CALLBACKS = Number(process.env['CALLBACKS'] ?? 2_000)
const ORDERS_EACH = 10
const MEMBERS = CALLBACKS / 10 / ORDERS_EACH
/** Country and method determine the provider. */
const WAYS = [
  { provider: 'paystack', country: 'NG', method: 'card' },
  { provider: 'stripe', country: 'GB', method: 'card' },
  { provider: 'pawapay', country: 'GH', method: 'mobile_money' },
] as const
type Order = { id: string; provider: Provider }
const DAY = 86_400_000
const chance = fileRandom()
const random = (count: number) => Math.floor(chance.next() * count)
const oneOf = <T>(list: readonly T[]) => list[random(list.length)]!
const happens = (percent: number) => chance.next() * 100 < percent

const FATES = ['good', 'lost', 'forged', 'stale'] as const
interface Arrival {
  order: Order
  eventId: string
  fate: (typeof FATES)[number]
  round: number
}
/** Payments and callbacks arrive in this many rounds, in any order. Late ones arrive days after the last round. */
const ROUNDS = 5

test('of thousands of callbacks, each paid order gets one term, and no other order does', async () => {
  for (const provider of Object.values(providers)) provider.failing = 0
  const orders = await manyOrders()
  const arrivals = manyCallbacks(orders)
  const [honest, paidWrong] = [new Set<string>(), new Set<string>()]
  for (const provider of Object.values(providers)) Object.assign(provider, { delay: 3, failing: 10 })
  const outcomes = orders.map((one) => ({ ...one, round: random(ROUNDS) }))
  const queue = new PQueue({ concurrency: 16 })
  const wrong: unknown[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    if (round === ROUNDS) t.clock.forward(3 * DAY)
    for (const { id, provider } of outcomes.filter((outcome) => outcome.round === round)) {
      const drawn = random(100)
      if (drawn < 5) {
        paidWrong.add(id)
        const payment = oneOf([{ amount: 1 }, { currency: 'USD' }, { reference: randomUUID() }])
        providers[provider].settle(id, payment)
      } else if (drawn < 20) providers[provider].settle(id, oneOf(['failed', 'open'] as const))
      else {
        honest.add(id)
        providers[provider].settle(id, {})
      }
    }
    const checking = [checkDueOrders(t.app), checkDueOrders(second.app)]
    await queue.addAll(
      arrivals
        .filter((arrival) => arrival.round === round && arrival.fate !== 'lost')
        .map((arrival) => async () => {
          const server = happens(50) ? t : { ...t, http: second.http }
          const callback = callbackOf(arrival)
          const { provider } = arrival.order
          let status = await post(server, provider, callback)
          while (status === 503) status = await post(server, provider, callback) // providers retry
          if (status !== (arrival.fate === 'good' ? 200 : 400)) wrong.push([arrival, status])
        }),
    )
    await Promise.all(checking)
  }
  expect(wrong).toEqual([])

  // Payments without a callback are found only by checks.
  for (const provider of Object.values(providers)) provider.failing = 0
  t.clock.forward(DAY)
  await Promise.all([checkDueOrders(t.app), checkDueOrders(second.app)])
  await untilNothingIsDue()

  const rows = await t.app.db
    .selectFrom('orders as o')
    .leftJoin('membership_terms as m', 'm.order_id', 'o.id')
    .leftJoin('receipts as r', 'r.order_id', 'o.id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(({ eb }) => eb('u.email_confirmed_at', 'is not', null).as('reads_mail'))
    .select([
      'o.id',
      'o.paid_at',
      'o.held_for',
      'o.refunded_for',
      'm.order_id as term',
      'r.number as receipt',
    ])
    .execute()
  const named = (found: typeof rows) => found.map(({ id }) => id).toSorted()
  expect(named(rows.filter(({ term }) => term !== null))).toEqual([...honest].toSorted())
  expect(named(rows.filter(({ paid_at }) => paid_at !== null))).toEqual([...honest].toSorted())
  const held = rows.filter(({ held_for }) => held_for !== null && held_for !== 'refund')
  expect(named(held)).toEqual([...paidWrong].toSorted())
  const unanswered = rows.filter(({ held_for }) => held_for === 'refund') // held, because three days passed at once
  expect(unanswered.every(({ refunded_for }) => refunded_for === 'unused_days')).toBe(true)
  const numbers = rows.flatMap(({ receipt }) => receipt ?? []).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: honest.size }, (_, i) => i + 1))
  const mails = await t.app.db.selectFrom('development_outbox').select('id').execute()
  const read = rows.filter(({ term, reads_mail }) => term !== null && reads_mail)
  const replaced = read.filter(({ refunded_for }) => refunded_for === 'unused_days')
  expect(mails).toHaveLength(read.length + replaced.length)
  await expectTermsInRow()
}, 3_600_000)

async function manyOrders(): Promise<Order[]> {
  const queue = new PQueue({ concurrency: 8 })
  const orders = await queue.addAll(
    Array.from({ length: MEMBERS }, (_, at) => async () => {
      const { provider, country, method } = WAYS[at % WAYS.length]!
      const buyer = await aBuyer(t, country, happens(10) ? {} : { user: { email_confirmed_at: null } })
      const made: Order[] = []
      for (let i = 0; i < ORDERS_EACH; i++)
        made.push({
          provider,
          id: await order(buyer, { method, tier: oneOf(TIERS), months: oneOf(TERMS) }),
        })
      return made
    }),
  )
  return orders.flat()
}

/** 20 % of the callbacks arrive twice, 10 % late and 10 % never; 10 % are forged and 5 % stale. */
function manyCallbacks(orders: readonly Order[]): Arrival[] {
  const arrivals: Arrival[] = []
  while (arrivals.length < CALLBACKS) {
    const drawn = random(100)
    const fate = drawn < 10 ? 'lost' : drawn < 20 ? 'forged' : drawn < 25 ? 'stale' : 'good'
    const round = happens(10) ? ROUNDS : random(ROUNDS)
    const arrival = { order: oneOf(orders), eventId: randomUUID(), fate, round } as const
    arrivals.push(arrival)
    if (happens(20)) arrivals.push({ ...arrival, round: happens(50) ? round : random(ROUNDS + 1) })
  }
  return shuffled(arrivals.slice(0, CALLBACKS))
}

/** Signs the callback at the current time, as a provider does for each retry. */
function callbackOf({ order: { id, provider }, eventId, fate }: Arrival): SignedCallback {
  const now = t.app.clock.now()
  const sender = providers[provider]
  if (fate === 'stale') return sender.callback(id, { eventId, at: new Date(now.getTime() - 301_000) })
  const callback = sender.callback(id, { eventId, at: now })
  return fate === 'forged' ? forge(callback, { id, provider }, now) : callback
}

/** Gives the callback a wrong or missing signature, another order's valid signature, or one flipped bit. */
function forge({ payload, headers }: SignedCallback, { id, provider }: Order, at: Date): SignedCallback {
  const bit = random(payload.length * 8)
  const flipped = Buffer.from(payload)
  flipped[bit >> 3] = flipped[bit >> 3]! ^ (1 << (bit & 7))
  return oneOf([
    providers[provider].callback(id, { secret: 'made up', at }),
    providers[oneOf(PROVIDERS.filter((other) => other !== provider))].callback(id, { at }),
    { payload: flipped, headers },
    { payload: Buffer.from(payload.toString().replace(id, randomUUID())), headers },
    { payload, headers: { 'content-type': 'application/json' } },
  ])
}

/** Checks repeatedly, because orders that a server took but could not finish become due again after a minute. */
async function untilNothingIsDue() {
  const due = async () => {
    const { length } = await t.app.db
      .selectFrom('orders')
      .select('id')
      .where('next_check_at', '<', new Date(t.app.clock.now().getTime() + 15 * 60_000))
      .execute()
    return length
  }
  for (let round = 0; round < 10 && (await due()) > 0; round++) {
    t.clock.forward(10 * 60_000)
    await Promise.all([checkDueOrders(t.app), checkDueOrders(second.app)])
  }
  expect(await due()).toBe(0)
}

/** Expects each member's terms to follow each other without gap or overlap, each at its paid length. */
async function expectTermsInRow() {
  const terms = await t.app.db
    .selectFrom('membership_terms as m')
    .innerJoin('orders as o', 'o.id', 'm.order_id')
    .select(['m.user_id', 'm.starts_at', 'm.ends_at', 'o.months'])
    .where('m.revoked_at', 'is', null)
    .orderBy('m.starts_at')
    .execute()
  for (const { starts_at, ends_at, months } of terms) expect(ends_at).toEqual(addMonths(starts_at, months))
  for (const of of Object.values(Object.groupBy(terms, ({ user_id }) => user_id ?? ''))) {
    for (const [i, term] of (of ?? []).entries())
      if (i > 0) expect(term.starts_at).toEqual(of?.[i - 1]?.ends_at)
  }
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => [chance.next(), value] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value)
}
