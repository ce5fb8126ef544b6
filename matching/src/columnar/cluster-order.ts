import { ageBandOf, areOneGroup } from './clusters.ts'
import {
  ageAt,
  type Columns,
  capacityOf,
  compareIds,
  countryAt,
  faithKindAt,
  languagesAt,
  partitionAt,
  shownAt,
} from './columns.ts'
import { type Sorted, sortBy } from './sorting.ts'

/** So many ties are sorted by moving each to its place; up to so many by comparing; more by digits. */
const FEW_TIES = 24
const MANY_TIES = 20_000
/** Neighbours of other languages or ages join one cluster up to this size: looking at a row costs less than at a cluster. */
const SMALL = 16

export interface ClusterOrder {
  rows: Uint32Array
  /** Where in this order each cluster begins, and the end. */
  starts: Uint32Array
}

/** The order of the sorted rows: by group, languages, age band; inside a cluster by exposure and id, as ties are broken. */
export function clusterOrder(columns: Columns, rows: Uint32Array): ClusterOrder {
  const kinds = [partitionAt, faithKindAt, countryAt, languagesAt, ageBandAt]
  const alike = sortBy(
    rows,
    kinds.map((read) => keysOf(columns, read)),
  )
  const starts = clusterStarts(columns, alike)
  const cluster = new Uint32Array(capacityOf(columns))
  for (let at = 0, found = -1; at < alike.order.length; at++) {
    if (at === starts[found + 1]) found++
    cluster[alike.order[at]!] = found
  }
  const { order, areTied } = sortBy(alike.order, [cluster, keysOf(columns, shownAt)])
  for (let from = 0, end = 1; from < order.length; from = end++) {
    while (end < order.length && areTied(order[from]!, order[end]!)) end++
    if (end > from + 1) sortById(columns, order, from, end)
  }
  return { rows: order, starts }
}

const ageBandAt = (columns: Columns, row: number) => ageBandOf(ageAt(columns, row))

/** One property of all rows. */
function keysOf(columns: Columns, read: (columns: Columns, row: number) => number): Uint32Array {
  const keys = new Uint32Array(capacityOf(columns))
  for (let row = 0; row < keys.length; row++) keys[row] = read(columns, row)
  return keys
}

function clusterStarts(columns: Columns, { order, areTied }: Sorted): Uint32Array {
  const starts = [0]
  for (let from = 0, end = 1; from < order.length; from = end++) {
    while (end < order.length && areTied(order[from]!, order[end]!)) end++
    const start = starts.at(-1)!
    if (start < from && !mayJoin(columns, order, start, from, end)) starts.push(from)
  }
  if (order.length > 0) starts.push(order.length)
  return Uint32Array.from(starts)
}

/** Whether alike rows join the cluster before them. Who says nothing of languages stays apart from who does. */
function mayJoin(columns: Columns, order: Uint32Array, start: number, from: number, end: number): boolean {
  const [one, other] = [order[start]!, order[from]!]
  const areOneSilence = (languagesAt(columns, one) === 0) === (languagesAt(columns, other) === 0)
  return end - start <= SMALL && areOneSilence && areOneGroup(columns, one, other)
}

function sortById(columns: Columns, order: Uint32Array, from: number, end: number) {
  if (end - from < FEW_TIES) insertById(columns, order, from, end)
  else if (end - from < MANY_TIES)
    order.subarray(from, end).sort((one, other) => compareIds(columns, one, other))
  else order.set(byIdDigits(columns, order.subarray(from, end)), from)
}

function byIdDigits(columns: Columns, rows: Uint32Array): Uint32Array {
  const words = [0, 1, 2, 3].map((word) => keysOf(columns, (_, row) => columns.ids[row * 4 + word]!))
  return sortBy(rows, words).order
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
