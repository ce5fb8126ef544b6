import type { App } from '../../platform/app.ts'

const WORDS = 3
/** A shorter bio resembles too many others. */
const FEWEST = 12

/** Keyed hashes of every three words that follow each other; none for a short text. Letter case and marks do not count. */
export function shinglesOf({ banList }: Pick<App, 'banList'>, text: string): string[] {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const shingles = new Set<string>()
  for (let at = 0; at + WORDS <= words.length; at++) shingles.add(words.slice(at, at + WORDS).join(' '))
  if (shingles.size < FEWEST) return []
  return [...shingles].map((shingle) => banList.mac('shingle', shingle).readBigInt64BE().toString())
}
