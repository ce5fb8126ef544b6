import { type Block, interestsPlace, pairPoints, passesAgeAndGates } from '../bounds/block.ts'
import { minEqualPoints, type PackedPoints, productOf } from '../bounds/points.ts'
import type { ViewerTables } from '../bounds/viewer.ts'
import { shownAt } from '../store/columns.ts'
import type { RowStore } from '../store/row-store.ts'
import { scoreKey } from './keys.ts'
import { MIN_PRODUCT, minProductOf, percentBy, worstPercentOf } from './threshold.ts'
import type { TopRows } from './top-rows.ts'

/** Rows of one block, one behind the other, in the order in which ties are broken. */
export interface RowRange {
  block: Block
  first: number
  end: number
  /** The most that anybody here gets beside lifestyle, education and interests. */
  most: PackedPoints
  /** The percentage that nobody here exceeds. */
  bound: number
}

/** Room for rows of a stretch: enough to run without a stop, little enough to learn soon. */
const BATCH = 64
/** The rows that are worth a look. */
const candidates = new Uint32Array(BATCH)
/** The points for what each of them says of themselves alone. */
const candidatePoints = new Int32Array(BATCH)

/** Offers the rows of a stretch. What members say of themselves alone is looked at first: it rules most of them out. */
export function scanRows(store: RowStore, viewer: ViewerTables, range: RowRange, top: TopRows): void {
  for (let from = range.first; from < range.end; from += BATCH) {
    const to = Math.min(range.end, from + BATCH)
    const count = prefilter(store, viewer, from, to, minEqualPoints(range.most, minProductOf(top)))
    if (!offerCandidates(store, viewer, range, count, top)) return
  }
}

/**
 * Notes the rows that bring at least so much of their own; returns how many. First by lifestyle and education, which
 * takes one look-up, then by interests as well; all three count for both sides alike. Without a branch: half of them
 * pass, and a processor that guesses wrong loses more time than the look-up takes.
 */
function prefilter(
  { columns: { answers, interests } }: RowStore,
  { answerPoints, interestPoints, interestMax, interests: wanted }: ViewerTables,
  from: number,
  to: number,
  least: PackedPoints,
): number {
  const leastBefore = least - interestMax
  let some = 0
  for (let row = from; row < to; row++) {
    candidates[some] = row
    some += isAtLeast(answerPoints[answers[row]!]!, leastBefore)
  }
  let few = 0
  for (let at = 0; at < some; at++) {
    const row = candidates[at]!
    const own = answerPoints[answers[row]!]! + interestPoints[interestsPlace(interests[row]!, wanted)]!
    candidates[few] = row
    candidatePoints[few] = own
    few += isAtLeast(own, least)
  }
  return few
}

/** 1 or 0. */
const isAtLeast = (points: PackedPoints, least: PackedPoints) => 1 + ((points - least) >> 31)

/** Offers the rows noted; says whether any behind them can still be among the best. */
function offerCandidates(
  { columns }: RowStore,
  viewer: ViewerTables,
  { block, bound }: RowRange,
  count: number,
  top: TopRows,
): boolean {
  let worstPercent = worstPercentOf(top)
  let minProduct = MIN_PRODUCT[worstPercent]!
  for (let at = 0; at < count; at++) {
    const row = candidates[at]!
    if (bound <= worstPercent && losesAnyTie(scoreKey(bound, shownAt(columns, row)), row, top)) return false
    if (!passesAgeAndGates(viewer, columns, row, block.mask)) continue
    const points = pairPoints(viewer, columns, row, block) + candidatePoints[at]!
    if (productOf(points) < minProduct) continue
    const key = scoreKey(percentBy(points), shownAt(columns, row))
    if (key < top.worstKey || !top.offer(row, key)) continue
    worstPercent = worstPercentOf(top)
    minProduct = MIN_PRODUCT[worstPercent]!
  }
  return true
}

/** Whether even the highest key that the stretch can reach would not bring the row among the best. */
const losesAnyTie = (highestKey: number, row: number, top: TopRows) =>
  highestKey < top.worstKey || (highestKey === top.worstKey && top.losesTie(row))
