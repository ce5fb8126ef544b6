import type { Hit } from './find-phrases.ts'

const MIXED_IN = new Set(['any', 'en'])
/** A language with a smaller share of the leading language's words is a coincidence. */
const MIN_SHARE = 0.34

/** Drops other languages' phrases: "ti" is "you" in Portuguese and "has" in Yoruba. */
export function withoutOtherLanguages(hits: Hit[]): Hit[] {
  const words = new Map<string, Set<number>>()
  for (const { concept, language, from, to } of hits) {
    if ((concept === 'you' || concept === 'not') && to - from === 1) continue
    const seen = words.get(language) ?? new Set()
    for (let i = from; i < to; i++) seen.add(i)
    words.set(language, seen)
  }
  const most = Math.max(0, ...[...words].map(([language, seen]) => (language === 'any' ? 0 : seen.size)))
  return hits.filter(
    ({ language }) =>
      MIXED_IN.has(language) || (words.get(language)?.size ?? 0) >= Math.max(1, MIN_SHARE * most),
  )
}
