import { randomUUID } from 'node:crypto'
import { addMonths } from '@ndoa/contract/months'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anotherServer, type Server, type TestApp, testApp } from '../../../../test/app.ts'
import { figure } from '../../../../test/figure.ts'
import type { App } from '../../../platform/app.ts'
import { createLog } from '../../../platform/log.ts'
import { isOpenTo, membershipOf } from '../index.ts'
import { ownOrderView } from '../orders/order-views.ts'
import { ownOrder } from '../orders/orders.queries.ts'
import {
  aBuyer,
  afterSeconds,
  endMemberships,
  mailsTo,
  order,
  orderRow,
  post,
  seen,
  type TestProviders,
  termsOf,
  useTestProviders,
} from '../testing/membership-world.ts'
import { checkDueOrders } from './check-due.ts'
import { reconcile } from './reconcile.ts'

let t: TestApp
let second: Server
let logged = ''
let providers: TestProviders
beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void (logged += line) })
  t = await testApp({}, log)
  second = await anotherServer(t)
})
afterAll(async () => {
  await second.close()
  await t.close()
})
beforeEach(() => {
  t.clock.set(new Date())
  logged = ''
  providers = useTestProviders(t.app, second.app)
})

const DAY = 86_400
const now = () => t.app.clock.now()
const tierOf = async (userId: string) => (await membershipOf(t.app.db, userId, now()))?.tier ?? null
const orderOf = async (userId: string, id: string) => (await ownOrder(t.app.db, userId, id))!

test('two simultaneous checks of an order grant one term, one receipt and one mail', async () => {
  for (let run = 0; run < 10; run++) {
    const amara = await aBuyer(t)
    const id = await order(amara)
    providers.paystack.settle(id, {})
    const row = await orderOf(amara.id, id)
    const askings = [t.app, second.app, t.app, second.app].map((app: App) => reconcile(app, row))
    await Promise.all(askings)
    expect(await termsOf(t, amara.id)).toHaveLength(1)
    expect(await mailsTo(t, amara.id)).toHaveLength(1)
    expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: null })
  }
})

test('two simultaneously paid orders of a member are consecutive', async () => {
  for (let run = 0; run < 10; run++) {
    const amara = await aBuyer(t)
    const ids = [await order(amara), await order(amara)]
    for (const id of ids) providers.paystack.settle(id, {})
    const [first, other] = await Promise.all(ids.map((id) => orderOf(amara.id, id)))
    await Promise.all([reconcile(t.app, first!), reconcile(second.app, other!)])
    const [one, two] = await termsOf(t, amara.id)
    expect(two?.starts_at).toEqual(one?.ends_at)
    expect((await membershipOf(t.app.db, amara.id, now()))?.endsAt).toEqual(two?.ends_at)
  }
})

test('an order that is reported paid after a day of silence is granted and mailed once', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  providers.paystack.settle(id, {})
  const failures = 'payment_check_failures_total{provider="paystack"}'
  const before = await figure(failures)
  providers.paystack.failing = 100
  for (let hour = 0; hour < 24; hour++) await afterSeconds(t, 3_600)
  expect(await tierOf(amara.id)).toBeNull()
  expect(await figure(failures)).toBeGreaterThanOrEqual(before + 24)
  providers.paystack.failing = 0
  await afterSeconds(t, 10 * 60)
  expect(await tierOf(amara.id)).toBe('easy')
  for (let day = 0; day < 10; day++) await afterSeconds(t, DAY)
  expect(await termsOf(t, amara.id)).toHaveLength(1)
  expect(await mailsTo(t, amara.id)).toHaveLength(1)
})

test('an open order is checked at 10 s, 30 s, 2 min, 10 min, 1 h, then daily for a week, and expires', async () => {
  const amara = await aBuyer(t)
  const start = now().getTime()
  const id = await order(amara)
  const times: number[] = []
  for (;;) {
    const { state, next_check_at } = await orderRow(t, id)
    if (!next_check_at) break
    expect(state).toBe('open')
    times.push(Math.floor((next_check_at.getTime() - start) / 1000))
    t.clock.set(next_check_at)
    await checkDueOrders(t.app)
  }
  expect(times).toEqual([10, 30, 120, 600, 3_600, ...[1, 2, 3, 4, 5, 6, 7].map((day) => day * DAY)])
  expect(await orderRow(t, id)).toMatchObject({ state: 'expired' })
})

