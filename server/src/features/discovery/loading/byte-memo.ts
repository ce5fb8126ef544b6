const SMALLEST = 1024
/** Places per entry, at least: fuller, and searches grow long. */
const FULL = 2
/** What comes in more shapes than this is not worth remembering. */
const MOST = 2 ** 16

/** Remembers what bytes mean, so that what many rows say in the same bytes is understood once, and is one object. */
export class ByteMemo<T> {
  readonly #understand: (bytes: Buffer) => T
  readonly #values: T[] = []
  readonly #keys: Buffer[] = []
  readonly #hashes: number[] = []
  /** Number of an entry + 1, or 0 for an empty place; the length is a power of two. */
  #slots = new Uint32Array(SMALLEST)

  constructor(understand: (bytes: Buffer) => T) {
    this.#understand = understand
  }

  at(bytes: Buffer, from: number, to: number): T {
    const hash = hashOf(bytes, from, to)
    const last = this.#slots.length - 1
    let place = hash & last
    for (let slot = this.#slots[place]!; slot > 0; slot = this.#slots[place]!) {
      if (this.#hashes[slot - 1] === hash && isSame(this.#keys[slot - 1]!, bytes, from, to))
        return this.#values[slot - 1]!
      place = (place + 1) & last
    }
    const value = this.#understand(bytes.subarray(from, to))
    if (this.#values.length < MOST) this.#remember(place, hash, bytes.subarray(from, to), value)
    return value
  }

  #remember(place: number, hash: number, key: Buffer, value: T) {
    this.#values.push(value)
    this.#keys.push(Buffer.from(key)) // a copy: the other one belongs to the connection
    this.#hashes.push(hash)
    this.#slots[place] = this.#values.length
    if (this.#values.length * FULL > this.#slots.length) this.#grow()
  }

  #grow() {
    this.#slots = new Uint32Array(this.#slots.length * 2)
    const last = this.#slots.length - 1
    for (const [entry, hash] of this.#hashes.entries()) {
      let place = hash & last
      while (this.#slots[place]! > 0) place = (place + 1) & last
      this.#slots[place] = entry + 1
    }
  }
}

/** Four bytes at a time: this runs a dozen times per member. */
function hashOf(bytes: Buffer, from: number, to: number): number {
  let hash = to - from
  let at = from
  for (; at + 4 <= to; at += 4)
    hash = mix(hash, bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24))
  for (; at < to; at++) hash = mix(hash, bytes[at]!)
  return hash ^ (hash >>> 15)
}

function mix(hash: number, part: number): number {
  const mixed = Math.imul(hash ^ part, 0x9e3779b1)
  return mixed ^ (mixed >>> 13)
}

function isSame(key: Buffer, bytes: Buffer, from: number, to: number): boolean {
  if (key.length !== to - from) return false
  for (let at = 0; at < key.length; at++) if (key[at] !== bytes[from + at]) return false
  return true
}
