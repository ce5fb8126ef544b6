import { expect, test } from 'vitest'
import { isPlainText } from './text.ts'

test.each([['half of a pair: \ud83d'], ['\udc00'], ['\ud83d\ud83d\ude00'], ['a\u0000b'], ['a\u009fb']])(
  'a text with a character that nobody types is not plain: %j',
  (text) => {
    expect(isPlainText(text)).toBe(false)
  },
)

test('an emoji, a tab and a line feed are plain', () => {
  expect(isPlainText('Hello 😀\n\tfriend')).toBe(true)
})
