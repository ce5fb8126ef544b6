import { OLDEST } from '../store/encode.ts'
import { GATE_CODES } from '../store/gate-bits.ts'
import type { SparseCounts } from './sparse-counts.ts'

export const AGES = OLDEST + 1

/** Prefix sums over ages by gate bits, so that an age range takes two look-ups. There is one large table per faith. */
export class PrefixCounts {
  readonly #lineOf = new Int16Array(GATE_CODES).fill(-1)
  #gates: Uint16Array = new Uint16Array(0)
  #size = 0
  #upTo: Uint32Array = new Uint32Array(0)

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

  static restore(gates: Uint16Array, sums: Uint32Array): PrefixCounts {
    const restored = new PrefixCounts()
    for (const [line, bits] of gates.entries()) restored.#lineOf[bits] = line
    restored.#gates = gates
    restored.#size = gates.length
    restored.#upTo = sums
    return restored
  }

  get gates(): Uint16Array {
    return this.#gates.subarray(0, this.#size)
  }

  get sums(): Uint32Array {
    return this.#upTo.subarray(0, this.#size * AGES)
  }

  /** Creates all lines before adding counts, so that the sums are never copied. */
  static of(list: readonly SparseCounts[]): PrefixCounts {
    const sum = new PrefixCounts()
    for (const counts of list)
      counts.forEach((gates) => {
        if (sum.#lineOf[gates] === -1) sum.#newLine(gates)
      })
    sum.#grow()
    for (const counts of list)
      counts.forEach((gates, age, count) => {
        sum.#upTo[sum.#lineOf[gates]! * AGES + age]! += count
      })
    sum.#sumUp()
    return sum
  }

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

  count(mask: number, from: number, to: number): number {
    const [gates, upTo, size] = [this.#gates, this.#upTo, this.#size]
    let count = 0
    for (let line = 0; line < size; line++)
      if ((gates[line]! & mask) === 0) count += upTo[line * AGES + to]! - upTo[line * AGES + from - 1]!
    return count
  }
}
