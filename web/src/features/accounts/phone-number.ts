import type { ReferenceData } from '@ndoa/contract/reference'
import { sentenceFor } from '../../lib/api-error.ts'
import { faults } from '../../lib/words/index.ts'
import { words } from './words/guest/index.ts'

/** The country of the default dial code: +1 (section 9 of the specification). */
export const DEFAULT_COUNTRY = 'US'

/** What a member chose and typed: a country for its dial code, and the number as written there. */
export interface PhoneEntry {
  country: string
  number: string
}

/** Unseen: on a page from right to left, what follows runs to the right, so that a code begins with its plus. */
const toTheRight = () => (document.dir === 'rtl' ? '\u200e' : '')

/** The options for the dial code, searchable by country name and code: "🇬🇭 Ghana (+233)". */
export function dialOptions(reference: ReferenceData | undefined) {
  return (reference?.countries ?? []).map(({ code, name, dial_code }) => ({
    value: code,
    label: `${flagOf(code)} ${name} (${toTheRight()}${dial_code})`,
  }))
}

const REGIONAL_A = 0x1f1e6

/** The flag as an emoji; systems without it show the two letters. */
function flagOf(country: string): string {
  return country.replace(/[A-Z]/g, (letter) =>
    String.fromCodePoint(REGIONAL_A + letter.charCodeAt(0) - 'A'.charCodeAt(0)),
  )
}

/** Countries where a leading 0 is part of the number; elsewhere it is only for calls within the country. */
const KEEPS_ZERO = new Set(['BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'VA'])

/** The international form without spaces, `+233241234567`; empty while there is no number, null without a country. */
export function internationalNumber(
  { country, number }: PhoneEntry,
  reference: ReferenceData | undefined,
): string | null {
  const typed = number.replace(/[\s().\-/]/g, '')
  if (typed === '' || typed.startsWith('+')) return typed
  if (typed.startsWith('00')) return `+${typed.slice(2)}`
  const dialCode = reference?.countries.find(({ code }) => code === country)?.dial_code
  if (!dialCode) return null
  return dialCode + (KEEPS_ZERO.has(country) ? typed : typed.replace(/^0+/, ''))
}

/**
 * What is wrong with it, by field, in the words of the specification (section 5). While the dial codes are not known, a
 * chosen country is not at fault.
 */
export function checkPhone(entry: PhoneEntry, reference: ReferenceData | undefined): Record<string, string> {
  const number = internationalNumber(entry, reference)
  const found: Record<string, string> = {}
  if (!entry.number.trim()) found.number = faults.phone_missing
  else if (number && !/^\+[1-9]\d{7,14}$/.test(number)) found.number = faults.phone_invalid
  else if (number === null && !reference) found.number = sentenceFor(null, words.code.notSent)
  if (!entry.country || (number === null && reference)) found.country = faults.country_missing
  return found
}
