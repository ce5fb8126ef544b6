import { expect, test } from 'vitest'
import { addMonths } from './months.ts'

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-03-31', 6, '2026-09-30'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months are %s', (from, months, to) => {
  expect(addMonths(new Date(`${from}T23:59:59.999Z`), months)).toEqual(new Date(`${to}T23:59:59.999Z`))
})
