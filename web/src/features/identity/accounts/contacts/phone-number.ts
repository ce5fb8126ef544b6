import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { faults } from '../../../../lib/faults.ts'
import { words } from '../words/guest.ts'

/** The default dial code is +1 (section 9 of the specification). */
export const DEFAULT_COUNTRY = 'US'

export interface PhoneEntry {
  country: string
  number: string
}

/** A left-to-right mark, so that a code begins with its plus on right-to-left pages. */
const leftToRightMark = () => (document.dir === 'rtl' ? '\u200e' : '')

export function dialOptions(reference: ReferenceData | undefined) {
  return (reference?.countries ?? []).map(({ code, name, dial_code, aliases = [] }) => ({
    value: code,
    label: `${flagOf(code)} ${name} (${leftToRightMark()}${dial_code})`,
    names: [name, ...aliases, ...(SHARES_CODE.has(code) ? [] : [dial_code])],
  }))
}

/** Countries whose dial code first means another one: +44 is the United Kingdom, +1 the United States. */
const SHARES_CODE = new Set(
  (
    'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI ' +
    'KZ GG IM JE CX CC SJ AX BL MF BQ YT EH VA'
  ).split(' '),
)

const REGIONAL_A = 0x1f1e6

function flagOf(country: string): string {
  return country.replace(/[A-Z]/g, (letter) =>
    String.fromCodePoint(REGIONAL_A + letter.charCodeAt(0) - 'A'.charCodeAt(0)),
  )
}

/** Countries where a leading 0 is part of the number; elsewhere it is only for domestic calls. */
const KEEPS_ZERO = new Set(['BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'VA'])

/** @returns the form `+233241234567`; empty without a number, null without a country */
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
 * Returns a sentence for each invalid field (section 5 of the specification). Before the dial codes are known, a chosen
 * country is valid.
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
