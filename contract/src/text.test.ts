import { expect, test, vi } from 'vitest'
import { isPlainText } from './text.ts'

test.each(['Habari, Zawadi 😀', 'ሰላም\n\tمرحبا', ''])('%j is plain text', (text) => {
  expect(isPlainText(text)).toBe(true)
})

test.each(['a\u0000b', '\u007f', '\u0085', 'half \ud83d of a pair', '\ude00', '😀\ud83d'])(
  '%j is no plain text',
  (text) => {
    expect(isPlainText(text)).toBe(false)
  },
)

test('browsers of 2021, which have no isWellFormed, judge text alike', () => {
  vi.spyOn(String.prototype, 'isWellFormed').mockImplementation(() => {
    throw new TypeError('e.isWellFormed is not a function')
  })
  expect([isPlainText('Habari 😀'), isPlainText('\ud83d')]).toEqual([true, false])
  vi.restoreAllMocks()
})
