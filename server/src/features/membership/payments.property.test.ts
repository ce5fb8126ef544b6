import { randomUUID } from 'node:crypto'
import { TERMS, TIERS } from '@ndoa/contract/membership-rules'
import PQueue from 'p-queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { type Built, build } from '../../app/build.ts'
import { loadConfig } from '../../app/config.ts'
import type { SignedCallback } from './membership.test-provider.ts'
import { aBuyer, order, post, type TestProviders, useTestProviders } from './membership.test-world.ts'
import { checkDueOrders } from './reconcile/check-due.ts'
import { addMonths } from './terms/terms.rules.ts'

let t: TestApp
let second: Built
let providers: TestProviders
beforeAll(async () => {
  t = await testApp()
  const url = t.app.pool.options.connectionString ?? ''
  second = await build(loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), url, { clock: t.clock })
  providers = useTestProviders(t.app, second.app)
})
afterAll(async () => {
  await second.close()
  await t.close()
})

const MEMBERS = 100
const ORDERS_EACH = 14
const CALLBACKS = 10_000
const HOUR = 3_600_000
const random = (count: number) => Math.floor(Math.random() * count)
const oneOf = <T>(list: readonly T[]) => list[random(list.length)]!
const share = (percent: number) => Math.random() * 100 < percent

interface Arrival {
  callback: SignedCallback
  status: 200 | 400
  /** Which of the rounds it arrives in. */
  round: number
}
const ROUNDS = 5

test('of 10,000 callbacks, doubled, late, lost, forged and wrong, each paid order makes one term, and no other does', async () => {
  const orders = await manyOrders()
  const honest = new Set<string>()
  const paidWrong = new Set<string>()
  providers.paystack.delay = 3
  providers.paystack.failing = 10

  const arrivals: Arrival[] = []
  const counts = { doubled: 0, late: 0, lost: 0, forged: 0, stale: 0 }
  while (arrivals.length + counts.lost < CALLBACKS) {
    const id = oneOf(orders)
    const callback = providers.paystack.callback(id, { at: t.app.clock.now() })
    const round = random(ROUNDS) // out of order with those of the same order
    if (share(10)) {
      counts.lost++
      continue
    }
    if (share(10)) {
      counts.forged++
      arrivals.push({ callback: forged(callback, id), status: 400, round })
    } else if (share(5)) {
      counts.stale++
      const at = new Date(t.app.clock.now().getTime() - 2 * HOUR)
      arrivals.push({ callback: providers.paystack.callback(id, { at }), status: 400, round })
    } else {
      arrivals.push({ callback, status: 200, round })
      for (; share(20) && arrivals.length + counts.lost < CALLBACKS; counts.doubled++)
        arrivals.push({ callback, status: 200, round: random(ROUNDS) })
    }
  }

  // What becomes of the payments goes on while callbacks arrive; one in ten is paid only after all of them.
  const outcomes = orders.map((id) => ({ id, round: share(10) ? ROUNDS : random(ROUNDS) }))
  const statuses = new PQueue({ concurrency: 16 })
  const wrong: unknown[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { id } of outcomes.filter((outcome) => outcome.round === round)) {
      const chance = random(100)
      if (chance < 5) {
        paidWrong.add(id)
        providers.paystack.settle(
          id,
          oneOf([{ amount: 1 }, { currency: 'USD' }, { reference: randomUUID() }]),
        )
      } else if (chance < 20) providers.paystack.settle(id, oneOf(['failed', 'open'] as const))
      else {
        honest.add(id)
        if (share(10)) providers.paystack.settle(id, 'failed') // and tried again
        providers.paystack.settle(id, {})
      }
    }
    const now = arrivals.filter((arrival) => arrival.round === round)
    const servers = [checkDueOrders(t.app), checkDueOrders(second.app)]
    await statuses.addAll(
      shuffled(now).map(({ callback, status }) => async () => {
        const answered = await post(share(50) ? t : { ...t, http: second.http }, 'paystack', callback)
        if (answered !== status) wrong.push([answered, status])
      }),
    )
    await Promise.all([...servers, checkDueOrders(t.app), checkDueOrders(second.app)])
  }
  expect(wrong).toEqual([])
  expect(arrivals.length + counts.lost).toBe(CALLBACKS)

  // Whoever was not heard of is asked about.
  providers.paystack.failing = 0
  t.clock.forward(24 * HOUR)
  await Promise.all([checkDueOrders(t.app), checkDueOrders(second.app)])
  await untilNothingIsDue()

  const rows = await t.app.db
    .selectFrom('orders as o')
    .leftJoin('membership_terms as m', 'm.order_id', 'o.id')
    .leftJoin('receipts as r', 'r.order_id', 'o.id')
    .select(['o.id', 'o.state', 'o.held_for', 'm.order_id as term', 'r.number as receipt'])
    .execute()
  const named = (found: typeof rows) => found.map(({ id }) => id).toSorted()
  expect(named(rows.filter(({ term }) => term !== null))).toEqual([...honest].toSorted())
  expect(named(rows.filter(({ state }) => state === 'paid'))).toEqual([...honest].toSorted())
  expect(named(rows.filter(({ held_for }) => held_for !== null))).toEqual([...paidWrong].toSorted())
  const numbers = rows.flatMap(({ receipt }) => receipt ?? []).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: honest.size }, (_, i) => i + 1))
  const mails = await t.app.db.selectFrom('development_outbox').select('id').execute()
  expect(mails).toHaveLength(honest.size)
  await expectTermsInRow()
  console.info(
    `${CALLBACKS} callbacks for ${orders.length} orders: ${JSON.stringify(counts)}, ${honest.size} terms, ${paidWrong.size} held`,
  )
}, 60_000)

