import type { Concept, LikelyWords, Node, Phrases } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** A phrase in a message: `from` and `to` count words, `to` is the word after it. `gap` is where any words may stand in it. */
export type Hit = {
  concept: Concept | 'amount' | 'number'
  language: string
  from: number
  to: number
  gap?: { from: number; to: number }
  /** Of a "not": the first word that it does not reach, as a new clause begins. */
  until?: number
  /** Another person wrote it. */
  quoted?: true
}

const LONGEST_GAP = 3
/** No "not" reaches farther. */
const LONGEST_REACH = 4

/** Endings are no longer than this. */
const LONGEST_ENDING = 12
/** More of one concept tell nothing more; the bound keeps the work on a hostile message small. */
const MOST_OF_A_CONCEPT = 16

/**
 * Looks for phrases beginning at each word. `steps` counts the nodes that were looked at: it grows with the number of words
 * and no faster, which a test checks with hostile messages.
 */
export function findPhrases(tokens: Token[], phrases: Phrases): { hits: Hit[]; steps: number } {
  const hits: Hit[] = []
  const counts = new Map<string, number>()
  let steps = 0
  for (let from = 0; from < tokens.length; from++) walk(phrases.root, from, from)
  return { hits, steps }

  function clauseEnd(to: number): number {
    let until = to
    while (until < tokens.length && !tokens[until]?.opens && until - to < LONGEST_REACH) until++
    return until
  }

  function walk(node: Node, from: number, to: number, gap?: Hit['gap']) {
    steps++
    for (const { concept, language } of node.found) {
      const count = counts.get(concept) ?? 0
      if (count < MOST_OF_A_CONCEPT)
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
      for (let words = 1; words <= LONGEST_GAP && to + words < tokens.length; words++)
        walk(node.afterGap, from, to + words, { from: to, to: to + words })
    if (node.endings && isJoinedScript(word))
      for (let length = Math.min(word.length, LONGEST_ENDING); length > 0; length--) {
        const ending = node.endings.get(word.slice(-length))
        if (ending) walk(ending, from, to + 1, gap)
      }
  }
}

/** The cheap first test: a message with none of the likely words is done with. */
export function hasLikelyWord(tokens: Token[], { words, endings }: LikelyWords): boolean {
  for (const { text } of tokens) {
    if (words.has(text)) return true
    if (!isJoinedScript(text)) continue
    for (let length = Math.min(text.length, LONGEST_ENDING); length > 0; length--)
      if (endings.has(text.slice(-length))) return true
  }
  return false
}

/** Arabic and Ethiopic join articles and small words to the next one, so words are found by their ends. */
const isJoinedScript = (word: string) => word.charCodeAt(0) > 0x5ff
