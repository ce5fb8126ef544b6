import type { IdWords } from '@ndoa/matching'
import { LENGTH } from './copy-rows.ts'

/** PostgreSQL counts microseconds and days from this date. */
const EPOCH = Date.UTC(2000, 0, 1)
const DAY = 86_400_000

/** Bytes between a list's length and its first entry: dimensions, flags, type, length, lower bound. */
const LIST_HEADER = 20
const LIST_COUNT = 12

export class Fields {
  readonly #bytes: Buffer
  #at: number

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  id(): IdWords {
    const at = this.#next()
    return [0, 4, 8, 12].map((word) => this.#bytes.readUInt32BE(at + word)) as IdWords
  }

  integer(): number {
    return this.#bytes.readInt32BE(this.#next())
  }

  milliseconds(): number {
    return Math.floor(Number(this.#bytes.readBigInt64BE(this.#next())) / 1000) + EPOCH
  }

  day(): string {
    return new Date(EPOCH + this.integer() * DAY).toISOString().slice(0, 10)
  }

  flag(): boolean | null {
    const at = this.#next()
    return at < 0 ? null : this.#bytes[at] === 1
  }

  text(): string | null {
    const at = this.#next()
    return at < 0 ? null : this.#bytes.toString('utf8', at, this.#at)
  }

  texts(): string[] {
    const at = this.#next()
    const isEmpty = this.#bytes.readInt32BE(at) === 0
    const entries = new Fields(this.#bytes, at + LIST_HEADER)
    const length = isEmpty ? 0 : this.#bytes.readInt32BE(at + LIST_COUNT)
    return Array.from({ length }, () => entries.text() ?? '')
  }

  /** @returns the offset of the next value, or -1 if it is null */
  #next(): number {
    const from = this.#at + LENGTH
    const length = this.#bytes.readInt32BE(this.#at)
    this.#at = from + Math.max(0, length)
    return length < 0 ? -1 : from
  }
}
