import { type Columns, compareId, compareIds } from '../store/columns.ts'
import type { IdWords } from '../store/uuid.ts'

export interface Position {
  key: number
  id: IdWords
}

/** Keeps the best rows by descending key, then id, in a heap with the worst row on top. */
export class TopRows {
  readonly #columns: Columns
  readonly #max: number
  readonly #rows: number[] = []
  readonly #keys: number[] = []
  readonly #after: Position | null
  worstKey = -Infinity

  constructor(columns: Columns, max: number, after: Position | null) {
    this.#columns = columns
    this.#max = max
    this.#after = after
  }

  get isFull(): boolean {
    return this.#rows.length === this.#max
  }

  losesTie(row: number): boolean {
    return this.isFull && compareIds(this.#columns, row, this.#rows[0]!) > 0
  }

  offer(row: number, key: number): boolean {
    if (this.#isBeforeStart(row, key)) return false
    if (!this.isFull) this.#siftUp(row, key)
    else if (key > this.worstKey || (key === this.worstKey && !this.losesTie(row))) this.#siftDown(row, key)
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

  /** Empties the heap. @returns the best row first */
  drain(): { row: number; key: number }[] {
    const sorted: { row: number; key: number }[] = []
    while (this.#rows.length > 0) {
      sorted.push({ row: this.#rows[0]!, key: this.#keys[0]! })
      const [row, key] = [this.#rows.pop()!, this.#keys.pop()!]
      if (this.#rows.length > 0) this.#siftDown(row, key)
    }
    return sorted.reverse()
  }

  #isWorse(at: number, row: number, key: number): boolean {
    const own = this.#keys[at]!
    return own < key || (own === key && compareIds(this.#columns, this.#rows[at]!, row) > 0)
  }

  #put(at: number, row: number, key: number) {
    this.#rows[at] = row
    this.#keys[at] = key
  }

  #siftUp(row: number, key: number) {
    let at = this.#rows.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#isWorse(parent, row, key)) {
        this.#put(at, this.#rows[parent]!, this.#keys[parent]!)
        at = parent
      } else break
    }
    this.#put(at, row, key)
  }

  #siftDown(row: number, key: number) {
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