test('an order expires only after a last check with the provider', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  providers.paystack.failing = 100
  await afterSeconds(t, 30 * DAY)
  expect(await orderRow(t, id)).toMatchObject({ state: 'open', next_check_at: expect.any(Date) })
  providers.paystack.failing = 0
  providers.paystack.settle(id, {})
  await afterSeconds(t, 600)
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid' })
})

test('a payment that we began and the provider does not know is held at once, and never expires', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  providers.paystack.settle(id, 'unknown')
  await afterSeconds(t, 15)
  expect(await orderRow(t, id)).toMatchObject({ state: 'open', held_for: 'unknown' })
  for (let day = 0; day < 10; day++) await afterSeconds(t, DAY)
  expect(await orderRow(t, id)).toMatchObject({ state: 'open', held_for: 'unknown', next_check_at: null })
  providers.paystack.settle(id, {})
  expect(await post(t, 'paystack', providers.paystack.callback(id, { at: now() }))).toBe(200)
  await afterSeconds(t, 1)
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: null })
})

test('a payment that the provider knows again is open and not held', async () => {
  const id = await order(await aBuyer(t))
  providers.paystack.settle(id, 'unknown')
  await afterSeconds(t, 15)
  providers.paystack.settle(id, 'open')
  await afterSeconds(t, 30)
  const row = await orderRow(t, id)
  expect(row).toMatchObject({ state: 'open', held_for: null, next_check_at: expect.any(Date) })
  providers.paystack.settle(id, {})
  await afterSeconds(t, 600)
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid' })
})

test('an unbegun purchase ends within minutes without a check', async () => {
  const amara = await aBuyer(t)
  providers.paystack.failing = 100
  await expect(order(amara)).rejects.toThrow('membership.provider_away')
  const [row] = await t.app.db.selectFrom('orders').selectAll().where('user_id', '=', amara.id).execute()
  const { asked } = providers.paystack
  await afterSeconds(t, 11)
  expect(await orderRow(t, row?.id ?? '')).toMatchObject({ state: 'open' })
  await afterSeconds(t, 120)
  expect(await orderRow(t, row?.id ?? '')).toMatchObject({ state: 'expired', next_check_at: null })
  expect(providers.paystack.asked).toBe(asked)
})

test.each(['failed', 'expired'] as const)('a payment after the order %s is granted too', async (state) => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  if (state === 'failed') providers.paystack.settle(id, 'failed')
  await afterSeconds(t, state === 'failed' ? 10 : 8 * DAY)
  expect(await orderRow(t, id)).toMatchObject({ state })
  providers.paystack.settle(id, {})
  await post(t, 'paystack', providers.paystack.callback(id, { at: now() }))
  await vi.waitFor(async () => expect(await tierOf(amara.id)).toBe('easy'))
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', next_check_at: null })
})

test('a payment after a failure is granted at the next check without a callback', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  providers.paystack.settle(id, 'failed')
  await afterSeconds(t, 10)
  providers.paystack.settle(id, {})
  await afterSeconds(t, 30)
  expect(await tierOf(amara.id)).toBe('easy')
})

test.each([
  ['amount', { amount: 199_999 }],
  ['amount', { amount: 200_001 }],
  ['currency', { currency: 'KES' }],
  ['currency', { currency: 'no currency' }],
  ['reference', { reference: randomUUID() }],
] as const)('a payment with another %s is held for review without a term', async (held_for, payment) => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  providers.paystack.settle(id, payment)
  await afterSeconds(t, 10)
  expect(await orderRow(t, id)).toMatchObject({ state: 'open', held_for, next_check_at: null })
  expect(await termsOf(t, amara.id)).toEqual([])
  expect(await mailsTo(t, amara.id)).toEqual([])
  expect(logged).toContain('held for review')
  providers.paystack.settle(id, {}) // it was the provider’s mistake
  expect(await seen(amara, id)).toMatchObject({ state: 'paid' })
  expect(await orderRow(t, id)).toMatchObject({ held_for: null })
})

