import { percentOf } from '../score.ts'
import type { Best } from './best.ts'
import { type Block, blockAt, blockOf, interestPoints, isAskedFor, pairPoints } from './block.ts'
import { agesMost, baseMost, cultureMost, groupMost, kindMost } from './bounds.ts'
import { countryOf, faithKindOf, firstOf } from './clusters.ts'
import { partitionAt, shownAt } from './columns.ts'
import { percentOfKey, scoreKey } from './keys.ts'
import { type PackedPoints, productOf } from './points.ts'
import { HIGHEST, Queue } from './queue.ts'
import type { Shelf } from './shelf.ts'
import type { ViewerTables } from './viewer-tables.ts'

/** The smallest product of both sums that shows as each percentage, found by asking the score. */
const LEAST_PRODUCT = Int32Array.from({ length: HIGHEST + 1 }, (_, percent) => {
  let product = Math.max(0, percent * 40 - 21) ** 2
  while (percentOf(product, 1) < percent) product++
  return product
})

/**
 * Finds the best rows by visiting what can be best first. The bound of a block is exact for what its members share
 * and the maximum of the rest, so nobody in it can exceed it; once the worst row kept shows a higher percentage than
 * any bound that is left, everybody else has been beaten without a look. `further` rows are looked at besides.
 */
export function searchByScore(
  shelf: Shelf,
  viewer: ViewerTables,
  best: Best,
  further: readonly number[],
): void {
  const kinds = new Queue(shelf.queues.kinds)
  const groups = new Queue(shelf.queues.groups)
  const clusters = new Queue(shelf.queues.clusters)
  for (const partition of viewer.partitions) queueKinds(shelf, viewer, partition, kinds)
  for (let percent = HIGHEST; percent >= worstPercentOf(best); percent--) {
    for (let kind = kinds.first(percent); kind >= 0; kind = kinds.after(kind))
      queueGroups(shelf, viewer, kind, leastProductOf(best), groups)
    for (let group = groups.first(percent); group >= 0; group = groups.after(group))
      queueClusters(shelf, viewer, group, leastProductOf(best), clusters)
    for (let cluster = clusters.first(percent); cluster >= 0; cluster = clusters.after(cluster))
      scanCluster(shelf, viewer, cluster, percent, best)
  }
  scanTail(shelf, viewer, best)
  for (const row of further) scanRow(shelf, viewer, row, best)
}

/** The percentage that points bring. */
const percentBy = (points: PackedPoints) => percentOf(productOf(points), 1)

function queueKinds({ clusters, looks }: Shelf, viewer: ViewerTables, partition: number, kinds: Queue) {
  const { kindFaith, partitionStart } = clusters
  const end = partitionStart[partition + 1]!
  looks.kinds += end - partitionStart[partition]!
  for (let kind = partitionStart[partition]!; kind < end; kind++) {
    const points = kindMost(viewer, kindFaith[kind]!)
    if (points >= 0) kinds.add(percentBy(points), kind)
  }
}

/** Queues the groups of a kind that can reach so much. */
function queueGroups(
  { clusters, looks }: Shelf,
  viewer: ViewerTables,
  kind: number,
  leastProduct: number,
  groups: Queue,
) {
  const { kindStart } = clusters
  const end = kindStart[kind + 1]!
  looks.groups += end - kindStart[kind]!
  for (let group = kindStart[kind]!; group < end; group++) {
    const points = groupMost(viewer, clusters, group)
    if (points >= 0 && productOf(points) >= leastProduct) groups.add(percentBy(points), group)
  }
}

