/** Four 32-bit words, which sort like the text and take 16 bytes instead of 60. */
export type IdWords = [number, number, number, number]

const LENGTH = 36
const WORDS = 4
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DASH = '-'.charCodeAt(0)
/** Indexed by character code; -1 for other characters, including capitals, because ids compare as text. */
const DIGIT_VALUE = Int8Array.from({ length: 128 }, (_, code) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(code)),
)
const encoder = new TextEncoder()

export function parseId(id: string): IdWords | null {
  const [a, b, c, d] = parseIds([id])
  return a === undefined || b === undefined || c === undefined || d === undefined ? null : [a, b, c, d]
}

/** Skips invalid ids. Encodes all ids as one text, which is much faster than one at a time. */
export function parseIds(ids: readonly string[]): Uint32Array {
  const texts = ids.filter((id) => id.length === LENGTH)
  const bytes = encoder.encode(texts.join(''))
  if (bytes.length !== texts.length * LENGTH) return parseIds(texts.filter((id) => ID.test(id)))
  const words = new Uint32Array(texts.length * WORDS)
  let end = 0
  for (let at = 0; at < bytes.length; at += LENGTH) if (readId(bytes, at, words, end)) end += WORDS
  return words.subarray(0, end)
}

function readId(bytes: Uint8Array, at: number, words: Uint32Array, to: number): boolean {
  const isDashed =
    bytes[at + 8] === DASH && bytes[at + 13] === DASH && bytes[at + 18] === DASH && bytes[at + 23] === DASH
  const [a, b] = [fourDigits(bytes, at), fourDigits(bytes, at + 4)]
  const [c, d] = [fourDigits(bytes, at + 9), fourDigits(bytes, at + 14)]
  const [e, f] = [fourDigits(bytes, at + 19), fourDigits(bytes, at + 24)]
  const [g, h] = [fourDigits(bytes, at + 28), fourDigits(bytes, at + 32)]
  words[to] = (a << 16) | b
  words[to + 1] = (c << 16) | d
  words[to + 2] = (e << 16) | f
  words[to + 3] = (g << 16) | h
  return isDashed && (a | b | c | d | e | f | g | h) >= 0
}

function fourDigits(bytes: Uint8Array, at: number): number {
  return (
    (DIGIT_VALUE[bytes[at]!]! << 12) |
    (DIGIT_VALUE[bytes[at + 1]!]! << 8) |
    (DIGIT_VALUE[bytes[at + 2]!]! << 4) |
    DIGIT_VALUE[bytes[at + 3]!]!
  )
}

export function formatId([a, b, c, d]: IdWords): string {
  return `${hex16(a >>> 16)}${hex16(a)}-${hex16(b >>> 16)}-${hex16(b)}-${hex16(c >>> 16)}-${hex16(c)}${hex16(d >>> 16)}${hex16(d)}`
}

const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const hex16 = (word: number) => `${HEX_BYTES[(word >>> 8) & 255]}${HEX_BYTES[word & 255]}`