test('a departed member gets a refund instead of a term', async () => {
  const amara = await aBuyer(t)
  const [id, paid] = [await order(amara), await order(amara)]
  providers.paystack.settle(paid, {})
  await seen(amara, paid)
  expect((await amara.client.post('/functions/v1/delete-account', {})).status).toBe(200)
  expect(await orderRow(t, id)).toMatchObject({ state: 'expired', user_id: null })
  providers.paystack.settle(id, {})
  await afterSeconds(t, 30)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunding', refunded_for: 'no_member' })
  await afterSeconds(t, 1)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', next_check_at: null })
  expect([...providers.paystack.refunds.values()]).toContainEqual(expect.objectContaining({ orderId: id }))
  const kept = await t.app.db
    .selectFrom('membership_terms')
    .select(['order_id', 'user_id'])
    .where('order_id', 'in', [id, paid])
    .execute()
  expect(kept).toEqual([{ order_id: paid, user_id: null }])
  const { receipts } = await receiptsOf([paid, id])
  expect(receipts).toHaveLength(1)
})

test('a payment during an account’s deletion is either granted before or refunded after', async () => {
  for (let run = 0; run < 10; run++) {
    const amara = await aBuyer(t)
    const id = await order(amara)
    providers.paystack.settle(id, {})
    const row = await orderOf(amara.id, id)
    await Promise.all([amara.client.post('/functions/v1/delete-account', {}), reconcile(t.app, row)])
    const { state, refunded_for, user_id } = await orderRow(t, id)
    expect(user_id).toBeNull()
    expect([
      ['paid', null],
      ['refunding', 'no_member'],
    ]).toContainEqual([state, refunded_for])
  }
})

test('a bank’s reversal ends the membership, and the order is held for review', async () => {
  const amara = await aBuyer(t)
  for (const id of [await order(amara), await order(amara)]) providers.paystack.settle(id, {})
  await afterSeconds(t, 10)
  await afterSeconds(t, DAY)
  const [first, later] = await termsOf(t, amara.id)
  const takeBack = async (id: string) => {
    providers.paystack.settle(id, { returned: 200_000 })
    for (let time = 0; time < 2; time++)
      expect(await post(t, 'paystack', providers.paystack.callback(id, { at: now() }))).toBe(200)
    await vi.waitFor(async () =>
      expect(await orderRow(t, id)).toMatchObject({
        state: 'refunded',
        held_for: 'disputed',
        refunded_for: 'disputed',
        refunded_minor: 200_000,
        next_check_at: null,
      }),
    )
  }
  await takeBack(first?.order_id ?? '')
  // The later term begins now, at its full length.
  const live = await membershipOf(t.app.db, amara.id, now())
  const length = (later?.ends_at.getTime() ?? 0) - (later?.starts_at.getTime() ?? 0)
  expect(Math.abs((live?.endsAt.getTime() ?? 0) - now().getTime() - length)).toBeLessThan(60_000)
  await takeBack(later?.order_id ?? '')
  expect(await tierOf(amara.id)).toBeNull()
})

test('a partial reversal ends the renewal, and the order is held for review', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara, { renews: true })
  const card = { token: 'AUTH_planted', lastFour: '4081' }
  providers.paystack.settle(id, { card })
  await afterSeconds(t, 10)
  const hear = async () => {
    expect(await post(t, 'paystack', providers.paystack.callback(id, { at: now() }))).toBe(200)
    await afterSeconds(t, 1)
    await vi.waitFor(async () => expect((await orderRow(t, id)).next_check_at).toBeNull())
  }
  const renewalIsOn = () =>
    t.app.db.selectFrom('renewals').select('is_on').where('user_id', '=', amara.id).executeTakeFirst()
  providers.paystack.settle(id, { card, returned: 50_000 })
  await hear()
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: 'disputed', refunded_minor: null })
  expect(await tierOf(amara.id)).toBe('easy')
  expect(await renewalIsOn()).toEqual({ is_on: false })
  const settled = { held_for: null, settled_for: 'disputed', settled_at: now() }
  const settle = () => t.app.db.updateTable('orders').set(settled).where('id', '=', id).execute()
  await settle()
  await hear()
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: null })
  providers.paystack.settle(id, { card, returned: 80_000 })
  await hear()
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: 'disputed', returned_minor: 80_000 })
  await settle()
  providers.paystack.settle(id, { card, returned: 200_000 })
  await hear()
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: 'disputed' })
  expect(await tierOf(amara.id)).toBeNull()
  expect(await renewalIsOn()).toBeUndefined()
})