async function manyOrders(): Promise<string[]> {
  const queue = new PQueue({ concurrency: 8 })
  const orders = await queue.addAll(
    Array.from({ length: MEMBERS }, () => async () => {
      const buyer = await aBuyer(t)
      const ids: string[] = []
      for (let i = 0; i < ORDERS_EACH; i++)
        ids.push(await order(buyer, { tier: oneOf(TIERS), months: oneOf(TERMS) }))
      return ids
    }),
  )
  return orders.flat()
}

/** A wrong signature, another order under a right one, or one bit that is not as it was. */
function forged({ payload, headers }: SignedCallback, orderId: string): SignedCallback {
  const bit = random(payload.length * 8)
  const flipped = Buffer.from(payload)
  flipped[bit >> 3] = flipped[bit >> 3]! ^ (1 << (bit & 7))
  const other = Buffer.from(payload.toString().replace(orderId, randomUUID()))
  return oneOf([
    providers.paystack.callback(orderId, { secret: 'made up', at: t.app.clock.now() }),
    providers.stripe.callback(orderId, { at: t.app.clock.now() }),
    { payload: flipped, headers },
    { payload: other, headers },
    { payload, headers: { 'content-type': 'application/json' } },
  ])
}

/** Orders that one server has taken come back after a minute when it could not be done with them. */
async function untilNothingIsDue() {
  const due = async () => {
    const { length } = await t.app.db
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'open')
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

/** The terms of a member follow each other without gap or overlap, none shorter than what was paid for. */
async function expectTermsInRow() {
  const terms = await t.app.db
    .selectFrom('membership_terms as m')
    .innerJoin('orders as o', 'o.id', 'm.order_id')
    .select(['m.user_id', 'm.starts_at', 'm.ends_at', 'm.replaced_by', 'o.months'])
    .orderBy('m.starts_at')
    .execute()
  for (const { starts_at, ends_at, months } of terms)
    expect(ends_at.getTime()).toBeGreaterThanOrEqual(addMonths(starts_at, months).getTime())
  for (const of of Object.values(Object.groupBy(terms, ({ user_id }) => user_id ?? ''))) {
    const counting = of?.filter(({ replaced_by }) => replaced_by === null) ?? []
    for (const [i, term] of counting.entries())
      if (i > 0) expect(term.starts_at).toEqual(counting[i - 1]?.ends_at)
  }
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => [Math.random(), value] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value)
}
