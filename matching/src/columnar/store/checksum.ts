import {
  ageAt,
  ageFromAt,
  ageToAt,
  type Columns,
  cityAt,
  countryAt,
  createColumns,
  faithKindAt,
  gatesAt,
  idWordAt,
  languagesAt,
  moreLanguagesAt,
  partitionAt,
  tiebreakAt,
  tribeAt,
  writeRow,
} from './columns.ts'
import { encode, type IndexedMember } from './encode.ts'
import { faithKey, Vocabulary } from './vocabulary.ts'

const FACTS = 16
const [LOW_SEED, HIGH_SEED] = [0x9e3779b9, 0x7f4a7c15]

export type Sums = readonly [number, number]

/** Equal sets of members have equal checksums, whatever their order or term codes. Members can be added and removed. */
export class Checksum {
  #sums: [number, number]
  readonly #facts = new Int32Array(FACTS)
  readonly #kinds: Hashes
  readonly #countries: Hashes
  readonly #tribes: Hashes
  readonly #cities: Hashes
  readonly #languages: Hashes
  readonly #interests: Hashes

  constructor(vocabulary: Vocabulary, sums: Sums = [0, 0]) {
    this.#sums = [...sums]
    this.#kinds = new Hashes((code) => faithKey(vocabulary.faithKinds.values[code]!.example))
    this.#countries = new Hashes((code) => vocabulary.countries.values[code]!)
    this.#tribes = new Hashes((code) => vocabulary.tribes.values[code]!)
    this.#cities = new Hashes((code) => vocabulary.cities.values[code]!)
    this.#languages = new Hashes((code) => vocabulary.languages.values[code]!)
    this.#interests = new Hashes((code) => vocabulary.interests.values[code]!)
  }

  get sums(): Sums {
    return this.#sums
  }

  add(columns: Columns, row: number, by: 1 | -1): void {
    this.#readRow(columns, row)
    let [low, high] = [LOW_SEED, HIGH_SEED]
    for (let i = 0; i < FACTS; i++) {
      const fact = scramble(this.#facts[i]!)
      low = mixIn(low, fact)
      high = mixIn(high, fact)
    }
    this.#sums[0] = (this.#sums[0] + by * finalize(low)) | 0
    this.#sums[1] = (this.#sums[1] + by * finalize(high)) | 0
  }

  #readRow(columns: Columns, row: number) {
    const facts = this.#facts
    for (let word = 0; word < 4; word++) facts[word] = idWordAt(columns, row, word)
    facts[4] = partitionAt(columns, row) | (ageAt(columns, row) << 8)
    facts[5] = ageFromAt(columns, row) | (ageToAt(columns, row) << 8) | (gatesAt(columns, row) << 16)
    facts[6] = columns.answers[row]! | (columns.filterBits[row]! << 16)
    facts[7] = tiebreakAt(columns, row)
    facts[8] = Math.floor(columns.joined[row]! / 2 ** 32)
    facts[9] = columns.joined[row]!
    facts[10] = this.#kinds.at(faithKindAt(columns, row))
    facts[11] = this.#countries.at(countryAt(columns, row))
    facts[12] = this.#tribes.at(tribeAt(columns, row))
    facts[13] = this.#cities.at(cityAt(columns, row))
    facts[14] =
      (this.#languages.sumOf(languagesAt(columns, row)) +
        this.#languages.sumOf(moreLanguagesAt(columns, row), 32)) |
      0
    facts[15] = this.#interests.sumOf(columns.interests[row]!)
  }

  toString(): string {
    return this.#sums.map(hex).join('')
  }
}

export function checksumOf(members: Iterable<IndexedMember>): string {
  const vocabulary = new Vocabulary()
  const columns = createColumns(1)
  const checksum = new Checksum(vocabulary)
  for (const member of members) {
    const row = encode(vocabulary, member)
    if (!row) continue
    writeRow(columns, 0, row)
    checksum.add(columns, 0, 1)
  }
  return checksum.toString()
}

class Hashes {
  readonly #known: number[] = []
  readonly #textOf: (code: number) => string

  constructor(textOf: (code: number) => string) {
    this.#textOf = textOf
  }

  at(code: number): number {
    const known = this.#known[code]
    return known === undefined ? (this.#known[code] = hashText(this.#textOf(code))) : known
  }

  sumOf(bits: number, firstCode = 0): number {
    let sum = 0
    for (let left = bits; left !== 0; left &= left - 1)
      sum = (sum + this.at(firstCode + 31 - Math.clz32(left & -left))) | 0
    return sum
  }
}

function hashText(text: string): number {
  let hash = text.length
  for (const letter of text) hash = mixIn(hash, scramble(letter.codePointAt(0) ?? 0))
  return finalize(hash)
}

function mixIn(lane: number, scrambledFact: number): number {
  const mixed = lane ^ scrambledFact
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0
}

function scramble(fact: number): number {
  const part = Math.imul(fact, 0xcc9e2d51)
  return Math.imul((part << 15) | (part >>> 17), 0x1b873593)
}

function finalize(lane: number): number {
  let hash = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0')
