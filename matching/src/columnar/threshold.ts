import { percentOf } from '../score.ts'
import type { Best } from './best.ts'
import { percentOfKey } from './keys.ts'
import { type PackedPoints, productOf } from './points.ts'
import { HIGHEST } from './queue.ts'

/** The percentage that points bring. */
export const percentBy = (points: PackedPoints) => percentOf(productOf(points), 1)

/** The smallest product of both sums that shows as each percentage, found by asking the score. */
export const LEAST_PRODUCT = Int32Array.from({ length: HIGHEST + 1 }, (_, percent) => {
  let product = Math.max(0, percent * 40 - 21) ** 2
  while (percentOf(product, 1) < percent) product++
  return product
})

/** What somebody must at least show to be taken: anything, while there is room. */
export const worstPercentOf = (best: Best) => Math.max(0, percentOfKey(best.worstKey))
export const leastProductOf = (best: Best) => LEAST_PRODUCT[worstPercentOf(best)]!
