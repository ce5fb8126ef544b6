import { EXPOSURE_STEP } from '../../rank.ts'
import { formatId, type IdWords } from './uuid.ts'

/**
 * One row per member: 56 bytes in six columns. Columns are contiguous, because a search reads answers and interests of
 * many rows in sequence, and traits of only a few.
 */
export interface Columns {
  ids: Uint32Array
  answers: Uint16Array
  interests: Uint32Array
  filterBits: Uint16Array
  traits: Uint32Array
  joined: Float64Array
}

export const WIDTHS = { ids: 4, answers: 1, interests: 1, filterBits: 1, traits: 6, joined: 1 }
const NAMES = Object.keys(WIDTHS) as (keyof Columns)[]

const LANGUAGES = 0
/** The city in 24 bits, with the age above. */
const CITY = 1
/** `tiebreakOf` in 24 bits, with the partition above. */
const TIEBREAK = 2
/** The faith kind in 16 bits, with the lowest and highest preferred age above, a byte each. */
const FAITH_KIND = 3
/** The gate bits in 11 bits, with 11 bits for the tribe and 10 for the country above. */
const GATES = 4
const MORE_LANGUAGES = 5

export const MAX_ROWS = 2 ** 26

export const MAX_CODES = { faithKinds: 2 ** 16, countries: 2 ** 10, tribes: 2 ** 11, cities: 2 ** 24 }
export const MAX_SHOWN = 2 ** 23 - 1
const UNVERIFIED = EXPOSURE_STEP
const BELOW_STEP = EXPOSURE_STEP - 1

/**
 * Orders members of one percentage, lowest first. The unverified bit is between the exposure step and the remainder.
 */
export function tiebreakOf(verified: boolean, shown: number): number {
  const times = Math.min(shown, MAX_SHOWN)
  return ((times & ~BELOW_STEP) << 1) | (verified ? 0 : UNVERIFIED) | (times & BELOW_STEP)
}

export const isVerifiedIn = (tiebreak: number) => (tiebreak & UNVERIFIED) === 0
export const shownIn = (tiebreak: number) =>
  ((tiebreak >>> 1) & ~BELOW_STEP & MAX_SHOWN) | (tiebreak & BELOW_STEP)

export interface Row {
  id0: number
  id1: number
  id2: number
  id3: number
  partition: number
  faithKind: number
  country: number
  languages: number
  moreLanguages: number
  tribe: number
  city: number
  /** 0 marks an unused row, and the EXCLUDED bit an excluded one. No filter accepts such ages. */
  age: number
  ageFrom: number
  ageTo: number
  gates: number
  answers: number
  interests: number
  filterBits: number
  tiebreak: number
  joined: number
}

/** Set in the ages of excluded members during a query, which saves the search a look-up. */
export const EXCLUDED = 2 ** 7

export function createColumns(capacity: number): Columns {
  if (capacity >= MAX_ROWS) throw new RangeError(`the index has room for ${MAX_ROWS} rows`)
  return {
    ids: new Uint32Array(capacity * WIDTHS.ids),
    answers: new Uint16Array(capacity * WIDTHS.answers),
    interests: new Uint32Array(capacity * WIDTHS.interests),
    filterBits: new Uint16Array(capacity * WIDTHS.filterBits),
    traits: new Uint32Array(capacity * WIDTHS.traits),
    joined: new Float64Array(capacity * WIDTHS.joined),
  }
}

export const capacityOf = ({ answers }: Columns) => answers.length

export function withCapacity(columns: Columns, capacity: number): Columns {
  const larger = createColumns(capacity)
  for (const name of NAMES) larger[name].set(columns[name])
  return larger
}

/** Unrolled for speed, because this runs for every member and change. */
export function writeRow(columns: Columns, at: number, row: Row): void {
  const { ids, answers, interests, filterBits, traits, joined } = columns
  const id = at * WIDTHS.ids
  ids[id] = row.id0
  ids[id + 1] = row.id1
  ids[id + 2] = row.id2
  ids[id + 3] = row.id3
  answers[at] = row.answers
  interests[at] = row.interests
  filterBits[at] = row.filterBits
  const first = at * WIDTHS.traits
  traits[first + LANGUAGES] = row.languages
  traits[first + CITY] = row.city | (row.age << 24)
  traits[first + TIEBREAK] = row.tiebreak | (row.partition << 24)
  traits[first + FAITH_KIND] = row.faithKind | (row.ageFrom << 16) | (row.ageTo << 24)
  traits[first + GATES] = row.gates | (row.tribe << 11) | (row.country << 22)
  traits[first + MORE_LANGUAGES] = row.moreLanguages
  joined[at] = row.joined
}

export interface MemberParts {
  id: IdWords
  joined: number
  interests: number
  parts: readonly number[]
}

