import { type Columns, createColumns, writeRow } from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import { encode, type IndexedMember } from './encode.ts'
import { faithKey, Words } from './words.ts'

/**
 * Tells whether two sets of members are the same in everything that ranking reads, in whatever order they come and
 * however their words are numbered: the sum of a 64-bit fingerprint of each.
 */
class Checksum {
  #low = 0
  #high = 0
  readonly #kinds: (code: number) => number
  readonly #countries: (code: number) => number
  readonly #tribes: (code: number) => number
  readonly #cities: (code: number) => number
  readonly #languages: (code: number) => number
  readonly #interests: (code: number) => number

  constructor(words: Words) {
    this.#kinds = hashes(words.faithKinds, ({ example }) => faithKey(example))
    this.#countries = hashes(words.countries, (word) => word)
    this.#tribes = hashes(words.tribes, (word) => word)
    this.#cities = hashes(words.cities, (word) => word)
    this.#languages = hashes(words.languages, (word) => word)
    this.#interests = hashes(words.interests, (word) => word)
  }

  add(columns: Columns, row: number): void {
    const facts = this.#factsAt(columns, row)
    this.#low = (this.#low + mix(facts, 0x9e3779b9)) | 0
    this.#high = (this.#high + mix(facts, 0x7f4a7c15)) | 0
  }

  #factsAt(columns: Columns, row: number): number[] {
    const joined = columns.joined[row]!
    return [
      columns.id0[row]!,
      columns.id1[row]!,
      columns.id2[row]!,
      columns.id3[row]!,
      columns.partition[row]!,
      columns.age[row]!,
      columns.ageFrom[row]!,
      columns.ageTo[row]!,
      columns.gates[row]!,
      columns.answers[row]!,
      columns.shown[row]!,
      Math.floor(joined / 2 ** 32),
      joined,
      this.#kinds(columns.faithKind[row]!),
      this.#countries(columns.country[row]!),
      this.#tribes(columns.tribe[row]!),
      this.#cities(columns.city[row]!),
      sumOfBits(columns.languages[row]!, this.#languages),
      sumOfBits(columns.interests[row]!, this.#interests),
    ]
  }

  toString(): string {
    return hex(this.#high) + hex(this.#low)
  }
}

/** The checksum of an index, from its rows. */
export function checksumOfRows(words: Words, columns: Columns, count: number): string {
  const checksum = new Checksum(words)
  for (let row = 0; row < count; row++) if (columns.age[row]! > 0) checksum.add(columns, row)
  return checksum.toString()
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
    checksum.add(columns, 0)
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
  return mix(
    Array.from(text, (letter) => letter.codePointAt(0) ?? 0),
    text.length,
  )
}

/** The rounds of MurmurHash3: every bit of every fact reaches every bit of the result. */
function mix(facts: readonly number[], seed: number): number {
  let hash = seed | 0
  for (const fact of facts) {
    const part = Math.imul(fact, 0xcc9e2d51)
    hash ^= Math.imul((part << 15) | (part >>> 17), 0x1b873593)
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0')
