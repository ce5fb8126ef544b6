import { clusterOrder } from './cluster-order.ts'
import { type Clusters, findClusters } from './clusters.ts'
import { ageAt, type Columns, capacityOf, columnBytes, withCapacity } from './columns.ts'
import { reordered } from './reorder.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The rows that a search looks through: sorted ones in clusters, then a tail of those that came or changed since. */
export interface RowStore {
  vocabulary: Vocabulary
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
export function sortedStore(vocabulary: Vocabulary, columns: Columns, count: number): RowStore {
  const inUse = rowsInUse(columns, count)
  const capacity = capacityFor(inUse.length)
  const { rows, starts } = clusterOrder(columns, inUse)
  const sorted = reordered(columns, rows, capacity)
  return storeOf(vocabulary, sorted, findClusters(sorted, starts), inUse.length, inUse.length)
}

/** Rows that lie as the clusters say. */
export function storeOf(
  vocabulary: Vocabulary,
  columns: Columns,
  clusters: Clusters,
  tailFrom: number,
  count: number,
): RowStore {
  return {
    vocabulary,
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
export function appendRow(store: RowStore): number {
  if (store.count === capacityOf(store.columns)) {
    const capacity = Math.ceil(store.count * 1.25) // by a quarter: loading must not copy time and again
    store.columns = withCapacity(store.columns, capacity)
  }
  return store.count++
}

/** Room for a tail of one in forty: past one in a hundred it should be merged. */
const capacityFor = (count: number) => Math.ceil(count * 1.025) + 1024

export function storeBytes({ columns, clusters, queues }: RowStore): number {
  const others = [
    ...Object.values<ArrayBufferView>({ ...clusters }),
    ...Object.values<ArrayBufferView>({ ...queues }),
  ]
  return columnBytes(columns) + others.reduce((sum, { byteLength }) => sum + byteLength, 0)
}
