import type { Best } from './best.ts'
import { blockAt, blockOf } from './block.ts'
import { agesMost, baseMost, cultureMost, groupMost, kindMost } from './bounds.ts'
import { countryOf, faithKindOf, firstOf } from './clusters.ts'
import { partitionAt } from './columns.ts'
import { productOf } from './points.ts'
import { HIGHEST, Queue } from './queue.ts'
import { type Stretch, scanRows } from './scan-rows.ts'
import type { Shelf } from './shelf.ts'
import { leastProductOf, percentBy, worstPercentOf } from './threshold.ts'
import type { ViewerTables } from './viewer-tables.ts'

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

function queueKinds({ clusters }: Shelf, viewer: ViewerTables, partition: number, kinds: Queue) {
  const { kindFaith, partitionStart } = clusters
  const end = partitionStart[partition + 1]!
  for (let kind = partitionStart[partition]!; kind < end; kind++) {
    const points = kindMost(viewer, kindFaith[kind]!)
    if (points >= 0) kinds.add(percentBy(points), kind)
  }
}

/** Queues the groups of a kind that can reach so much. */
function queueGroups(
  { clusters }: Shelf,
  viewer: ViewerTables,
  kind: number,
  leastProduct: number,
  groups: Queue,
) {
  const { kindStart } = clusters
  const end = kindStart[kind + 1]!
  for (let group = kindStart[kind]!; group < end; group++) {
    const points = groupMost(viewer, clusters, group)
    if (points >= 0 && productOf(points) >= leastProduct) groups.add(percentBy(points), group)
  }
}

/** The same for the clusters of a group; languages are compared only where age leaves room for that. */
function queueClusters(
  { clusters }: Shelf,
  viewer: ViewerTables,
  group: number,
  leastProduct: number,
  queue: Queue,
) {
  const { groupHeads, clusterHeads } = clusters
  const [first, end] = [firstOf(groupHeads, group), firstOf(groupHeads, group + 1)]
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
  const stretch: Stretch = {
    block,
    first: firstOf(clusterHeads, cluster),
    end: firstOf(clusterHeads, cluster + 1),
    most:
      baseMost(viewer, groupHeads, group) +
      agesMost(viewer, clusters, cluster) +
      cultureMost(viewer, clusterHeads, cluster),
    bound,
  }
  scanRows(shelf, viewer, stretch, best)
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
  scanRows(shelf, viewer, { block, first: row, end: row + 1, most, bound: HIGHEST }, best)
}
