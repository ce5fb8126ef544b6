import { timingSafeEqual } from 'node:crypto'

/** Constant-time. Compares text, because decoders skip extra characters and would accept variants of a signature. */
export function isSameText(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
