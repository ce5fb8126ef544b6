import { blockAt, passesAll } from '../bounds/block.ts'
import { mayHoldMore } from '../bounds/more-filters.ts'
import type { ViewerTables } from '../bounds/viewer.ts'
import { firstOf } from '../store/clusters.ts'
import { partitionAt } from '../store/columns.ts'
import type { RowStore } from '../store/row-store.ts'
import type { TopRows } from './top-rows.ts'

export function searchByNewest(
  store: RowStore,
  viewer: ViewerTables,
  top: TopRows,
  extraRows: readonly number[],
): void {
  const { groupsByNewest, groupNewest, kindStart, partitionStart } = store.clusters
  for (const partition of viewer.partitions) {
    const end = kindStart[partitionStart[partition + 1]!]!
    for (let at = kindStart[partitionStart[partition]!]!; at < end; at++) {
      const group = groupsByNewest[at]!
      if (groupNewest[group]! < top.worstKey) break
      scanGroup(store, viewer, group, top)
    }
  }
  scanTail(store, viewer, top)
  for (const row of extraRows) scanRows(store, viewer, row, row + 1, top)
}

function scanGroup(store: RowStore, viewer: ViewerTables, group: number, top: TopRows) {
  const { groupHeads, clusterHeads, clusterNewest } = store.clusters
  for (let cluster = firstOf(groupHeads, group); cluster < firstOf(groupHeads, group + 1); cluster++)
    if (clusterNewest[cluster]! >= top.worstKey && mayHoldMore(viewer.more, clusterHeads, cluster))
      scanRows(store, viewer, firstOf(clusterHeads, cluster), firstOf(clusterHeads, cluster + 1), top)
}

function scanTail(store: RowStore, viewer: ViewerTables, top: TopRows) {
  for (let row = store.tailFrom; row < store.count; row++)
    if (viewer.partitions.includes(partitionAt(store.columns, row)))
      scanRows(store, viewer, row, row + 1, top)
}

function scanRows(store: RowStore, viewer: ViewerTables, first: number, end: number, top: TopRows) {
  const { columns } = store
  const block = blockAt(store, viewer, first)
  if (!block) return
  for (let row = first; row < end; row++) {
    const joined = columns.joined[row]!
    if (joined >= top.worstKey && passesAll(viewer, columns, row, block.mask)) top.offer(row, joined)
  }
}
