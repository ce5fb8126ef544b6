import type { App } from '../../../platform/app.ts'

const WORDS = 3
/** Words; shorter bios resemble too many others. */
const MIN_WORDS = 12

/** @returns keyed hashes of every three consecutive words, ignoring case and diacritics; none for a short text */
export function shinglesOf({ banList }: Pick<App, 'banList'>, text: string): string[] {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const shingles = new Set<string>()
  for (let at = 0; at + WORDS <= words.length; at++) shingles.add(words.slice(at, at + WORDS).join(' '))
  if (shingles.size < MIN_WORDS) return []
  return [...shingles].map((shingle) => banList.mac('shingle', shingle).readBigInt64BE().toString())
}
