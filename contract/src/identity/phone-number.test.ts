import { expect, test } from 'vitest'
import { readPhone } from './phone-number.ts'

const DIAL_CODES = {
  AU: '+61',
  BJ: '+229',
  CG: '+242',
  CI: '+225',
  DE: '+49',
  GA: '+241',
  GH: '+233',
  HU: '+36',
  IT: '+39',
  KE: '+254',
  NG: '+234',
  RU: '+7',
  SN: '+221',
  TZ: '+255',
  UG: '+256',
  US: '+1',
} as const
type Country = keyof typeof DIAL_CODES

const read = (country: Country, typed: string) => readPhone(typed, DIAL_CODES[country])

test.each([
  ['as dialled at home', '024 123 4567'],
  ['without the zero', '24 123 4567'],
  ['brackets and dashes', '(024) 123-4567'],
  ['country code', '+233241234567'],
  ['country code and zero', '+233 024 123 4567'],
  ['zero in brackets', '+233 (0)24 123 4567'],
  ['country code without plus', '233241234567'],
  ['country code twice', '+233 233241234567'],
  ['00', '00233 24 123 4567'],
  ['+00', '+00233 24 123 4567'],
  ['contact card with embedding', '\u202a+233 24 123 4567\u202c'],
  ['contact card with override', '\u202d+233 24 123 4567\u202c'],
  ['isolate', '\u2066024 123 4567\u2069'],
  ['left-to-right mark', '\u200e024 123 4567'],
  ['zero width spaces', '\ufeff024\u200b123\u200b4567'],
  ['soft hyphens', '024\u00ad123\u00ad4567'],
  ['no-break spaces', '024\u00a0123\u202f4567'],
  ['en dash', '024\u2013123\u20134567'],
  ['non-breaking hyphen and minus', '024\u2011123\u22124567'],
  ['dots and middle dots', '024.123·4567'],
  ['slash', '024/1234567'],
  ['underscore', '024_123_4567'],
  ['trailing comma', '0241234567,'],
  ['trailing full stop', '0241234567.'],
  ['quotes', '"0241234567"'],
  ['line end', '0241234567\r\n'],
  ['tel uri', 'tel:+233241234567'],
  ['tel uri with dashes and parameters', 'tel:+233-24-123-4567;ext=5'],
  ['sms uri', 'sms:0241234567'],
  ['label', 'Tel. 024 123 4567'],
  ['label with accent', 'Tél. : 024 123 4567'],
  ['WhatsApp', 'WhatsApp: +233 24 123 4567'],
  ['fullwidth plus', '\uff0b233241234567'],
  ['fullwidth digits', '０２４１２３４５６７'],
  ['Arabic digits', '٠٢٤١٢٣٤٥٦٧'],
  ['Arabic digits with plus and marks', '\u200f+٢٣٣ ٢٤ ١٢٣ ٤٥٦٧'],
  ['Persian digits', '۰۲۴۱۲۳۴۵۶۷'],
  ['keycaps', '0️⃣2️⃣4️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣'],
])('a number of Ghana: %s', (_, typed) => {
  expect(read('GH', typed)).toEqual({ number: '+233241234567' })
})

test.each([
  ['KE', '254712345678', '+254712345678'],
  ['KE', '000 233 24 123 4567', '+233241234567'],
  ['NG', '2348031234567', '+2348031234567'],
  ['NG', '009 233 24 123 4567', '+233241234567'],
  ['SN', '221771234567', '+221771234567'],
  ['UG', '256712345678', '+256712345678'],
  ['TZ', '0712 345 678', '+255712345678'],
  ['HU', '06 20 123 4567', '+36201234567'],
  ['RU', '8 (912) 345-67-89', '+79123456789'],
  ['US', '(202) 555-0123', '+12025550123'],
  ['US', '1 202 555 0123', '+12025550123'],
  ['US', '011 233 24 123 4567', '+233241234567'],
  ['AU', '0011 233 24 123 4567', '+233241234567'],
  ['DE', '0151 23456789', '+4915123456789'],
  ['DE', '4915123456789', '+4915123456789'],
  ['IT', '393 123 4567', '+393931234567'],
  ['IT', '39 333 123 4567', '+393331234567'],
  ['CI', '07 08 09 10 11', '+2250708091011'],
  ['CI', '225 0708091011', '+2250708091011'],
  ['BJ', '01 97 12 34 56', '+2290197123456'],
  ['CG', '06 612 3456', '+242066123456'],
  ['GA', '077 12 34 56', '+24177123456'],
  ['GA', '+241 0 77 12 34 56', '+24177123456'],
  ['GH', '+44 7700 900123', '+447700900123'],
  ['GH', '00447700900123', '+447700900123'],
] as const)('in %s "%s" is %s', (country, typed, number) => {
  expect(read(country, typed)).toEqual({ number })
})

test.each([
  ['', 'phone_missing'],
  [' \u200b', 'phone_missing'],
  ['+', 'phone_missing'],
  ['024 123', 'phone_short'],
  ['+23324123', 'phone_short'],
  ['0241234567 / 0201234567', 'phone_long'],
  ['+233241234567, +233201234567', 'phone_long'],
  ['024123456789', 'phone_long'],
  ['024 ABC 4567', 'phone_letters'],
  ['0241234567 ext 5', 'phone_letters'],
  ['O241234567', 'phone_letters'],
  ['ama@x.test', 'phone_letters'],
  ['+999 24 123 4567', 'phone_code_unknown'],
  ['+0241234567', 'phone_code_unknown'],
] as const)('what is wrong with "%s" is %s', (typed, fault) => {
  expect(read('GH', typed)).toEqual({ fault })
})

test('without a country only an international number is read', () => {
  expect(readPhone('tel:+233-24-123-4567')).toEqual({ number: '+233241234567' })
  expect(readPhone('0241234567')).toEqual({ fault: 'phone_code_missing' })
})
