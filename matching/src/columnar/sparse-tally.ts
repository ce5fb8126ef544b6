import { GATE_CODES } from './gate-bits.ts'

export const AGE_BITS = 7
const AGE_MASK = 2 ** AGE_BITS - 1
/** A key is a combination of gate bits and an age: there can be so many. */
export const TALLY_KEYS = GATE_CODES << AGE_BITS

/**
 * Counts members by gate bits and age, keeping only what occurs: a sorted list of combinations and how often each is
 * there. Small and a little slower: one for each faith in each country, and there are thousands of these.
 */
export class SparseTally {
  #keys: Uint32Array
  #counts: Uint32Array
  #size: number

  /** Counts on from these, which stay where they lie until there are more of them. */
  constructor(keys = new Uint32Array(0), counts = new Uint32Array(0)) {
    this.#keys = keys
    this.#counts = counts
    this.#size = keys.length
  }

  /** How many combinations it has. */
  get size(): number {
    return this.#size
  }

  get bytes(): number {
    return this.#keys.byteLength + this.#counts.byteLength
  }

  add(gates: number, age: number, by: 1 | -1): void {
    this.addKey((gates << AGE_BITS) | age, by)
  }

  addKey(key: number, by: number): void {
    const at = this.#placeOf(key)
    if (at === this.#size || this.#keys[at] !== key) this.#insert(at, key)
    this.#counts[at]! += by
  }

  /** Where the key is or would be. */
  #placeOf(key: number): number {
    let low = 0
    let high = this.#size
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#keys[middle]! < key) low = middle + 1
      else high = middle
    }
    return low
  }

  #insert(at: number, key: number) {
    if (this.#size === this.#keys.length) {
      this.#keys = larger(this.#keys)
      this.#counts = larger(this.#counts)
    }
    this.#keys.copyWithin(at + 1, at, this.#size)
    this.#counts.copyWithin(at + 1, at, this.#size)
    this.#keys[at] = key
    this.#counts[at] = 0
    this.#size++
  }

  /** How many there are from one age to another who have none of the bits in the mask. */
  count(mask: number, from: number, to: number): number {
    const keys = this.#keys
    const span = to - from
    const gates = mask << AGE_BITS
    let count = 0
    for (let at = 0; at < this.#size; at++) {
      const key = keys[at]!
      if ((key & gates) === 0 && ((key & AGE_MASK) - from) >>> 0 <= span) count += this.#counts[at]!
    }
    return count
  }

  forEach(each: (gates: number, age: number, count: number) => void): void {
    for (let at = 0; at < this.#size; at++) {
      const key = this.#keys[at]!
      each(key >>> AGE_BITS, key & AGE_MASK, this.#counts[at]!)
    }
  }

  copyTo(keys: Uint32Array, counts: Uint32Array, at: number): void {
    keys.set(this.#keys.subarray(0, this.#size), at)
    counts.set(this.#counts.subarray(0, this.#size), at)
  }
}

function larger(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(Math.ceil(array.length * 1.5) + 4)
  copy.set(array)
  return copy
}
