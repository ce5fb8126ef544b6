/** The four 32-bit words of a UUID: they compare like its text, and take 16 bytes instead of 60. */
export type IdWords = [number, number, number, number]

const DASH = '-'.charCodeAt(0)
/** What a digit is worth, by its character; -1 for what is none. Capitals are none: ids compare like their text. */
const WORTH = Int8Array.from({ length: 128 }, (_, code) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(code)),
)

/** Null for what is not a UUID in lower case: no member of the index has such an id. Hot, so written out. */
export function parseId(id: string): IdWords | null {
  const isDashed =
    id.length === 36 &&
    id.charCodeAt(8) === DASH &&
    id.charCodeAt(13) === DASH &&
    id.charCodeAt(18) === DASH &&
    id.charCodeAt(23) === DASH
  if (!isDashed) return null
  const [a, b] = [fourDigits(id, 0), fourDigits(id, 4)]
  const [c, d] = [fourDigits(id, 9), fourDigits(id, 14)]
  const [e, f] = [fourDigits(id, 19), fourDigits(id, 24)]
  const [g, h] = [fourDigits(id, 28), fourDigits(id, 32)]
  if ((a | b | c | d | e | f | g | h) < 0) return null
  return [word(a, b), word(c, d), word(e, f), word(g, h)]
}

/** Below zero when one of the four is no digit. */
function fourDigits(id: string, at: number): number {
  return (digit(id, at) << 12) | (digit(id, at + 1) << 8) | (digit(id, at + 2) << 4) | digit(id, at + 3)
}

const digit = (id: string, at: number) => WORTH[id.charCodeAt(at)] ?? -1
const word = (high: number, low: number) => ((high << 16) | low) >>> 0

export function formatId([a, b, c, d]: IdWords): string {
  return `${four(a >>> 16)}${four(a)}-${four(b >>> 16)}-${four(b)}-${four(c >>> 16)}-${four(c)}${four(d >>> 16)}${four(d)}`
}

const TWO_DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** The four digits of the lower half. */
const four = (word: number) => `${TWO_DIGITS[(word >>> 8) & 255]}${TWO_DIGITS[word & 255]}`
