import { localeOf } from '@ndoa/contract/languages'
import { type PaymentMethod, TERMS, TIERS, type Tier } from '@ndoa/contract/membership/membership-rules'
import { COUNTRIES_WITH_PRICES, priceKeyOf, priceOf, providerFor } from '@ndoa/contract/membership/prices'
import { EXPONENTS, type Money, moneyLabel } from '@ndoa/contract/money'

/** Represents all countries without their own prices. No country has this code (ISO 3166-1, user-assigned). */
export const ELSEWHERE = 'ZZ'

/** For 1, 3 and 12 months: the price, and the price per month. */
type Row = (readonly [price: string, aMonth: string])[]
export type Rows = Record<Tier, Row>
export type PricesByKey = Record<string, { countries: string[]; mobile: string[]; prices: Rows }>

/** Rounds up, to whole units from 20 on, so that it never understates the price. */
function monthlyPriceOf({ amount, currency }: Money, months: number): Money {
  const unit = 10 ** EXPONENTS[currency]
  const step = amount / months < 20 * unit ? 1 : unit
  return { amount: Math.ceil(amount / months / step) * step, currency }
}

const rowsOf = (country: string, language: string): Rows => {
  const row = (tier: Tier) =>
    TERMS.map((months) => {
      const price = priceOf(country, tier, months)
      return [moneyLabel(price, language), moneyLabel(monthlyPriceOf(price, months), language)] as const
    })
  return Object.fromEntries(TIERS.map((tier) => [tier, row(tier)])) as Rows
}

export const methodsIn = (country: string): PaymentMethod =>
  providerFor(country, 'mobile_money') ? 'mobile_money' : 'card'

export function pricesByKey(language: string): PricesByKey {
  const groups: PricesByKey = {}
  for (const country of [...COUNTRIES_WITH_PRICES, ELSEWHERE]) {
    const key = country === ELSEWHERE ? ELSEWHERE : priceKeyOf(country)
    const group = (groups[key] ??= { countries: [], mobile: [], prices: rowsOf(country, language) })
    group.countries.push(country)
    if (methodsIn(country) === 'mobile_money') group.mobile.push(country)
  }
  return groups
}

const namesIn = (language: string) => {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' })
  const order = new Intl.Collator(localeOf(language)).compare
  return (countries: readonly string[]) =>
    countries
      .map((country) => ({ value: country, label: names.of(country) ?? country }))
      .toSorted((one, other) => order(one.label, other.label))
}

export const pricedCountries = (language: string) => namesIn(language)(COUNTRIES_WITH_PRICES)

export function priceTable(language: string, elsewhere: string): { countries: string; rows: Rows }[] {
  const named = namesIn(language)
  const order = new Intl.Collator(localeOf(language)).compare
  const { [ELSEWHERE]: rest, ...groups } = pricesByKey(language)
  const rows = Object.values(groups).map(({ countries, prices }) => ({
    countries: named(countries)
      .map(({ label }) => label)
      .join(', '),
    rows: prices,
  }))
  return [
    ...rows.toSorted((one, other) => order(one.countries, other.countries)),
    ...(rest ? [{ countries: elsewhere, rows: rest.prices }] : []),
  ]
}
