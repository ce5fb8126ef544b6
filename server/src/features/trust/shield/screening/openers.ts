import { fold } from './fold.ts'
import { tokenize } from './tokens.ts'

const VALUES = 64
const WORDS = 3
/** Shorter openers ("Hello, how are you?") match by chance. */
const MIN_WORDS = 6

/** MinHash over three-word runs, so that no text is stored. @returns undefined for short text */
export function openerShingles(text: string): Uint32Array | undefined {
  const words = tokenize(fold(text)).map((token) => token.text)
  if (words.length < MIN_WORDS) return undefined
  const least = new Uint32Array(VALUES).fill(0xffffffff)
  for (let i = 0; i + WORDS <= words.length; i++) {
    const hash = hashOf(words.slice(i, i + WORDS).join(' '))
    for (let k = 0; k < VALUES; k++) {
      const value = finalizeHash(hash ^ Math.imul(k + 1, 0x9e3779b1))
      if (value < (least[k] ?? 0)) least[k] = value
    }
  }
  return least
}

/** @returns the estimated Jaccard similarity, 0 to 1 */
export function openerSimilarity(a: Uint32Array, b: Uint32Array): number {
  let equal = 0
  for (let k = 0; k < VALUES; k++) if (a[k] === b[k]) equal++
  return equal / VALUES
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** The MurmurHash3 finalizer. */
function finalizeHash(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
