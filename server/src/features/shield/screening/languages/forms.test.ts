import { expect, test } from 'vitest'
import { words } from './forms.ts'

test('a verb is put together in every way, and an underscore stands for nothing', () => {
  expect(words('_, un', 'do, tie', '_, s')).toBe('do, dos, tie, ties, undo, undos, untie, unties')
})
