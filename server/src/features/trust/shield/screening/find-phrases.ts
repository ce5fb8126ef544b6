import type { Concept, LikelyWords, Node, Phrases } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** `from` and `to` count words, `to` exclusive. `gap` is the range of arbitrary words inside the phrase. */
export type Hit = {
  concept: Concept | 'amount' | 'number'
  language: string
  from: number
  to: number
  gap?: { from: number; to: number }
  until?: number
  quoted?: true
}

const MAX_GAP = 3
const MAX_REACH = 4

const MAX_ENDING = 12
/** Limits the work on hostile messages; further hits add nothing. */
const MAX_HITS_PER_CONCEPT = 16

/** `steps` counts visited nodes. A test checks that it grows only linearly with hostile messages. */
export function findPhrases(tokens: Token[], phrases: Phrases): { hits: Hit[]; steps: number } {
  const hits: Hit[] = []
  const counts = new Map<string, number>()
  let steps = 0
  for (let from = 0; from < tokens.length; from++) walk(phrases.root, from, from)
  return { hits, steps }

  function clauseEnd(to: number): number {
    let until = to
    while (until < tokens.length && !tokens[until]?.opens && until - to < MAX_REACH) until++
    return until
  }

  function walk(node: Node, from: number, to: number, gap?: Hit['gap']) {
    steps++
    for (const { concept, language } of node.found) {
      const count = counts.get(concept) ?? 0
      if (count < MAX_HITS_PER_CONCEPT)
        hits.push({
          concept,
          language,
          from,
          to,
          ...(gap && { gap }),
          ...(concept === 'not' && { until: clauseEnd(to) }),
        })
      counts.set(concept, count + 1)
    }
    const word = tokens[to]?.text
    if (word === undefined) return
    const next = node.words?.get(word)
    if (next) walk(next, from, to + 1, gap)
    if (node.afterGap && !gap)
      for (let words = 1; words <= MAX_GAP && to + words < tokens.length; words++)
        walk(node.afterGap, from, to + words, { from: to, to: to + words })
    if (node.endings && isJoinedScript(word))
      for (let length = Math.min(word.length, MAX_ENDING); length > 0; length--) {
        const ending = node.endings.get(word.slice(-length))
        if (ending) walk(ending, from, to + 1, gap)
      }
  }
}

export function hasLikelyWord(tokens: Token[], { words, endings }: LikelyWords): boolean {
  for (const { text } of tokens) {
    if (words.has(text)) return true
    if (!isJoinedScript(text)) continue
    for (let length = Math.min(text.length, MAX_ENDING); length > 0; length--)
      if (endings.has(text.slice(-length))) return true
  }
  return false
}

/** Arabic and Ethiopic join particles to the next word, so words match by their ends. */
const isJoinedScript = (word: string) => word.charCodeAt(0) > 0x5ff
