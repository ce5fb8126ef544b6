import { percentOf } from '../../score.ts'
import { type PackedPoints, productOf } from '../bounds/points.ts'
import { MAX_PERCENT } from './bucket-queue.ts'
import { percentOfKey } from './keys.ts'
import type { TopRows } from './top-rows.ts'

export const percentBy = (points: PackedPoints) => percentOf(productOf(points), 1)

/** The smallest product of both sums for each percentage, derived from the score function itself. */
export const MIN_PRODUCT = Int32Array.from({ length: MAX_PERCENT + 1 }, (_, percent) => {
  let product = Math.max(0, percent * 40 - 21) ** 2
  while (percentOf(product, 1) < percent) product++
  return product
})

export const worstPercentOf = (top: TopRows) => Math.max(0, percentOfKey(top.worstKey))
export const minProductOf = (top: TopRows) => MIN_PRODUCT[worstPercentOf(top)]!
