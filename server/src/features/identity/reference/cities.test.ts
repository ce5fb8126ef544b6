import { expect, test } from 'vitest'
import { distanceBetween, knownCities } from './cities.ts'

const { find } = await knownCities()

/** Takes cities such as "Lagos, NG" and "Ibadan, NG". */
function between(a: string, b: string) {
  const [from, to] = [a, b].map((place) => {
    const [name = '', country = ''] = place.split(', ')
    return find(country, name)
  })
  return from && to ? distanceBetween(from, to) : null
}

test.each([
  ['Lagos, NG', 'lagos, NG', 'same_city'],
  ['Lagos, NG', 'Ikeja, NG', 'under_50'],
  ['Lagos, NG', 'Abeokuta, NG', '50_100'],
  ['Lagos, NG', 'Ibadan, NG', '100_250'],
  ['Lagos, NG', 'Accra, GH', '250_500'],
  ['Lagos, NG', 'Nairobi, KE', 'over_500'],
  ['Suva, FJ', 'Apia, WS', 'over_500'],
])('from %s to %s it is %s in both directions', (a, b, band) => {
  expect([between(a, b), between(b, a)]).toEqual([band, band])
})

test.each([
  ['CM', 'Yaounde', 'Yaoundé'],
  ['TD', 'ndjamena', "N'Djamena"],
  ['NG', ' PORT-HARCOURT ', 'Port Harcourt'],
  ['NG', 'Eko', 'Lagos'],
  ['NG', 'Lagos, Nigeria', 'Lagos'],
  ['NG', 'Lagos\uff0cNigeria', 'Lagos'],
  ['US', 'New York', 'New York City'],
  ['CI', 'Abidjan', 'Abidjan'],
])('in %s the city "%s" is %s', (country, written, name) => {
  expect(find(country, name)).not.toBeNull()
  expect(find(country, written)).toBe(find(country, name))
})

test('the larger of two cities with one name is chosen, separately for each country', () => {
  expect(find('US', 'Columbus')).toMatchObject({ latitude: 39.96 }) // in Ohio, not in Georgia
  expect(find('GB', 'London')).not.toBe(find('CA', 'London'))
})

test('an unlisted name or a name without a country is no city', () => {
  expect([find('NG', 'Nowhere'), find('NG', ''), find(null, 'Lagos'), find('NG', null)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
