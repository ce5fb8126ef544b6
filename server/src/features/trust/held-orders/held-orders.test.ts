import { randomUUID } from 'node:crypto'
import type { HeldOrder } from '@ndoa/contract/trust/held-orders'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import { membershipMetrics } from '../../membership/membership.metrics.ts'
import { countHeldOrders } from '../../membership/orders/held-orders.queries.ts'
import { lockMember } from '../../membership/orders/orders.queries.ts'
import { startPurchase } from '../../membership/orders/start-purchase.ts'
import {
  aBuyer,
  afterSeconds,
  order,
  orderRow,
  post,
  purchaseOf,
  seen,
  type TestProviders,
  termsOf,
  useTestProviders,
} from '../../membership/testing/membership-world.ts'

let t: TestApp
let admin: Client
let adminId: string
let providers: TestProviders
beforeAll(async () => {
  t = await testApp()
  adminId = (await aStaffMember(t.app, { role: 'admin', name: 'Nana Boateng' })).id
  admin = await t.asStaff(adminId)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(new Date())
  providers = useTestProviders(t.app)
  await t.app.db.deleteFrom('limit_uses').execute()
})

/** An order that is held because only part of it was paid. */
async function aShortPayment() {
  const buyer = await aBuyer(t)
  const id = await order(buyer)
  providers.paystack.settle(id, { amount: 100 })
  await afterSeconds(t, 15)
  expect(await orderRow(t, id)).toMatchObject({ held_for: 'amount' })
  return { buyer, id }
}

async function aPaid() {
  const buyer = await aBuyer(t)
  const id = await order(buyer)
  providers.paystack.settle(id, {})
  await afterSeconds(t, 15)
  expect(await orderRow(t, id)).toMatchObject({ state: 'paid' })
  return { buyer, id }
}

/** Polls, because the job may still be checking the order. */
const becomes = (id: string, row: object) =>
  vi.waitFor(async () => {
    await afterSeconds(t, 1)
    expect(await orderRow(t, id)).toMatchObject(row)
  }, 20_000)

/** A refund that the provider refuses. */
async function aLostRefund() {
  const { buyer, id } = await aPaid()
  providers.paystack.refundAnswer = 'refused'
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  await becomes(id, { state: 'refunding', held_for: 'refund', next_check_at: null })
  return { buyer, id }
}

const listed = async () => (await admin.get<{ data: HeldOrder[] }>('/functions/v1/get-held-orders')).body.data
const one = async (id: string) => (await listed()).find((order) => order.id === id)
const recheck = (order_id: string) =>
  admin.post<{ data: { is_held: boolean }; error?: string }>('/functions/v1/ask-about-order', { order_id })
const settle = async (order_id: string, note = 'Sent back by hand.') => {
  const { state } = await orderRow(t, order_id)
  return admin.post('/functions/v1/settle-order', { order_id, state, note })
}
const acts = () =>
  t.app.db.selectFrom('staff_audit').selectAll().where('subject_kind', '=', 'order').orderBy('seq').execute()

test('the list shows why an order is held, its amounts and the provider’s reference, without the member', async () => {
  const { buyer, id } = await aShortPayment()
  const held = await one(id)
  expect(held).toMatchObject({
    provider: 'paystack',
    reference: `pay_${id}`,
    state: 'open',
    held_for: 'amount',
    price: { amount: 200_000, currency: 'NGN' },
    refunded: null,
    settled: null,
  })
  expect(Date.now() - Date.parse(held?.held_at ?? '')).toBeLessThan(60_000)
  expect(JSON.stringify(held)).not.toContain(buyer.id)
})

test('an order paid from a country other than its price’s is listed with the evidence and not held', async () => {
  const buyer = await aBuyer(t)
  const london = '81.2.69.142'
  const { order_id } = await startPurchase(t.app, buyer.id, purchaseOf('NG'), london)
  providers.paystack.settle(order_id, { payerCountry: 'DE' })
  await becomes(order_id, { state: 'paid', held_for: null, network_country: 'GB', payer_country: 'DE' })
  const countries = { price: 'NG', payer: 'DE', network: 'GB' }
  expect(await one(order_id)).toMatchObject({ held_for: 'country', countries, state: 'paid' })
  const { order_id: fromHome } = await startPurchase(t.app, buyer.id, purchaseOf('NG'), london)
  providers.paystack.settle(fromHome, { payerCountry: 'NG' })
  await becomes(fromHome, { state: 'paid' })
  expect(await one(fromHome)).toBeUndefined() // the card takes precedence over the network
  expect((await countHeldOrders(t.app.db, new Date())).held).toBe((await listed()).filter(isHeld).length)
})
const isHeld = ({ held_for, settled }: HeldOrder) => held_for !== 'country' && settled === null

