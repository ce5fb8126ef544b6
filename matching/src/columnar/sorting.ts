/** Values of a digit: 16 bits. */
const DIGIT = 2 ** 16

type Column = Uint32Array | Uint16Array | Uint8Array

/** What rows are sorted by in one go: a number below `size` for each. */
interface Key {
  of: Uint16Array
  size: number
}

export interface Sorted {
  order: Uint32Array
  /** Whether two of the rows are the same in all columns. */
  areTied: (one: number, other: number) => boolean
}

/**
 * Sorts rows by several columns, the first one counts most; equals keep their order. Radix sort: linear, where
 * comparing a million rows would take seconds. What costs is that each go reads and writes memory at random, so digits
 * of which few values occur share a go.
 */
export function sortBy(rows: Uint32Array, columns: readonly Column[]): Sorted {
  const room = columns[0]?.length ?? 0
  const keys: Key[] = []
  for (const column of columns.toReversed()) {
    addDigit(keys, rows, column, 0, room)
    if (column.BYTES_PER_ELEMENT > 2) addDigit(keys, rows, column, 16, room)
  }
  return {
    order: keys.reduce(sortByKey, rows),
    areTied: (one, other) => keys.every(({ of: key }) => key[one] === key[other]),
  }
}

/** Makes a digit that counts more than all before part of the last key, if it has room, or a key of its own. */
function addDigit(keys: Key[], rows: Uint32Array, column: Column, shift: number, room: number) {
  const { codes, size } = codesOf(rows, column, shift)
  if (size < 2) return
  let last = keys.at(-1)
  if (!last || last.size * size > DIGIT) {
    last = { of: new Uint16Array(room), size: 1 }
    keys.push(last)
  }
  const { of: key, size: weight } = last
  for (const row of rows) key[row]! += codes[(column[row]! >>> shift) & 0xffff]! * weight
  last.size *= size
}

/** The values that occur in a digit, numbered in order. */
function codesOf(rows: Uint32Array, column: Column, shift: number) {
  const codes = new Uint16Array(DIGIT)
  for (const row of rows) codes[(column[row]! >>> shift) & 0xffff] = 1
  let size = 0
  for (let value = 0; value < DIGIT; value++) if (codes[value] === 1) codes[value] = size++
  return { codes, size }
}

function sortByKey(order: Uint32Array, { of: key, size }: Key): Uint32Array {
  const next = new Uint32Array(size + 1)
  for (const row of order) next[key[row]! + 1]!++
  for (let value = 1; value < size; value++) next[value]! += next[value - 1]!
  const sorted = new Uint32Array(order.length)
  for (const row of order) sorted[next[key[row]!]!++] = row
  return sorted
}
