import { ASK_RULES } from '../ask-rules.ts'
import type { Hit } from '../find-phrases.ts'
import { CONCEPTS } from '../lexicon.ts'
import type { Signal } from '../signals.ts'
import type { Token } from '../tokens.ts'
import { TOPIC_NAMES, topicsOf } from './topics.ts'

const KINDS: Signal['kind'][] = ['ask', 'possible', 'request', 'means', 'contact', 'wallet', 'pressure']
/** No word itself is a feature, so no name can become one. */
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

/** Words. Features are numbered with ordered pairs of units this close first, then single units. */
const PAIR_WINDOW = 6
const PAIRS = FIRST_SIGNAL * FIRST_SIGNAL
export const FEATURES = PAIRS + UNITS.length
export const CONTEXT_FEATURES = UNITS.length

/** Pairs weigh less than signals, because a message contains many of them. */
export const valueOf = (feature: number) => (feature < PAIRS ? 0.3 : feature < PAIRS + FIRST_SIGNAL ? 0.5 : 1)

/** The factor by which context fades with each of the sender's messages. */
export const CONTEXT_DECAY = 0.9
/** The minimum is 0. Everyday words add up in long conversations, and pleasant words must not offset a request. */
export const MAX_CONTEXT = 3

/** Each feature counts once: `now` for this message, `later` for the following ones. */
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
      if (!second || second.at - first.at >= PAIR_WINDOW) break
      if (second.unit !== first.unit) pairs.add(first.unit * FIRST_SIGNAL + second.unit)
    }
  return pairs
}
