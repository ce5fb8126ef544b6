import { ageBandOf } from './clusters.ts'
import {
  ageAt,
  type Columns,
  compareIds,
  countryAt,
  faithKindAt,
  idWordAt,
  languagesAt,
  MAX_CODES,
  moreLanguagesAt,
  partitionAt,
  tiebreakAt,
} from './columns.ts'
import { RECORD, sortRecords } from './radix-sort.ts'

/** Insertion sort is fastest up to this size, and radix sort above COMPARISON_SORT_MAX. */
const INSERTION_SORT_MAX = 24
const COMPARISON_SORT_MAX = 20_000
/** Up to this size, rows with different languages or ages share a cluster, because a cluster costs more than a row. */
const SMALL_CLUSTER = 16

export interface ClusterOrder {
  rows: Uint32Array
  starts: Uint32Array
}

export function clusterOrder(columns: Columns, rows: Uint32Array): ClusterOrder {
  const alike = sortRecords(
    recordsOf(rows, (row, records, at) => {
      records[at + GROUP] = groupAt(columns, row)
      records[at + LANGUAGES] = languagesAt(columns, row) | moreLanguagesAt(columns, row)
      records[at + AGE_BAND] = ageBandOf(ageAt(columns, row))
    }),
  )
  const starts = clusterStarts(alike)
  const inClusters = sortRecords(keysInClusters(columns, alike, starts))
  const order = rows.map((_, at) => inClusters[at * RECORD]!)
  forEachTie(inClusters, (from, end) => sortById(columns, order, from, end))
  return { rows: order, starts }
}

const [GROUP, LANGUAGES, AGE_BAND] = [1, 2, 3]
const [CLUSTER, TIEBREAK, ID] = [1, 2, 3]

const groupAt = (columns: Columns, row: number) =>
  (partitionAt(columns, row) * MAX_CODES.faithKinds + faithKindAt(columns, row)) * MAX_CODES.countries +
  countryAt(columns, row)

function recordsOf(
  rows: Uint32Array,
  writeKeys: (row: number, records: Uint32Array, at: number) => void,
): Uint32Array {
  const records = new Uint32Array(rows.length * RECORD)
  for (let i = 0; i < rows.length; i++) {
    records[i * RECORD] = rows[i]!
    writeKeys(rows[i]!, records, i * RECORD)
  }
  return records
}

function forEachTie(records: Uint32Array, each: (from: number, end: number) => void): void {
  const count = records.length / RECORD
  for (let from = 0, end = 1; from < count; from = end++) {
    while (end < count && areTied(records, from * RECORD, end * RECORD)) end++
    if (end > from + 1) each(from, end)
  }
}

const areTied = (records: Uint32Array, one: number, other: number) =>
  records[one + 1] === records[other + 1] &&
  records[one + 2] === records[other + 2] &&
  records[one + 3] === records[other + 3]

function clusterStarts(alike: Uint32Array): Uint32Array {
  const count = alike.length / RECORD
  const starts: number[] = [0]
  let start = 0
  for (let from = 0, end = 1; from < count; from = end++) {
    while (end < count && areTied(alike, from * RECORD, end * RECORD)) end++
    if (from === 0 || (end - start <= SMALL_CLUSTER && mayJoin(alike, start * RECORD, from * RECORD)))
      continue
    starts.push(from)
    start = from
  }
  if (count > 0) starts.push(count)
  return Uint32Array.from(starts)
}

/** Keeps members without languages in clusters of their own, because their culture points differ. */
const mayJoin = (alike: Uint32Array, one: number, other: number) =>
  alike[one + GROUP] === alike[other + GROUP] &&
  (alike[one + LANGUAGES] === 0) === (alike[other + LANGUAGES] === 0)

function keysInClusters(columns: Columns, records: Uint32Array, starts: Uint32Array): Uint32Array {
  for (let cluster = 0; cluster < starts.length - 1; cluster++)
    for (let at = starts[cluster]! * RECORD; at < starts[cluster + 1]! * RECORD; at += RECORD) {
      records[at + CLUSTER] = cluster
      records[at + TIEBREAK] = tiebreakAt(columns, records[at]!)
      records[at + ID] = idWordAt(columns, records[at]!, 0)
    }
  return records
}

function sortById(columns: Columns, order: Uint32Array, from: number, end: number) {
  if (end - from < INSERTION_SORT_MAX) insertById(columns, order, from, end)
  else if (end - from < COMPARISON_SORT_MAX)
    order.subarray(from, end).sort((one, other) => compareIds(columns, one, other))
  else order.set(byIdDigits(columns, order.subarray(from, end)), from)
}

function byIdDigits(columns: Columns, rows: Uint32Array): Uint32Array {
  const sorted = sortRecords(
    recordsOf(rows, (row, records, at) => {
      for (let word = 1; word < RECORD; word++) records[at + word] = idWordAt(columns, row, word)
    }),
  )
  return rows.map((_, at) => sorted[at * RECORD]!)
}

function insertById(columns: Columns, order: Uint32Array, from: number, end: number) {
  for (let next = from + 1; next < end; next++) {
    const row = order[next]!
    let at = next
    for (; at > from && compareIds(columns, row, order[at - 1]!) < 0; at--) order[at] = order[at - 1]!
    order[at] = row
  }
}
