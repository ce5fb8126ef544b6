import { expect, test } from 'vitest'
import { isPersonName, nameFault, normaliseName } from './person-name.ts'

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
  '||Gamseb',
  '‖Gamseb',
  'ǁGamseb',
  '|Uirab',
  '#Nukhoi',
  '≠Nukhoi',
  '!’O-!Karub',
  'N!xau ǂToma',
  'G//ana Tshekae',
  'ገ/መድህን ታደሰ',
  'ወ/ማርያም በቀለ',
  'ዶ/ር አበበ ቢቂላ',
  'ኃ/ሥላሴ',
  'ወ/ ሮ አልማዝ',
  'G/Medhin Tadesse',
  'H/Mariam Desta',
  'W/Michael Bekele',
  'Gi/Selassie Haile',
  'W/ro Almaz Bekele',
  'Amina d/o Hassan',
  'Raju s/o Pillai',
  'د/ أحمد علي',
  'م/أحمد علي',
  'Anne–Marie',
  'Anne — Marie',
  'Jean‑Paul',
  'N′Golo',
  'N＇Golo',
  'Kwame Mensah, Jr.',
  'Kwame Mensah,Jr',
  'Kwame Mensah, Snr.',
  'José Eduardo, Filho',
  'Kofi Annan, III',
  'Md.Rahim',
  'MD.RAHIM UDDIN',
  'Ph.Ndong',
  'Wa’el Haddad',
  'Paul Ndoa',
  'Andrianampoinimerinatsimitoviaminandriampanjaka',
]
test.each(NAMES)('%s is accepted as a name', (name) => expect(isPersonName(name)).toBe(true))

const DIRECTION_MARKS = Array.from('\u200e\u200f\u061c')
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
  [
    'links',
    [
      'www.evil.com',
      'WWW.EVIL.COM',
      'evil.com',
      't.me/ama',
      'https://evil',
      'Ama.com Okafor',
      'ama.me',
      'dr.link',
      'WWW.Evil.Com',
      't.me/ama',
      'dr.me/ama',
    ],
  ],
  ['numbers', ['Amara 0803', '+234803', 'Amara１２', 'Amara ٣', 'Ⅷ']],
  ['accounts elsewhere', ['ig/amara', 'Amara IG/sews', 'fb/amara', 'wa#amara', 'tg!amara']],
  [
    'the site or its staff',
    [
      'Ndoa',
      'NDOA Support',
      'Ñdoa',
      'Ndoateam Lagos',
      'N.D.O.A. Mensah',
      'N d o a',
      'Admin',
      'Admín Kofi',
      'Аdmin Kofi',
      'Ａｄｍｉｎ',
      'Moderator Ama',
      'Modérateur Ama',
      'Official Ndoa',
      'Support Ndoa',
    ],
  ],
  ['slashes that abbreviate nothing', ['Ama/Kofi', 'w/o/x', 'G/', '/', 'Ama /', 'https/evil', 'd/ 0']],
  [
    'signs after more than two letters',
    ['Ama!Kofi', 'Ama#', 'Ama|Kofi', 'Ama,Kofi', 'Ama, Kofi', 'Jr., Kofi'],
  ],
  ['other signs', ['<b>', 'Ama!', 'Ama/Kofi', 'Amara_O', 'Ama💕', '.', '-']],
])('%s is refused as a name', (_, names) => {
  expect(names.filter(isPersonName)).toEqual([])
})

test('what turns the direction of text is taken out of a pasted name', () => {
  for (const mark of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069')
    expect(normaliseName(`Ama${mark}ra`)).toBe('Amara')
})

test('a missing name and an invalid name each have a sentence', () => {
  expect(nameFault('  ')).toBe('full_name_missing')
  expect(nameFault('evil.com')).toBe('full_name_invalid')
  expect(nameFault('Amara Okafor')).toBeNull()
})

test.each([
  ['  Kofi \u00a0 Owusu ', 'Kofi Owusu'],
  ['Anne–Marie — Diop', 'Anne-Marie-Diop'],
  ['N′Golo', 'N’Golo'],
  ['ወ/ ሮ አልማዝ', 'ወ/ሮ አልማዝ'],
  ['G / Medhin', 'G/Medhin'],
  ['Md.Rahim Uddin', 'Md. Rahim Uddin'],
  ['Ama.com', 'Ama.com'],
  ['J.K. Abara', 'J.K. Abara'],
  ['||Gamseb', '||Gamseb'],
  ['e\u0301ric', '\u00e9ric'],
])('%s is written %s, and stays so', (typed, name) => {
  expect(normaliseName(typed)).toBe(name)
  expect(normaliseName(name)).toBe(name)
})