/** The provider reports the total amount returned so far. */
async function reportReturned(id: string, returned: number) {
  providers.paystack.settle(id, { returned })
  expect(await post(t, 'paystack', providers.paystack.callback(id, { at: now() }))).toBe(200)
  await vi.waitFor(async () => {
    await afterSeconds(t, 1)
    expect(await orderRow(t, id)).toMatchObject({ returned_minor: returned, next_check_at: null })
  }, 20_000)
}

async function aPaidOrder() {
  const amara = await aBuyer(t)
  const id = await order(amara)
  providers.paystack.settle(id, {})
  await seen(amara, id)
  return { amara, id }
}
const close = (one: Date | undefined, other: number) =>
  expect(Math.abs((one?.getTime() ?? 0) - other)).toBeLessThan(60_000)
const lengthOf = (term: { starts_at: Date; ends_at: Date } | undefined) =>
  (term?.ends_at.getTime() ?? 0) - (term?.starts_at.getTime() ?? 0)

test('winning a partial dispute restores all of the money and leaves nothing to review', async () => {
  const { amara, id } = await aPaidOrder()
  await reportReturned(id, 80_000)
  await reportReturned(id, 50_000)
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: 'disputed' })
  expect(await seen(amara, id)).toMatchObject({ withdrawal: { price: { amount: 150_000 } } })
  await reportReturned(id, 0)
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: null })
  expect(await seen(amara, id)).toMatchObject({ withdrawal: { price: { amount: 200_000 } } })
  expect(await termsOf(t, amara.id)).toMatchObject([{ revoked_at: null }])
  await reportReturned(id, 50_000)
  expect(await orderRow(t, id)).toMatchObject({ held_for: 'disputed' })
})

test('winning a full dispute restores the rest of the membership', async () => {
  const { amara, id } = await aPaidOrder()
  const [bought] = await termsOf(t, amara.id)
  t.clock.forward(10 * DAY * 1000)
  await reportReturned(id, 200_000)
  expect(await tierOf(amara.id)).toBeNull()
  t.clock.forward(60 * DAY * 1000)
  await reportReturned(id, 0)
  const back = { state: 'paid', held_for: null, refunded_minor: null, refunded_for: null, closed_at: null }
  expect(await orderRow(t, id)).toMatchObject(back)
  const [term] = await termsOf(t, amara.id)
  expect(term?.revoked_at).toBeNull()
  close(term?.starts_at, now().getTime())
  close(term?.ends_at, now().getTime() + lengthOf(bought) - 10 * DAY * 1000)
  expect((await membershipOf(t.app.db, amara.id, now()))?.endsAt).toEqual(term?.ends_at)
  expect((await receiptsOf([id])).receipts).toHaveLength(1)
  const unused = (200_000 * lengthOf(term)) / lengthOf(bought)
  expect((await ownOrderView(t.app.db, amara.id, id, now()))?.unused?.amount).toBeCloseTo(unused, -2)
  expect(await mailsTo(t, amara.id)).toHaveLength(1)
  await reportReturned(id, 200_000) // and lost again
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: 'disputed' })
  expect(await tierOf(amara.id)).toBeNull()
})

test('winning part of a dispute restores the membership, and the rest is held for review', async () => {
  const { amara, id } = await aPaidOrder()
  await reportReturned(id, 200_000)
  await reportReturned(id, 50_000)
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: 'disputed', returned_minor: 50_000 })
  expect(await tierOf(amara.id)).toBe('easy')
})

test('a restored membership follows later purchases without counting twice', async () => {
  const { amara, id } = await aPaidOrder()
  await reportReturned(id, 200_000)
  const other = await order(amara)
  providers.paystack.settle(other, {})
  await seen(amara, other)
  await reportReturned(id, 0)
  const [first, second] = await termsOf(t, amara.id)
  expect([first?.order_id, second?.order_id]).toEqual([other, id])
  expect(second?.starts_at).toEqual(first?.ends_at)
  expect((await membershipOf(t.app.db, amara.id, now()))?.endsAt).toEqual(second?.ends_at)
})

test('a restored higher tier replaces a lower one bought in the meantime', async () => {
  const amara = await aBuyer(t)
  const premium = await order(amara, { tier: 'premium' })
  providers.paystack.settle(premium, {})
  await seen(amara, premium)
  const { amount_minor } = await orderRow(t, premium)
  await reportReturned(premium, amount_minor)
  const easy = await order(amara, { months: 3 })
  providers.paystack.settle(easy, {})
  const { unused } = await seen(amara, easy)
  expect(await tierOf(amara.id)).toBe('easy')
  await reportReturned(premium, 0)
  const again = await membershipOf(t.app.db, amara.id, now())
  expect(again?.tier).toBe('premium')
  close(again?.endsAt, addMonths(now(), 1).getTime())
  const { refunded_for, refunded_minor } = await orderRow(t, easy)
  expect(refunded_for).toBe('unused_days')
  expect((unused?.amount ?? 0) - (refunded_minor ?? 0)).toBeLessThan(100)
})

