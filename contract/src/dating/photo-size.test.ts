import { expect, test } from 'vitest'
import { photoSizeFault } from './photo-size.ts'

test.each([
  [1, 1, 'too_small'],
  [2, 2, 'too_small'],
  [40, 40, 'too_small'],
  [199, 199, 'too_small'],
  [199, 796, 'too_small'],
  [200, 200, null],
  [200, 800, null],
  [800, 200, null],
  [4_000, 3_000, null],
  [12_000, 3_000, null],
  [200, 801, 'too_narrow'],
  [1_000, 4_001, 'too_narrow'],
  [3_000, 10, 'too_narrow'],
  [10, 3_000, 'too_narrow'],
])('a photo of %i by %i pixels: %s', (width, height, fault) => {
  expect(photoSizeFault({ width, height })).toBe(fault)
})
