import { expect, test } from 'vitest'
import { PAYMENT_METHODS, TERMS, TIERS } from './membership/membership-rules.ts'
import { currencyOf, priceOf, providerFor, taxWithin } from './membership/prices.ts'
import { type Currency, decimalOf, EXPONENTS, moneyLabel, moneyOf, parseMoney } from './money.ts'

const currencies = Object.keys(EXPONENTS) as Currency[]
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const countries = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

test.each(currencies)('every amount of %s survives conversion to a decimal number', (currency) => {
  for (let amount = 0; amount < 20_000; amount++)
    expect(parseMoney(decimalOf({ amount, currency }), currency)).toEqual({ amount, currency })
})

test('a decimal number with the wrong number of digits is refused', () => {
  expect(decimalOf({ amount: 540_000, currency: 'NGN' })).toBe('5400.00')
  expect(decimalOf({ amount: 5, currency: 'USD' })).toBe('0.05')
  expect(decimalOf({ amount: 1_200, currency: 'XOF' })).toBe('1200')
  expect(decimalOf({ amount: 1_200, currency: 'UGX' }, 2)).toBe('1200.00')
  expect(decimalOf({ amount: 500_000, currency: 'TZS' }, 0)).toBe('5000')
  expect(() => decimalOf({ amount: 500_001, currency: 'TZS' }, 0)).toThrow(RangeError)
  expect(parseMoney('1200.00', 'XOF')).toEqual({ amount: 1_200, currency: 'XOF' })
  for (const faulty of ['1200.5', '-3', '1e3', '', '1,000', ' 7', '0x10'])
    expect(() => parseMoney(faulty, 'XOF'), faulty).toThrow(RangeError)
})

test('longer terms cost less per month and higher tiers cost more, in every country', () => {
  for (const country of countries) {
    for (const tier of TIERS) {
      const [one, three, twelve] = TERMS.map((months) => priceOf(country, tier, months).amount / months)
      expect(three).toBeLessThan(one ?? 0)
      expect(twelve).toBeLessThan(three ?? 0)
    }
    for (const months of TERMS) {
      const [easy, over, premium] = TIERS.map((tier) => priceOf(country, tier, months).amount)
      expect(over).toBeGreaterThan(easy ?? Infinity)
      expect(premium).toBeGreaterThan(over ?? Infinity)
    }
  }
})

test('every price is payable by card, in whole units, and less than a third tax', () => {
  for (const country of countries)
    for (const method of PAYMENT_METHODS) {
      const provider = providerFor(country, method)
      if (method === 'card') expect(provider).not.toBeNull()
      if (provider === 'pawapay') expect(currencyOf(country)).not.toBe('USD')
      for (const tier of TIERS) {
        const price = priceOf(country, tier, 1)
        expect(moneyOf(price.amount / 10 ** EXPONENTS[price.currency], price.currency)).toEqual(price)
        expect(taxWithin(price, country).amount).toBeLessThan(price.amount / 3)
      }
    }
  expect(taxWithin(priceOf('NG', 'premium', 1), 'NG')).toEqual({ amount: 34_884, currency: 'NGN' }) // of 5,000 naira
})

test('amounts are formatted in the reader’s style', () => {
  const labels = (amount: number, currency: Currency) =>
    ['en', 'fr', 'pt'].map((language) => moneyLabel({ amount, currency }, language))
  expect(labels(500_000, 'NGN')).toEqual(['₦5,000', '₦5\u202f000', '₦5\u00a0000'])
  expect(labels(123_456_789, 'XOF')).toEqual([
    'CFA\u00a0123,456,789',
    'CFA\u00a0123\u202f456\u202f789',
    'CFA\u00a0123\u00a0456\u00a0789',
  ])
  expect(labels(267, 'EUR')).toEqual(['€2.67', '€2,67', '€2,67'])
  expect(labels(0, 'USD')).toEqual(['US$0', 'US$0', 'US$0'])
})
