import { expect, test } from 'vitest'
import { dayFr } from './french.ts'

test('the first day of a month is an ordinal, other days are not', () => {
  expect(dayFr('1 décembre 2026')).toBe('1er décembre 2026')
  expect(dayFr('11 décembre')).toBe('11 décembre')
})