test('a check by staff grants orders that now agree, and keeps others held', async () => {
  const { buyer, id } = await aShortPayment()
  expect((await recheck(id)).body.data).toEqual({ is_held: true })
  expect(await termsOf(t, buyer.id)).toEqual([])
  providers.paystack.settle(id, {})
  expect((await recheck(id)).body.data).toEqual({ is_held: false })
  expect(await termsOf(t, buyer.id)).toHaveLength(1)
  expect((await recheck(id)).status).toBe(404) // no longer held
})

test('an order checked while the provider is away is unchanged', async () => {
  const [{ id }, refund] = [await aShortPayment(), await aLostRefund()]
  providers.paystack.failing = 100
  for (const orderId of [id, refund.id]) {
    const { status, body } = await recheck(orderId)
    expect([status, body.error]).toEqual([503, 'membership.provider_away'])
  }
  expect(await orderRow(t, id)).toMatchObject({ state: 'open', held_for: 'amount' })
  providers.paystack.failing = 0
  providers.paystack.refundAnswer = 'done'
  await vi.waitFor(async () => {
    await afterSeconds(t, 61) // the job keeps checking, at longer intervals without a response
    expect(await orderRow(t, refund.id)).toMatchObject({ state: 'refunded', held_for: null })
  }, 20_000)
})

test('a refund that needs the payer’s bank account is held at once, and arrives once staff enter it', async () => {
  const { buyer, id } = await aPaid()
  providers.paystack.refundAnswer = 'needs_details'
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  const held = { state: 'refunding', held_for: 'refund_details', next_check_at: null }
  await becomes(id, held)
  const { refund_id } = await orderRow(t, id)
  expect((await recheck(id)).body.data).toEqual({ is_held: true })
  expect(await orderRow(t, id)).toMatchObject({ ...held, refund_id })
  providers.paystack.refundAnswer = 'done'
  await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))
  await becomes(id, { state: 'refunded', held_for: null })
})

test('a refused refund is requested again when staff ask, and held until the provider accepts it', async () => {
  const { id } = await aLostRefund()
  expect((await recheck(id)).body.data).toEqual({ is_held: true })
  expect(providers.paystack.refunds.size).toBe(0)
  providers.paystack.refundAnswer = 'done'
  expect((await recheck(id)).body.data).toEqual({ is_held: false })
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: null })
})

test('a new refund request has a new id, because a provider repeats its refusal', async () => {
  const { id } = await aLostRefund()
  const { refund_id } = await orderRow(t, id)
  const { refund } = providers.paystack
  providers.paystack.refundAnswer = 'done'
  providers.paystack.refund = async (wanted) => (wanted.id === refund_id ? 'refused' : refund(wanted))
  expect((await recheck(id)).body.data).toEqual({ is_held: false })
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: null })
})

test('one press retries a refund with a lost refusal', async () => {
  const { buyer, id } = await aPaid()
  providers.paystack.failing = 100
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  for (let hour = 0; hour < 73; hour++) await afterSeconds(t, 3_600)
  await becomes(id, { state: 'refunding', held_for: 'refund', refund_asked_at: null })
  const { refund_id } = await orderRow(t, id)
  const { refund } = providers.paystack
  Object.assign(providers.paystack, { failing: 0, refundAnswer: 'done' })
  providers.paystack.refund = async (wanted) => (wanted.id === refund_id ? 'refused' : refund(wanted))
  t.clock.set(new Date()) // otherwise the staff session would have expired
  expect((await recheck(id)).body.data).toEqual({ is_held: false })
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded' })
})

test('an unanswered refund is not requested again after a bank’s reversal', async () => {
  const { buyer, id } = await aPaid()
  providers.paystack.failing = 100
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  for (let hour = 0; hour < 73; hour++) await afterSeconds(t, 3_600)
  await becomes(id, { state: 'refunding', held_for: 'refund', refund_asked_at: null, refund_failed: false })
  Object.assign(providers.paystack, { failing: 0, refundAnswer: 'done' })
  providers.paystack.settle(id, { returned: 200_000 })
  t.clock.set(new Date()) // otherwise the staff session would have expired
  expect((await recheck(id)).status).toBe(200)
  await afterSeconds(t, 3_600)
  expect(providers.paystack.refunds.size).toBe(0)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunding', returned_minor: 200_000 })
})

