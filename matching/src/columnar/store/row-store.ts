import { clusterOrder } from './cluster-order.ts'
import { type Clusters, findClusters } from './clusters.ts'
import { ageAt, type Columns, capacityOf, columnBytes, withCapacity } from './columns.ts'
import { reorder } from './reorder.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface RowStore {
  vocabulary: Vocabulary
  columns: Columns
  clusters: Clusters
  tailFrom: number
  count: number
  queues: Queues
}

export interface Queues {
  kinds: Int32Array
  groups: Int32Array
  clusters: Int32Array
}

export function sortedStore(vocabulary: Vocabulary, columns: Columns, count: number): RowStore {
  const inUse = rowsInUse(columns, count)
  const capacity = capacityFor(inUse.length)
  const { rows, starts } = clusterOrder(columns, inUse)
  const sorted = reorder(columns, rows, capacity)
  return storeOf(vocabulary, sorted, findClusters(sorted, starts), inUse.length, inUse.length)
}

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

export function rowsInUse(columns: Columns, count: number): Uint32Array {
  const rows = new Uint32Array(count)
  let found = 0
  for (let row = 0; row < count; row++) if (ageAt(columns, row) > 0) rows[found++] = row
  return rows.slice(0, found)
}

export function appendRow(store: RowStore): number {
  if (store.count === capacityOf(store.columns)) {
    const capacity = Math.ceil(store.count * 1.25) // grows by more than one row, because each growth copies everything
    store.columns = withCapacity(store.columns, capacity)
  }
  return store.count++
}

/** Leaves room for a tail of 1 in 40, so that the index is rebuilt or merged before the columns must grow. */
const capacityFor = (count: number) => Math.ceil(count * 1.025) + 1024

export function storeBytes({ columns, clusters, queues }: RowStore): number {
  const others = [
    ...Object.values<ArrayBufferView>({ ...clusters }),
    ...Object.values<ArrayBufferView>({ ...queues }),
  ]
  return columnBytes(columns) + others.reduce((sum, { byteLength }) => sum + byteLength, 0)
}
