import { type Columns, compareId, idWordsAt } from './columns.ts'
import type { IdWords } from './uuid.ts'

const EMPTY = 0
const SMALLEST = 1024
/** Places per member, at least: fuller, and searches grow long. */
const FULL = 1.6

/**
 * Finds the row of an id: a hash table in one array (open addressing, linear probing), 8 bytes a member where a `Map`
 * of strings takes over 100. The ids themselves stay in their columns.
 */
export class Directory {
  /** Row + 1, or 0 for an empty place; the length is a power of two. */
  #slots: Uint32Array
  #size: number

  private constructor(slots: Uint32Array, size: number) {
    this.#slots = slots
    this.#size = size
  }

  /** Where everybody lies; no id may be there twice. */
  static of(columns: Columns, count: number): Directory {
    const slots = new Uint32Array(Math.max(SMALLEST, 2 ** Math.ceil(Math.log2(count * FULL))))
    const last = slots.length - 1
    for (let row = 0; row < count; row++) {
      let place = hash(idWordsAt(columns, row)) & last
      while (slots[place] !== EMPTY) place = (place + 1) & last
      slots[place] = row + 1
    }
    return new Directory(slots, count)
  }

  static restore({ slots, size }: { slots: Uint32Array; size: number }): Directory {
    return new Directory(slots, size)
  }

  snapshot() {
    return { slots: this.#slots, size: this.#size }
  }

  /** How many ids it knows. */
  get size(): number {
    return this.#size
  }

  get bytes(): number {
    return this.#slots.byteLength
  }

  find(columns: Columns, id: IdWords): number {
    return this.#slots[this.#placeOf(columns, id)]! - 1
  }

  /** The same for many ids, their words one behind the other. */
  findAll(columns: Columns, ids: Uint32Array): Int32Array {
    const rows = new Int32Array(ids.length / 4)
    for (let i = 0; i < rows.length; i++) {
      const at = i * 4
      rows[i] = this.find(columns, [ids[at]!, ids[at + 1]!, ids[at + 2]!, ids[at + 3]!])
    }
    return rows
  }

  /** Notes where an id lies now. */
  set(columns: Columns, id: IdWords, row: number): void {
    if (this.#size * FULL >= this.#slots.length) this.#grow(columns)
    const place = this.#placeOf(columns, id)
    if (this.#slots[place] === EMPTY) this.#size++
    this.#slots[place] = row + 1
  }

  /** Closes the gap behind the id, so that a search never ends too early. */
  delete(columns: Columns, id: IdWords): void {
    const slots = this.#slots
    const last = slots.length - 1
    let gap = this.#placeOf(columns, id)
    if (slots[gap] === EMPTY) return
    for (let at = (gap + 1) & last; slots[at] !== EMPTY; at = (at + 1) & last) {
      const home = hash(idWordsAt(columns, slots[at]! - 1)) & last
      if (((at - home) & last) < ((at - gap) & last)) continue // between its home and here lies no gap
      slots[gap] = slots[at]!
      gap = at
    }
    slots[gap] = EMPTY
    this.#size--
  }

  /** Where the id is noted, or the empty place where it would be. */
  #placeOf(columns: Columns, id: IdWords): number {
    const slots = this.#slots
    const last = slots.length - 1
    let place = hash(id) & last
    while (slots[place] !== EMPTY && compareId(columns, slots[place]! - 1, id) !== 0)
      place = (place + 1) & last
    return place
  }

  #grow(columns: Columns) {
    const rows = this.#slots.filter((slot) => slot !== EMPTY)
    this.#slots = new Uint32Array(this.#slots.length * 2)
    for (const slot of rows) this.#slots[this.#placeOf(columns, idWordsAt(columns, slot - 1))] = slot
  }
}

/** Mixes all four words: ids may be random, or numbered by time. */
function hash([a, b, c, d]: IdWords): number {
  let mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca77), 0xc2b2ae3d) ^ d
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return mixed ^ (mixed >>> 13)
}
