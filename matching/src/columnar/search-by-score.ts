import { percentOf } from '../score.ts'
import type { Best } from './best.ts'
import {
  type Block,
  blockAt,
  blockOf,
  culturePoints,
  interestPoints,
  isAskedFor,
  mayShareTribe,
  pointsBeforeInterests,
  rangePoints,
} from './block.ts'
import { percentOfKey, scoreKey } from './keys.ts'
import { type PackedPoints, productOf } from './points.ts'
import type { Shelf } from './shelf.ts'
import type { ViewerTables } from './viewer-tables.ts'

const HIGHEST = 100

/** The smallest product of both sums that shows as each percentage, found by asking the score. */
const LEAST_PRODUCT = Int32Array.from({ length: HIGHEST + 1 }, (_, percent) => {
  let product = Math.max(0, percent * 40 - 21) ** 2
  while (percentOf(product, 1) < percent) product++
  return product
})

/**
 * Finds the best rows by visiting what can be best first. The bound of a group is exact for what its members share
 * and the maximum of the rest, so nobody in it can exceed it; once the worst row kept shows a higher percentage than
 * any bound that is left, everybody else has been beaten without a look. `further` rows are looked at besides.
 */
export function searchByScore(
  shelf: Shelf,
  viewer: ViewerTables,
  best: Best,
  further: readonly number[],
): void {
  const groups = new Queue(shelf.queues.groups)
  const clusters = new Queue(shelf.queues.clusters)
  for (const partition of viewer.partitions) queueGroups(shelf, viewer, partition, groups)
  for (let percent = HIGHEST; percent >= worstPercentOf(best); percent--) {
    for (let group = groups.first(percent); group >= 0; group = groups.after(group))
      queueClusters(shelf, viewer, group, worstPercentOf(best), clusters)
    for (let cluster = clusters.first(percent); cluster >= 0; cluster = clusters.after(cluster))
      scanCluster(shelf, viewer, cluster, percent, best)
  }
  scanTail(shelf, viewer, best)
  for (const row of further) scanRow(shelf, viewer, row, best)
}

/** Waiting entries by percentage, as linked lists in a shared array. */
class Queue {
  readonly #first = new Int32Array(HIGHEST + 1).fill(-1)
  readonly #next: Int32Array

  constructor(next: Int32Array) {
    this.#next = next
  }

  add(percent: number, entry: number) {
    this.#next[entry] = this.#first[percent]!
    this.#first[percent] = entry
  }

  first(percent: number): number {
    return this.#first[percent]!
  }

  after(entry: number): number {
    return this.#next[entry]!
  }
}

/** The most that anybody of a faith kind and a country can get beside age, languages and tribe. */
const mostOf = (viewer: ViewerTables, kind: number, country: number): PackedPoints =>
  viewer.kindPoints[kind]! +
  viewer.countryPoints[country]! +
  viewer.restMost +
  (country === viewer.country ? viewer.cityBonus : 0)

/** The percentage that points bring. */
const percentBy = (points: PackedPoints) => percentOf(productOf(points), 1)

function queueGroups(shelf: Shelf, viewer: ViewerTables, partition: number, groups: Queue) {
  const { groupFaith, groupCountry, partitionStart } = shelf.clusters
  const { kindMask, countryMask } = viewer
  const end = partitionStart[partition + 1]!
  shelf.looks.groups += end - partitionStart[partition]!
  for (let group = partitionStart[partition]!; group < end; group++) {
    const [kind, country] = [groupFaith[group]!, groupCountry[group]!]
    if ((kindMask[kind]! | countryMask[country]!) < 0) continue
    const points = mostOf(viewer, kind, country) + groupCulture(shelf, viewer, group) + viewer.ageMost
    groups.add(percentBy(points), group)
  }
}

