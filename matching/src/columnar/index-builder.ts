import { type Columns, createColumns, withCapacity, writeRow } from './columns.ts'
import { encode, type IndexedMember } from './encode.ts'
import { type Parts, partsOf } from './parts.ts'
import { Words } from './words.ts'

const SMALLEST = 1024

/** Takes in everybody at once: nothing is counted, sorted or looked up before the last one is there. */
export class IndexBuilder {
  readonly #words = new Words()
  #columns: Columns = createColumns(SMALLEST)
  #count = 0

  /** Each id may come once. Who may not be listed at all is left out. */
  add(member: IndexedMember): void {
    const row = encode(this.#words, member)
    if (!row) return
    const room = this.#columns.age.length
    if (this.#count === room) this.#columns = withCapacity(this.#columns, room * 2)
    writeRow(this.#columns, this.#count++, row)
  }

  /** What an index of all who were added consists of; the builder is used up. */
  finish(): Parts {
    return partsOf(this.#words, this.#columns, this.#count)
  }
}