test('an unanswered refund stays held and can be settled after a bank’s partial reversal', async () => {
  const { buyer, id } = await aPaid()
  providers.paystack.failing = 100
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  for (let hour = 0; hour < 73; hour++) await afterSeconds(t, 3_600)
  await becomes(id, { state: 'refunding', held_for: 'refund', refund_asked_at: null, refund_failed: false })
  providers.paystack.failing = 0
  providers.paystack.settle(id, { returned: 50_000 })
  t.clock.set(new Date()) // otherwise the staff session would have expired
  for (let time = 0; time < 2; time++) expect((await recheck(id)).body.data).toEqual({ is_held: true })
  expect(providers.paystack.refunds.size).toBe(0)
  providers.paystack.settle(id, { returned: 200_000 }) // staff sent 150,000 of it manually
  expect((await settle(id)).status).toBe(200)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: null, settled_for: 'refund' })
})

test('winning a dispute during our refund of the rest leaves staff to send the amount still owed', async () => {
  const { buyer, id } = await aPaid()
  const hear = async (returned: number) => {
    providers.paystack.settle(id, { returned })
    await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))
    await becomes(id, { held_for: 'disputed', returned_minor: returned, next_check_at: null })
  }
  await hear(50_000)
  await settle(id)
  providers.paystack.refundAnswer = 'open'
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  await becomes(id, { refund_asked_at: expect.any(Date), refunded_minor: 150_000 })
  t.clock.forward(15 * 86_400_000)
  await becomes(id, { held_for: 'refund', refund_failed: false, next_check_at: null })
  await hear(0)
  t.clock.set(new Date()) // otherwise the staff session would have expired
  expect((await recheck(id)).body.data).toEqual({ is_held: false })
  providers.paystack.refundAnswer = 'done'
  t.clock.forward(86_400_000)
  await becomes(id, { state: 'refunded', held_for: 'disputed', next_check_at: null })
  expect(await orderRow(t, id)).toMatchObject({ refunded_minor: 150_000, returned_minor: 0 })
})

test('one press retries a refund that has failed in the meantime', async () => {
  const id = await aTakenRefund()
  t.clock.forward(15 * 86_400_000)
  await becomes(id, { held_for: 'refund', refund_failed: false, next_check_at: null })
  const { refund_id } = await orderRow(t, id)
  providers.paystack.failedRefunds.add(refund_id!)
  providers.paystack.refundAnswer = 'done'
  t.clock.set(new Date()) // otherwise the staff session would have expired
  expect((await recheck(id)).body.data).toEqual({ is_held: false })
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: null })
})

test('a retried refund has as long as a new one to arrive', async () => {
  const id = await aTakenRefund()
  t.clock.forward(15 * 86_400_000)
  await becomes(id, { state: 'refunding', held_for: 'refund', next_check_at: null })
  const later = await t.asStaff(adminId)
  const asked = await later.post<{ data: object }>('/functions/v1/ask-about-order', { order_id: id })
  expect(asked.body.data).toEqual({ is_held: false })
  for (let day = 0; day < 13; day++) await afterSeconds(t, 86_400)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunding', held_for: null })
  t.clock.forward(2 * 86_400_000)
  await becomes(id, { state: 'refunding', held_for: 'refund' })
})

test('a waiting refund covers the money we have at the review, all of it after a won dispute', async () => {
  const { buyer, id } = await aPaid()
  providers.paystack.settle(id, { returned: 50_000 })
  await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))
  await becomes(id, { held_for: 'disputed', next_check_at: null })
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  expect(await one(id)).toMatchObject({ refunded: { amount: 150_000 }, returned: { amount: 50_000 } })
  providers.paystack.settle(id, {})
  expect((await recheck(id)).body.data).toEqual({ is_held: false })
  expect([...providers.paystack.refunds.values()]).toMatchObject([{ price: { amount: 200_000 } }])
  expect(await orderRow(t, id)).toMatchObject({ refunded_minor: 200_000, returned_minor: 0 })
})

