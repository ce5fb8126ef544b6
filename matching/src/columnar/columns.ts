import { formatId, type IdWords } from './uuid.ts'

/**
 * A row per member, 54 bytes in four columns. What is read together lies together, because fetching it from memory is
 * what takes time: a search goes through the answers of many rows, one behind the other, and then looks at all traits
 * of the few that are left.
 */
export interface Columns {
  /** Four words a row. */
  ids: Uint32Array
  /** Seven words a row: see LANGUAGES to KIND. */
  traits: Uint32Array
  /** Lifestyle and education: see answers.ts. */
  answers: Uint16Array
  joined: Float64Array
}

/** How many elements a row takes in each column. */
const WIDTHS = { ids: 4, traits: 7, answers: 1, joined: 1 }
const NAMES = Object.keys(WIDTHS) as (keyof Columns)[]

/** The words of a row in `traits`. */
const [LANGUAGES, INTERESTS, CITY, SHOWN] = [0, 1, 2, 3]
/** Age, ageFrom, ageTo, partition: a byte each. */
const AGES = 4
/** Gates, and the tribe above. */
const GATES = 5
/** The kind of faith, and the country above. */
const KIND = 6

/** A member in numbers. */
export interface Row {
  /** The id, in four words. */
  id0: number
  id1: number
  id2: number
  id3: number
  /** Who may meet this member at all: see partition.ts. */
  partition: number
  faithKind: number
  country: number
  languages: number
  tribe: number
  city: number
  /** 0 marks a row that is no longer used, the bit EXCLUDED one not to be shown: no filter asks for such ages. */
  age: number
  ageFrom: number
  ageTo: number
  /** Deal breakers, and what breaks the deals of others: see gate-bits.ts. */
  gates: number
  answers: number
  interests: number
  shown: number
  joined: number
}

/** Set in the ages of those who are not to be shown to the viewer, while a query runs: it costs the search no look. */
export const EXCLUDED = 2 ** 7

export function createColumns(capacity: number): Columns {
  return {
    ids: new Uint32Array(capacity * WIDTHS.ids),
    traits: new Uint32Array(capacity * WIDTHS.traits),
    answers: new Uint16Array(capacity * WIDTHS.answers),
    joined: new Float64Array(capacity * WIDTHS.joined),
  }
}

/** How many rows there is room for. */
export const capacityOf = ({ answers }: Columns) => answers.length

/** The same rows with room for more. */
export function withCapacity(columns: Columns, capacity: number): Columns {
  const larger = createColumns(capacity)
  for (const name of NAMES) larger[name].set(columns[name])
  return larger
}

/** New columns that hold the given rows in the given order. */
export function inOrder(columns: Columns, order: Uint32Array, capacity: number): Columns {
  const ordered = createColumns(capacity)
  for (const name of NAMES) gather(columns[name], WIDTHS[name], order, ordered[name])
  return ordered
}

type Column = Columns[keyof Columns]

function gather(from: Column, width: number, order: Uint32Array, to: Column) {
  for (let at = 0; at < order.length; at++)
    for (let i = 0; i < width; i++) to[at * width + i] = from[order[at]! * width + i]!
}

/** Written out, because this runs once per member and change. */
export function writeRow({ ids, traits, answers, joined }: Columns, at: number, row: Row): void {
  const id = at * WIDTHS.ids
  ids[id] = row.id0
  ids[id + 1] = row.id1
  ids[id + 2] = row.id2
  ids[id + 3] = row.id3
  const first = at * WIDTHS.traits
  traits[first + LANGUAGES] = row.languages
  traits[first + INTERESTS] = row.interests
  traits[first + CITY] = row.city
  traits[first + SHOWN] = row.shown
  traits[first + AGES] = row.age | (row.ageFrom << 8) | (row.ageTo << 16) | (row.partition << 24)
  traits[first + GATES] = row.gates | (row.tribe << 16)
  traits[first + KIND] = row.faithKind | (row.country << 16)
  answers[at] = row.answers
  joined[at] = row.joined
}

