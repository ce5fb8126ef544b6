import { type Columns, createColumns, WIDTHS } from './columns.ts'

export function reorder(columns: Columns, order: Uint32Array, capacity: number): Columns {
  const ordered = createColumns(capacity)
  gather(columns.ids, WIDTHS.ids, order, ordered.ids)
  gather(columns.interests, WIDTHS.interests, order, ordered.interests)
  gather(columns.traits, WIDTHS.traits, order, ordered.traits)
  gather(wordsOf(columns.joined), 2 * WIDTHS.joined, order, wordsOf(ordered.joined))
  for (let at = 0; at < order.length; at++) {
    ordered.answers[at] = columns.answers[order[at]!]!
    ordered.filterBits[at] = columns.filterBits[order[at]!]!
  }
  return ordered
}

const wordsOf = ({ buffer, byteOffset, length }: Float64Array) =>
  new Uint32Array(buffer, byteOffset, 2 * length)

/** Takes only one array type, because the compiled code for several would be 50 % slower. */
function gather(from: Uint32Array, width: number, order: Uint32Array, to: Uint32Array) {
  for (let at = 0; at < order.length; at++) {
    const [first, target] = [order[at]! * width, at * width]
    for (let i = 0; i < width; i++) to[target + i] = from[first + i]!
  }
}
