import { type Block, interestsPlace, pairPoints, passesAll } from '../bounds/block.ts'
import { minEqualPoints, type PackedPoints, productOf } from '../bounds/points.ts'
import type { ViewerTables } from '../bounds/viewer.ts'
import { tiebreakAt } from '../store/columns.ts'
import type { RowStore } from '../store/row-store.ts'
import { scoreKey } from './keys.ts'
import { MIN_PRODUCT, minProductOf, percentBy, worstPercentOf } from './threshold.ts'
import type { TopRows } from './top-rows.ts'

export interface RowRange {
  block: Block
  first: number
  end: number
  max: PackedPoints
  bound: number
}

const BATCH = 64
const candidates = new Uint32Array(BATCH)
const candidatePoints = new Int32Array(BATCH)

/** Checks lifestyle, education and interests first, because they exclude most rows. */
export function scanRows(store: RowStore, viewer: ViewerTables, range: RowRange, top: TopRows): void {
  for (let from = range.first; from < range.end; from += BATCH) {
    const to = Math.min(range.end, from + BATCH)
    const count = prefilter(store, viewer, from, to, minEqualPoints(range.max, minProductOf(top)))
    if (!offerCandidates(store, viewer, range, count, top)) return
  }
}

/** Avoids branches: half of the rows pass, and mispredicted branches would cost more than the look-ups. */
function prefilter(
  { columns: { answers, interests } }: RowStore,
  { answerPoints, interestPoints, interestMax, interests: wanted }: ViewerTables,
  from: number,
  to: number,
  min: PackedPoints,
): number {
  const minBefore = min - interestMax
  let passed = 0
  for (let row = from; row < to; row++) {
    candidates[passed] = row
    passed += isAtLeast(answerPoints[answers[row]!]!, minBefore)
  }
  let kept = 0
  for (let at = 0; at < passed; at++) {
    const row = candidates[at]!
    const points = answerPoints[answers[row]!]! + interestPoints[interestsPlace(interests[row]!, wanted)]!
    candidates[kept] = row
    candidatePoints[kept] = points
    kept += isAtLeast(points, min)
  }
  return kept
}

const isAtLeast = (points: PackedPoints, min: PackedPoints) => 1 + ((points - min) >> 31)

/** @returns whether any later row can still be among the top rows */
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
    if (bound <= worstPercent && losesAnyTie(scoreKey(bound, tiebreakAt(columns, row)), row, top))
      return false
    if (!passesAll(viewer, columns, row, block.mask)) continue
    const points = pairPoints(viewer, columns, row, block) + candidatePoints[at]!
    if (productOf(points) < minProduct) continue
    const key = scoreKey(percentBy(points), tiebreakAt(columns, row))
    if (key < top.worstKey || !top.offer(row, key)) continue
    worstPercent = worstPercentOf(top)
    minProduct = MIN_PRODUCT[worstPercent]!
  }
  return true
}

const losesAnyTie = (highestKey: number, row: number, top: TopRows) =>
  highestKey < top.worstKey || (highestKey === top.worstKey && top.losesTie(row))
