import type { Best } from './best.ts'
import { type Block, interestsPlace, isAskedFor, pairPoints } from './block.ts'
import { shownAt } from './columns.ts'
import { scoreKey } from './keys.ts'
import { leastAlike, type PackedPoints, productOf } from './points.ts'
import type { Shelf } from './shelf.ts'
import { LEAST_PRODUCT, leastProductOf, percentBy, worstPercentOf } from './threshold.ts'
import type { ViewerTables } from './viewer-tables.ts'

/** Rows of one block, one behind the other, in the order in which ties are broken. */
export interface Stretch {
  block: Block
  first: number
  end: number
  /** The most that anybody here gets beside lifestyle, education and interests. */
  most: PackedPoints
  /** The percentage that nobody here exceeds. */
  bound: number
}

/** Room for rows of a stretch: enough to run without a stop, little enough to learn soon. */
const ROOM = 64
/** The rows that are worth a look. */
const promising = new Uint32Array(ROOM)
/** The points for what each of them says of themselves alone. */
const promised = new Int32Array(ROOM)

/** Offers the rows of a stretch. What members say of themselves alone is looked at first: it rules most of them out. */
export function scanRows(shelf: Shelf, viewer: ViewerTables, stretch: Stretch, best: Best): void {
  for (let from = stretch.first; from < stretch.end; from += ROOM) {
    const to = Math.min(stretch.end, from + ROOM)
    const count = sift(shelf, viewer, from, to, leastAlike(stretch.most, leastProductOf(best)))
    if (!offerPromising(shelf, viewer, stretch, count, best)) return
  }
}

/**
 * Notes the rows that bring at least so much of their own; returns how many. First by lifestyle and education, which
 * takes one look-up, then by interests as well; all three count for both sides alike. Without a branch: half of them
 * pass, and a processor that guesses wrong loses more time than the look-up takes.
 */
function sift(
  { columns: { answers, interests } }: Shelf,
  { answerPoints, interestPoints, interestMost, interests: wanted }: ViewerTables,
  from: number,
  to: number,
  least: PackedPoints,
): number {
  const leastBefore = least - interestMost
  let some = 0
  for (let row = from; row < to; row++) {
    promising[some] = row
    some += isAtLeast(answerPoints[answers[row]!]!, leastBefore)
  }
  let few = 0
  for (let at = 0; at < some; at++) {
    const row = promising[at]!
    const own = answerPoints[answers[row]!]! + interestPoints[interestsPlace(interests[row]!, wanted)]!
    promising[few] = row
    promised[few] = own
    few += isAtLeast(own, least)
  }
  return few
}

/** 1 or 0. */
const isAtLeast = (points: PackedPoints, least: PackedPoints) => 1 + ((points - least) >> 31)

/** Offers the rows noted; says whether any behind them can still be among the best. */
function offerPromising(
  { columns }: Shelf,
  viewer: ViewerTables,
  { block, bound }: Stretch,
  count: number,
  best: Best,
): boolean {
  let worstPercent = worstPercentOf(best)
  let leastProduct = LEAST_PRODUCT[worstPercent]!
  for (let at = 0; at < count; at++) {
    const row = promising[at]!
    if (bound <= worstPercent && losesAnyTie(scoreKey(bound, shownAt(columns, row)), row, best)) return false
    if (!isAskedFor(viewer, columns, row, block.mask)) continue
    const points = pairPoints(viewer, columns, row, block) + promised[at]!
    if (productOf(points) < leastProduct) continue
    const key = scoreKey(percentBy(points), shownAt(columns, row))
    if (key < best.worstKey || !best.offer(row, key)) continue
    worstPercent = worstPercentOf(best)
    leastProduct = LEAST_PRODUCT[worstPercent]!
  }
  return true
}

/** Whether even the highest key that the stretch can reach would not bring the row among the best. */
const losesAnyTie = (highestKey: number, row: number, best: Best) =>
  highestKey < best.worstKey || (highestKey === best.worstKey && best.losesTie(row))
