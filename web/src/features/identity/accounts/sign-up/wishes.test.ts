import { expect, test } from 'vitest'
import { wishesIn, wishesSentence } from './wishes.ts'

test.each([
  ['Male', 22, 30, [22, 30]],
  ['Female', 40, 25, [25, 40]],
  ['Female', 35, 35, [35, 36]],
  ['Female', 100, 100, [99, 100]],
] as const)('%s from %i to %i is carried over as %o', (gender, from, to, [age_range_min, age_range_max]) => {
  expect(wishesIn(gender, from, to)).toEqual({ preferred_gender: gender, age_range_min, age_range_max })
})

test.each([
  [undefined, 22, 30],
  ['Male', undefined, 30],
  ['Male', 17, 30],
  ['Male', 22.5, 30],
  ['Male', 22, 101],
] as const)('%s from %s to %s is not carried over', (gender, from, to) => {
  expect(wishesIn(gender, from, to)).toBeUndefined()
})

test('a visitor with landing-page choices sees that they were kept', () => {
  expect(wishesSentence({ preferred_gender: 'Male', age_range_min: 22, age_range_max: 30 })).toBe(
    'You’re looking for a man aged 22 to 30. You can change that in your profile.',
  )
})
