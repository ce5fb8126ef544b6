import { expect, test } from 'vitest'
import { pricedCountries } from './price-lists.ts'

test('Portuguese country names in the price list follow Portugal, not Brazil', () => {
  expect(pricedCountries('pt')).toContainEqual({ value: 'KE', label: 'Quénia' })
})
