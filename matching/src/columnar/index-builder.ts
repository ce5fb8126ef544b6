import { type Parts, partsOf } from './parts.ts'
import {
  type Columns,
  capacityOf,
  createColumns,
  MAX_ROWS,
  type MemberParts,
  partitionAt,
  setAge,
  setPartition,
  setShown,
  shownAt,
  withCapacity,
  writeParts,
  writeRow,
} from './store/columns.ts'
import { encode, type IndexedMember } from './store/encode.ts'
import { example } from './store/example.ts'
import { IdTable } from './store/id-table.ts'
import { type Audience, withAudience } from './store/partition.ts'
import type { IdWords } from './store/uuid.ts'
import { Vocabulary } from './store/vocabulary.ts'

const SMALLEST = 1024

/** Some traits in numbers, for all members who share them: the row where they stand among the parts. */
export type Part = number

/** Takes in everybody at once: nothing is counted or sorted before the last one is there. */
export class IndexBuilder {
  readonly #vocabulary = new Vocabulary()
  #columns: Columns = createColumns(SMALLEST)
  #count = 0
  /** Members in whom nothing is set but the traits of a part; none is number 0. */
  #parts: Columns = createColumns(SMALLEST)
  #partCount = 1
  /** Where everybody lies, once it is asked for. */
  #idTable: IdTable | null = null

  /** Each id may come once. Who may not be listed at all is left out. */
  add(member: IndexedMember): void {
    const row = encode(this.#vocabulary, member)
    if (!row) return
    this.#columns = withCapacityFor(this.#columns, this.#count)
    writeRow(this.#columns, this.#count++, row)
  }

  /** These traits in numbers, above 0; null when they keep anybody out. Genders and faiths belong into one part. */
  part(traits: Partial<IndexedMember>): Part | null {
    const row = encode(this.#vocabulary, { ...SOMEBODY, ...traits })
    if (!row) return null
    const part = this.#partCount++
    this.#parts = withCapacityFor(this.#parts, part)
    writeRow(this.#parts, part, {
      ...row,
      partition: 'gender' in traits ? row.partition : 0,
      faithKind: 'faith' in traits ? row.faithKind : 0,
      age: 'age' in traits ? row.age : 0,
      ageFrom: 'age_range_min' in traits ? row.ageFrom : 0,
      ageTo: 'age_range_max' in traits ? row.ageTo : 0,
    })
    return part
  }

  /** Adds a member by parts: visible to everyone, and never shown so far. */
  addParts(member: MemberParts): void {
    this.#columns = withCapacityFor(this.#columns, this.#count)
    writeParts(this.#columns, this.#count++, member, this.#parts)
  }

  /** Interests as bits, which may be put together by `|`. */
  interestBits(interests: readonly string[]): number {
    return this.#vocabulary.interestBits(interests)
  }

  /** Notes what is known by the id alone, after everybody is there; of strangers it says nothing. */
  setAudience(id: IdWords, audience: Audience): void {
    const row = this.#find(id)
    if (row >= 0) setPartition(this.#columns, row, withAudience(partitionAt(this.#columns, row), audience))
  }

  addShown(id: IdWords, times: number): void {
    const row = this.#find(id)
    if (row >= 0) setShown(this.#columns, row, shownAt(this.#columns, row) + times)
  }

  remove(id: IdWords): void {
    const row = this.#find(id)
    if (row >= 0) setAge(this.#columns, row, 0)
  }

  #find(id: IdWords): number {
    this.#idTable ??= IdTable.of(this.#columns, this.#count)
    return this.#idTable.find(this.#columns, id)
  }

  /** What an index of all who were added consists of; the builder is used up. */
  finish(): Parts {
    return partsOf(this.#vocabulary, this.#columns, this.#count)
  }
}

/** The same columns if they have room for the row, else larger ones. */
function withCapacityFor(columns: Columns, row: number): Columns {
  const room = capacityOf(columns)
  const doubled = Math.min(room * 2, MAX_ROWS - 1)
  return row < room ? columns : withCapacity(columns, Math.max(row + 1, doubled))
}

/** Somebody whom lists may hold, of whom nothing else is known. */
const SOMEBODY: IndexedMember = {
  ...example({ id: '00000000-0000-0000-0000-000000000000', gender: 'Female', age: 18 }),
  joined_at: 0,
  shown: 0,
  visible_to: 'everyone',
}
