import { ageBandOf } from './clusters.ts'
import { type Columns, compareIds } from './columns.ts'
import { sortBy } from './sorting.ts'

/** So many ties are sorted by moving each to its place; up to so many by comparing; more by digits. */
const FEW_TIES = 24
const MANY_TIES = 20_000

/** The order of the sorted rows: by group, languages, age band, and inside a cluster by exposure and id, as ties are broken. */
export function clusterOrder(columns: Columns, rows: Uint32Array): Uint32Array {
  const { shown, age, languages, country, faithKind, partition } = columns
  const order = sortBy(rows, [partition, faithKind, country, languages, age.map(ageBandOf), shown])
  for (let from = 0; from < order.length; ) {
    const end = endOfTies(columns, order, from)
    if (end > from + 1) sortById(columns, order, from, end)
    from = end
  }
  return order
}

/** Where the rows end that exposure does not tell from the one at a place, and no more does the cluster. */
function endOfTies(columns: Columns, order: Uint32Array, from: number): number {
  const first = order[from]!
  let end = from + 1
  while (end < order.length && areTied(columns, first, order[end]!)) end++
  return end
}

const areTied = (
  { shown, age, languages, country, faithKind, partition }: Columns,
  one: number,
  other: number,
) =>
  shown[one] === shown[other] &&
  ageBandOf(age[one]!) === ageBandOf(age[other]!) &&
  languages[one] === languages[other] &&
  country[one] === country[other] &&
  faithKind[one] === faithKind[other] &&
  partition[one] === partition[other]

function sortById(columns: Columns, order: Uint32Array, from: number, end: number) {
  const { id0, id1, id2, id3 } = columns
  if (end - from < FEW_TIES) insertById(columns, order, from, end)
  else if (end - from < MANY_TIES)
    order.subarray(from, end).sort((one, other) => compareIds(columns, one, other))
  else order.set(sortBy(order.subarray(from, end), [id0, id1, id2, id3]), from)
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
