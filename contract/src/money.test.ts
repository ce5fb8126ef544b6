import { expect, test } from 'vitest'
import { LANGUAGES, localeOf } from './languages.ts'
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

test.each<[language: string, Record<'XOF' | 'XAF' | 'EUR' | 'NGN' | 'USD', string>]>([
  ['en', { XOF: 'F CFA 1,200', XAF: 'FCFA 12,000', EUR: '€2.67', NGN: '₦1,500,000', USD: 'US$0' }],
  ['fr', { XOF: '1 200 F CFA', XAF: '12 000 FCFA', EUR: '2,67 €', NGN: '1 500 000 ₦', USD: '0 $US' }],
  ['pt', { XOF: '1200 F CFA', XAF: '12 000 FCFA', EUR: '2,67 €', NGN: '1 500 000 ₦', USD: '0 US$' }],
  ['sw', { XOF: 'F CFA 1,200', XAF: 'FCFA 12,000', EUR: '€ 2.67', NGN: '₦ 1,500,000', USD: 'US$ 0' }],
  ['ar', { XOF: '1,200 F CFA', XAF: '12,000 FCFA', EUR: '2.67 €', NGN: '1,500,000 ₦', USD: '0 US$' }],
  ['am', { XOF: 'F CFA 1,200', XAF: 'FCFA 12,000', EUR: '€2.67', NGN: '₦1,500,000', USD: 'US$0' }],
])('sums read as in %s', (language, sums) => {
  const label = (amount: number, currency: Currency) =>
    moneyLabel({ amount, currency }, language)
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replace('\u200f', '')
  expect({
    XOF: label(1_200, 'XOF'),
    XAF: label(12_000, 'XAF'),
    EUR: label(267, 'EUR'),
    NGN: label(150_000_000, 'NGN'),
    USD: label(0, 'USD'),
  }).toEqual(sums)
})

test.each(LANGUAGES.flatMap((language) => currencies.map((currency) => [language, currency] as const)))(
  'in %s, %s follows the pattern of CLDR around our sign',
  (language, currency) => {
    const format = new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency,
      numberingSystem: 'latn',
      minimumFractionDigits: EXPONENTS[currency],
      trailingZeroDisplay: 'stripIfInteger',
    })
    for (const units of [0, 7, 999, 1_200, 54_321, 1_234_567])
      for (const cents of EXPONENTS[currency] === 0 ? [0] : [0, 50, 67]) {
        const amount = moneyOf(units, currency).amount + cents
        const label = moneyLabel({ amount, currency }, language)
        const sign = label.match(/[^\d.,\s\u200f]+(?:\u202fCFA)?/u)?.[0] ?? ''
        const parts = format.formatToParts(amount / 10 ** EXPONENTS[currency])
        const expected = parts.map(({ type, value }) => (type === 'currency' ? sign : value)).join('')
        const endsAlike =
          /[a-z]$/i.test(sign) === /[a-z]$/i.test(parts.find(({ type }) => type === 'currency')!.value)
        if (endsAlike) expect(label).toBe(expected)
        else expect(label.replaceAll(/\s/g, '')).toBe(expected.replaceAll(/\s/g, ''))
      }
  },
)
