import { OLDEST } from '../store/encode.ts'
import { GATE_BITS, GATE_CODES } from '../store/gate-bits.ts'

export const countKey = (gates: number, age: number) => (age << GATE_BITS) | gates
export const COUNT_KEYS = countKey(0, OLDEST + 1)

/** A sorted list of the gate bits and ages that occur. It is compact, because there is one per faith and country. */
export class SparseCounts {
  #keys: Uint32Array
  #counts: Uint32Array
  #size: number

  constructor(keys = new Uint32Array(0), counts = new Uint32Array(0)) {
    this.#keys = keys
    this.#counts = counts
    this.#size = keys.length
  }

  get size(): number {
    return this.#size
  }

  get bytes(): number {
    return this.#keys.byteLength + this.#counts.byteLength
  }

  add(gates: number, age: number, by: 1 | -1): void {
    this.addKey(countKey(gates, age), by)
  }

  addKey(key: number, by: number): void {
    const at = this.#positionOf(key)
    if (at === this.#size || this.#keys[at] !== key) this.#insert(at, key)
    this.#counts[at]! += by
  }

  #positionOf(key: number): number {
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

  count(mask: number, from: number, to: number): number {
    const [keys, counts] = [this.#keys, this.#counts]
    const end = this.#positionOf(countKey(0, to + 1))
    let count = 0
    for (let at = this.#positionOf(countKey(0, from)); at < end; at++)
      count += counts[at]! & (((keys[at]! & mask) - 1) >> 31) // branchless: adds 0 if a mask bit is set
    return count
  }

  forEach(each: (gates: number, age: number, count: number) => void): void {
    for (let at = 0; at < this.#size; at++) {
      const key = this.#keys[at]!
      each(key & (GATE_CODES - 1), key >>> GATE_BITS, this.#counts[at]!)
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
