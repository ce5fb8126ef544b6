import { timingSafeEqual } from 'node:crypto'

/**
 * The one comparison of tokens, signatures and codes: as text, letter by letter, in the time that any other pair of the same
 * length takes. Decoded bytes would be equal also with spaces, dots or other letters after them, which decoders skip.
 */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
