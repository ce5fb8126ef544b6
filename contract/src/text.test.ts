import { expect, test } from 'vitest'
import { isPlainText } from './text.ts'

test.each([['half of a pair: \ud83d'], ['\udc00'], ['\ud83d\ud83d\ude00'], ['a\u0000b'], ['a\u009fb']])(
  'text with a character that keyboards cannot type is not plain: %j',
  (text) => {
    expect(isPlainText(text)).toBe(false)
  },
)

test('emoji, tabs and line feeds are plain', () => {
  expect(isPlainText('Hello 😀\n\tfriend')).toBe(true)
})
