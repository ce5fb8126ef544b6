import { ageBandOf } from './clusters.ts'
import { type Columns, compareIds } from './columns.ts'
import { sortBy } from './sorting.ts'

/** So many ties are sorted by moving each to its place; up to so many by comparing; more by digits. */
const FEW_TIES = 24
const MANY_TIES = 20_000

/** The order of the sorted rows: by group, languages, age band, and inside a cluster by exposure and id, as ties are broken. */
export function clusterOrder(columns: Columns, rows: Uint32Array): Uint32Array {
  const { shown, age, languages, country, faithKind, partition } = columns
  const cluster = [partition, faithKind, country, languages, age.map(ageBandOf)]
  const { order, areTied } = sortBy(rows, [...cluster, shown])
  for (let from = 0, end = 1; from < order.length; from = end++) {
    while (end < order.length && areTied(order[from]!, order[end]!)) end++
    if (end > from + 1) sortById(columns, order, from, end)
  }
  return order
}

function sortById(columns: Columns, order: Uint32Array, from: number, end: number) {
  const { id0, id1, id2, id3 } = columns
  if (end - from < FEW_TIES) insertById(columns, order, from, end)
  else if (end - from < MANY_TIES)
    order.subarray(from, end).sort((one, other) => compareIds(columns, one, other))
  else order.set(sortBy(order.subarray(from, end), [id0, id1, id2, id3]).order, from)
}

/** Insertion sort. */
function insertById(columns: Columns, order: Uint32Array, from: number, end: number) {
  for (let next = from + 1; next < end; next++) {
    const row = order[next]!
    let at = next
    for (; at > from && compareIds(columns, row, order[at - 1]!) < 0; at--) order[at] = order[at - 1]!
    order[at] = row
  }
}
