export const MAX_PERCENT = 100

/** No entry of any percentage. Copied, which is quicker than to make a typed array this small. */
const NOBODY = Array.from({ length: MAX_PERCENT + 1 }, () => -1)

/** Waiting entries by percentage, as linked lists in a shared array. */
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

  /** An entry of this percentage, or -1. */
  first(percent: number): number {
    return this.#first[percent]!
  }

  after(entry: number): number {
    return this.#next[entry]!
  }
}
