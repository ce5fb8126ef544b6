import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { expect, test, vi } from 'vitest'
import { checkPhone, dialOptions, internationalNumber } from './phone-number.ts'

const reference: ReferenceData = {
  faiths: [],
  languages: [],
  interests: [],
  tribes: [],
  countries: [
    { code: 'CI', name: "Cote d'Ivoire", dial_code: '+225' },
    { code: 'GH', name: 'Ghana', dial_code: '+233' },
    { code: 'NG', name: 'Nigeria', dial_code: '+234' },
  ],
}

test.each([
  ['GH', '024 123 4567', '+233241234567'],
  ['GH', '(24) 123-4567', '+233241234567'],
  ['GH', '+44 7700 900123', '+447700900123'],
  ['GH', '00447700900123', '+447700900123'],
  ['CI', '07 08 09 10 11', '+2250708091011'],
  ['GH', '233241234567', '+233241234567'],
  ['GH', '\u2066٠٢٤ ١٢٣ ٤٥٦٧\u2069', '+233241234567'],
  ['GH', '+233 (0)24 123 4567', '+233241234567'],
  ['NG', '', null],
  ['', '0241234567', null],
])('in %s "%s" is %s', (country, number, international) => {
  expect(internationalNumber({ country, number }, reference)).toBe(international)
})

test('a dial code is found by country name or number', () => {
  expect(dialOptions(reference).map(({ label }) => label)).toEqual([
    "🇨🇮 Cote d'Ivoire (+225)",
    '🇬🇭 Ghana (+233)',
    '🇳🇬 Nigeria (+234)',
  ])
})

test('a missing or invalid number is reported', () => {
  expect(checkPhone({ country: 'GH', number: ' ' }, reference)).toEqual({
    number: 'Phone number is required',
  })
  expect(checkPhone({ country: '', number: '0241234567' }, reference)).toEqual({
    country: 'Please select a country',
  })
  expect(checkPhone({ country: 'GH', number: '12' }, reference)).toEqual({
    number: 'This number is too short. Is a digit missing?',
  })
  expect(checkPhone({ country: 'GH', number: '024 ABC' }, reference)).toEqual({
    number: 'Please enter digits only.',
  })
  expect(checkPhone({ country: 'GH', number: '0241234567' }, reference)).toEqual({})
})

test('a chosen country passes offline without the dial codes', () => {
  const typed = { country: 'GH', number: '0241234567' }
  expect(checkPhone(typed, undefined)).toEqual({ number: 'Failed to send verification code' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(checkPhone(typed, undefined)).toEqual({
    number: 'You seem to be offline. Please check your connection and try again.',
  })
  vi.restoreAllMocks()
  expect(checkPhone({ country: 'GH', number: '+233241234567' }, undefined)).toEqual({})
})
