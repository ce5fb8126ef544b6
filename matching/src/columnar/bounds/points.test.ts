import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { minEqualPoints, pack, productOf } from './points.ts'

test('the smallest equal addition reaches the product, and one point less does not', () => {
  const sum = fc.nat(4000)
  fc.assert(
    fc.property(sum, sum, fc.nat(16_000_000), (one, other, minProduct) => {
      const least = minEqualPoints(pack(one, other), minProduct) % 4096
      expect((one + least) * (other + least)).toBeGreaterThanOrEqual(minProduct)
      if (least > 0) expect((one + least - 1) * (other + least - 1)).toBeLessThan(minProduct)
      if (least === 0) expect(productOf(pack(one, other))).toBeGreaterThanOrEqual(minProduct)
    }),
    { numRuns: 2000 },
  )
})

test('a product that is reached exactly needs no further point', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(3000), fc.nat(900), (one, other, more) => {
      const product = (one + more) * (other + more)
      expect(minEqualPoints(pack(one, other), product) % 4096).toBeLessThanOrEqual(more)
    }),
    { numRuns: 2000 },
  )
})
