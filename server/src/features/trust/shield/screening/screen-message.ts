import { findAmounts } from './amounts.ts'
import { type FoundAsk, findAsks, findHalf, findPossible } from './ask-rules.ts'
import { weigh } from './classifier/classifier.ts'
import { type Features, featuresOf } from './classifier/features.ts'
import { findContacts, fragmentDigits } from './contact.ts'
import { asDisplayed, undisguise } from './disguise.ts'
import { findPhrases, type Hit, hasLikelyWord } from './find-phrases.ts'
import { fold } from './fold.ts'
import { LEXICONS } from './languages/index.ts'
import { withoutOtherLanguages } from './languages-of-message.ts'
import { compilePhrases, type Lexicon, type Phrases } from './lexicon.ts'
import { findQuotes, isQuoted } from './quotes.ts'
import type { Signal, Signals } from './signals.ts'
import { type Token, tokenize } from './tokens.ts'
import { findWallets } from './wallet.ts'

const MAX_CHARACTERS = 4_000

export const screenMessage: (text: string) => Signals = screenerOf(LEXICONS)

export const contactsIn = (text: string): Signal[] =>
  screenMessage(text).found.filter(({ kind }) => kind === 'contact')

export function screenerOf(lexicons: Lexicon[]): (text: string) => Signals {
  const read = readerOf(lexicons)
  return (text) => {
    const { found, fragment, features } = read(text)
    return { found, fragment, ...weigh(features) }
  }
}

/** Unweighted features, as training uses them. */
export type Reading = Pick<Signals, 'found' | 'fragment'> & { features: Features }

export function readerOf(lexicons: Lexicon[]): (text: string) => Reading {
  const phrases = compilePhrases(lexicons)
  return (text) => {
    const message = text.slice(0, MAX_CHARACTERS)
    const written = read(message, phrases)
    const displayed = asDisplayed(message)
    if (!displayed) return written
    const seen = read(displayed.text, phrases)
    if (seen.found.length <= written.found.length) return written
    const { from } = displayed
    return {
      ...seen,
      found: seen.found.map((each) => ({ ...each, offset: from, length: message.length - from })),
    }
  }
}

function read(message: string, phrases: Phrases): Reading {
  const folded = fold(message)
  const tokens = undisguise(tokenize(folded), phrases.vocabulary)
  // Most messages contain no phrase and no number, so they skip the rest.
  if (!/[\d@]|\.[a-z]/.test(folded.text) && !hasLikelyWord(tokens, phrases.likely))
    return { found: [], fragment: 0, features: featuresOf(tokens, [], []) }
  const all = withoutOtherLanguages(findPhrases(tokens, phrases).hits)
  all.push(...findAmounts(tokens, all))
  const quotes = all.length > 0 ? findQuotes(message, tokens) : []
  const isOthers = ({ start }: Token) => isQuoted(quotes, start)
  const hits = quotes.length === 0 ? all : all.map((hit) => markQuoted(hit, tokens, isOthers))
  const own = hits.filter(({ quoted }) => !quoted)
  const asks = findAsks(hits)
  const found = [
    ...findRequests(hits, asks, tokens),
    ...findContacts(folded, tokens, hits),
    ...findWallets(message, tokens, hits).filter(({ offset }) => !isQuoted(quotes, offset)),
    ...findPressure(own, asks, tokens),
  ]
  const ownTokens = quotes.length === 0 ? tokens : tokens.map((token) => (isOthers(token) ? NO_WORD : token))
  return { found, fragment: fragmentDigits(tokens), features: featuresOf(ownTokens, own, found) }
}

const NO_WORD: Token = { text: '', start: 0, end: 0 }

function markQuoted(hit: Hit, tokens: Token[], isOthers: (token: Token) => boolean): Hit {
  return tokens.slice(hit.from, hit.to).some(isOthers) ? { ...hit, quoted: true } : hit
}

function findRequests(hits: Hit[], asks: FoundAsk[], tokens: Token[]): Signal[] {
  if (asks.length > 0) return asks.map((ask) => signal('ask', ask, tokens))
  const possible = findPossible(hits)
  if (possible) return [signal('possible', possible, tokens)]
  const half = findHalf(hits)
  return half ? [signal(half.half, half, tokens)] : []
}

const PRESSURE = new Set<Hit['concept']>(['pressure', 'repay', 'profit', 'threat'])
const PLEA = new Set<Hit['concept']>(['hint', 'please', 'amount', 'urgent', 'fee'])

function findPressure(hits: Hit[], asks: FoundAsk[], tokens: Token[]): Signal[] {
  const plea = asks.length > 0 ? hits.find(({ concept }) => PLEA.has(concept)) : undefined
  const hit = hits.find(({ concept }) => PRESSURE.has(concept)) ?? plea
  return hit ? [signal('pressure', { rule: hit.concept, ...hit }, tokens)] : []
}

function signal(
  kind: Signal['kind'],
  { rule, from, to, certain }: { rule: string; from: number; to: number; certain?: boolean },
  tokens: Token[],
): Signal {
  const offset = tokens[from]?.start ?? 0
  const length = (tokens[to - 1]?.end ?? offset) - offset
  return { kind, rule, offset, length, ...(certain && { certain: true }) }
}
