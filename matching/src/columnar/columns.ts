import { formatId, type IdWords } from './uuid.ts'

/**
 * One array per property, one row per member: a query reads only the columns it needs, side by side in memory.
 * All together 54 bytes a member.
 */
const COLUMNS = {
  /** The id, in four words. */
  id0: Uint32Array,
  id1: Uint32Array,
  id2: Uint32Array,
  id3: Uint32Array,
  /** Who may meet this member at all: see partition.ts. */
  partition: Uint8Array,
  faithKind: Uint16Array,
  country: Uint16Array,
  languages: Uint32Array,
  tribe: Uint16Array,
  city: Uint32Array,
  /** 0 marks a row that is no longer used, the bit EXCLUDED one not to be shown: no filter asks for such ages. */
  age: Uint8Array,
  ageFrom: Uint8Array,
  ageTo: Uint8Array,
  /** Deal breakers, and what breaks the deals of others: see gate-bits.ts. */
  gates: Uint16Array,
  /** Lifestyle and education: see answers.ts. */
  answers: Uint16Array,
  interests: Uint32Array,
  shown: Uint32Array,
  joined: Float64Array,
}

/** Set in the ages of those who are not to be shown to the viewer, while a query runs: it costs the search no look. */
export const EXCLUDED = 2 ** 7

export type ColumnName = keyof typeof COLUMNS
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[]

export type Columns = { [Name in ColumnName]: InstanceType<(typeof COLUMNS)[Name]> }
/** A member in numbers. */
export type Row = Record<ColumnName, number>

export function createColumns(capacity: number): Columns {
  return Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, new COLUMNS[name](capacity)]),
  ) as unknown as Columns
}

/** The same rows with room for more. */
export function withCapacity(columns: Columns, capacity: number): Columns {
  const larger = createColumns(capacity)
  for (const name of COLUMN_NAMES) larger[name].set(columns[name])
  return larger
}

/** New columns that hold the given rows in the given order. */
export function inOrder(columns: Columns, order: Uint32Array, capacity: number): Columns {
  const ordered = createColumns(capacity)
  for (const name of COLUMN_NAMES) gather(columns[name], order, ordered[name])
  return ordered
}

type Column = Columns[ColumnName]

function gather(from: Column, order: Uint32Array, to: Column) {
  for (let at = 0; at < order.length; at++) to[at] = from[order[at]!]!
}

/** Written out, because this runs once per member and change. */
export function writeRow(columns: Columns, at: number, row: Row): void {
  columns.id0[at] = row.id0
  columns.id1[at] = row.id1
  columns.id2[at] = row.id2
  columns.id3[at] = row.id3
  columns.partition[at] = row.partition
  columns.faithKind[at] = row.faithKind
  columns.country[at] = row.country
  columns.languages[at] = row.languages
  columns.tribe[at] = row.tribe
  columns.city[at] = row.city
  columns.age[at] = row.age
  columns.ageFrom[at] = row.ageFrom
  columns.ageTo[at] = row.ageTo
  columns.gates[at] = row.gates
  columns.answers[at] = row.answers
  columns.interests[at] = row.interests
  columns.shown[at] = row.shown
  columns.joined[at] = row.joined
}

export function idWordsAt({ id0, id1, id2, id3 }: Columns, at: number): IdWords {
  return [id0[at]!, id1[at]!, id2[at]!, id3[at]!]
}

export function idAt(columns: Columns, at: number): string {
  return formatId(idWordsAt(columns, at))
}

/** Below zero when the id in the row comes before the other, 0 when it is the same. */
export function compareId({ id0, id1, id2, id3 }: Columns, at: number, other: IdWords): number {
  return id0[at]! - other[0] || id1[at]! - other[1] || id2[at]! - other[2] || id3[at]! - other[3]
}

/** The same between two rows; written out, because ties are broken in the middle of a search. */
export function compareIds({ id0, id1, id2, id3 }: Columns, one: number, other: number): number {
  return (
    id0[one]! - id0[other]! || id1[one]! - id1[other]! || id2[one]! - id2[other]! || id3[one]! - id3[other]!
  )
}

export const columnBytes = (columns: Columns) =>
  COLUMN_NAMES.reduce((sum, name) => sum + columns[name].byteLength, 0)
