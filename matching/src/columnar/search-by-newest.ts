import type { Best } from './best.ts'
import { blockOf, isAskedFor } from './block.ts'
import type { Shelf } from './shelf.ts'
import type { ViewerTables } from './viewer-tables.ts'

/** Finds the members who joined last: the same blocks, but their bound is the join time of their newest member. */
export function searchByNewest(
  shelf: Shelf,
  viewer: ViewerTables,
  best: Best,
  further: readonly number[],
): void {
  const { groupsByNewest, groupNewest, partitionStart } = shelf.clusters
  for (const partition of viewer.partitions) {
    for (let at = partitionStart[partition]!; at < partitionStart[partition + 1]!; at++) {
      const group = groupsByNewest[at]!
      if (groupNewest[group]! < best.worstKey) break
      scanGroup(shelf, viewer, group, best)
    }
  }
  scanTail(shelf, viewer, best)
  for (const row of further) scanRow(shelf, viewer, row, best)
}

function scanGroup(shelf: Shelf, viewer: ViewerTables, group: number, best: Best) {
  const { groupFaith, groupCountry, groupStart, clusterStart, clusterNewest } = shelf.clusters
  for (let cluster = groupStart[group]!; cluster < groupStart[group + 1]!; cluster++) {
    if (clusterNewest[cluster]! < best.worstKey) continue
    const [first, end] = [clusterStart[cluster]!, clusterStart[cluster + 1]!]
    scanRows(shelf, viewer, groupFaith[group]!, groupCountry[group]!, first, end, best)
  }
}

function scanTail(shelf: Shelf, viewer: ViewerTables, best: Best) {
  const { partition } = shelf.columns
  for (let row = shelf.tailFrom; row < shelf.count; row++)
    if (viewer.partitions.includes(partition[row]!)) scanRow(shelf, viewer, row, best)
}

function scanRow(shelf: Shelf, viewer: ViewerTables, row: number, best: Best) {
  const { faithKind, country } = shelf.columns
  scanRows(shelf, viewer, faithKind[row]!, country[row]!, row, row + 1, best)
}

function scanRows(
  shelf: Shelf,
  viewer: ViewerTables,
  faithKind: number,
  country: number,
  first: number,
  end: number,
  best: Best,
) {
  const { columns } = shelf
  const block = blockOf(shelf, viewer, faithKind, country, 0)
  if (!block) return
  for (let row = first; row < end; row++) {
    const joined = columns.joined[row]!
    if (joined >= best.worstKey && isAskedFor(viewer, columns, row, block.mask)) best.offer(row, joined)
  }
}
