import { type Columns, compareId, idWordsAt, MAX_ROWS, WIDTHS } from './columns.ts'
import type { IdWords } from './uuid.ts'

const ID = WIDTHS.ids
const EMPTY = 0
const MIN_CAPACITY = 1024
/** Slots per member at creation, and the fewest before the table grows. */
const [INITIAL_SLOTS, MIN_SLOTS] = [1.3, 1.2]
const GROWTH = 1.5
/** A slot holds row + 1 in its low bits. The hash bits above rule out most other ids without reading them. */
const ROW_BITS = Math.log2(MAX_ROWS)
const ROW = MAX_ROWS - 1

/** Finds rows by id: open addressing with linear probing, in 5 bytes a member. A `Map` of strings takes over 100. */
export class IdTable {
  #slots: Uint32Array
  #size: number

  private constructor(slots: Uint32Array, size: number) {
    this.#slots = slots
    this.#size = size
  }

  static of(columns: Columns, count: number): IdTable {
    const idTable = IdTable.withCapacityFor(count)
    for (let row = 0; row < count; row++) idTable.add(columns, row)
    return idTable
  }

  static withCapacityFor(count: number): IdTable {
    return new IdTable(new Uint32Array(Math.max(MIN_CAPACITY, Math.ceil(count * INITIAL_SLOTS))), 0)
  }

  static restore({ slots, size }: { slots: Uint32Array; size: number }): IdTable {
    return new IdTable(slots, size)
  }

  snapshot() {
    return { slots: this.#slots, size: this.#size }
  }

  get size(): number {
    return this.#size
  }

  get bytes(): number {
    return this.#slots.byteLength
  }

  find(columns: Columns, id: IdWords): number {
    return rowAt(this.#slots[this.#positionOf(columns, id, hash(id))]!)
  }

  /** Makes three passes without dependent look-ups, so that the processor overlaps many cache misses. */
  findAll(columns: Columns, ids: Uint32Array): Int32Array {
    const slots = this.#slots
    const hashCode = new Int32Array(ids.length / ID)
    const rows = new Int32Array(hashCode.length)
    for (let i = 0, at = 0; i < rows.length; i++, at += ID) {
      hashCode[i] = mix(ids[at]!, ids[at + 1]!, ids[at + 2]!, ids[at + 3]!)
      rows[i] = slots[this.#home(hashCode[i]!)]!
    }
    for (let i = 0; i < rows.length; i++)
      rows[i] = isLike(rows[i]!, hashCode[i]!) ? rowAt(rows[i]!) : this.#rowLike(hashCode[i]!)
    for (let i = 0; i < rows.length; i++) {
      const at = i * ID
      if (rows[i]! >= 0 && !hasId(columns, rows[i]!, ids, at))
        rows[i] = this.find(columns, [ids[at]!, ids[at + 1]!, ids[at + 2]!, ids[at + 3]!])
    }
    return rows
  }

  #rowLike(hashCode: number): number {
    const slots = this.#slots
    let place = this.#home(hashCode)
    while (slots[place] !== EMPTY && !isLike(slots[place]!, hashCode)) place = this.#next(place)
    return rowAt(slots[place]!)
  }

  add(columns: Columns, row: number): void {
    if (this.#size * MIN_SLOTS >= this.#slots.length) this.#grow(columns)
    this.#take(hash(idWordsAt(columns, row)), row)
    this.#size++
  }

  set(columns: Columns, id: IdWords, row: number): void {
    if (this.#size * MIN_SLOTS >= this.#slots.length) this.#grow(columns)
    const hashCode = hash(id)
    const place = this.#positionOf(columns, id, hashCode)
    if (this.#slots[place] === EMPTY) this.#size++
    this.#slots[place] = note(hashCode, row)
  }

  /** Shifts later entries back, so that no search stops too early. */
  delete(columns: Columns, id: IdWords): void {
    const slots = this.#slots
    let gap = this.#positionOf(columns, id, hash(id))
    if (slots[gap] === EMPTY) return
    for (let at = this.#next(gap); slots[at] !== EMPTY; at = this.#next(at)) {
      const home = this.#home(hash(idWordsAt(columns, rowAt(slots[at]!))))
      if (this.#distance(home, at) < this.#distance(gap, at)) continue
      slots[gap] = slots[at]!
      gap = at
    }
    slots[gap] = EMPTY
    this.#size--
  }

  #positionOf(columns: Columns, id: IdWords, hashCode: number): number {
    const slots = this.#slots
    let place = this.#home(hashCode)
    for (let slot = slots[place]!; slot !== EMPTY; slot = slots[place]!) {
      if (isLike(slot, hashCode) && compareId(columns, rowAt(slot), id) === 0) break
      place = this.#next(place)
    }
    return place
  }

  #take(hashCode: number, row: number) {
    let place = this.#home(hashCode)
    while (this.#slots[place] !== EMPTY) place = this.#next(place)
    this.#slots[place] = note(hashCode, row)
  }

  #home(hashCode: number): number {
    return Math.floor(((hashCode >>> 0) / 2 ** 32) * this.#slots.length)
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

const note = (hashCode: number, row: number) => (hashCode << ROW_BITS) | (row + 1)
const rowAt = (slot: number) => (slot & ROW) - 1

const isLike = (slot: number, hashCode: number) => (slot ^ note(hashCode, 0)) >>> ROW_BITS === 0

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

/** Uses all four words, because ids may be random or time-ordered. */
function mix(a: number, b: number, c: number, d: number): number {
  let hashCode = Math.imul(a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca77), 0xc2b2ae3d) ^ d
  hashCode = Math.imul(hashCode ^ (hashCode >>> 15), 0x2c1b3c6d)
  return hashCode ^ (hashCode >>> 13)
}