test('an order disputed before its payment was known is granted when the dispute is won', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  providers.paystack.settle(id, { returned: 200_000 })
  await afterSeconds(t, 10)
  expect(await termsOf(t, amara.id)).toEqual([])
  await reportReturned(id, 0)
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: null })
  expect(await termsOf(t, amara.id)).toHaveLength(1)
  expect(await mailsTo(t, amara.id)).toHaveLength(1)
})

test('a dispute won after the account’s deletion restores no membership', async () => {
  const { amara, id } = await aPaidOrder()
  await reportReturned(id, 200_000)
  expect((await amara.client.post('/functions/v1/delete-account', {})).status).toBe(200)
  await reportReturned(id, 0)
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: null, user_id: null })
})

/** A bank reverses part of a payment, and after a review the member withdraws the order. */
async function refundAfterReversal() {
  const { amara, id } = await aPaidOrder()
  await reportReturned(id, 50_000)
  await t.app.db.updateTable('orders').set({ held_for: null }).where('id', '=', id).execute()
  expect((await amara.client.post('/functions/v1/withdraw-order', { order_id: id })).status).toBe(200)
  await afterSeconds(t, 1)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', refunded_minor: 150_000, held_for: null })
  return { amara, id }
}

test('after a dispute won following our refund of the rest, staff send the amount still owed', async () => {
  const { id } = await refundAfterReversal()
  await reportReturned(id, 0)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: 'disputed' })
})

test('a dispute won in two steps leaves both amounts owed to the member', async () => {
  const { id } = await refundAfterReversal()
  await reportReturned(id, 30_000)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: 'disputed' })
  await reportReturned(id, 0)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: 'disputed' })
})

test('an amount sent by staff is not taken for a dispute and stops no renewal', async () => {
  const { amara, id } = await refundAfterReversal()
  await reportReturned(id, 0)
  const other = await order(amara, { renews: true })
  providers.paystack.settle(other, { card: { token: 'AUTH_planted', lastFour: '4081' } })
  await seen(amara, other)
  const settled = { held_for: null, settled_for: 'disputed', settled_at: now() }
  await t.app.db.updateTable('orders').set(settled).where('id', '=', id).execute()
  await reportReturned(id, 50_000)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: null })
  await reportReturned(id, 60_000) // more than the amount owed
  expect(await orderRow(t, id)).toMatchObject({ held_for: 'disputed' })
  const renewals = t.app.db.selectFrom('renewals').select('is_on').where('user_id', '=', amara.id)
  expect(await renewals.execute()).toEqual([{ is_on: true }])
})

test('a dispute after a refund of unused days is not taken for a payment by staff', async () => {
  const { amara, id } = await aPaidOrder()
  await reportReturned(id, 20_000)
  const settled = { held_for: null, settled_for: 'disputed', settled_at: now() }
  await t.app.db.updateTable('orders').set(settled).where('id', '=', id).execute()
  t.clock.forward(24 * DAY * 1000)
  expect((await amara.client.post('/functions/v1/withdraw-order', { order_id: id })).status).toBe(200)
  await afterSeconds(t, 1)
  const row = await orderRow(t, id)
  expect(row).toMatchObject({ state: 'refunded', refunded_for: 'unused_days', held_for: null })
  expect((row.refunded_minor ?? 0) + 120_000).toBeLessThan(200_000)
  await reportReturned(id, 120_000)
  expect(await orderRow(t, id)).toMatchObject({ held_for: 'disputed' })
})

