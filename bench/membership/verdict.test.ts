import { expect, test } from 'vitest'
import { type FoundOrder, verdictOn } from './verdict.ts'

const NO_FAULTS = { paidWithoutTerm: 0, termWithoutPayment: 0, grantedTwice: 0, receiptFaults: 0 }
const order = (id: string, over: Partial<FoundOrder> = {}): FoundOrder => ({
  id,
  state: 'paid',
  terms: 1,
  receipt: 1,
  ...over,
})
const unpaid = (id: string) => order(id, { state: 'open', terms: 0, receipt: null })

test('a paid order has a term and a receipt, an unpaid order has neither', () => {
  const orders = [order('a'), order('b', { receipt: 2 }), unpaid('c')]
  expect(verdictOn(new Set(['a', 'b']), orders)).toEqual(NO_FAULTS)
})

test.each<[what: string, paid: string[], orders: FoundOrder[], fault: Partial<typeof NO_FAULTS>]>([
  ['a payment that was granted nothing', ['a'], [unpaid('a')], { paidWithoutTerm: 1 }],
  ['a payment whose order is gone', ['a'], [], { paidWithoutTerm: 1 }],
  ['a term without a payment', [], [order('a')], { termWithoutPayment: 1 }],
  ['a payment that was granted twice', ['a'], [order('a', { terms: 2 })], { grantedTwice: 1 }],
  ['a gap between receipts', ['a', 'b'], [order('a'), order('b', { receipt: 3 })], { receiptFaults: 1 }],
  ['a term without a receipt', ['a'], [order('a', { receipt: null })], { receiptFaults: 1 }],
])('the judge detects %s', (_what, paid, orders, fault) => {
  expect(verdictOn(new Set(paid), orders)).toEqual({ ...NO_FAULTS, ...fault })
})
