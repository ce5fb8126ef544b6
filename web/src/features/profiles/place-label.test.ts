import { expect, test } from 'vitest'
import { placeLabel } from './place-label.ts'

const display_location = 'Accra, Ghana'
/** With plain spaces and without the marks that keep a figure on one line. */
const plain = (label: string) => label.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

test.each([
  [undefined, 'Accra, Ghana'],
  ['same_city', 'Accra, Ghana · same city'],
  ['under_50', 'Accra, Ghana · under 50 km away'],
  ['100_250', 'Accra, Ghana · 100–250 km away'],
  ['over_500', 'Accra, Ghana · over 500 km away'],
] as const)('the distance %s reads %j', (distance, label) => {
  expect(plain(placeLabel({ display_location, distance }))).toBe(label)
})

test('a narrow card breaks the line before the distance and never within it', () => {
  const [place, distance = ''] = placeLabel({ display_location, distance: '250_500' }).split('· ')
  expect(place).toBe('Accra, Ghana\u00a0') // no line begins with the dot
  expect(distance).toBe('250\u2060–\u2060500\u00a0km\u00a0away')
})
