// No schema library, so that pages that only show prices don't load it.

/** Decimal digits by ISO 4217. */
export const EXPONENTS = {
  CDF: 2,
  EUR: 2,
  GBP: 2,
  GHS: 2,
  KES: 2,
  LSL: 2,
  MWK: 2,
  MZN: 2,
  NGN: 2,
  RWF: 0,
  SLE: 2,
  TZS: 2,
  UGX: 0,
  USD: 2,
  XAF: 0,
  XOF: 0,
  ZAR: 2,
  ZMW: 2,
} as const

export type Currency = keyof typeof EXPONENTS

/** `amount` is in the smallest unit: kobo, pesewas, cents, or whole francs. */
export interface Money {
  amount: number
  currency: Currency
}

/** @param units whole currency units, such as naira */
export const moneyOf = (units: number, currency: Currency): Money => ({
  amount: units * 10 ** EXPONENTS[currency],
  currency,
})

/** Returns the provider's format: `5000.00`, `1200`. @throws RangeError if `digits` decimals can't hold the amount */
export function decimalOf({ amount, currency }: Money, digits: number = EXPONENTS[currency]): string {
  const cut = 10 ** Math.max(0, EXPONENTS[currency] - digits)
  if (amount % cut !== 0) throw new RangeError(`${amount} ${currency} has more than ${digits} digits.`)
  const whole = String((amount / cut) * 10 ** Math.max(0, digits - EXPONENTS[currency]))
  if (digits === 0) return whole
  const padded = whole.padStart(digits + 1, '0')
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}

/** @throws RangeError unless the text is a decimal number with at most the currency's digits */
export function parseMoney(decimal: string, currency: Currency): Money {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(decimal) ?? []
  const digits = EXPONENTS[currency]
  if (whole === undefined || /[1-9]/.test(fraction.slice(digits)))
    throw new RangeError(`"${decimal}" is no sum in ${currency}.`)
  return { amount: Number(whole + fraction.slice(0, digits).padEnd(digits, '0')), currency }
}

export const isCurrency = (text: string): text is Currency => Object.hasOwn(EXPONENTS, text)

const SIGNS: Record<Currency, string> = {
  CDF: 'FC',
  EUR: '€',
  GBP: '£',
  GHS: 'GH₵',
  KES: 'KSh',
  LSL: 'M',
  MWK: 'MK',
  MZN: 'MT',
  NGN: '₦',
  RWF: 'RF',
  SLE: 'Le',
  TZS: 'TSh',
  UGX: 'USh',
  USD: 'US$',
  XAF: 'FCFA',
  XOF: 'F\u202fCFA',
  ZAR: 'R',
  ZMW: 'K',
}

const SIGNS_IN: Partial<Record<string, Partial<Record<Currency, string>>>> = {
  ar: { GBP: 'UK£' },
  fr: { GBP: '£GB', USD: '$US' },
}

interface Style {
  group: string
  point: string
  /** The number of digits from which they are grouped. */
  groupedFrom: number
  /** Where the sign stands. `apart` is before with a space, which `before` has only after a letter. */
  sign: 'before' | 'apart' | 'after'
}

const ENGLISH: Style = { group: ',', point: '.', groupedFrom: 4, sign: 'before' }

/** By CLDR, with the Latin digits that our pages use in every language. */
const STYLES: Partial<Record<string, Style>> = {
  ar: { ...ENGLISH, sign: 'after' },
  fr: { group: '\u202f', point: ',', groupedFrom: 4, sign: 'after' },
  ha: { ...ENGLISH, sign: 'apart' },
  pt: { group: '\u00a0', point: ',', groupedFrom: 5, sign: 'after' },
  sw: { ...ENGLISH, sign: 'apart' },
}

const GAP = '\u00a0'
/** Arabic begins the sum with it, so that the sign stands on its left in every paragraph. */
const RIGHT_TO_LEFT_MARK = '\u200f'

/** `₦5,000`, `KSh 250`, `€2.67`; in French `5 000 ₦` and `2,67 €`. Omits zero cents. */
export function moneyLabel(money: Money, language: string): string {
  const { group, point, groupedFrom, sign: place } = STYLES[language] ?? ENGLISH
  const [whole = '', cents = ''] = decimalOf(money).split('.')
  const grouped = whole.length < groupedFrom ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  const figure = `${grouped}${Number(cents) > 0 ? point + cents : ''}`
  const sign = SIGNS_IN[language]?.[money.currency] ?? SIGNS[money.currency]
  if (place === 'after') return `${language === 'ar' ? RIGHT_TO_LEFT_MARK : ''}${figure}${GAP}${sign}`
  return `${sign}${place === 'apart' || /[a-z]$/i.test(sign) ? GAP : ''}${figure}`
}