test('a refund is not requested again after a bank’s full reversal', async () => {
  const { id } = await aLostRefund()
  providers.paystack.settle(id, { returned: 200_000 })
  providers.paystack.refundAnswer = 'done'
  expect((await recheck(id)).body.data).toEqual({ is_held: true })
  expect(await one(id)).toMatchObject({ held_for: 'disputed', returned: { amount: 200_000 } })
  expect(providers.paystack.refunds.size).toBe(0)
})

test('a refund sent by staff at the provider counts as ours once settled', async () => {
  const { id } = await aLostRefund()
  providers.paystack.settle(id, { returned: 200_000 })
  const hear = async () => {
    await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))
    await afterSeconds(t, 1)
  }
  await hear()
  await becomes(id, { held_for: 'disputed', next_check_at: null })
  expect(await one(id)).toMatchObject({ returned: { amount: 200_000 } })
  await settle(id)
  const settled = { state: 'refunded', held_for: null, refunded_minor: 200_000, returned_minor: 0 }
  expect(await orderRow(t, id)).toMatchObject(settled)
  await hear()
  await becomes(id, { ...settled, next_check_at: null })
})

test('a refund sent by staff at the provider stops no later renewal', async () => {
  const { buyer, id } = await aLostRefund()
  const other = await order(buyer, { renews: true })
  providers.paystack.settle(other, { card: { token: 'AUTH_planted', lastFour: '4081' } })
  await seen(buyer, other)
  providers.paystack.settle(id, { returned: 200_000 })
  expect((await settle(id)).status).toBe(200)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: null, returned_minor: 0 })
  const renewals = t.app.db.selectFrom('renewals').select('is_on').where('user_id', '=', buyer.id)
  expect(await renewals.execute()).toEqual([{ is_on: true }])
})

test('a bank’s reversal does not count as sent by staff who settle before our refund is known', async () => {
  const { buyer, id } = await aPaid()
  providers.paystack.settle(id, { returned: 50_000 })
  await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))
  await becomes(id, { held_for: 'disputed', next_check_at: null })
  providers.paystack.refundAnswer = 'refused'
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  expect((await recheck(id)).body.data).toEqual({ is_held: true })
  providers.paystack.settle(id, { returned: 200_000 }) // staff sent 150,000 of it manually
  expect((await settle(id)).status).toBe(200)
  const settled = { state: 'refunded', held_for: null, refunded_minor: 150_000, returned_minor: 50_000 }
  expect(await orderRow(t, id)).toMatchObject(settled)
  const hear = async (returned: number, row: object) => {
    providers.paystack.settle(id, { returned })
    await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))
    await becomes(id, { ...row, next_check_at: null })
  }
  await hear(200_000, settled)
  await hear(150_000, { held_for: 'disputed', returned_minor: 0 }) // the dispute was won
  await settle(id)
  await hear(200_000, settled) // staff have sent the difference
})

test('an order is settled even while its provider is away', async () => {
  const { id } = await aShortPayment()
  providers.paystack.failing = 100
  expect((await settle(id)).status).toBe(200)
  expect(await orderRow(t, id)).toMatchObject({ state: 'failed', held_for: null })
})

/** A refund that the provider has accepted. */
async function aTakenRefund() {
  const { buyer, id } = await aPaid()
  providers.paystack.refundAnswer = 'open'
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  await becomes(id, { refund_asked_at: expect.any(Date) })
  expect(providers.paystack.refunds.size).toBe(1)
  return id
}

test('a refund accepted and then failed is requested under a new id when staff ask', async () => {
  const id = await aTakenRefund()
  providers.paystack.refundAnswer = 'failed'
  await afterSeconds(t, 60)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunding', held_for: 'refund' })
  providers.paystack.refundAnswer = 'done'
  expect((await recheck(id)).body.data).toEqual({ is_held: false })
  expect(providers.paystack.refunds.size).toBe(2)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: null })
})

test('an accepted open refund keeps its id, and is recognized when it arrives', async () => {
  const id = await aTakenRefund()
  await afterSeconds(t, 15 * 86_400)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunding', held_for: 'refund' })
  t.clock.set(new Date()) // otherwise the staff session would have expired
  expect((await recheck(id)).body.data).toEqual({ is_held: false })
  expect(providers.paystack.refunds.size).toBe(1)
  providers.paystack.refundAnswer = 'done'
  expect(await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))).toBe(200)
  await afterSeconds(t, 1)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: null })
})

