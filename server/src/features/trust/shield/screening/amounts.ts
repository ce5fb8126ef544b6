import type { Hit } from './find-phrases.ts'
import type { Token } from './tokens.ts'

const CURRENCY =
  'r|n|ksh|kshs|kes|ghs|ghc|gh|tsh|tzs|ush|ugx|usd|us|ngn|zar|etb|fcfa|f|cfa|xof|xaf|mt|mts|mzn|aoa|kz|gbp|eur|egp|sar|aed|mad|dh|dhs'
const NUMBER = new RegExp(
  `^(${CURRENCY}|\\$)?(\\d{1,12}(?:[.,]\\d{1,12}){0,30})(k|m|mil|mille|${CURRENCY}|\\$)?$`,
)
const YEARS = { from: 1940, to: 2040 }
const MIN_AMOUNT = 1000
const MIN_NUMBER = 20
/** Longer numbers are phone or account numbers. */
const MAX_DIGITS = 8

/** An `amount` is money and a `number` may be money. Words such as "thousand" are in `hits`. */
export function findAmounts(tokens: Token[], hits: Hit[]): Hit[] {
  const units = hits.filter((hit) => hit.concept === 'unit')
  const amounts: Hit[] = hits.flatMap((hit) => (hit.concept === 'sum' ? [{ ...hit, concept: 'amount' }] : []))
  for (let i = 0; i < tokens.length && amounts.length < 40; i++) {
    if (!/\d/.test(tokens[i]?.text ?? '')) continue
    const concept = kindOf(tokens[i]?.text ?? '', tokens[i + 1]?.text ?? '', tokens[i - 1]?.text ?? '')
    if (!concept) continue
    const unit = units.find((unit) => unit.from - i <= 2 && i - unit.to <= 1)
    if (concept === 'small' && !unit) continue
    amounts.push({
      concept: concept === 'number' && !unit ? 'number' : 'amount',
      language: 'any',
      from: Math.min(i, unit?.from ?? i),
      to: Math.max(i + 1, unit?.to ?? i),
    })
  }
  // "twenty thousand naira" and "elfu ishirini" contain no digits.
  for (const [i, unit] of units.entries())
    if (THOUSANDS.has(tokens[unit.from]?.text ?? '') || units[i + 1]?.from === unit.to)
      amounts.push({ ...unit, concept: 'amount' })
  return amounts
}

function kindOf(text: string, next: string, before: string): 'amount' | 'number' | 'small' | undefined {
  if (MEASURES.has(next)) return undefined
  const match = NUMBER.exec(text)
  if (!match) return undefined
  const [, currency, digits = '', suffix] = match
  const bare = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '')
  if (bare.replace(/\D/g, '').length > MAX_DIGITS) return undefined
  if (currency || suffix) return 'amount'
  // "165 000" is one number; "0711 000 482" is a phone number.
  if (/^\d{1,3}$/.test(digits) && /^000$/.test(next) && !/^\d/.test(before)) return 'amount'
  if (digits.startsWith('0') || /^\d{2,}$/.test(before) || /^\d{3,}$/.test(next)) return undefined
  const value = Number(bare.replace(',', '.'))
  const isYear = value >= YEARS.from && value <= YEARS.to && bare === digits
  if (value >= MIN_AMOUNT) return isYear ? undefined : 'amount'
  return value >= MIN_NUMBER ? 'number' : 'small'
}

const MEASURES = new Set(
  'km kms kilometres kilometers miles metres meters people guests years followers views steps members kg personnes invites pessoas convidados watu wageni mutane mmadu nnipa eniyan ሰው شخص كيلو'.split(
    ' ',
  ),
)

const THOUSANDS = new Set(
  'thousand thousands grand mille elfu laki dubu egberun egbaa puku apem mpem nde milionu milioni milyan miliyan million millions milhao milhoes mil ሺ ሺህ ሺው ሺውን ሚሊዮን سيه الف الاف الفين الالف والف بالف بالف مليون ملايين alf alaf alfein'.split(
    ' ',
  ),
)
