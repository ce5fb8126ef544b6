import { expect, test } from 'vitest'
import { sayings, words } from './forms.ts'

test('a verb is put together in every way, and an underscore stands for nothing', () => {
  expect(words('_, un', 'do, tie', '_, s')).toBe('do, dos, tie, ties, undo, undos, untie, unties')
})

test('a request is said in every way, with one space between its words', () => {
  expect(sayings('_, please', 'send', 'me, us')).toBe('send me, send us, please send me, please send us')
})
