import { readPhone } from '@ndoa/contract/identity/phone-number'
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
} from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { normalizePhone } from './phone-number.ts'

test.each([
  ['+2348031234567', '+2348031234567'],
  ['+23408031234567', '+2348031234567'],
  ['+44 07911 123456', '+447911123456'],
])('%s is the phone %s', (given, phone) => {
  expect(normalizePhone(given)).toBe(phone)
})

test.each(['', '08031234567', '+234803', '+999123456789', 'Lagos'])('%s is not a phone number', (given) => {
  expect(() => normalizePhone(given)).toThrow()
})

/** How a member of the country may write the number. */
function writings(country: CountryCode): [string, string, string][] {
  const example = getExampleNumber(country, examples)
  if (!example) return []
  const { number } = example
  return [
    number,
    number.slice(1),
    `00${number.slice(1)}`,
    example.formatNational(),
    example.nationalNumber,
  ].map((typed) => [country, typed, number])
}

test('every country’s mobile number is read alike by forms and server, however it is written', () => {
  const all = getCountries().flatMap(writings)
  const wrong = all.filter(([country, typed, number]) => {
    const read = readPhone(typed, `+${getCountryCallingCode(country as CountryCode)}`).number
    return read !== number || normalizePhone(read) !== number
  })
  expect(all.length).toBeGreaterThan(1_000)
  // Six without a plus could also be other numbers; Argentina writes 15 inside.
  expect(wrong.map(([country]) => country)).toEqual(['AD', 'AR', 'MM', 'PM', 'TK', 'WS'])
})

test('a number that would be read differently when typed again is refused', () => {
  for (const number of ['+10010147126', '+70677721603', '+55877550247'])
    expect(() => normalizePhone(number)).toThrow()
})
