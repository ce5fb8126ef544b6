export const MAX_PERCENT = 100

/** Copying is faster than creating a typed array this small. */
const EMPTY_BUCKETS = Array.from({ length: MAX_PERCENT + 1 }, () => -1)

export class BucketQueue {
  readonly #first = EMPTY_BUCKETS.slice()
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
