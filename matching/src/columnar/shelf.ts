import { clusterOrder } from './cluster-order.ts'
import { type Clusters, findClusters } from './clusters.ts'
import { ageAt, type Columns, capacityOf, columnBytes, withCapacity } from './columns.ts'
import { inOrder } from './in-order.ts'
import type { Words } from './words.ts'

/** The rows that a search looks through: sorted ones in clusters, then a tail of those that came or changed since. */
export interface Shelf {
  words: Words
  columns: Columns
  clusters: Clusters
  /** Rows from here to `count` lie in no cluster. */
  tailFrom: number
  count: number
  queues: Queues
}

/** Room for the blocks that wait for their turn: each points to the next one of its percentage. */
export interface Queues {
  kinds: Int32Array
  groups: Int32Array
  clusters: Int32Array
}

/** Sorts the rows that are in use into clusters; the others are left behind. */
export function sortedShelf(words: Words, columns: Columns, count: number): Shelf {
  const inUse = rowsInUse(columns, count)
  const capacity = roomFor(inUse.length)
  const { rows, starts } = clusterOrder(columns, inUse)
  const sorted = inOrder(columns, rows, capacity)
  return shelfOf(words, sorted, findClusters(sorted, starts), inUse.length, inUse.length)
}

/** Rows that lie as the clusters say. */
export function shelfOf(
  words: Words,
  columns: Columns,
  clusters: Clusters,
  tailFrom: number,
  count: number,
): Shelf {
  return {
    words,
    columns,
    clusters,
    tailFrom,
    count,
    queues: {
      kinds: new Int32Array(clusters.kindFaith.length),
      groups: new Int32Array(clusters.groupNewest.length),
      clusters: new Int32Array(clusters.clusterNewest.length),
    },
  }
}

/** A row out of use has age 0. */
export function rowsInUse(columns: Columns, count: number): Uint32Array {
  const rows = new Uint32Array(count)
  let found = 0
  for (let row = 0; row < count; row++) if (ageAt(columns, row) > 0) rows[found++] = row
  return rows.slice(0, found)
}

/** One more row at the end of the tail. */
export function takeRow(shelf: Shelf): number {
  if (shelf.count === capacityOf(shelf.columns)) {
    const capacity = Math.ceil(shelf.count * 1.25) // by a quarter: loading must not copy time and again
    shelf.columns = withCapacity(shelf.columns, capacity)
  }
  return shelf.count++
}

/** Room for a tail of one in forty: past one in a hundred it should be merged. */
const roomFor = (count: number) => Math.ceil(count * 1.025) + 1024

export function shelfBytes({ columns, clusters, queues }: Shelf): number {
  const others = [
    ...Object.values<ArrayBufferView>({ ...clusters }),
    ...Object.values<ArrayBufferView>({ ...queues }),
  ]
  return columnBytes(columns) + others.reduce((sum, { byteLength }) => sum + byteLength, 0)
}
