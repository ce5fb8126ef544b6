import { isNamed } from '../../components.ts'
import { example } from '../../example.ts'
import type { Traits } from '../../traits.ts'
import { LINGUA_FRANCAS } from '../../weights.ts'
import { MAX_CODES } from './columns.ts'
import { Dictionary } from './dictionary.ts'

export interface FaithKind {
  faith: number
  example: Traits
}

const BITS = 32

/** Two words of 32 bits. The first holds the lingua francas, and the languages that were met first. */
export type LanguageBits = readonly [number, number]

/** Assigns codes to terms. Code 0 is blank, except for terms that are bits. */
export class Vocabulary {
  readonly faiths = withBlank('faiths', MAX_CODES.faithKinds)
  readonly faithKinds = new Dictionary<FaithKind>('combinations of faiths', MAX_CODES.faithKinds)
  readonly countries = withBlank('countries', MAX_CODES.countries)
  readonly tribes = withBlank('tribes', MAX_CODES.tribes)
  readonly cities = withBlank('cities', MAX_CODES.cities)
  readonly languages = new Dictionary<string>('languages', 2 * BITS)
  readonly interests = new Dictionary<string>('interests', BITS)
  /** Nested maps, because building a joined key for each member is slower. */
  readonly #kinds = new Map<string | null, Map<string | null, Map<string | null, number>>>()
  readonly linguaFrancas = this.languageBits([...LINGUA_FRANCAS])[0]

  list() {
    return {
      faithKinds: this.faithKinds.values.map(({ example: { faith, denomination, preferred_faith } }) => ({
        faith,
        denomination,
        preferred_faith,
      })),
      faiths: this.faiths.values,
      countries: this.countries.values,
      tribes: this.tribes.values,
      cities: this.cities.values,
      languages: this.languages.values,
      interests: this.interests.values,
    }
  }

  learn(list: ReturnType<Vocabulary['list']>): void {
    for (const faith of list.faiths) codeOf(this.faiths, faith)
    for (const kind of list.faithKinds) this.faithKindOf(example(kind))
    for (const country of list.countries) codeOf(this.countries, country)
    for (const tribe of list.tribes) codeOf(this.tribes, tribe)
    for (const city of list.cities) codeOf(this.cities, city)
    this.languageBits(list.languages)
    this.interestBits(list.interests)
  }

  faithKindOf({ faith, denomination, preferred_faith }: Traits): number {
    const byDenomination = childOf(this.#kinds, faith)
    const byPreference = childOf(byDenomination, denomination)
    const existing = byPreference.get(preferred_faith)
    if (existing !== undefined) return existing
    const kind = example({ faith, denomination, preferred_faith })
    const code = this.faithKinds.add(faithKey(kind), () => ({
      faith: codeOf(this.faiths, faith),
      example: kind,
    }))
    byPreference.set(preferred_faith, code)
    return code
  }

  /** "Other" names no language, so speaking only "Other" counts as blank. */
  languageBits(spoken: readonly string[]): LanguageBits {
    return bitsOf(spoken.filter(isNamed), (language) => codeOf(this.languages, language))
  }

  knownLanguageBits(spoken: readonly string[]): LanguageBits {
    return bitsOf(spoken.filter(isNamed), (language) => this.languages.find(language))
  }

  interestBits(interests: readonly string[]): number {
    let bits = 0
    for (const interest of interests) bits |= 1 << codeOf(this.interests, interest)
    return bits >>> 0
  }
}

function bitsOf(languages: readonly string[], codeIn: (language: string) => number): LanguageBits {
  let [first, second] = [0, 0]
  for (const language of languages) {
    const code = codeIn(language)
    if (code >= BITS) second |= 1 << (code - BITS)
    else if (code >= 0) first |= 1 << code
  }
  return [first >>> 0, second >>> 0]
}

function childOf<K, V>(parent: Map<K, Map<K, V>>, key: K): Map<K, V> {
  const existing = parent.get(key)
  if (existing) return existing
  const child = new Map<K, V>()
  parent.set(key, child)
  return child
}

export const faithKey = ({ faith, denomination, preferred_faith }: Traits) =>
  `${faith ?? ''} ${denomination ?? ''} ${preferred_faith ?? ''}`

export function codeOf(vocabulary: Dictionary<string>, word: string | null): number {
  return vocabulary.add(word ?? '', () => word ?? '')
}

export function knownBits(vocabulary: Dictionary<string>, list: readonly string[]): number {
  let bits = 0
  for (const word of list) {
    const code = vocabulary.find(word)
    if (code >= 0) bits |= 1 << code
  }
  return bits >>> 0
}

function withBlank(name: string, max: number): Dictionary<string> {
  const vocabulary = new Dictionary<string>(name, max)
  codeOf(vocabulary, '')
  return vocabulary
}
