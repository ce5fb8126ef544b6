import { type Columns, compareId, compareIds } from '../store/columns.ts'
import type { IdWords } from '../store/uuid.ts'

/** A place in the list: the sort key and the id that breaks ties. */
export interface Position {
  key: number
  id: IdWords
}

/**
 * The best rows so far, by key downwards, then by id. A heap with the worst of them on top, which is all that a search
 * needs to know to leave others out.
 */
export class TopRows {
  readonly #columns: Columns
  readonly #most: number
  readonly #rows: number[] = []
  readonly #keys: number[] = []
  readonly #after: Position | null
  /** What a key must at least be to be taken. */
  worstKey = -Infinity

  constructor(columns: Columns, most: number, after: Position | null) {
    this.#columns = columns
    this.#most = most
    this.#after = after
  }

  get isFull(): boolean {
    return this.#rows.length === this.#most
  }

  /** Whether a row with a key as good as the worst would lose by its id. */
  losesTie(row: number): boolean {
    return this.isFull && compareIds(this.#columns, row, this.#rows[0]!) > 0
  }

  /** Takes the row if it belongs to the best; says whether it did. */
  offer(row: number, key: number): boolean {
    if (this.#isBeforeStart(row, key)) return false
    if (!this.isFull) this.#rise(row, key)
    else if (key > this.worstKey || (key === this.worstKey && !this.losesTie(row))) this.#sink(row, key)
    else return false
    if (this.isFull) this.worstKey = this.#keys[0]!
    return true
  }

  #isBeforeStart(row: number, key: number): boolean {
    const after = this.#after
    return (
      after !== null &&
      (key > after.key || (key === after.key && compareId(this.#columns, row, after.id) <= 0))
    )
  }

  /** Best first: the worst are taken off one by one, and nothing is left. */
  drain(): { row: number; key: number }[] {
    const sorted: { row: number; key: number }[] = []
    while (this.#rows.length > 0) {
      sorted.push({ row: this.#rows[0]!, key: this.#keys[0]! })
      const [row, key] = [this.#rows.pop()!, this.#keys.pop()!]
      if (this.#rows.length > 0) this.#sink(row, key)
    }
    return sorted.reverse()
  }

  /** Whether the entry at one place of the heap comes after the row. */
  #isWorse(at: number, row: number, key: number): boolean {
    const own = this.#keys[at]!
    return own < key || (own === key && compareIds(this.#columns, this.#rows[at]!, row) > 0)
  }

  #put(at: number, row: number, key: number) {
    this.#rows[at] = row
    this.#keys[at] = key
  }

  #rise(row: number, key: number) {
    let at = this.#rows.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#isWorse(parent, row, key)) {
        // the parent is better than the newcomer: the newcomer goes further up
        this.#put(at, this.#rows[parent]!, this.#keys[parent]!)
        at = parent
      } else break
    }
    this.#put(at, row, key)
  }

  /** Replaces the worst. */
  #sink(row: number, key: number) {
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.#rows.length) break
      if (child + 1 < this.#rows.length && this.#isWorse(child + 1, this.#rows[child]!, this.#keys[child]!))
        child++
      if (!this.#isWorse(child, row, key)) break
      this.#put(at, this.#rows[child]!, this.#keys[child]!)
      at = child
    }
    this.#put(at, row, key)
  }
}
