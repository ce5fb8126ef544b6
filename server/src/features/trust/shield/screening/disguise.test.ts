import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { screenMessage } from './index.ts'
import { tokenize } from './tokens.ts'

const turned = (text: string) => Array.from(text).reverse().join('')
const kindsOf = (text: string) => screenMessage(text).found.map(({ kind }) => kind)

test.each([
  ['P l e a s e  s e n d  m e  m o n e y', 'Please send me money'],
  ['p l e a s e s e n d m e m o n e y', 'please send me money'],
  ['s.e.n.d m.e m.o.n.e.y', 'send me money'],
  ['s-e-n-d  m-e  m-o-n-e-y', 'send me money'],
  ['S3nd m3 f1fty k n41r4', 'Send me fifty k naira'],
  ['s 3 n d  m 3  m 0 n e y', 'send me money'],
  ['send me 5OO d0llars', 'send me 500 dollars'],
  ['$end me mon.ey', 'send me money'],
  [`\u202e${turned('Send me 300 dollars')}`, 'Send me 300 dollars'],
  [`Hello \u202e${turned('send me 300 dollars')}\u202c dear`, 'Hello send me 300 dollars dear'],
  [`\u202d${turned('حولهالي 500 ريال')}`, 'حولهالي 500 ريال'],
  [`\u2067S\u200be\u200en\u00add me 300\u061c dollars\u2069`, 'Send me 300 dollars'],
  ['e n v o i e - m o i 200 euros', 'envoie-moi 200 euros'],
])('a disguised request is judged like a plain one: %s', (disguised, plain) => {
  expect(kindsOf(plain)).toContain('ask')
  expect(kindsOf(disguised)).toEqual(kindsOf(plain))
  expect(screenMessage(disguised).score).toBeCloseTo(screenMessage(plain).score, 0)
})

test('a disguised request’s position is inside the message', () => {
  for (const text of ['Hi. s e n d  m e  m o n e y', `Hi \u202e${turned('send me money')}`]) {
    const [ask] = screenMessage(text).found
    expect(ask!.offset).toBeGreaterThan(0)
    expect(ask!.offset + ask!.length).toBeLessThanOrEqual(text.length)
  }
})

test.each([
  'The 2 of us share flat 5b, 700km from Yaba',
  'See you on day5 at 4pm, gate B12, 3rd floor',
  'my co-op, his X-ray and the Wi-Fi',
  'Mep3 s3 mehu wo, 3ny3 asem',
  '7aja 3adi, wa7ed 5ouya',
  'I studied at the U. S. A. college, e.g. in Accra',
  'mp3, b2b and 4x4 are my world; 9ja till I die',
  'Rooms a1, b4, c5 and d3 are free',
])('honest text with dots, spaces and digits is unchanged: %s', (text) => {
  expect(screenMessage(text).found).toEqual([])
})

test('letters with wider gaps are several words', () => {
  const words = (text: string) => tokenize(fold(text)).map((token) => token.text)
  expect(words('s e n d  m e')).toEqual(['send', 'me'])
  expect(words('s.e.n.d m.e')).toEqual(['send', 'me'])
  expect(words('I, U and O')).toEqual(['i', 'u', 'and', 'o'])
  expect(words('0 8 0 3 5 5 5 a')).toEqual(['0', '8', '0', '3', '5', '5', '5', 'a'])
})