test('a provider answer from before our refund request does not count it as a bank’s reversal', async () => {
  const { amara, id } = await aPaidOrder()
  const row = await orderOf(amara.id, id)
  const { ask } = providers.paystack
  providers.paystack.ask = async (asked) => {
    providers.paystack.ask = ask
    expect((await amara.client.post('/functions/v1/withdraw-order', { order_id: id })).status).toBe(200)
    await vi.waitFor(async () => {
      t.clock.forward(1_000)
      await checkDueOrders(second.app)
      expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', next_check_at: null })
    }, 20_000)
    return ask(asked) // the response does not include our refund
  }
  await reconcile(t.app, row)
  await vi.waitFor(async () => {
    await afterSeconds(t, 1)
    const refunded = { state: 'refunded', held_for: null, returned_minor: 0, next_check_at: null }
    expect(await orderRow(t, id)).toMatchObject(refunded)
  }, 20_000)
  expect(logged).not.toContain('held for review')
})

test('a held order of an unconfigured provider is not checked forever', async () => {
  const { id } = await aPaidOrder()
  const held = { held_for: 'disputed', next_check_at: now() }
  await t.app.db.updateTable('orders').set(held).where('id', '=', id).execute()
  for (const { membership } of [t.app, second.app]) delete membership.providers.paystack
  await vi.waitFor(async () => {
    await afterSeconds(t, 61)
    expect(await orderRow(t, id)).toMatchObject({ held_for: 'disputed', next_check_at: null })
  }, 20_000)
})

test('a callback during a grant is processed too', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  providers.paystack.settle(id, { returned: 50_000 })
  const row = await orderOf(amara.id, id)
  const { ask } = providers.paystack
  providers.paystack.ask = async (asked) => {
    const answer = await ask(asked)
    expect(await post(t, 'paystack', providers.paystack.callback(id, { at: now() }))).toBe(200)
    return answer
  }
  const { checkQueues } = t.app.membership
  checkQueues.paystack.pause() // the callback's own check comes later
  t.clock.forward(1_000)
  await reconcile(t.app, row)
  providers.paystack.ask = ask
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', next_check_at: expect.any(Date) })
  checkQueues.paystack.start()
})

test('a stale provider answer does not undo a reversal, and the order is checked again', async () => {
  const { amara, id } = await aPaidOrder()
  await reportReturned(id, 50_000)
  const row = await orderOf(amara.id, id)
  const { ask } = providers.paystack
  providers.paystack.settle(id, {})
  providers.paystack.ask = async (asked) => {
    const won = await ask(asked)
    providers.paystack.ask = ask
    await reportReturned(id, 200_000) // it was reversed again, as another server has stored
    return won
  }
  await reconcile(t.app, row)
  expect(await tierOf(amara.id)).toBeNull()
  await vi.waitFor(async () => {
    await afterSeconds(t, 1)
    expect(await orderRow(t, id)).toMatchObject({
      state: 'refunded',
      returned_minor: 200_000,
      next_check_at: null,
    })
  }, 20_000)
})

test('an order partly returned before its payment was known is granted without renewal and held for review', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara, { renews: true })
  providers.paystack.settle(id, { returned: 50_000, card: { token: 'AUTH_planted', lastFour: '4081' } })
  await afterSeconds(t, 10)
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid', held_for: 'disputed', returned_minor: 50_000 })
  expect(await termsOf(t, amara.id)).toHaveLength(1)
  const renewals = t.app.db.selectFrom('renewals').select('is_on').where('user_id', '=', amara.id)
  expect(await renewals.execute()).toEqual([{ is_on: false }])
})

test('a departed payer gets only the rest of the payment, after a review', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  expect((await amara.client.post('/functions/v1/delete-account', {})).status).toBe(200)
  providers.paystack.settle(id, { returned: 50_000 })
  await afterSeconds(t, 30)
  await afterSeconds(t, 60)
  expect(await orderRow(t, id)).toMatchObject({
    state: 'refunding',
    refunded_minor: 150_000,
    held_for: 'disputed',
    next_check_at: null,
  })
  expect(providers.paystack.refunds.size).toBe(0)
})

test('a silent provider delays no other orders', async () => {
  let answer = () => {}
  const away = new Promise<void>((done) => (answer = done))
  providers.stripe.ask = async () => {
    await away
    return { state: 'open' }
  }
  for (let buyers = 0; buyers < 20; buyers++) await order(await aBuyer(t, 'GB'))
  const amara = await aBuyer(t)
  const id = await order(amara)
  t.clock.forward(10_000)
  providers.paystack.settle(id, {})
  const checks = checkDueOrders(t.app)
  await vi.waitFor(async () => expect(await tierOf(amara.id)).toBe('easy'))
  answer()
  await checks
})

