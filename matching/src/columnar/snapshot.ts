import { COLUMN_NAMES, type Columns, createColumns, inOrder } from './columns.ts'
import { rowsInUse } from './shelf.ts'
import type { Words } from './words.ts'

/** Changes with the columns: a snapshot of another shape must not be read as this one. */
const SHAPE = `ndoa-index-1 ${COLUMN_NAMES.join(' ')}`
const LENGTHS = 2
/** Columns of the widest numbers may only begin at multiples of this. */
const ALIGNED = 8

interface Header {
  shape: string
  count: number
  words: ReturnType<Words['list']>
}

/** The rows in use and their words: two lengths, a header as JSON, then column after column as they lie in memory. */
export function writeSnapshot(words: Words, columns: Columns, rows: number): Uint8Array {
  const order = rowsInUse(columns, rows)
  const count = order.length
  const header: Header = { shape: SHAPE, count, words: words.list() }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const packed = inOrder(columns, order, count)
  const bytes = new Uint8Array(end(text.length, packed))
  new Uint32Array(bytes.buffer, 0, LENGTHS).set([text.length, bytes.length])
  bytes.set(text, ALIGNED)
  placeColumns(text.length, packed, (column, at) => bytes.set(bytesOf(column), at))
  return bytes
}

/** The columns of a snapshot; its words are taught to `words`, which knows none yet. */
export function readSnapshot(snapshot: Uint8Array, words: Words): { columns: Columns; count: number } {
  const [textLength = 0, length] = new Uint32Array(snapshot.slice(0, ALIGNED).buffer)
  if (length !== snapshot.length) throw new RangeError('the snapshot is cut off, or none')
  const text = new TextDecoder().decode(snapshot.subarray(ALIGNED, ALIGNED + textLength))
  const header: Header = JSON.parse(text)
  if (header.shape !== SHAPE) throw new RangeError('the snapshot was written by another version')
  words.learn(header.words)
  const columns = createColumns(header.count)
  placeColumns(textLength, columns, (column, at) =>
    bytesOf(column).set(snapshot.subarray(at, at + column.byteLength)),
  )
  return { columns, count: header.count }
}

type Column = Columns[keyof Columns]

const bytesOf = (column: Column) => new Uint8Array(column.buffer, column.byteOffset, column.byteLength)

/** Calls `each` with every column and where it lies; returns where the last one ends. */
function placeColumns(
  textLength: number,
  columns: Columns,
  each: (column: Column, at: number) => void,
): number {
  let at = aligned(ALIGNED + textLength)
  for (const name of COLUMN_NAMES) {
    each(columns[name], at)
    at = aligned(at + columns[name].byteLength)
  }
  return at
}

const end = (textLength: number, columns: Columns) => placeColumns(textLength, columns, () => undefined)
const aligned = (at: number) => Math.ceil(at / ALIGNED) * ALIGNED
