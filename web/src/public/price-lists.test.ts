import { expect, test } from 'vitest'
import { pricedCountries } from './price-lists.ts'

test('the countries with prices have the names of Portugal in Portuguese, not those of Brazil', () => {
  expect(pricedCountries('pt')).toContainEqual({ value: 'KE', label: 'Quénia' })
})