test('a callback about a held refund causes no request and leaves it to staff', async () => {
  const { id } = await aLostRefund()
  providers.paystack.refundAnswer = 'done' // a retry would now be accepted
  expect(await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))).toBe(200)
  await vi.waitFor(async () => {
    await afterSeconds(t, 61)
    expect(await orderRow(t, id)).toMatchObject({ held_for: 'refund', next_check_at: null })
  })
  expect(providers.paystack.refunds.size).toBe(0)
})

test('a member who withdraws after a partial reversal gets the rest after a review', async () => {
  const { buyer, id } = await aPaid()
  const other = await order(buyer)
  providers.paystack.settle(other, {})
  await seen(buyer, other)
  providers.paystack.settle(id, { returned: 50_000 })
  expect(await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))).toBe(200)
  await vi.waitFor(async () => expect(await orderRow(t, id)).toMatchObject({ held_for: 'disputed' }))
  expect(await seen(buyer, id)).toMatchObject({ withdrawal: { price: { amount: 150_000 }, is_full: true } })
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  await afterSeconds(t, 1)
  expect(await orderRow(t, id)).toMatchObject({
    state: 'refunding',
    held_for: 'disputed',
    refund_id: expect.any(String),
    refund_failed: true,
    next_check_at: null,
  })
  expect(providers.paystack.refunds.size).toBe(0)
  expect((await recheck(id)).body.data).toEqual({ is_held: false })
  expect([...providers.paystack.refunds.values()]).toMatchObject([
    { orderId: id, price: { amount: 150_000 } },
  ])
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', refunded_minor: 150_000 })
  // The settled order used up this year's only full refund.
  expect(await seen(buyer, other)).toMatchObject({ withdrawal: { is_full: false } })
})

test('an order withdrawn in the meantime does not count as refunded when its dispute is settled', async () => {
  const { buyer, id } = await aPaid()
  providers.paystack.settle(id, { returned: 50_000 })
  await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))
  await becomes(id, { state: 'paid', held_for: 'disputed', next_check_at: null })
  const { state } = (await one(id))!
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  const { status, body } = await admin.post<{ error?: string }>('/functions/v1/settle-order', {
    order_id: id,
    state,
    note: 'The bank was right.',
  })
  expect([status, body.error]).toEqual([409, 'membership.order_changed'])
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunding', held_for: 'disputed', settled_at: null })
  providers.paystack.refundAnswer = 'done'
  expect((await recheck(id)).body.data).toEqual({ is_held: false })
  expect([...providers.paystack.refunds.values()]).toMatchObject([{ price: { amount: 150_000 } }])
})

test('a refund that arrives during settling is not settled unseen while an amount is still owed', async () => {
  const { buyer, id } = await aPaid()
  const hear = async (returned: number) => {
    providers.paystack.settle(id, { returned })
    await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))
    await becomes(id, { held_for: 'disputed', returned_minor: returned, next_check_at: null })
  }
  await hear(50_000)
  await settle(id)
  providers.paystack.refundAnswer = 'open'
  await buyer.client.post('/functions/v1/withdraw-order', { order_id: id })
  await becomes(id, { refund_asked_at: expect.any(Date), refunded_minor: 150_000 })
  t.clock.forward(15 * 86_400_000)
  await becomes(id, { held_for: 'refund', refund_failed: false, next_check_at: null })
  await hear(0) // the dispute was won
  t.clock.set(new Date()) // otherwise the staff session would have expired
  providers.paystack.refundAnswer = 'done'
  expect((await settle(id)).status).toBe(409)
  expect(await orderRow(t, id)).toMatchObject({ state: 'refunded', held_for: 'disputed', returned_minor: 0 })
  expect((await settle(id)).status).toBe(200)
})

test('settling waits for running work for the member', async () => {
  const { buyer, id } = await aShortPayment()
  const settling = await t.app.db.transaction().execute(async (tx) => {
    await lockMember(tx, buyer.id)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const answer = settle(id)
    const waiting = sql`select pid from pg_stat_activity where ${rows[0]?.pid}::int = any(pg_blocking_pids(pid))`
    await vi.waitFor(async () => expect((await waiting.execute(t.app.db)).rows).toHaveLength(1), 10_000)
    expect(await orderRow(t, id)).toMatchObject({ held_for: 'amount' })
    return { answer }
  })
  expect((await settling.answer).status).toBe(200)
  expect(await orderRow(t, id)).toMatchObject({ state: 'failed', held_for: null })
})

