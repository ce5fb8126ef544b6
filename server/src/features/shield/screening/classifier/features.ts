import { ASK_RULES } from '../ask-rules.ts'
import type { Hit } from '../find-phrases.ts'
import { CONCEPTS } from '../lexicon.ts'
import type { Signal } from '../signals.ts'
import type { Token } from '../tokens.ts'
import { TOPIC_NAMES, topicsOf } from './topics.ts'

const KINDS: Signal['kind'][] = ['ask', 'possible', 'request', 'means', 'contact', 'wallet', 'pressure']
/** All features: topics, meanings of phrases, and kinds of signals. No word is a feature, so no name is. */
const RULES = ASK_RULES.map(({ name }) => name)
const UNITS = [
  ...TOPIC_NAMES,
  ...CONCEPTS,
  'amount',
  'number',
  ...KINDS.map((kind) => `signal ${kind}`),
  ...RULES.map((rule) => `rule ${rule}`),
]
const UNIT_NUMBERS = new Map(UNITS.map((name, number) => [name, number]))
const FIRST_SIGNAL = UNITS.length - KINDS.length - RULES.length

/** Pairs in their order within this many words, then single ones, then those of the messages before. */
const NEAR = 6
const PAIRS = FIRST_SIGNAL * FIRST_SIGNAL
export const FEATURES = PAIRS + UNITS.length
/** How many features tell of the messages before, each a unit. */
export const CONTEXT_FEATURES = UNITS.length

/** How much of a feature a message has: one pair of many says less than a signal. */
export const valueOf = (feature: number) => (feature < PAIRS ? 0.3 : feature < PAIRS + FIRST_SIGNAL ? 0.5 : 1)

/** The factor by which earlier messages fade with each message of the sender. */
export const FORGETTING = 0.9
/**
 * What earlier messages may add at most. Everyday words add up in a long honest conversation, and pleasant ones must not buy a request
 * that nobody judges, so it is never below 0.
 */
export const MOST_CONTEXT = 3

/** What is counted in a message, each once: `now` for its own judgement, `later` for those of the messages that follow. */
export type Features = { now: number[]; later: number[] }

type Place = { unit: number; at: number }

export function featuresOf(
  tokens: readonly Token[],
  hits: readonly Hit[],
  found: readonly Signal[],
): Features {
  const places: Place[] = []
  for (const [at, { text }] of tokens.entries()) for (const unit of topicsOf(text)) places.push({ unit, at })
  for (const { concept, from } of hits) places.push({ unit: UNIT_NUMBERS.get(concept) ?? 0, at: from })
  places.sort((a, b) => a.at - b.at)
  const units = new Set(places.map(({ unit }) => unit))
  for (const { kind, rule } of found) {
    units.add(FIRST_SIGNAL + KINDS.indexOf(kind))
    if (kind === 'ask') units.add(FIRST_SIGNAL + KINDS.length + RULES.indexOf(rule))
  }
  const later = [...units]
  return { now: [...pairsOf(places), ...later.map((unit) => PAIRS + unit)], later }
}

function pairsOf(places: readonly Place[]): Set<number> {
  const pairs = new Set<number>()
  for (const [i, first] of places.entries())
    for (let j = i + 1; j < places.length; j++) {
      const second = places[j]
      if (!second || second.at - first.at >= NEAR) break
      if (second.unit !== first.unit) pairs.add(first.unit * FIRST_SIGNAL + second.unit)
    }
  return pairs
}
