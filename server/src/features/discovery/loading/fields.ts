import type { IdWords } from '@ndoa/matching'

/** Every field is preceded by its length; it is below zero for null. */
export const LENGTH = 4

/** PostgreSQL counts microseconds and days from 2000 on. */
export const EPOCH = Date.UTC(2000, 0, 1)

/** Where the field after so many others begins. */
export function skip(row: DataView, from: number, fields: number): number {
  let at = from
  for (let left = fields; left > 0; left--) at += LENGTH + Math.max(0, row.getInt32(at))
  return at
}

/** How many bytes a field with a UUID takes. */
export const ID_FIELD = LENGTH + 16

/** The UUID in the field at a byte. */
export const idIn = (row: DataView, at: number): IdWords => [
  row.getUint32(at + LENGTH),
  row.getUint32(at + LENGTH + 4),
  row.getUint32(at + LENGTH + 8),
  row.getUint32(at + LENGTH + 12),
]

/** The same without garbage. */
export function readId(row: DataView, at: number, words: Uint32Array): void {
  for (let word = 0; word < 4; word++) words[word] = row.getUint32(at + LENGTH + 4 * word)
}

/** The number in the field at a byte. */
export const int32In = (row: DataView, at: number) => row.getInt32(at + LENGTH)

/** Whether the field at a byte says true; it is never null. */
export const flagIn = (row: DataView, at: number) => row.getUint8(at + LENGTH) === 1

/** The time in the field at a byte. */
export const millisecondsIn = (row: DataView, at: number) =>
  Math.floor((row.getInt32(at + LENGTH) * 2 ** 32 + row.getUint32(at + LENGTH + 4)) / 1000) + EPOCH

/** A list begins with the number of its dimensions (none when it is empty), and what we know already. */
export const LIST_HEAD = 20
const LIST_LENGTH = 12

/** How many entries the list in the field at a byte has. */
export const lengthOfList = (row: DataView, at: number) =>
  row.getInt32(at + LENGTH) === 0 ? 0 : row.getInt32(at + LENGTH + LIST_LENGTH)

/** The list in the first of these fields. */
export function listIn(fields: Buffer): string[] {
  const list = fields.subarray(LENGTH)
  const length = lengthOfList(new DataView(fields.buffer, fields.byteOffset, fields.length), 0)
  const entries = new Fields(list.subarray(LIST_HEAD))
  return Array.from({ length }, () => entries.text() ?? '')
}

/** Fields one after the other. */
export class Fields {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  text(): string | null {
    return this.#next()?.toString() ?? null
  }

  flag(): boolean | null {
    const bytes = this.#next()
    return bytes && bytes[0] === 1
  }

  #next(): Buffer | null {
    const length = this.#bytes.readInt32BE(this.#at)
    const from = this.#at + LENGTH
    this.#at = from + Math.max(0, length)
    return length < 0 ? null : this.#bytes.subarray(from, this.#at)
  }
}
