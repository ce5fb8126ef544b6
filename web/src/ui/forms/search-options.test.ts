import { expect, test } from 'vitest'
import { certainOption, searchOptions } from './search-options.ts'

const options = [
  '🇦🇫 Afghanistan (+93)',
  '🇦🇬 Antigua and Barbuda (+1268)',
  '🇧🇧 Barbados (+1246)',
  '🇨🇮 Côte d’Ivoire (+225)',
  '🇬🇭 Ghana (+233)',
].map((label) => ({ value: label, label }))

test.each([
  ['ghan', ['Ghana', 'Afghanistan']],
  ['barb', ['Barbados', 'Antigua']],
  ['cote d', ['Côte']],
  ['+233', ['Ghana']],
  ['233', ['Ghana']],
  ['xyz', []],
])('%s finds options that begin with it first', (query, found) => {
  const names = searchOptions(options, query).map(({ label }) => label.split(' ')[1])
  expect(names).toEqual(found)
})

test('an option is also found by its value and its other names, and Enter chooses only a certain one', () => {
  const named = [
    { value: 'CI', label: 'Côte d’Ivoire', names: ['Ivory Coast'] },
    { value: 'NE', label: 'Niger' },
    { value: 'NG', label: 'Nigeria' },
  ]
  expect(searchOptions(named, 'ivory coast')).toEqual([named[0]])
  expect(certainOption(named, 'ng')).toBe(named[2])
  expect(certainOption(named, 'niger')).toBe(named[1])
  expect(certainOption(named, 'nige')).toBeUndefined()
})
