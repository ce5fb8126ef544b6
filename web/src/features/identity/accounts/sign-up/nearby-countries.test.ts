import { expect, test } from 'vitest'
import { nearbyFirst, probableCountry } from './nearby-countries.ts'

const options = ['BJ', 'DE', 'GH', 'NE', 'NG', 'ZM'].map((value) => ({ value, label: value }))

test('a country and its neighbours come first without repeats, above a line', () => {
  const sorted = nearbyFirst(options, 'NG')
  expect(sorted.map(({ value }) => value)).toEqual(['NG', 'BJ', 'GH', 'NE', 'DE', 'ZM'])
  expect(sorted.filter(({ endsGroup }) => endsGroup).map(({ value }) => value)).toEqual(['NE'])
  expect(nearbyFirst(options, 'ZZ')).toEqual(options)
  expect(nearbyFirst(options, undefined)).toEqual(options)
})

test('African borders are known from both sides', () => {
  const countries =
    'AO BF BI BJ BW CD CF CG CI CM DJ DZ EG EH ER ET GA GH GM GN GQ GW KE LR LS LY MA ML MR MW MZ NA NE NG RW SD SL SN SO SS SZ TD TG TN TZ UG ZA ZM ZW'
  const all = countries.split(' ').map((value) => ({ value, label: value }))
  const near = (country: string) => {
    const sorted = nearbyFirst(all, country)
    return sorted.slice(1, sorted.findIndex(({ endsGroup }) => endsGroup) + 1).map(({ value }) => value)
  }
  for (const { value } of all)
    for (const other of near(value))
      expect([other, near(other)]).toEqual([other, expect.arrayContaining([value])])
})

test.each([
  ['Africa/Lagos', ['en-US'], 'NG'],
  ['Africa/Porto-Novo', [], 'BJ'],
  ['Europe/London', ['en-GH'], 'GB'],
  ['Etc/UTC', ['en-GH'], 'GH'],
  ['Etc/UTC', ['fr'], undefined],
])('in the zone %s with the languages %s the country is probably %s', (zone, languages, country) => {
  expect(probableCountry(zone, languages)).toBe(country)
})
