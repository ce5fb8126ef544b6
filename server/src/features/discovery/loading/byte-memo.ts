const SMALLEST = 1024
/** Places per entry, at least: fuller, and searches grow long. */
const FULL = 2
/** What comes in more shapes than this is not worth remembering. */
const MOST = 2 ** 16

/** Remembers what bytes mean, so that what many rows say in the same bytes is understood once, and is one object. */
export class ByteMemo<T> {
  readonly #understand: (bytes: Buffer) => T
  readonly #values: T[] = []
  readonly #keys: DataView[] = []
  readonly #hashes: number[] = []
  /** Number of an entry + 1, or 0 for an empty place; the length is a power of two. */
  #slots = new Uint32Array(SMALLEST)

  constructor(understand: (bytes: Buffer) => T) {
    this.#understand = understand
  }

  at(bytes: DataView, from: number, to: number): T {
    const hash = hashOf(bytes, from, to)
    const last = this.#slots.length - 1
    let place = hash & last
    for (let slot = this.#slots[place]!; slot > 0; slot = this.#slots[place]!) {
      if (this.#hashes[slot - 1] === hash && isSame(this.#keys[slot - 1]!, bytes, from, to))
        return this.#values[slot - 1]!
      place = (place + 1) & last
    }
    // A copy: the other one belongs to the connection.
    const key = Buffer.from(new Uint8Array(bytes.buffer, bytes.byteOffset + from, to - from))
    const value = this.#understand(key)
    if (this.#values.length < MOST) this.#remember(place, hash, key, value)
    return value
  }

  #remember(place: number, hash: number, key: Buffer, value: T) {
    this.#values.push(value)
    this.#keys.push(new DataView(key.buffer, key.byteOffset, key.length))
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

/** Bytes read at once: this runs a dozen times per member. */
const STRIDE = 4

function hashOf(bytes: DataView, from: number, to: number): number {
  let hash = to - from
  let at = from
  for (; at + STRIDE <= to; at += STRIDE) hash = mix(hash, bytes.getInt32(at, true))
  for (; at < to; at++) hash = mix(hash, bytes.getUint8(at))
  return hash ^ (hash >>> 15)
}

function mix(hash: number, part: number): number {
  const mixed = Math.imul(hash ^ part, 0x9e3779b1)
  return mixed ^ (mixed >>> 13)
}

function isSame(key: DataView, bytes: DataView, from: number, to: number): boolean {
  const length = key.byteLength
  if (length !== to - from) return false
  let at = 0
  for (; at + STRIDE <= length; at += STRIDE)
    if (key.getInt32(at, true) !== bytes.getInt32(from + at, true)) return false
  for (; at < length; at++) if (key.getUint8(at) !== bytes.getUint8(from + at)) return false
  return true
}
