export const MAX_PERCENT = 100

/** Copied for each queue, because creating a typed array this small takes longer. */
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
