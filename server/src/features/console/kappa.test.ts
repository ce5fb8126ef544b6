import { expect, test } from 'vitest'
import { agreementOf } from './kappa.ts'

const pair = (one: string, other: string, count: number) => ({ one, other, count })

test('kappa is 1 when two people always agree, 0 when they do as often as by chance, and unknown without a choice', () => {
  expect(agreementOf([])).toEqual({ compared: 0, agreed: 0, kappa: null })
  expect(agreementOf([pair('none', 'none', 9)])).toEqual({ compared: 9, agreed: 9, kappa: null })
  expect(agreementOf([pair('none', 'none', 5), pair('advice', 'advice', 3)])).toEqual({
    compared: 8,
    agreed: 8,
    kappa: 1,
  })
  const byChance = ['none', 'advice'].flatMap((one) => ['none', 'advice'].map((other) => pair(one, other, 5)))
  expect(agreementOf(byChance)).toEqual({ compared: 20, agreed: 10, kappa: 0 })
})
