import { blockAt, blockOf } from '../bounds/block.ts'
import { agesMax, baseMax, cultureMax, groupMax, kindMax } from '../bounds/bounds.ts'
import { mayHoldMore } from '../bounds/more-filters.ts'
import { productOf } from '../bounds/points.ts'
import type { ViewerTables } from '../bounds/viewer.ts'
import { countryOf, faithKindOf, firstOf } from '../store/clusters.ts'
import { partitionAt } from '../store/columns.ts'
import type { RowStore } from '../store/row-store.ts'
import { BucketQueue, MAX_PERCENT } from './bucket-queue.ts'
import { type RowRange, scanRows } from './scan-rows.ts'
import { minProductOf, percentBy, worstPercentOf } from './threshold.ts'
import type { TopRows } from './top-rows.ts'

/** Visits blocks by descending bound, and stops once the worst row kept beats all remaining bounds. */
export function searchByScore(
  store: RowStore,
  viewer: ViewerTables,
  top: TopRows,
  extraRows: readonly number[],
): void {
  const kinds = new BucketQueue(store.queues.kinds)
  const groups = new BucketQueue(store.queues.groups)
  const clusters = new BucketQueue(store.queues.clusters)
  for (const partition of viewer.partitions) queueKinds(store, viewer, partition, kinds)
  for (let percent = MAX_PERCENT; percent >= worstPercentOf(top); percent--) {
    for (let kind = kinds.first(percent); kind >= 0; kind = kinds.after(kind))
      queueGroups(store, viewer, kind, minProductOf(top), groups)
    for (let group = groups.first(percent); group >= 0; group = groups.after(group))
      queueClusters(store, viewer, group, minProductOf(top), clusters)
    for (let cluster = clusters.first(percent); cluster >= 0; cluster = clusters.after(cluster))
      scanCluster(store, viewer, cluster, percent, top)
  }
  scanTail(store, viewer, top)
  for (const row of extraRows) scanRow(store, viewer, row, top)
}

function queueKinds({ clusters }: RowStore, viewer: ViewerTables, partition: number, kinds: BucketQueue) {
  const { kindFaith, partitionStart } = clusters
  const end = partitionStart[partition + 1]!
  for (let kind = partitionStart[partition]!; kind < end; kind++) {
    const points = kindMax(viewer, kindFaith[kind]!)
    if (points >= 0) kinds.add(percentBy(points), kind)
  }
}

function queueGroups(
  { clusters }: RowStore,
  viewer: ViewerTables,
  kind: number,
  minProduct: number,
  groups: BucketQueue,
) {
  const { kindStart } = clusters
  const end = kindStart[kind + 1]!
  for (let group = kindStart[kind]!; group < end; group++) {
    const points = groupMax(viewer, clusters, group)
    if (points >= 0 && productOf(points) >= minProduct) groups.add(percentBy(points), group)
  }
}

function queueClusters(
  { clusters }: RowStore,
  viewer: ViewerTables,
  group: number,
  minProduct: number,
  queue: BucketQueue,
) {
  const { groupHeads, clusterHeads } = clusters
  const [first, end] = [firstOf(groupHeads, group), firstOf(groupHeads, group + 1)]
  const base = baseMax(viewer, groupHeads, group) + viewer.restMax
  for (let cluster = first; cluster < end; cluster++) {
    const ages = agesMax(viewer, clusters, cluster)
    if (ages < 0 || productOf(base + ages + viewer.cultureMax) < minProduct) continue
    const points = base + ages + cultureMax(viewer, clusterHeads, cluster)
    if (productOf(points) >= minProduct && mayHoldMore(viewer.more, clusterHeads, cluster))
      queue.add(percentBy(points), cluster)
  }
}

function scanCluster(store: RowStore, viewer: ViewerTables, cluster: number, bound: number, top: TopRows) {
  const { clusters } = store
  const { clusterHeads, clusterGroup, groupHeads } = clusters
  const group = clusterGroup[cluster]!
  const block = blockOf(viewer, faithKindOf(groupHeads, group), countryOf(groupHeads, group))
  if (!block) return
  const range: RowRange = {
    block,
    first: firstOf(clusterHeads, cluster),
    end: firstOf(clusterHeads, cluster + 1),
    max:
      baseMax(viewer, groupHeads, group) +
      agesMax(viewer, clusters, cluster) +
      cultureMax(viewer, clusterHeads, cluster),
    bound,
  }
  scanRows(store, viewer, range, top)
}

function scanTail(store: RowStore, viewer: ViewerTables, top: TopRows) {
  for (let row = store.tailFrom; row < store.count; row++)
    if (viewer.partitions.includes(partitionAt(store.columns, row))) scanRow(store, viewer, row, top)
}

function scanRow(store: RowStore, viewer: ViewerTables, row: number, top: TopRows) {
  const block = blockAt(store, viewer, row)
  if (!block) return
  const max = block.base + viewer.cityBonus + viewer.ageMax + viewer.cultureMax
  scanRows(store, viewer, { block, first: row, end: row + 1, max, bound: MAX_PERCENT }, top)
}