/** The same for the clusters of a group; languages are compared only where age leaves room for that. */
function queueClusters(
  { clusters, looks }: Shelf,
  viewer: ViewerTables,
  group: number,
  leastProduct: number,
  queue: Queue,
) {
  const { groupHeads, clusterHeads } = clusters
  const [first, end] = [firstOf(groupHeads, group), firstOf(groupHeads, group + 1)]
  looks.clusters += end - first
  const base = baseMost(viewer, groupHeads, group) + viewer.restMost
  for (let cluster = first; cluster < end; cluster++) {
    const ages = agesMost(viewer, clusters, cluster)
    if (ages < 0 || productOf(base + ages + viewer.cultureMost) < leastProduct) continue
    const points = base + ages + cultureMost(viewer, clusterHeads, cluster)
    if (productOf(points) >= leastProduct) queue.add(percentBy(points), cluster)
  }
}

function scanCluster(shelf: Shelf, viewer: ViewerTables, cluster: number, bound: number, best: Best) {
  const { clusters } = shelf
  const { clusterHeads, clusterGroup, groupHeads } = clusters
  const group = clusterGroup[cluster]!
  const block = blockOf(viewer, faithKindOf(groupHeads, group), countryOf(groupHeads, group))
  if (!block) return
  const most =
    baseMost(viewer, groupHeads, group) +
    agesMost(viewer, clusters, cluster) +
    cultureMost(viewer, clusterHeads, cluster)
  const [first, end] = [firstOf(clusterHeads, cluster), firstOf(clusterHeads, cluster + 1)]
  scanRows(shelf, viewer, block, most, first, end, bound, best)
}

function scanTail(shelf: Shelf, viewer: ViewerTables, best: Best) {
  for (let row = shelf.tailFrom; row < shelf.count; row++)
    if (viewer.partitions.includes(partitionAt(shelf.columns, row))) scanRow(shelf, viewer, row, best)
}

/** A row by itself is a cluster of one. */
function scanRow(shelf: Shelf, viewer: ViewerTables, row: number, best: Best) {
  const block = blockAt(shelf, viewer, row)
  if (!block) return
  const most = block.base + viewer.cityBonus + viewer.ageMost + viewer.cultureMost
  scanRows(shelf, viewer, block, most, row, row + 1, HIGHEST, best)
}

/**
 * Offers the rows of a block in which nobody gets more than `most` beside lifestyle, education and interests. These
 * answers are asked first: one short column, read in a row, rules most rows out. The rows lie in the order in which
 * ties are broken: when one loses that can show `bound` at most, so do all behind it.
 */
function scanRows(
  { columns, looks }: Shelf,
  viewer: ViewerTables,
  block: Block,
  most: PackedPoints,
  first: number,
  end: number,
  bound: number,
  best: Best,
) {
  const { answers, interests } = columns
  const { answerPoints, interestMost } = viewer
  let worstPercent = worstPercentOf(best)
  let leastProduct = LEAST_PRODUCT[worstPercent]!
  let row = first
  for (; row < end; row++) {
    const answered = answerPoints[answers[row]!]!
    if (productOf(most + answered + interestMost) < leastProduct) continue
    const own = answered + interestPoints(viewer, interests[row]!)
    if (productOf(most + own) < leastProduct) continue
    if (bound <= worstPercent && losesAnyTie(scoreKey(bound, shownAt(columns, row)), row, best)) break
    looks.candidates++
    if (!isAskedFor(viewer, columns, row, block.mask)) continue
    const points = pairPoints(viewer, columns, row, block) + own
    if (productOf(points) < leastProduct) continue
    const key = scoreKey(percentBy(points), shownAt(columns, row))
    if (key < best.worstKey || !best.offer(row, key)) continue
    worstPercent = worstPercentOf(best)
    leastProduct = LEAST_PRODUCT[worstPercent]!
  }
  looks.rows += row - first
}

/** What somebody must at least show to be taken: anything, while there is room. */
const worstPercentOf = (best: Best) => Math.max(0, percentOfKey(best.worstKey))
const leastProductOf = (best: Best) => LEAST_PRODUCT[worstPercentOf(best)]!

/** Whether even the highest key that the block can reach would not bring the row among the best. */
const losesAnyTie = (highestKey: number, row: number, best: Best) =>
  highestKey < best.worstKey || (highestKey === best.worstKey && best.losesTie(row))