/** Queues what can show `least` at all; languages are compared only where age leaves room for that. */
function queueClusters(shelf: Shelf, viewer: ViewerTables, group: number, least: number, clusters: Queue) {
  const { groupFaith, groupCountry, groupStart, clusterAgeBand, clusterAgeFrom, clusterAgeTo } =
    shelf.clusters
  const leastProduct = LEAST_PRODUCT[least]!
  const most = mostOf(viewer, groupFaith[group]!, groupCountry[group]!)
  const cultureMost = groupCulture(shelf, viewer, group)
  const end = groupStart[group + 1]!
  shelf.looks.clusters += end - groupStart[group]!
  for (let cluster = groupStart[group]!; cluster < end; cluster++) {
    const agePoints = viewer.bandPoints[clusterAgeBand[cluster]!]!
    if (agePoints < 0) continue
    const ages = agePoints + rangePoints(viewer, clusterAgeFrom[cluster]!, clusterAgeTo[cluster]!)
    if (productOf(most + ages + cultureMost) < leastProduct) continue
    const points = most + ages + clusterCulture(shelf, viewer, cluster)
    if (productOf(points) >= leastProduct) clusters.add(percentBy(points), cluster)
  }
}

/** The most that somebody in a group can get for languages and tribe. */
function groupCulture({ words, clusters }: Shelf, viewer: ViewerTables, group: number): PackedPoints {
  const further = mayShareTribe(viewer, clusters.groupTribes[group]!) ? 1 : 0
  const culture = culturePoints(viewer, words.linguaFrancas, clusters.groupLanguages[group]!, further)
  return clusters.groupHasSilent[group] === 1 ? Math.max(culture, viewer.cultureSilent) : culture
}

/** The same in a cluster, where all speak the same. */
function clusterCulture(
  { words, columns, clusters }: Shelf,
  viewer: ViewerTables,
  cluster: number,
): PackedPoints {
  const languages = columns.languages[clusters.clusterStart[cluster]!]!
  const further = mayShareTribe(viewer, clusters.clusterTribes[cluster]!) ? 1 : 0
  return culturePoints(viewer, words.linguaFrancas, languages, further)
}

function scanCluster(shelf: Shelf, viewer: ViewerTables, cluster: number, bound: number, best: Best) {
  const { clusterStart, clusterGroup, groupFaith, groupCountry } = shelf.clusters
  const group = clusterGroup[cluster]!
  const first = clusterStart[cluster]!
  const languages = shelf.columns.languages[first]!
  const block = blockOf(shelf, viewer, groupFaith[group]!, groupCountry[group]!, languages)
  if (block) scanRows(shelf, viewer, block, first, clusterStart[cluster + 1]!, bound, best)
}

function scanTail(shelf: Shelf, viewer: ViewerTables, best: Best) {
  const { partition } = shelf.columns
  for (let row = shelf.tailFrom; row < shelf.count; row++)
    if (viewer.partitions.includes(partition[row]!)) scanRow(shelf, viewer, row, best)
}

/** A row by itself is a cluster of one. */
function scanRow(shelf: Shelf, viewer: ViewerTables, row: number, best: Best) {
  const block = blockAt(shelf, viewer, row)
  if (block) scanRows(shelf, viewer, block, row, row + 1, HIGHEST, best)
}

/** Offers the rows of a block. They lie in the order in which ties are broken: when one loses, so do all behind it. */
function scanRows(
  { columns, looks }: Shelf,
  viewer: ViewerTables,
  block: Block,
  first: number,
  end: number,
  bound: number,
  best: Best,
) {
  let worstPercent = worstPercentOf(best)
  let leastProduct = LEAST_PRODUCT[worstPercent]!
  let row = first
  for (; row < end; row++) {
    if (bound <= worstPercent && losesAnyTie(scoreKey(bound, columns.shown[row]!), row, best)) break
    if (!isAskedFor(viewer, columns, row, block.mask)) continue
    let points = pointsBeforeInterests(viewer, columns, row, block)
    if (productOf(points + viewer.interestMost) < leastProduct) continue
    points += interestPoints(viewer, columns, row)
    const product = productOf(points)
    if (product < leastProduct) continue
    const key = scoreKey(percentOf(product, 1), columns.shown[row]!)
    if (key < best.worstKey || !best.offer(row, key)) continue
    worstPercent = worstPercentOf(best)
    leastProduct = LEAST_PRODUCT[worstPercent]!
  }
  looks.rows += row - first
}

/** What somebody must at least show to be taken: anything, while there is room. */
const worstPercentOf = (best: Best) => Math.max(0, percentOfKey(best.worstKey))

/** Whether even the highest percentage that the block can reach would not bring the row among the best. */
const losesAnyTie = (highestKey: number, row: number, best: Best) =>
  highestKey < best.worstKey || (highestKey === best.worstKey && best.losesTie(row))
