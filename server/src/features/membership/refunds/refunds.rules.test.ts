import { PAYMENT_METHODS, TERMS } from '@ndoa/contract/membership/membership-rules'
import { addMonths } from '@ndoa/contract/months'
import { expect, test } from 'vitest'
import { type Withdrawable, withdrawalOf } from './refunds.rules.ts'

const DAY = 86_400_000
const paid = new Date('2026-03-01T12:00:00Z')
const after = (days: number) => new Date(paid.getTime() + days * DAY)

const anOrder = ({
  months = 1,
  ...more
}: Partial<Withdrawable> & { months?: number } = {}): Withdrawable => ({
  state: 'paid',
  method: 'card',
  currency: 'NGN',
  amount_minor: 310_000,
  returned_minor: 0,
  is_renewal: false,
  paid_at: paid,
  starts_at: paid,
  ends_at: addMonths(paid, months),
  used_ms: 0,
  last_full_refund: null,
  ...more,
})

test('the whole price is refunded within 14 days, once a year', () => {
  expect(withdrawalOf(anOrder(), after(0))).toEqual({ amount: 310_000, isFull: true })
  expect(withdrawalOf(anOrder(), after(14))).toEqual({ amount: 310_000, isFull: true })
  const again = (daysAgo: number) => withdrawalOf(anOrder({ last_full_refund: after(-daysAgo) }), after(0))
  expect(again(364)).toEqual({ amount: 310_000, isFull: false }) // no part of the term was used
  expect([365, 366].map((days) => again(days)?.isFull)).toEqual([true, true])
  expect(withdrawalOf(anOrder({ last_full_refund: after(-1) }), after(10))?.isFull).toBe(false)
})

test('an amount is never returned twice', () => {
  const order = anOrder({ returned_minor: 60_000 })
  expect(withdrawalOf(order, after(1))).toEqual({ amount: 250_000, isFull: true })
  expect(withdrawalOf(order, after(21))).toEqual({ amount: 100_000, isFull: false })
  expect(withdrawalOf({ ...order, returned_minor: 300_000 }, after(21))?.amount).toBe(10_000)
})

test('a renewal is refunded in full within 14 days, any number of times', () => {
  const order = anOrder({ is_renewal: true, last_full_refund: after(-1) })
  expect(withdrawalOf(order, after(13))).toEqual({ amount: 310_000, isFull: true })
  expect(withdrawalOf(order, after(15))?.isFull).toBe(false)
})

test('later withdrawals refund the unused days at their price', () => {
  expect(withdrawalOf(anOrder(), after(21))).toEqual({ amount: 100_000, isFull: false }) // 10 of 31 days, 100 naira each
  expect(withdrawalOf(anOrder(), after(30.99))?.amount).toBeGreaterThan(0)
  expect(withdrawalOf(anOrder(), after(31))).toBeNull()
})

test('an unstarted term is refunded in full, and a restored one without its used part', () => {
  const waiting = anOrder({ starts_at: after(60), ends_at: addMonths(after(60), 1) })
  expect(withdrawalOf(waiting, after(40))).toEqual({ amount: 310_000, isFull: false })
  const again = anOrder({ starts_at: after(60), ends_at: after(81), used_ms: 10 * DAY })
  expect(withdrawalOf(again, after(40))?.amount).toBe(210_000)
  expect(withdrawalOf(again, after(71))?.amount).toBe(100_000)
})

test('mobile money is refunded in whole units', () => {
  const order = anOrder({ method: 'mobile_money', currency: 'GHS', amount_minor: 2_000 })
  expect((withdrawalOf(order, after(20))?.amount ?? 1) % 100).toBe(0)
})

test('unpaid, used-up and refunded orders are not refunded', () => {
  for (const state of ['open', 'failed', 'expired', 'refunding', 'refunded'] as const)
    expect(withdrawalOf(anOrder({ state }), after(1))).toBeNull()
})

test('no order refunds more than was paid, or more than earlier', () => {
  for (const months of TERMS)
    for (const method of PAYMENT_METHODS) {
      const order = anOrder({ months, method, last_full_refund: paid })
      let before = order.amount_minor
      for (let day = 0; day < 400; day += 0.7) {
        const { amount } = withdrawalOf(order, after(day)) ?? { amount: 0 }
        expect(amount).toBeLessThanOrEqual(before)
        before = amount
      }
      expect(before).toBe(0)
    }
})