export function writeParts(columns: Columns, at: number, member: MemberParts, parts: Columns): void {
  let [languages, city, tiebreak, faithKind, gates, moreLanguages, answers, filterBits] = [
    0, 0, 0, 0, 0, 0, 0, 0,
  ]
  for (const part of member.parts) {
    const first = part * WIDTHS.traits
    languages |= parts.traits[first + LANGUAGES]!
    city |= parts.traits[first + CITY]!
    tiebreak |= parts.traits[first + TIEBREAK]!
    faithKind |= parts.traits[first + FAITH_KIND]!
    gates |= parts.traits[first + GATES]!
    moreLanguages |= parts.traits[first + MORE_LANGUAGES]!
    answers |= parts.answers[part]!
    filterBits |= parts.filterBits[part]!
  }
  const first = at * WIDTHS.traits
  columns.traits[first + LANGUAGES] = languages
  columns.traits[first + CITY] = city
  columns.traits[first + TIEBREAK] = tiebreak
  columns.traits[first + FAITH_KIND] = faithKind
  columns.traits[first + GATES] = gates
  columns.traits[first + MORE_LANGUAGES] = moreLanguages
  columns.answers[at] = answers
  columns.filterBits[at] = filterBits
  columns.interests[at] = member.interests
  columns.joined[at] = member.joined
  for (let word = 0; word < WIDTHS.ids; word++) columns.ids[at * WIDTHS.ids + word] = member.id[word]!
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
    moreLanguages: moreLanguagesAt(columns, row),
    tribe: tribeAt(columns, row),
    city: cityAt(columns, row),
    age: ageAt(columns, row),
    ageFrom: ageFromAt(columns, row),
    ageTo: ageToAt(columns, row),
    gates: gatesAt(columns, row),
    answers: columns.answers[row]!,
    interests: columns.interests[row]!,
    filterBits: columns.filterBits[row]!,
    tiebreak: tiebreakAt(columns, row),
    joined: columns.joined[row]!,
  }
}

const wordAt = ({ traits }: Columns, row: number, word: number) => traits[row * WIDTHS.traits + word]!

const LOW_24 = 2 ** 24 - 1
const LOW_11 = 2 ** 11 - 1

export const languagesAt = (columns: Columns, row: number) => wordAt(columns, row, LANGUAGES)
export const moreLanguagesAt = (columns: Columns, row: number) => wordAt(columns, row, MORE_LANGUAGES)
export const cityAt = (columns: Columns, row: number) => wordAt(columns, row, CITY) & LOW_24
export const ageAt = (columns: Columns, row: number) => wordAt(columns, row, CITY) >>> 24
export const tiebreakAt = (columns: Columns, row: number) => wordAt(columns, row, TIEBREAK) & LOW_24
export const partitionAt = (columns: Columns, row: number) => wordAt(columns, row, TIEBREAK) >>> 24
export const faithKindAt = (columns: Columns, row: number) => wordAt(columns, row, FAITH_KIND) & 0xffff
export const ageFromAt = (columns: Columns, row: number) => (wordAt(columns, row, FAITH_KIND) >>> 16) & 0xff
export const ageToAt = (columns: Columns, row: number) => wordAt(columns, row, FAITH_KIND) >>> 24
export const gatesAt = (columns: Columns, row: number) => wordAt(columns, row, GATES) & LOW_11
export const tribeAt = (columns: Columns, row: number) => (wordAt(columns, row, GATES) >>> 11) & LOW_11
export const countryAt = (columns: Columns, row: number) => wordAt(columns, row, GATES) >>> 22

export function setAge({ traits }: Columns, row: number, age: number): void {
  const at = row * WIDTHS.traits + CITY
  traits[at] = (traits[at]! & LOW_24) | (age << 24)
}

export function setPartition({ traits }: Columns, row: number, partition: number): void {
  const at = row * WIDTHS.traits + TIEBREAK
  traits[at] = (traits[at]! & LOW_24) | (partition << 24)
}

export function setVerified({ traits }: Columns, row: number): void {
  const at = row * WIDTHS.traits + TIEBREAK
  traits[at] = traits[at]! & ~UNVERIFIED
}

export function addShown({ traits }: Columns, row: number, times: number): void {
  const at = row * WIDTHS.traits + TIEBREAK
  const word = traits[at]!
  const tiebreak = word & LOW_24
  traits[at] = (word & ~LOW_24) | tiebreakOf(isVerifiedIn(tiebreak), shownIn(tiebreak) + times)
}

export const idWordAt = ({ ids }: Columns, row: number, word: number) => ids[row * WIDTHS.ids + word]!

export function idWordsAt({ ids }: Columns, row: number): IdWords {
  const at = row * WIDTHS.ids
  return [ids[at]!, ids[at + 1]!, ids[at + 2]!, ids[at + 3]!]
}

export function idAt(columns: Columns, row: number): string {
  return formatId(idWordsAt(columns, row))
}

export function compareId({ ids }: Columns, row: number, other: IdWords): number {
  const at = row * WIDTHS.ids
  return ids[at]! - other[0] || ids[at + 1]! - other[1] || ids[at + 2]! - other[2] || ids[at + 3]! - other[3]
}

/** Unrolled for speed, because searches break ties with it. */
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
