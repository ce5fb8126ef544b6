const SMALLEST = 1024
/** Places per entry, at least: fuller, and searches grow long. */
const FULL = 2
/** What comes in more shapes than this is not worth remembering. */
const MOST = 2 ** 16

/** What a place says of its entry: how long the key is (0: the place is empty), the hash, where the key lies, its meaning. */
const FIELDS = 4
const HASH = 1
const FROM = 2
const MEANING = 3

/**
 * Remembers the number that bytes mean, so that what many rows say in the same bytes is understood once. All of it lies
 * close together in memory, for it is read at random a dozen times per member.
 */
export class ByteMemo {
  readonly #understand: (bytes: Buffer) => number
  #size = 0
  #places = new Int32Array(SMALLEST * FIELDS)
  #keys = new DataView(new ArrayBuffer(SMALLEST))
  #keysEnd = 0

  constructor(understand: (bytes: Buffer) => number) {
    this.#understand = understand
  }

  /** What the bytes from here to there mean; there is one at least. */
  at(bytes: DataView, from: number, to: number): number {
    const hash = hashOf(bytes, from, to)
    const place = this.#placeOf(hash, bytes, from, to - from)
    return this.#places[place]! > 0
      ? this.#places[place + MEANING]!
      : this.#learn(place, hash, bytes, from, to)
  }

  /** Where the key is, or the empty place where it would be. */
  #placeOf(hash: number, bytes: DataView, from: number, length: number): number {
    const places = this.#places
    const last = places.length - FIELDS
    let place = Math.imul(hash, FIELDS) & last
    for (; places[place]! > 0; place = (place + FIELDS) & last) {
      if (places[place + HASH] !== hash || places[place] !== length) continue
      if (isSame(this.#keys, places[place + FROM]!, bytes, from, length)) break
    }
    return place
  }

  #learn(place: number, hash: number, bytes: DataView, from: number, to: number): number {
    // A copy: the other one belongs to the connection.
    const key = Buffer.from(new Uint8Array(bytes.buffer, bytes.byteOffset + from, to - from))
    const meaning = this.#understand(key)
    if (this.#size < MOST) this.#remember(place, hash, key, meaning)
    return meaning
  }

  #remember(place: number, hash: number, key: Buffer, meaning: number) {
    const end = this.#keysEnd + key.length
    if (end > this.#keys.byteLength) this.#keys = new DataView(this.#keys.buffer.transfer(end * 2))
    new Uint8Array(this.#keys.buffer).set(key, this.#keysEnd)
    this.#places.set([key.length, hash, this.#keysEnd, meaning], place)
    this.#keysEnd = end
    this.#size++
    if (this.#size * FULL * FIELDS > this.#places.length) this.#grow()
  }

  #grow() {
    const places = this.#places
    this.#places = new Int32Array(places.length * 2)
    const last = this.#places.length - FIELDS
    for (let from = 0; from < places.length; from += FIELDS) {
      if (places[from] === 0) continue
      let place = Math.imul(places[from + HASH]!, FIELDS) & last
      while (this.#places[place]! > 0) place = (place + FIELDS) & last
      this.#places.set(places.subarray(from, from + FIELDS), place)
    }
  }
}

/** Bytes read at once. */
const STRIDE = 4

function hashOf(bytes: DataView, from: number, to: number): number {
  let hash = to - from
  let at = from
  for (; at + STRIDE <= to; at += STRIDE) hash = mix(hash, bytes.getInt32(at, true))
  if (at < to) hash = mix(hash, lastOf(bytes, from, to))
  return hash ^ (hash >>> 15)
}

/** The last four bytes, or all when there are fewer. */
function lastOf(bytes: DataView, from: number, to: number): number {
  if (to - from >= STRIDE) return bytes.getInt32(to - STRIDE, true)
  let last = 0
  for (let at = from; at < to; at++) last = (last << 8) | bytes.getUint8(at)
  return last
}

function mix(hash: number, part: number): number {
  const mixed = Math.imul(hash ^ part, 0x9e3779b1)
  return mixed ^ (mixed >>> 13)
}

function isSame(keys: DataView, keyFrom: number, bytes: DataView, from: number, length: number): boolean {
  let at = 0
  for (; at + STRIDE <= length; at += STRIDE)
    if (keys.getInt32(keyFrom + at, true) !== bytes.getInt32(from + at, true)) return false
  return at === length || lastOf(keys, keyFrom, keyFrom + length) === lastOf(bytes, from, from + length)
}
