/** So many days before this one count. */
export const SHOWN_DAYS = 7

const SMALLEST = 1024
/** Places per member, at least. */
const FULL = 2
const WORDS = 4

/** How often each member was shown, by the bytes of the id: a hash table in arrays, because a million strings take longer. */
export class Exposures {
  #size = 0
  #ids = new Uint32Array(SMALLEST * WORDS)
  #shown = new Uint32Array(SMALLEST)

  /** Counts further showings of the member whose id begins at a byte. */
  add(bytes: Buffer, at: number, times: number): void {
    if (this.#size * FULL >= this.#shown.length) this.#grow()
    const [a, b, c, d] = [word(bytes, at), word(bytes, at + 4), word(bytes, at + 8), word(bytes, at + 12)]
    const place = this.#placeOf(a, b, c, d)
    if (this.#shown[place] === 0) {
      this.#ids.set([a, b, c, d], place * WORDS)
      this.#size++
    }
    this.#shown[place]! += times
  }

  of(bytes: Buffer, at: number): number {
    const place = this.#placeOf(
      word(bytes, at),
      word(bytes, at + 4),
      word(bytes, at + 8),
      word(bytes, at + 12),
    )
    return this.#shown[place]!
  }

  /** Where the id is, or the empty place where it would be. */
  #placeOf(a: number, b: number, c: number, d: number): number {
    const last = this.#shown.length - 1
    const ids = this.#ids
    let place = (a ^ Math.imul(d ^ b, 0x9e3779b1) ^ c) & last
    while (this.#shown[place]! > 0) {
      const at = place * WORDS
      if (ids[at] === a && ids[at + 1] === b && ids[at + 2] === c && ids[at + 3] === d) break
      place = (place + 1) & last
    }
    return place
  }

  #grow() {
    const [ids, shown] = [this.#ids, this.#shown]
    this.#ids = new Uint32Array(ids.length * 2)
    this.#shown = new Uint32Array(shown.length * 2)
    for (const [from, times] of shown.entries()) {
      if (times === 0) continue
      const [a = 0, b = 0, c = 0, d = 0] = ids.subarray(from * WORDS, (from + 1) * WORDS)
      const place = this.#placeOf(a, b, c, d)
      this.#ids.set([a, b, c, d], place * WORDS)
      this.#shown[place] = times
    }
  }
}

const word = (bytes: Buffer, at: number) =>
  ((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0
