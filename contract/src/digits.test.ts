import { expect, test } from 'vitest'
import { asciiDigits, onlyDigits } from './digits.ts'

test.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['NKo', '߀߁߂߃߄߅߆߇߈߉'],
  ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['fullwidth', '０１２３４５６７８９'],
  ['bold mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['monospace mathematical', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['plain', '0123456789'],
])('%s digits are digits', (_, digits) => {
  expect(asciiDigits(digits)).toBe('0123456789')
})

test.each([
  ['፲፱፻፺፬', '1994'],
  ['፳፻፰', '2008'],
  ['፬', '4'],
  ['፲፪', '12'],
  ['፻', '100'],
  ['፼', '10000'],
  ['፱፩፩', '911'],
])('the Ethiopic numeral %s is %s', (numeral, number) => {
  expect(asciiDigits(numeral)).toBe(number)
})

test('text around digits stays', () => {
  expect(asciiDigits('من ٢٥ إلى ٤٠')).toBe('من 25 إلى 40')
  expect(asciiDigits('½ Ⅷ ② x²')).toBe('½ Ⅷ ② x²')
})

test.each([
  ['٨٦٠٦١٣', '860613'],
  ['٣١١ ٩١٧', '311917'],
  ['\u200f۳۱۱۹۱۷\u200f', '311917'],
  ['123-456', '123456'],
  ['1️⃣2️⃣3️⃣', '123'],
])('the code %s is %s', (typed, code) => {
  expect(onlyDigits(typed)).toBe(code)
})
