import { OLDEST } from '../store/encode.ts'
import { GATE_CODES } from '../store/gate-bits.ts'
import type { SparseCounts } from './sparse-counts.ts'

/** Sums in a line. */
export const AGES = OLDEST + 1

/**
 * Counts members by gate bits and age. Each combination of gate bits that occurs has a line of running sums over the
 * ages, so that a span of ages costs two look-ups. Fast and large: one for each faith.
 */
export class PrefixCounts {
  readonly #lineOf = new Int16Array(GATE_CODES).fill(-1)
  /** The gate bits of each line, and room for more. */
  #gates: Uint16Array = new Uint16Array(0)
  #size = 0
  /** `#upTo[line * AGES + age]`: how many are not older. */
  #upTo: Uint32Array = new Uint32Array(0)

  /** How many lines it has. */
  get size(): number {
    return this.#size
  }

  get bytes(): number {
    return this.#upTo.byteLength + this.#gates.byteLength + this.#lineOf.byteLength
  }

  add(gates: number, age: number, by: 1 | -1): void {
    const line = this.#lineFor(gates)
    for (let at = line + age; at < line + AGES; at++) this.#upTo[at]! += by
  }

  /** Counts on from these sums, which stay where they lie until there are more lines. */
  static restore(gates: Uint16Array, sums: Uint32Array): PrefixCounts {
    const one = new PrefixCounts()
    for (const [line, bits] of gates.entries()) one.#lineOf[bits] = line
    one.#gates = gates
    one.#size = gates.length
    one.#upTo = sums
    return one
  }

  /** The gate bits of each line. */
  get gates(): Uint16Array {
    return this.#gates.subarray(0, this.#size)
  }

  /** The running sums of all lines. */
  get sums(): Uint32Array {
    return this.#upTo.subarray(0, this.#size * AGES)
  }

  /** All of these tallies in one. Its lines are found first, so that its sums need not be moved time and again. */
  static of(all: readonly SparseCounts[]): PrefixCounts {
    const sum = new PrefixCounts()
    for (const one of all)
      one.forEach((gates) => {
        if (sum.#lineOf[gates] === -1) sum.#newLine(gates)
      })
    sum.#grow()
    for (const one of all)
      one.forEach((gates, age, count) => {
        sum.#upTo[sum.#lineOf[gates]! * AGES + age]! += count
      })
    sum.#sumUp()
    return sum
  }

  /** Before it, each age stands for itself alone. */
  #sumUp() {
    for (let line = 0; line < this.#size * AGES; line += AGES)
      for (let at = line + 1; at < line + AGES; at++) this.#upTo[at]! += this.#upTo[at - 1]!
  }

  #lineFor(gates: number): number {
    if (this.#lineOf[gates] === -1) {
      this.#newLine(gates)
      if (this.#size * AGES > this.#upTo.length) this.#grow()
    }
    return this.#lineOf[gates]! * AGES
  }

  #newLine(gates: number) {
    if (this.#size === this.#gates.length) {
      const larger = new Uint16Array(Math.ceil(this.#size * 1.5) + 4)
      larger.set(this.#gates)
      this.#gates = larger
    }
    this.#lineOf[gates] = this.#size
    this.#gates[this.#size++] = gates
  }

  #grow() {
    const larger = new Uint32Array(Math.ceil(this.#size * 1.25) * AGES)
    larger.set(this.#upTo)
    this.#upTo = larger
  }

  /** How many there are from one age to another who have none of the bits in the mask. */
  count(mask: number, from: number, to: number): number {
    const [gates, upTo, size] = [this.#gates, this.#upTo, this.#size]
    let count = 0
    for (let line = 0; line < size; line++)
      if ((gates[line]! & mask) === 0) count += upTo[line * AGES + to]! - upTo[line * AGES + from - 1]!
    return count
  }
}
