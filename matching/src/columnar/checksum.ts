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
  idWordsAt,
  languagesAt,
  partitionAt,
  shownAt,
  tribeAt,
  writeRow,
} from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import { encode, type IndexedMember } from './encode.ts'
import { faithKey, Words } from './words.ts'

/** Two sums of 32 bits. */
export type Sums = readonly [number, number]

/**
 * Tells whether two sets of members are the same in everything that ranking reads, in whatever order they came and
 * however their words are numbered: the sum of a 64-bit fingerprint of each. A member who changes is taken out as they
 * were and added as they are.
 */
export class Checksum {
  #sums: [number, number]
  /** The fingerprint in the making. */
  readonly #lanes = new Int32Array(2)
  readonly #kinds: (code: number) => number
  readonly #countries: (code: number) => number
  readonly #tribes: (code: number) => number
  readonly #cities: (code: number) => number
  readonly #languages: (code: number) => number
  readonly #interests: (code: number) => number

  constructor(words: Words, sums: Sums = [0, 0]) {
    this.#sums = [...sums]
    this.#kinds = hashes(words.faithKinds, ({ example }) => faithKey(example))
    this.#countries = hashes(words.countries, (word) => word)
    this.#tribes = hashes(words.tribes, (word) => word)
    this.#cities = hashes(words.cities, (word) => word)
    this.#languages = hashes(words.languages, (word) => word)
    this.#interests = hashes(words.interests, (word) => word)
  }

  get sums(): Sums {
    return this.#sums
  }

  /** Takes the member in a row in (by 1) or out (by -1). */
  add(columns: Columns, row: number, by: 1 | -1): void {
    this.#readRow(columns, row)
    const [low = 0, high = 0] = this.#lanes
    this.#sums[0] = (this.#sums[0] + by * finished(low)) | 0
    this.#sums[1] = (this.#sums[1] + by * finished(high)) | 0
  }

  #readRow(columns: Columns, row: number) {
    const lanes = this.#lanes
    lanes[0] = 0x9e3779b9
    lanes[1] = 0x7f4a7c15
    for (const word of idWordsAt(columns, row)) mix(lanes, word)
    mix(lanes, partitionAt(columns, row) | (ageAt(columns, row) << 8))
    mix(lanes, ageFromAt(columns, row) | (ageToAt(columns, row) << 8) | (gatesAt(columns, row) << 16))
    mix(lanes, columns.answers[row]!)
    mix(lanes, shownAt(columns, row))
    mix(lanes, Math.floor(columns.joined[row]! / 2 ** 32))
    mix(lanes, columns.joined[row]!)
    mix(lanes, this.#kinds(faithKindAt(columns, row)))
    mix(lanes, this.#countries(countryAt(columns, row)))
    mix(lanes, this.#tribes(tribeAt(columns, row)))
    mix(lanes, this.#cities(cityAt(columns, row)))
    mix(lanes, sumOfBits(languagesAt(columns, row), this.#languages))
    mix(lanes, sumOfBits(columns.interests[row]!, this.#interests))
  }

  toString(): string {
    return this.#sums.map(hex).join('')
  }
}

/** The checksum of the index that would hold these members, without building it. */
export function checksumOf(members: Iterable<IndexedMember>): string {
  const words = new Words()
  const columns = createColumns(1)
  const checksum = new Checksum(words)
  for (const member of members) {
    const row = encode(words, member)
    if (!row) continue
    writeRow(columns, 0, row)
    checksum.add(columns, 0, 1)
  }
  return checksum.toString()
}

/** The hash of a word by its number; a dictionary may grow meanwhile. */
function hashes<T>(words: Dictionary<T>, textOf: (value: T) => string): (code: number) => number {
  const known: number[] = []
  return (code) => (known[code] ??= hashText(textOf(words.values[code]!)))
}

function sumOfBits(bits: number, hash: (bit: number) => number): number {
  let sum = 0
  for (let left = bits; left !== 0; left &= left - 1) sum = (sum + hash(31 - Math.clz32(left & -left))) | 0
  return sum
}

function hashText(text: string): number {
  const lanes = Int32Array.of(text.length, 0)
  for (const letter of text) mix(lanes, letter.codePointAt(0) ?? 0)
  return finished(lanes[0]!)
}

/** A round of MurmurHash3 for both lanes: every bit of every fact reaches every bit of the result. */
function mix(lanes: Int32Array, fact: number): void {
  const part = Math.imul(fact, 0xcc9e2d51)
  const turned = Math.imul((part << 15) | (part >>> 17), 0x1b873593)
  const [low, high] = [lanes[0]! ^ turned, lanes[1]! ^ turned]
  lanes[0] = Math.imul((low << 13) | (low >>> 19), 5) + 0xe6546b64
  lanes[1] = Math.imul((high << 13) | (high >>> 19), 5) + 0xe6546b64
}

function finished(lane: number): number {
  let hash = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0')
