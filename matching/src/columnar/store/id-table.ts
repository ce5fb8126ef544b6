import { type Columns, compareId, idWordsAt, MAX_ROWS, WIDTHS } from './columns.ts'
import type { IdWords } from './uuid.ts'

/** The words of an id. */
const ID = WIDTHS.ids
const EMPTY = 0
const SMALLEST = 1024
/** Places per member: so many at first, and at least; fuller, and searches grow long. */
const [ROOMY, FULL] = [1.3, 1.2]
const GROWTH = 1.5
/** A place notes the row + 1 and, above, a tag: bits of the hash, which tell most strangers without a look at their ids. */
const ROW_BITS = Math.log2(MAX_ROWS)
const ROW = MAX_ROWS - 1

/**
 * Finds the row of an id: a hash table in one array (open addressing, linear probing), 5 bytes a member where a `Map`
 * of strings takes over 100. The ids themselves stay in their columns.
 */
export class IdTable {
  #slots: Uint32Array
  #size: number

  private constructor(slots: Uint32Array, size: number) {
    this.#slots = slots
    this.#size = size
  }

  /** Where everybody lies; no id may be there twice. */
  static of(columns: Columns, count: number): IdTable {
    const idTable = IdTable.withCapacityFor(count)
    for (let row = 0; row < count; row++) idTable.add(columns, row)
    return idTable
  }

  /** Empty so far. */
  static withCapacityFor(count: number): IdTable {
    return new IdTable(new Uint32Array(Math.max(SMALLEST, Math.ceil(count * ROOMY))), 0)
  }

  static restore({ slots, size }: { slots: Uint32Array; size: number }): IdTable {
    return new IdTable(slots, size)
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
    return rowAt(this.#slots[this.#positionOf(columns, id, hash(id))]!)
  }

  /**
   * The same for many ids, their words one behind the other. It goes through all of them three times, a look at memory
   * each: such looks take long, but many are under way at once when none waits for what another one finds.
   */
  findAll(columns: Columns, ids: Uint32Array): Int32Array {
    const slots = this.#slots
    const mixedIn = new Int32Array(ids.length / ID)
    const rows = new Int32Array(mixedIn.length)
    for (let i = 0, at = 0; i < rows.length; i++, at += ID) {
      mixedIn[i] = mix(ids[at]!, ids[at + 1]!, ids[at + 2]!, ids[at + 3]!)
      rows[i] = slots[this.#home(mixedIn[i]!)]!
    }
    for (let i = 0; i < rows.length; i++)
      rows[i] = isLike(rows[i]!, mixedIn[i]!) ? rowAt(rows[i]!) : this.#rowLike(mixedIn[i]!)
    for (let i = 0; i < rows.length; i++) {
      const at = i * ID
      if (rows[i]! >= 0 && !hasId(columns, rows[i]!, ids, at))
        rows[i] = this.find(columns, [ids[at]!, ids[at + 1]!, ids[at + 2]!, ids[at + 3]!])
    }
    return rows
  }

  /** The first row whose tag fits: nearly always the right one, if the id is known at all. */
  #rowLike(mixedIn: number): number {
    const slots = this.#slots
    let place = this.#home(mixedIn)
    while (slots[place] !== EMPTY && !isLike(slots[place]!, mixedIn)) place = this.#next(place)
    return rowAt(slots[place]!)
  }

  /** Notes where an id lies that is not there yet. */
  add(columns: Columns, row: number): void {
    if (this.#size * FULL >= this.#slots.length) this.#grow(columns)
    this.#take(hash(idWordsAt(columns, row)), row)
    this.#size++
  }

  /** Notes where an id lies now. */
  set(columns: Columns, id: IdWords, row: number): void {
    if (this.#size * FULL >= this.#slots.length) this.#grow(columns)
    const mixedIn = hash(id)
    const place = this.#positionOf(columns, id, mixedIn)
    if (this.#slots[place] === EMPTY) this.#size++
    this.#slots[place] = note(mixedIn, row)
  }

  /** Closes the gap behind the id, so that a search never ends too early. */
  delete(columns: Columns, id: IdWords): void {
    const slots = this.#slots
    let gap = this.#positionOf(columns, id, hash(id))
    if (slots[gap] === EMPTY) return
    for (let at = this.#next(gap); slots[at] !== EMPTY; at = this.#next(at)) {
      const home = this.#home(hash(idWordsAt(columns, rowAt(slots[at]!))))
      if (this.#distance(home, at) < this.#distance(gap, at)) continue // between its home and here lies no gap
      slots[gap] = slots[at]!
      gap = at
    }
    slots[gap] = EMPTY
    this.#size--
  }

  /** Where the id is noted, or the empty place where it would be. */
  #positionOf(columns: Columns, id: IdWords, mixedIn: number): number {
    const slots = this.#slots
    let place = this.#home(mixedIn)
    for (let slot = slots[place]!; slot !== EMPTY; slot = slots[place]!) {
      if (isLike(slot, mixedIn) && compareId(columns, rowAt(slot), id) === 0) break
      place = this.#next(place)
    }
    return place
  }

  /** Notes a row of which nothing is noted yet. */
  #take(mixedIn: number, row: number) {
    let place = this.#home(mixedIn)
    while (this.#slots[place] !== EMPTY) place = this.#next(place)
    this.#slots[place] = note(mixedIn, row)
  }

  /** Where the search for an id begins: hashes are spread over all places. */
  #home(mixedIn: number): number {
    return Math.floor(((mixedIn >>> 0) / 2 ** 32) * this.#slots.length)
  }

  #next(place: number): number {
    return place + 1 === this.#slots.length ? 0 : place + 1
  }

  #distance(from: number, to: number): number {
    return to >= from ? to - from : to - from + this.#slots.length
  }

  #grow(columns: Columns) {
    const noted = this.#slots.filter((slot) => slot !== EMPTY)
    this.#slots = new Uint32Array(Math.ceil(this.#slots.length * GROWTH))
    for (const slot of noted) this.#take(hash(idWordsAt(columns, rowAt(slot))), rowAt(slot))
  }
}

const note = (mixedIn: number, row: number) => (mixedIn << ROW_BITS) | (row + 1)
/** -1 in an empty place. */
const rowAt = (slot: number) => (slot & ROW) - 1

/** Whether the tag in a place is that of the hash. */
const isLike = (slot: number, mixedIn: number) => (slot ^ note(mixedIn, 0)) >>> ROW_BITS === 0

function hasId({ ids }: Columns, row: number, vocabulary: Uint32Array, at: number): boolean {
  const own = row * ID
  return (
    ids[own] === vocabulary[at] &&
    ids[own + 1] === vocabulary[at + 1] &&
    ids[own + 2] === vocabulary[at + 2] &&
    ids[own + 3] === vocabulary[at + 3]
  )
}

const hash = ([a, b, c, d]: IdWords) => mix(a, b, c, d)

/** Mixes all four words: ids may be random, or numbered by time. */
function mix(a: number, b: number, c: number, d: number): number {
  let mixedIn = Math.imul(a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca77), 0xc2b2ae3d) ^ d
  mixedIn = Math.imul(mixedIn ^ (mixedIn >>> 15), 0x2c1b3c6d)
  return mixedIn ^ (mixedIn >>> 13)
}
