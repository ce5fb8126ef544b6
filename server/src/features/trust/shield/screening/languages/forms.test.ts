import { expect, test } from 'vitest'
import { formsOf, phrasesOf } from './forms.ts'

test('every form of a verb is generated, and an underscore means an empty form', () => {
  expect(formsOf('_, un', 'do, tie', '_, s')).toBe('do, dos, tie, ties, undo, undos, untie, unties')
})

test('every form of a request is generated with single spaces', () => {
  expect(phrasesOf('_, please', 'send', 'me, us')).toBe('send me, send us, please send me, please send us')
})
