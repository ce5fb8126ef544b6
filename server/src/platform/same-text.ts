import { timingSafeEqual } from 'node:crypto'

/**
 * Takes constant time. Compares undecoded text, because decoders ignore extra characters and accept altered signatures.
 */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
