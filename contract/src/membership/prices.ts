// No schema library, so that pages that only show prices don't load it.

import { type Currency, type Money, moneyOf } from '../money.ts'
import type { PaymentMethod, Provider, Term, Tier } from './membership-rules.ts'

/** Stored with each order; raise it whenever a price below changes. */
export const PRICE_VERSION = 1

/** For 1, 3 and 12 months, in whole currency units, tax included. */
type Row = readonly [number, number, number]
type PriceList = Record<Tier, Row>

const list = (easy: Row, over: Row, premium: Row): PriceList => ({ easy, super: over, premium })

const PRICE_LISTS: Record<Currency, PriceList> = {
  CDF: list([5_500, 15_000, 53_000], [10_000, 27_000, 96_000], [14_500, 39_000, 139_000]),
  EUR: list([6, 16, 57], [9, 24, 86], [12, 32, 115]),
  GBP: list([5, 13, 48], [8, 21, 76], [10, 27, 96]),
  GHS: list([20, 54, 192], [35, 94, 336], [50, 135, 480]),
  KES: list([250, 675, 2_400], [450, 1_200, 4_300], [650, 1_750, 6_200]),
  LSL: list([50, 135, 480], [90, 240, 860], [130, 350, 1_250]),
  MWK: list([3_500, 9_500, 33_500], [6_500, 17_500, 62_000], [9_500, 25_500, 91_000]),
  MZN: list([120, 325, 1_150], [220, 590, 2_100], [320, 860, 3_050]),
  NGN: list([2_000, 5_400, 19_200], [3_500, 9_400, 33_600], [5_000, 13_500, 48_000]),
  RWF: list([2_500, 6_750, 24_000], [4_500, 12_000, 43_000], [6_500, 17_500, 62_000]),
  SLE: list([45, 120, 430], [80, 215, 770], [115, 310, 1_100]),
  TZS: list([5_000, 13_500, 48_000], [9_000, 24_000, 86_000], [13_000, 35_000, 125_000]),
  UGX: list([7_000, 19_000, 67_000], [12_500, 33_500, 120_000], [18_000, 48_500, 173_000]),
  USD: list([6, 16, 57], [9, 24, 86], [12, 32, 115]),
  XAF: list([1_200, 3_200, 11_500], [2_200, 5_900, 21_000], [3_200, 8_600, 30_500]),
  XOF: list([1_200, 3_200, 11_500], [2_200, 5_900, 21_000], [3_200, 8_600, 30_500]),
  ZAR: list([50, 135, 480], [90, 240, 860], [130, 350, 1_250]),
  ZMW: list([45, 120, 430], [80, 215, 770], [115, 310, 1_100]),
}
/** African countries whose currency we can't accept pay in dollars, at African prices. */
const AFRICA_IN_DOLLARS = list([2, 5, 18], [4, 10, 36], [6, 16, 56])

const CURRENCIES: [Currency, string][] = [
  ['CDF', 'CD'],
  [
    'EUR',
    'AD AT BE BG CH CY CZ DE DK EE ES FI FR GF GP GR HR HU IE IS IT LI LT LU LV MC ME MQ MT NL NO PL PT RE RO SE SI SK SM VA XK YT',
  ],
  ['GBP', 'GB GG IM JE'],
  ['GHS', 'GH'],
  ['KES', 'KE'],
  ['LSL', 'LS'],
  ['MWK', 'MW'],
  ['MZN', 'MZ'],
  ['NGN', 'NG'],
  ['RWF', 'RW'],
  ['SLE', 'SL'],
  ['TZS', 'TZ'],
  ['UGX', 'UG'],
  ['XAF', 'CF CG CM GA GQ TD'],
  ['XOF', 'BF BJ CI GW ML NE SN TG'],
  ['ZAR', 'ZA'],
  ['ZMW', 'ZM'],
]
const CURRENCY_OF = new Map(
  CURRENCIES.flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)
const DOLLARS_AT_HOME = new Set(
  'AO BI BW CV DJ DZ EG EH ER ET GM GN KM LR LY MA MG MR MU NA SC SD SH SO SS ST SZ TN ZW'.split(' '),
)

/** @param country the country of residence, ISO 3166-1 alpha-2 */
export const currencyOf = (country: string): Currency => CURRENCY_OF.get(country) ?? 'USD'

export const COUNTRIES_WITH_PRICES: readonly string[] = [...CURRENCY_OF.keys(), ...DOLLARS_AT_HOME]

export const priceKeyOf = (country: string): string =>
  DOLLARS_AT_HOME.has(country) ? 'USD in Africa' : currencyOf(country)

export function priceOf(country: string, tier: Tier, months: Term): Money {
  const currency = currencyOf(country)
  const prices = DOLLARS_AT_HOME.has(country) ? AFRICA_IN_DOLLARS : PRICE_LISTS[currency]
  const [one, three, twelve] = prices[tier]
  return moneyOf({ 1: one, 3: three, 12: twelve }[months], currency)
}

const PAYSTACK = new Set(['CI', 'GH', 'KE', 'NG', 'ZA'])
const PAWAPAY = new Set('BF BJ CD CG CI CM GA GH KE LS MW MZ RW SL SN TZ UG ZM'.split(' '))

/** Null if no provider supports the method in this country. */
export function providerFor(country: string, method: PaymentMethod): Provider | null {
  if (method === 'mobile_money') return PAWAPAY.has(country) ? 'pawapay' : null
  return PAYSTACK.has(country) ? 'paystack' : 'stripe'
}

/** Tax on electronic services in hundredths of a percent. A country is missing if we are not registered there. */
const TAX: Record<string, number> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GB: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  KE: 1600,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NG: 750,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
  ZA: 1500,
}

export const taxRateOf = (country: string): number => TAX[country] ?? 0

export function taxWithin({ amount, currency }: Money, country: string): Money {
  const rate = taxRateOf(country)
  return { amount: Math.round((amount * rate) / (10_000 + rate)), currency }
}