test('an order settled by hand shows its note, grants nothing, and is not held again for that reason', async () => {
  const { buyer, id } = await aShortPayment()
  expect((await settle(id, ' ')).status).toBe(422)
  expect((await settle(id)).status).toBe(200)
  expect(await one(id)).toMatchObject({
    state: 'failed',
    held_for: 'amount',
    settled: { by: 'Nana Boateng', note: 'Sent back by hand.' },
  })
  expect(await termsOf(t, buyer.id)).toEqual([])
  expect(await post(t, 'paystack', providers.paystack.callback(id, { at: t.app.clock.now() }))).toBe(200)
  await afterSeconds(t, 1)
  expect(await orderRow(t, id)).toMatchObject({ state: 'failed', held_for: null })
  expect((await settle(id)).status).toBe(404)
  const refund = await aLostRefund()
  await settle(refund.id)
  expect(await orderRow(t, refund.id)).toMatchObject({ state: 'refunded', held_for: null })
})

test('checks and settlements are in the audit log without the note’s text', async () => {
  const { id } = await aShortPayment()
  await recheck(id)
  await settle(id, 'A word of the note.')
  expect((await recheck(randomUUID())).status).toBe(404)
  const own = (await acts()).filter(({ subject_id }) => subject_id === id)
  expect(own.map(({ act, staff_id }) => [act, staff_id])).toEqual([
    ['order_asked_about', adminId],
    ['order_settled', adminId],
  ])
  expect(own[1]?.details).toEqual({ held_for: 'amount', state: 'open', provider: 'paystack' })
})

test('only administrators see the list', async () => {
  const { buyer, id } = await aShortPayment()
  const moderator = await t.asStaff((await aStaffMember(t.app)).id)
  for (const [client, status] of [
    [moderator, 403],
    [buyer.client, 404],
    [t.visitor, 404],
  ] as const) {
    expect((await client.get('/functions/v1/get-held-orders')).status).toBe(status)
    expect((await client.post('/functions/v1/ask-about-order', { order_id: id })).status).toBe(status)
    const settling = { order_id: id, state: 'open', note: 'x' }
    expect((await client.post('/functions/v1/settle-order', settling)).status).toBe(status)
  }
  expect(await orderRow(t, id)).toMatchObject({ held_for: 'amount' })
})

test('administrators neither see, check nor settle orders of their own member account', async () => {
  const { buyer, id } = await aShortPayment()
  const email = `${buyer.id}@members.test`
  await t.app.db
    .updateTable('users')
    .set({ email, email_verified: true })
    .where('id', '=', buyer.id)
    .execute()
  const { id: ownerId } = await aStaffMember(t.app, { role: 'admin', email: email.toUpperCase() })
  const owner = await t.asStaff(ownerId)
  const { text } = await owner.get('/functions/v1/get-held-orders')
  expect(text).not.toContain(id)
  const settling = { order_id: id, state: 'open', note: 'All is well.' }
  expect((await owner.post('/functions/v1/ask-about-order', { order_id: id })).status).toBe(404)
  expect((await owner.post('/functions/v1/settle-order', settling)).status).toBe(404)
  expect(await orderRow(t, id)).toMatchObject({ held_for: 'amount' })
  expect(await one(id)).toMatchObject({ held_for: 'amount' })
  expect((await settle(id)).status).toBe(200)
  expect((await owner.get('/functions/v1/get-held-orders')).text).not.toContain(id)
})

test('figures count held orders and those held for more than 24 hours', async () => {
  const registry = new Registry()
  membershipMetrics(t.app, registry)
  const figures = async () => {
    const text = await registry.metrics()
    const of = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
    return { held: of('orders_held'), overdue: of('orders_held_overdue') }
  }
  const before = await figures()
  const { id } = await aShortPayment()
  t.clock.set(new Date(Date.now() + 23 * 3_600_000))
  expect(await figures()).toEqual({ held: before.held + 1, overdue: before.overdue })
  t.clock.set(new Date(Date.now() + 25 * 3_600_000))
  const { held, overdue } = await figures()
  expect(overdue).toBe(held)
  t.clock.set(new Date()) // otherwise the staff session would have expired
  expect((await settle(id)).status).toBe(200)
  expect((await figures()).held).toBe(held - 1)
})
