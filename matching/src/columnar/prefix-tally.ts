import { OLDEST } from './encode.ts'
import { GATE_CODES, noneOf } from './gate-bits.ts'
import type { SparseTally } from './sparse-tally.ts'

/** Sums of each combination. */
export const AGES = OLDEST + 1

/**
 * Counts members by gate bits and age. Each combination of gate bits that occurs has running sums over the ages, so
 * that a span of ages costs two look-ups. The sums of one age lie side by side: whoever asks for some ages reads two
 * stretches of memory in a row. Fast and large: one for each faith.
 */
export class PrefixTally {
  readonly #numberOf = new Int16Array(GATE_CODES).fill(-1)
  /** The gate bits of each combination, and room for more. */
  #gates: Uint16Array = new Uint16Array(0)
  #size = 0
  /** So many combinations have room in the sums of one age. */
  #room = 0
  /** `#upTo[age * #room + number]`: how many of this combination are not older. */
  #upTo: Uint32Array = new Uint32Array(0)

  /** How many combinations it has. */
  get size(): number {
    return this.#size
  }

  get bytes(): number {
    return this.#upTo.byteLength + this.#gates.byteLength + this.#numberOf.byteLength
  }

  add(gates: number, age: number, by: 1 | -1): void {
    const number = this.#numberFor(gates)
    for (let at = age * this.#room + number; at < this.#upTo.length; at += this.#room) this.#upTo[at]! += by
  }

  /** Counts on from these sums, which stay where they lie until there are more combinations. */
  static restore(gates: Uint16Array, sums: Uint32Array): PrefixTally {
    const tally = new PrefixTally()
    for (const [number, bits] of gates.entries()) tally.#numberOf[bits] = number
    tally.#gates = gates
    tally.#size = tally.#room = gates.length
    tally.#upTo = sums
    return tally
  }

  /** The gate bits of each combination. */
  get gates(): Uint16Array {
    return this.#gates.subarray(0, this.#size)
  }

  /** All running sums, without room for more. */
  get sums(): Uint32Array {
    return this.#sumsWithRoom(this.#size)
  }

  /** All of these tallies in one. Its combinations are found first, so that its sums need not be moved time and again. */
  static of(tallies: readonly SparseTally[]): PrefixTally {
    const sum = new PrefixTally()
    for (const tally of tallies)
      tally.forEach((gates) => {
        if (sum.#numberOf[gates] === -1) sum.#newNumber(gates)
      })
    sum.#makeRoom()
    for (const tally of tallies)
      tally.forEach((gates, age, count) => {
        sum.#upTo[age * sum.#room + sum.#numberOf[gates]!]! += count
      })
    sum.#sumUp()
    return sum
  }

  /** Before it, each age stands for itself alone. */
  #sumUp() {
    for (let at = this.#room; at < this.#upTo.length; at++) this.#upTo[at]! += this.#upTo[at - this.#room]!
  }

  #numberFor(gates: number): number {
    if (this.#numberOf[gates] === -1) {
      this.#newNumber(gates)
      if (this.#size > this.#room) this.#makeRoom()
    }
    return this.#numberOf[gates]!
  }

  #newNumber(gates: number) {
    if (this.#size === this.#gates.length) {
      const larger = new Uint16Array(Math.ceil(this.#size * 1.5) + 4)
      larger.set(this.#gates)
      this.#gates = larger
    }
    this.#numberOf[gates] = this.#size
    this.#gates[this.#size++] = gates
  }

  #makeRoom() {
    const room = Math.ceil(this.#size * 1.25)
    this.#upTo = this.#sumsWithRoom(room)
    this.#room = room
  }

  #sumsWithRoom(room: number): Uint32Array {
    const sums = new Uint32Array(room * AGES)
    const held = Math.min(room, this.#room)
    for (let age = 0; age < AGES; age++)
      sums.set(this.#upTo.subarray(age * this.#room, age * this.#room + held), age * room)
    return sums
  }

  /** How many there are from one age to another who have none of the bits in the mask. */
  count(mask: number, from: number, to: number): number {
    const [gates, upTo, size] = [this.#gates, this.#upTo, this.#size]
    const [last, before] = [to * this.#room, (from - 1) * this.#room]
    let count = 0
    for (let number = 0; number < size; number++)
      count += (upTo[last + number]! - upTo[before + number]!) & noneOf(mask, gates[number]!)
    return count
  }
}
