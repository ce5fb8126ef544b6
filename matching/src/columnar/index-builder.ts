import { example } from '../example.ts'
import { type Parts, partsOf } from './parts.ts'
import {
  addShown,
  type Columns,
  capacityOf,
  createColumns,
  MAX_ROWS,
  type MemberParts,
  partitionAt,
  setAge,
  setPartition,
  setVerified,
  withCapacity,
  writeParts,
  writeRow,
} from './store/columns.ts'
import { encode, type IndexedMember } from './store/encode.ts'
import { type StoredFact, setFact } from './store/filter-bits.ts'
import { IdTable } from './store/id-table.ts'
import { type Audience, withAudience } from './store/partition.ts'
import type { IdWords } from './store/uuid.ts'
import { Vocabulary } from './store/vocabulary.ts'

const MIN_CAPACITY = 1024

export type Part = number

export class IndexBuilder {
  readonly #vocabulary = new Vocabulary()
  #columns: Columns = createColumns(MIN_CAPACITY)
  #count = 0
  #parts: Columns = createColumns(MIN_CAPACITY)
  #partCount = 1
  #idTable: IdTable | null = null

  add(member: IndexedMember): void {
    const row = encode(this.#vocabulary, member)
    if (!row) return
    this.#columns = withCapacityFor(this.#columns, this.#count)
    writeRow(this.#columns, this.#count++, row)
  }

  /**
   * Genders and faiths must share a part. @returns a number above 0, or null if these traits exclude a member from
   * lists
   */
  part(traits: Partial<IndexedMember>): Part | null {
    const row = encode(this.#vocabulary, { ...PLACEHOLDER_MEMBER, ...traits })
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

  /** The member starts visible to everyone, without badge or photo, never shown, and not active. */
  addParts(member: MemberParts): void {
    this.#columns = withCapacityFor(this.#columns, this.#count)
    writeParts(this.#columns, this.#count++, member, this.#parts)
  }

  interestBits(interests: readonly string[]): number {
    return this.#vocabulary.interestBits(interests)
  }

  /** Call this and the other setters after all members are added. Unknown ids are ignored. */
  setAudience(id: IdWords, audience: Audience): void {
    const row = this.#find(id)
    if (row >= 0) setPartition(this.#columns, row, withAudience(partitionAt(this.#columns, row), audience))
  }

  addShown(id: IdWords, times: number): void {
    const row = this.#find(id)
    if (row >= 0) addShown(this.#columns, row, times)
  }

  setVerified(id: IdWords): void {
    const row = this.#find(id)
    if (row >= 0) setVerified(this.#columns, row)
  }

  setFact(id: IdWords, fact: StoredFact, is: boolean): void {
    const row = this.#find(id)
    if (row >= 0) setFact(this.#columns, row, fact, is)
  }

  remove(id: IdWords): void {
    const row = this.#find(id)
    if (row >= 0) setAge(this.#columns, row, 0)
  }

  #find(id: IdWords): number {
    this.#idTable ??= IdTable.of(this.#columns, this.#count)
    return this.#idTable.find(this.#columns, id)
  }

  finish(): Parts {
    return partsOf(this.#vocabulary, this.#columns, this.#count)
  }
}

function withCapacityFor(columns: Columns, row: number): Columns {
  const room = capacityOf(columns)
  const doubled = Math.min(room * 2, MAX_ROWS - 1)
  return row < room ? columns : withCapacity(columns, Math.max(row + 1, doubled))
}

const PLACEHOLDER_MEMBER: IndexedMember = {
  ...example({ id: '00000000-0000-0000-0000-000000000000', gender: 'Female', age: 18 }),
  joined_at: 0,
  shown: 0,
  verified: false,
  has_photo: false,
  active_this_week: false,
  visible_to: 'everyone',
}
