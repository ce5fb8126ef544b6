import {
  type Columns,
  capacityOf,
  createColumns,
  partitionAt,
  type Row,
  setAge,
  setPartition,
  setShown,
  shownAt,
  withCapacity,
  writeRow,
} from './columns.ts'
import { Directory } from './directory.ts'
import { encode, type IndexedMember } from './encode.ts'
import { example } from './example.ts'
import { type Audience, withAudience } from './partition.ts'
import { type Parts, partsOf } from './parts.ts'
import type { IdWords } from './uuid.ts'
import { Words } from './words.ts'

const SMALLEST = 1024

/** Some traits in numbers. */
export type Part = Readonly<Row>

/** What a member consists of: few share all of it, but many share each. */
export interface MemberParts {
  id: IdWords
  joined_at: number
  /** Both genders and all faiths. */
  faith: Part
  /** Country and city. */
  place: Part
  /** Smoking, drinking, celibacy, education, both questions about children. */
  answers: Part
  dealBreakers: Part
  tribe: Part
  languages: Part
  interests: readonly Part[]
  age: Part
  ageFrom: Part
  ageTo: Part
}

/** Takes in everybody at once: nothing is counted or sorted before the last one is there. */
export class IndexBuilder {
  readonly #words = new Words()
  #columns: Columns = createColumns(SMALLEST)
  #count = 0
  /** Where everybody lies, once somebody asks. */
  #directory: Directory | null = null

  /** Each id may come once. Who may not be listed at all is left out. */
  add(member: IndexedMember): void {
    const row = encode(this.#words, member)
    if (row) this.#write(row)
  }

  /** These traits in numbers, to be used for all who share them; null when they keep anybody out of all lists. */
  part(traits: Partial<IndexedMember>): Part | null {
    return encode(this.#words, { ...SOMEBODY, ...traits })
  }

  /** Adds a member by parts: visible to everyone, and never shown so far. Each part has its say in columns of its own. */
  addParts(parts: MemberParts): void {
    const { id, faith, place, answers, dealBreakers } = parts
    let interests = 0
    for (const part of parts.interests) interests |= part.interests
    this.#write({
      id0: id[0],
      id1: id[1],
      id2: id[2],
      id3: id[3],
      partition: faith.partition,
      faithKind: faith.faithKind,
      country: place.country,
      languages: parts.languages.languages,
      tribe: parts.tribe.tribe,
      city: place.city,
      age: parts.age.age,
      ageFrom: parts.ageFrom.ageFrom,
      ageTo: parts.ageTo.ageTo,
      gates: answers.gates | dealBreakers.gates,
      answers: answers.answers,
      interests,
      shown: 0,
      joined: parts.joined_at,
    })
  }

  #write(row: Row) {
    const room = capacityOf(this.#columns)
    if (this.#count === room) this.#columns = withCapacity(this.#columns, room * 2)
    this.#directory = null
    writeRow(this.#columns, this.#count++, row)
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

  leaveOut(id: IdWords): void {
    const row = this.#find(id)
    if (row >= 0) setAge(this.#columns, row, 0)
  }

  #find(id: IdWords): number {
    this.#directory ??= Directory.of(this.#columns, this.#count)
    return this.#directory.find(this.#columns, id)
  }

  /** What an index of all who were added consists of; the builder is used up. */
  finish(): Parts {
    return partsOf(this.#words, this.#columns, this.#count)
  }
}

/** Somebody whom lists may hold, of whom nothing else is known. */
const SOMEBODY: IndexedMember = {
  ...example({ id: '00000000-0000-0000-0000-000000000000', gender: 'Female', age: 18 }),
  joined_at: 0,
  shown: 0,
  visible_to: 'everyone',
}
