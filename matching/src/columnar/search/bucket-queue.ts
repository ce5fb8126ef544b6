export const MAX_PERCENT = 100

/** Copied: faster than creating a typed array this small. */
const NOBODY = Array.from({ length: MAX_PERCENT + 1 }, () => -1)

/** Entries by percentage, as linked lists in a shared array. */
export class BucketQueue {
  readonly #first = NOBODY.slice()
  readonly #next: Int32Array

  constructor(next: Int32Array) {
    this.#next = next
  }

  add(percent: number, entry: number) {
    this.#next[entry] = this.#first[percent]!
    this.#first[percent] = entry
  }

  first(percent: number): number {
    return this.#first[percent]!
  }

  after(entry: number): number {
    return this.#next[entry]!
  }
}
