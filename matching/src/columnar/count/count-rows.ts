import { type Block, blockAt, blockOf, passesAll } from '../bounds/block.ts'
import { agesMax } from '../bounds/bounds.ts'
import { mayHoldMore } from '../bounds/more-filters.ts'
import type { ViewerTables } from '../bounds/viewer.ts'
import { countryOf, faithKindOf, firstOf } from '../store/clusters.ts'
import { partitionAt } from '../store/columns.ts'
import type { RowStore } from '../store/row-store.ts'

/** Scans rows, for filters without precomputed counts. */
export function countRows(store: RowStore, viewer: ViewerTables): number {
  let count = 0
  for (const partition of viewer.partitions) count += countPartition(store, viewer, partition)
  for (let row = store.tailFrom; row < store.count; row++) {
    const block = viewer.partitions.includes(partitionAt(store.columns, row)) && blockAt(store, viewer, row)
    if (block) count += countIn(store, viewer, block, row, row + 1)
  }
  return count
}

function countPartition(store: RowStore, viewer: ViewerTables, partition: number): number {
  const { groupHeads, kindStart, partitionStart } = store.clusters
  const end = kindStart[partitionStart[partition + 1]!]!
  let count = 0
  for (let group = kindStart[partitionStart[partition]!]!; group < end; group++) {
    const block = blockOf(viewer, faithKindOf(groupHeads, group), countryOf(groupHeads, group))
    if (block) count += countGroup(store, viewer, block, group)
  }
  return count
}

function countGroup(store: RowStore, viewer: ViewerTables, block: Block, group: number): number {
  const { groupHeads, clusterHeads } = store.clusters
  const end = firstOf(groupHeads, group + 1)
  let count = 0
  for (let cluster = firstOf(groupHeads, group); cluster < end; cluster++)
    if (agesMax(viewer, store.clusters, cluster) >= 0 && mayHoldMore(viewer.more, clusterHeads, cluster))
      count += countIn(
        store,
        viewer,
        block,
        firstOf(clusterHeads, cluster),
        firstOf(clusterHeads, cluster + 1),
      )
  return count
}

function countIn(
  { columns }: RowStore,
  viewer: ViewerTables,
  { mask }: Block,
  first: number,
  end: number,
): number {
  let count = 0
  for (let row = first; row < end; row++) if (passesAll(viewer, columns, row, mask)) count++
  return count
}
