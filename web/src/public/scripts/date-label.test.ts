import { expect, test } from 'vitest'
import { dateLabel, monthLabel } from './date-label.ts'

test('a date has the month’s name in a language that the browser knows, and figures in any other', () => {
  const day = new Date(2026, 4, 31, 12)
  expect(dateLabel(day, 'en')).toBe('May 31, 2026')
  expect(dateLabel(day, 'fr')).toBe('31 mai 2026')
  expect(dateLabel(day, 'ar-u-nu-latn')).toBe('31 مايو 2026')
  expect(dateLabel(day, 'tlh')).toBe('31/05/2026')
  expect(monthLabel('2026-05', 'sw')).toBe('Mei 2026')
  expect(monthLabel('2026-05', 'tlh')).toBe('05/2026')
})
