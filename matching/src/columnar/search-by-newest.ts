import type { Best } from './best.ts'
import { blockAt, isAskedFor } from './block.ts'
import { firstOf } from './clusters.ts'
import { partitionAt } from './columns.ts'
import type { Shelf } from './shelf.ts'
import type { ViewerTables } from './viewer-tables.ts'

/** Finds the members who joined last: the same blocks, but their bound is the join time of their newest member. */
export function searchByNewest(
  shelf: Shelf,
  viewer: ViewerTables,
  best: Best,
  further: readonly number[],
): void {
  const { groupsByNewest, groupNewest, kindStart, partitionStart } = shelf.clusters
  for (const partition of viewer.partitions) {
    const end = kindStart[partitionStart[partition + 1]!]!
    for (let at = kindStart[partitionStart[partition]!]!; at < end; at++) {
      const group = groupsByNewest[at]!
      if (groupNewest[group]! < best.worstKey) break
      scanGroup(shelf, viewer, group, best)
    }
  }
  scanTail(shelf, viewer, best)
  for (const row of further) scanRows(shelf, viewer, row, row + 1, best)
}

function scanGroup(shelf: Shelf, viewer: ViewerTables, group: number, best: Best) {
  const { groupHeads, clusterHeads, clusterNewest } = shelf.clusters
  for (let cluster = firstOf(groupHeads, group); cluster < firstOf(groupHeads, group + 1); cluster++)
    if (clusterNewest[cluster]! >= best.worstKey)
      scanRows(shelf, viewer, firstOf(clusterHeads, cluster), firstOf(clusterHeads, cluster + 1), best)
}

function scanTail(shelf: Shelf, viewer: ViewerTables, best: Best) {
  for (let row = shelf.tailFrom; row < shelf.count; row++)
    if (viewer.partitions.includes(partitionAt(shelf.columns, row)))
      scanRows(shelf, viewer, row, row + 1, best)
}

/** The rows of a block. */
function scanRows(shelf: Shelf, viewer: ViewerTables, first: number, end: number, best: Best) {
  const { columns } = shelf
  const block = blockAt(shelf, viewer, first)
  if (!block) return
  for (let row = first; row < end; row++) {
    const joined = columns.joined[row]!
    if (joined >= best.worstKey && isAskedFor(viewer, columns, row, block.mask)) best.offer(row, joined)
  }
}
