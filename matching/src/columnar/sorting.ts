const DIGIT = 2 ** 16

/**
 * Sorts rows by a column, keeping the order of equals (radix sort, two digits of 16 bits). Sorting by several columns
 * is sorting by the last one first. Linear, where comparing a million rows would take seconds.
 */
export function sortStably(order: Uint32Array, column: Uint32Array | Uint16Array | Uint8Array): Uint32Array {
  const byLowDigit = sortByDigit(order, column, 0)
  return column.BYTES_PER_ELEMENT > 2 ? sortByDigit(byLowDigit, column, 16) : byLowDigit
}

function sortByDigit(order: Uint32Array, column: ArrayLike<number>, shift: number): Uint32Array {
  const next = new Uint32Array(DIGIT + 1)
  for (const row of order) next[((column[row]! >>> shift) & 0xffff) + 1]!++
  if (next.includes(order.length)) return order // all the same
  for (let digit = 1; digit < DIGIT; digit++) next[digit]! += next[digit - 1]!
  const sorted = new Uint32Array(order.length)
  for (const row of order) sorted[next[(column[row]! >>> shift) & 0xffff]!++] = row
  return sorted
}