test('an order returned before its payment was known grants nothing', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  providers.paystack.settle(id, { returned: 200_000 })
  await afterSeconds(t, 10)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: 'disputed' })
  expect(await termsOf(t, amara.id)).toEqual([])
})

test('a higher tier begins at once, and withdrawing it does not restore the replaced tier', async () => {
  const amara = await aBuyer(t)
  const easy = await order(amara, { months: 3 })
  providers.paystack.settle(easy, {})
  await afterSeconds(t, 10)
  await afterSeconds(t, 20 * DAY)
  const premium = await order(amara, { tier: 'premium' })
  providers.paystack.settle(premium, {})
  await afterSeconds(t, 10)
  expect(await tierOf(amara.id)).toBe('premium')
  expect(await isOpenTo(t.app.db, amara.id, 'saved_searches', now())).toBe(true)
  await reportReturned(premium, (await orderRow(t, premium)).amount_minor)
  expect(await tierOf(amara.id)).toBeNull()
  expect(await isOpenTo(t.app.db, amara.id, 'saved_searches', now())).toBe(false)
})

test('a lower tier takes over when the higher one ends, and a membership ends by itself', async () => {
  const amara = await aBuyer(t)
  for (const tier of ['premium', 'easy'] as const) {
    const id = await order(amara, { tier })
    providers.paystack.settle(id, {})
    await seen(amara, id)
  }
  const [premium, easy] = await termsOf(t, amara.id)
  expect(easy?.starts_at).toEqual(premium?.ends_at)
  t.clock.set(premium?.ends_at ?? now())
  await endMemberships(t.app)
  expect(await tierOf(amara.id)).toBe('easy')
  t.clock.set(easy?.ends_at ?? now())
  expect(await tierOf(amara.id)).toBeNull()
  await endMemberships(t.app)
  expect(await t.app.db.selectFrom('memberships').where('user_id', '=', amara.id).execute()).toEqual([])
})

test('receipts are numbered without gaps, even when some grants fail', async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, () => aBuyer(t)))
  const ids = await Promise.all(buyers.map((buyer) => order(buyer)))
  for (const id of ids) providers.paystack.settle(id, {})
  const rows = await Promise.all(buyers.map(({ id }, i) => orderOf(id, ids[i]!)))
  const send = t.app.mail.send.bind(t.app.mail)
  let mails = 0
  t.app.mail.send = async (mail, tx) => {
    if (mails++ % 3 === 0) throw new Error('The gateway is full.')
    return send(mail, tx)
  }
  const outcomes = await Promise.allSettled(rows.map((row) => reconcile(t.app, row)))
  t.app.mail.send = send
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  await Promise.all(rows.map((row) => reconcile(second.app, row)))
  const { receipts, numbers } = await receiptsOf(ids)
  expect(receipts).toHaveLength(12)
  expect(numbers).toEqual(Array.from(numbers, (_, i) => i + 1))
})

test('a server killed during checks leaves its orders to others', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara)
  providers.paystack.settle(id, {})
  const ask = providers.paystack.ask.bind(providers.paystack)
  providers.paystack.ask = () => new Promise(() => {}) // this server stops here
  t.clock.forward(10_000)
  void checkDueOrders(t.app)
  await vi.waitFor(async () => {
    const { next_check_at } = await orderRow(t, id)
    expect(next_check_at?.getTime()).toBeGreaterThan(now().getTime() + 50_000)
  })
  providers.paystack.ask = ask
  t.clock.forward(61_000)
  await checkDueOrders(second.app)
  await vi.waitFor(async () => expect(await tierOf(amara.id)).toBe('easy'))
})

test('the log contains no card tokens or digits', async () => {
  const amara = await aBuyer(t)
  const id = await order(amara, { renews: true })
  providers.paystack.failing = 100
  await afterSeconds(t, 10)
  providers.paystack.failing = 0
  providers.paystack.settle(id, { card: { token: 'AUTH_planted', lastFour: '4081' } })
  await afterSeconds(t, 600)
  expect(await tierOf(amara.id)).toBe('easy')
  expect(logged).toContain('an order could not be checked')
  for (const secret of ['planted', '4081', amara.id]) expect(logged).not.toContain(secret)
})

async function receiptsOf(ids: string[]) {
  const all = await t.app.db.selectFrom('receipts').selectAll().orderBy('number').execute()
  return {
    receipts: all.filter(({ order_id }) => ids.includes(order_id)),
    numbers: all.map(({ number }) => number),
  }
}