export function readRow(columns: Columns, row: number): Row {
  const [id0, id1, id2, id3] = idWordsAt(columns, row)
  return {
    id0,
    id1,
    id2,
    id3,
    partition: partitionAt(columns, row),
    faithKind: faithKindAt(columns, row),
    country: countryAt(columns, row),
    languages: languagesAt(columns, row),
    tribe: tribeAt(columns, row),
    city: cityAt(columns, row),
    age: ageAt(columns, row),
    ageFrom: ageFromAt(columns, row),
    ageTo: ageToAt(columns, row),
    gates: gatesAt(columns, row),
    answers: columns.answers[row]!,
    interests: interestsAt(columns, row),
    shown: shownAt(columns, row),
    joined: columns.joined[row]!,
  }
}

const wordAt = ({ traits }: Columns, row: number, word: number) => traits[row * WIDTHS.traits + word]!

export const languagesAt = (columns: Columns, row: number) => wordAt(columns, row, LANGUAGES)
export const interestsAt = (columns: Columns, row: number) => wordAt(columns, row, INTERESTS)
export const cityAt = (columns: Columns, row: number) => wordAt(columns, row, CITY)
export const shownAt = (columns: Columns, row: number) => wordAt(columns, row, SHOWN)
export const ageAt = (columns: Columns, row: number) => wordAt(columns, row, AGES) & 0xff
export const ageFromAt = (columns: Columns, row: number) => (wordAt(columns, row, AGES) >>> 8) & 0xff
export const ageToAt = (columns: Columns, row: number) => (wordAt(columns, row, AGES) >>> 16) & 0xff
export const partitionAt = (columns: Columns, row: number) => wordAt(columns, row, AGES) >>> 24
export const gatesAt = (columns: Columns, row: number) => wordAt(columns, row, GATES) & 0xffff
export const tribeAt = (columns: Columns, row: number) => wordAt(columns, row, GATES) >>> 16
export const faithKindAt = (columns: Columns, row: number) => wordAt(columns, row, KIND) & 0xffff
export const countryAt = (columns: Columns, row: number) => wordAt(columns, row, KIND) >>> 16

export function setAge({ traits }: Columns, row: number, age: number): void {
  const at = row * WIDTHS.traits + AGES
  traits[at] = (traits[at]! & ~0xff) | age
}

export function setPartition({ traits }: Columns, row: number, partition: number): void {
  const at = row * WIDTHS.traits + AGES
  traits[at] = (traits[at]! & 0xffffff) | (partition << 24)
}

export function setShown({ traits }: Columns, row: number, shown: number): void {
  traits[row * WIDTHS.traits + SHOWN] = shown
}

export function idWordsAt({ ids }: Columns, row: number): IdWords {
  const at = row * WIDTHS.ids
  return [ids[at]!, ids[at + 1]!, ids[at + 2]!, ids[at + 3]!]
}

export function idAt(columns: Columns, row: number): string {
  return formatId(idWordsAt(columns, row))
}

/** Below zero when the id in the row comes before the other, 0 when it is the same. */
export function compareId({ ids }: Columns, row: number, other: IdWords): number {
  const at = row * WIDTHS.ids
  return ids[at]! - other[0] || ids[at + 1]! - other[1] || ids[at + 2]! - other[2] || ids[at + 3]! - other[3]
}

/** The same between two rows; written out, because ties are broken in the middle of a search. */
export function compareIds({ ids }: Columns, row: number, otherRow: number): number {
  const [at, other] = [row * WIDTHS.ids, otherRow * WIDTHS.ids]
  return (
    ids[at]! - ids[other]! ||
    ids[at + 1]! - ids[other + 1]! ||
    ids[at + 2]! - ids[other + 2]! ||
    ids[at + 3]! - ids[other + 3]!
  )
}

export const columnBytes = (columns: Columns) =>
  NAMES.reduce((sum, name) => sum + columns[name].byteLength, 0)
