import { expect, test } from 'vitest'
import { searchOptions } from './option.ts'

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
