import { expect, test } from 'vitest'
import { birthDateFault, readDay } from './birth-date.ts'

const TODAY = '2026-11-30'

test.each([
  ['1994-04-04', null],
  ['١٩٩٤-٠٤-٠٤', null],
  ['۱۹۹۴-۰۴-۰۴', null],
  [' 1994-04-04 ', null],
  ['2000-02-29', null],
  ['', 'date_of_birth_missing'],
  ['  ', 'date_of_birth_missing'],
  ['1994-02-30', 'date_of_birth_unreal'],
  ['1900-02-29', 'date_of_birth_unreal'],
  ['2001-02-29', 'date_of_birth_unreal'],
  ['1994-04-31', 'date_of_birth_unreal'],
  ['1994-13-01', 'date_of_birth_unreal'],
  ['1994-00-10', 'date_of_birth_unreal'],
  ['1994-01-00', 'date_of_birth_unreal'],
  ['1994-1-1', null],
  ['፲፱፻፺፬-፬-፲፪', null],
  ['04/04/1994', 'date_of_birth_unreal'],
  ['19940-04-04', 'date_of_birth_unreal'],
  ['yesterday', 'date_of_birth_unreal'],
  ['94-04-04', 'date_of_birth_year'],
  ['0094-04-04', 'date_of_birth_year'],
  ['0001-01-01', 'date_of_birth_year'],
  ['0000-01-01', 'date_of_birth_year'],
  ['199-04-04', 'date_of_birth_year'],
  ['1900-04-04', 'date_of_birth_early'],
  ['1914-04-04', 'date_of_birth_early'],
  ['1915-11-30', 'date_of_birth_early'],
  ['1915-12-01', null],
  ['2008-11-30', null],
  ['2008-12-01', 'too_young'],
  ['2027-01-01', 'too_young'],
] as const)('a member born on "%s": %s', (day, fault) => {
  expect(birthDateFault(day, TODAY)).toBe(fault)
})

test('a day in digits of another script is stored in plain digits', () => {
  expect(readDay('١٩٩٤-٠٤-٠٤')).toBe('1994-04-04')
  expect(readDay('፲፱፻፺፬-፬-፲፪')).toBe('1994-04-12')
  expect(readDay('1994-4-4')).toBe('1994-04-04')
})
