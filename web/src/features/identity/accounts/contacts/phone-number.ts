import { readPhone } from '@ndoa/contract/identity/phone-number'
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

/** @returns the form `+233241234567`; null without a country or for what is no number */
export const internationalNumber = (
  { country, number }: PhoneEntry,
  reference: ReferenceData | undefined,
): string | null => readPhone(number, dialCodeOf(country, reference)).number ?? null

const dialCodeOf = (country: string, reference: ReferenceData | undefined) =>
  reference?.countries.find(({ code }) => code === country)?.dial_code

/** Returns a sentence for each invalid field. Before the dial codes are known, a chosen country is valid. */
export function checkPhone(
  { country, number }: PhoneEntry,
  reference: ReferenceData | undefined,
): Record<string, string> {
  const { fault } = readPhone(number, dialCodeOf(country, reference))
  const isHomeless = fault === 'phone_code_missing'
  const found: Record<string, string> = {}
  if (fault && !isHomeless) found.number = faults[fault]
  if (isHomeless && country && !reference) found.number = sentenceFor(null, words.code.notSent)
  if (!country || (isHomeless && reference)) found.country = faults.country_missing
  return found
}
