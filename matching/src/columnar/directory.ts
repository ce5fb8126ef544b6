import { type Columns, compareId, idWordsAt, MOST_ROWS, WIDTHS } from './columns.ts'
import type { IdWords } from './uuid.ts'

/** The words of an id. */
const ID = WIDTHS.ids
const EMPTY = 0
const SMALLEST = 1024
/** Places per member: so many at first, and at least; fuller, and searches grow long. */
const [ROOMY, FULL] = [1.3, 1.2]
const GROWTH = 1.5
/** A place notes the row + 1 and, above, a tag: bits of the hash, which tell most strangers without a look at their ids. */
const ROW_BITS = Math.log2(MOST_ROWS)
const ROW = MOST_ROWS - 1

/**
 * Finds the row of an id: a hash table in one array (open addressing, linear probing), 5 bytes a member where a `Map`
 * of strings takes over 100. The ids themselves stay in their columns.
 */
export class Directory {
  #slots: Uint32Array
  #size: number

  private constructor(slots: Uint32Array, size: number) {
    this.#slots = slots
    this.#size = size
  }

  /** Where everybody lies; no id may be there twice. */
  static of(columns: Columns, count: number): Directory {
    const directory = Directory.withRoomFor(count)
    for (let row = 0; row < count; row++) directory.add(columns, row)
    return directory
  }

  /** Empty so far. */
  static withRoomFor(count: number): Directory {
    return new Directory(new Uint32Array(Math.max(SMALLEST, Math.ceil(count * ROOMY))), 0)
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
    return rowIn(this.#slots[this.#placeOf(columns, id, hash(id))]!)
  }

  /**
   * The same for many ids, their words one behind the other. It goes through all of them three times, a look at memory
   * each: such looks take long, but many are under way at once when none waits for what another one finds.
   */
  findAll(columns: Columns, ids: Uint32Array): Int32Array {
    const slots = this.#slots
    const mixed = new Int32Array(ids.length / ID)
    const rows = new Int32Array(mixed.length)
    for (let i = 0, at = 0; i < rows.length; i++, at += ID) {
      mixed[i] = mix(ids[at]!, ids[at + 1]!, ids[at + 2]!, ids[at + 3]!)
      rows[i] = slots[this.#home(mixed[i]!)]!
    }
    for (let i = 0; i < rows.length; i++)
      rows[i] = isLike(rows[i]!, mixed[i]!) ? rowIn(rows[i]!) : this.#rowLike(mixed[i]!)
    for (let i = 0; i < rows.length; i++) {
      const at = i * ID
      if (rows[i]! >= 0 && !hasId(columns, rows[i]!, ids, at))
        rows[i] = this.find(columns, [ids[at]!, ids[at + 1]!, ids[at + 2]!, ids[at + 3]!])
    }
    return rows
  }

  /** The first row whose tag fits: nearly always the right one, if the id is known at all. */
  #rowLike(mixed: number): number {
    const slots = this.#slots
    let place = this.#home(mixed)
    while (slots[place] !== EMPTY && !isLike(slots[place]!, mixed)) place = this.#next(place)
    return rowIn(slots[place]!)
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
    const mixed = hash(id)
    const place = this.#placeOf(columns, id, mixed)
    if (this.#slots[place] === EMPTY) this.#size++
    this.#slots[place] = note(mixed, row)
  }

  /** Closes the gap behind the id, so that a search never ends too early. */
  delete(columns: Columns, id: IdWords): void {
    const slots = this.#slots
    let gap = this.#placeOf(columns, id, hash(id))
    if (slots[gap] === EMPTY) return
    for (let at = this.#next(gap); slots[at] !== EMPTY; at = this.#next(at)) {
      const home = this.#home(hash(idWordsAt(columns, rowIn(slots[at]!))))
      if (this.#distance(home, at) < this.#distance(gap, at)) continue // between its home and here lies no gap
      slots[gap] = slots[at]!
      gap = at
    }
    slots[gap] = EMPTY
    this.#size--
  }

  /** Where the id is noted, or the empty place where it would be. */
  #placeOf(columns: Columns, id: IdWords, mixed: number): number {
    const slots = this.#slots
    let place = this.#home(mixed)
    for (let slot = slots[place]!; slot !== EMPTY; slot = slots[place]!) {
      if (isLike(slot, mixed) && compareId(columns, rowIn(slot), id) === 0) break
      place = this.#next(place)
    }
    return place
  }

  /** Notes a row of which nothing is noted yet. */
  #take(mixed: number, row: number) {
    let place = this.#home(mixed)
    while (this.#slots[place] !== EMPTY) place = this.#next(place)
    this.#slots[place] = note(mixed, row)
  }

  /** Where the search for an id begins: hashes are spread over all places. */
  #home(mixed: number): number {
    return Math.floor(((mixed >>> 0) / 2 ** 32) * this.#slots.length)
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
    for (const slot of noted) this.#take(hash(idWordsAt(columns, rowIn(slot))), rowIn(slot))
  }
}

const note = (mixed: number, row: number) => (mixed << ROW_BITS) | (row + 1)
/** -1 in an empty place. */
const rowIn = (slot: number) => (slot & ROW) - 1

/** Whether the tag in a place is that of the hash. */
const isLike = (slot: number, mixed: number) => (slot ^ note(mixed, 0)) >>> ROW_BITS === 0

function hasId({ ids }: Columns, row: number, words: Uint32Array, at: number): boolean {
  const own = row * ID
  return (
    ids[own] === words[at] &&
    ids[own + 1] === words[at + 1] &&
    ids[own + 2] === words[at + 2] &&
    ids[own + 3] === words[at + 3]
  )
}

const hash = ([a, b, c, d]: IdWords) => mix(a, b, c, d)

/** Mixes all four words: ids may be random, or numbered by time. */
function mix(a: number, b: number, c: number, d: number): number {
  let mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca77), 0xc2b2ae3d) ^ d
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return mixed ^ (mixed >>> 13)
}
