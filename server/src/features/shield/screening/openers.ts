import { fold } from './fold.ts'
import { tokenize } from './tokens.ts'

const VALUES = 64
const WORDS = 3
/** Shorter openers ("Hello, how are you?") are equal by chance. */
const FEWEST_WORDS = 6

/**
 * The fingerprint of a first message: 64 MinHash values of its runs of three words, to compare without keeping text.
 * @returns undefined for one too short to mean anything
 */
export function openerShingles(text: string): Uint32Array | undefined {
  const words = tokenize(fold(text)).map((token) => token.text)
  if (words.length < FEWEST_WORDS) return undefined
  const least = new Uint32Array(VALUES).fill(0xffffffff)
  for (let i = 0; i + WORDS <= words.length; i++) {
    const hash = hashOf(words.slice(i, i + WORDS).join(' '))
    for (let k = 0; k < VALUES; k++) {
      const value = mixed(hash ^ Math.imul(k + 1, 0x9e3779b1))
      if (value < (least[k] ?? 0)) least[k] = value
    }
  }
  return least
}

/** @returns which share of the shingles two openers have in common, estimated, 0 to 1 */
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

/** The last steps of MurmurHash3: every bit of the input moves every bit of the output. */
function mixed(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
