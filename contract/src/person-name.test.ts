import { expect, test } from 'vitest'
import { isPersonName, nameFault } from './person-name.ts'

const NAMES = [
  "Ng'ang'a",
  'Wanjirũ Ng’ang’a',
  'N’Golo',
  "'Abd al-Raḥmān",
  'St. Clair',
  'J.K. Abara',
  'Kwame Jr.',
  'Nnamdi-Okoro',
  'Ọlá',
  'Ifẹ́ Adéyẹmí',
  'Ɛkua',
  'Q',
  '  Kofi  Owusu ',
  'Kofi\u00a0Mensah',
  'አበበ ቢቂላ',
  'أحمد محمد',
  'د. أحمد',
  'ߖߊ߬ߓߊ߯',
  '李小龙',
  'می\u200cخواهم',
  'क\u094d\u200dष',
  'Isak !Katali',
  '/Gawaxab',
  '//Hoebeb',
  'ǃXóõ',
]
test.each(NAMES)('%s is accepted as a name', (name) => expect(isPersonName(name)).toBe(true))

const DIRECTION_MARKS = Array.from('\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069')
test.each([
  ['direction marks', DIRECTION_MARKS.map((mark) => `Ama${mark}ra`)],
  ['only invisible characters', ['\u3164', '\u115f\u1160', '\u2800', '\u200b', '\u034f']],
  ['marks without letters', ['\u0301\u0301', 'Ama \u0301', `A${'\u0301'.repeat(6)}`]],
  ['a hidden character inside', ['Ama\u00adra', 'A\u200db', '\u200dAma', 'Ama\ufe0f', 'Ama\ufeffra']],
  [
    'line feeds and other controls',
    ['Ama\nra', 'Ama\r\nBcc: x', 'Ama\tra', 'Ama\u0000', 'Ama\u2028ra', 'Ama\ud800'],
  ],
  ['addresses', ['ama@x.test', 'Ama @ x']],
  ['links', ['www.evil.com', 'WWW.EVIL.COM', 'evil.com', 't.me/ama', 'https://evil', 'Ama.com Okafor']],
  ['numbers', ['Amara 0803', '+234803', 'Amara１２', 'Amara ٣', 'Ⅷ']],
  ['other signs', ['<b>', 'Ama!', 'Ama/Kofi', 'Amara_O', 'Ama💕', '.', '-']],
])('%s is refused as a name', (_, names) => {
  expect(names.filter(isPersonName)).toEqual([])
})

test('a missing name and an invalid name each have a sentence', () => {
  expect(nameFault('  ')).toBe('full_name_missing')
  expect(nameFault('evil.com')).toBe('full_name_invalid')
  expect(nameFault('Amara Okafor')).toBeNull()
})
