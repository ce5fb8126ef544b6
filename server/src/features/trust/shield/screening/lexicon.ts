import { APPS } from './apps.ts'
import { fold } from './fold.ts'
import { tokenize } from './tokens.ts'

/** No single concept is a request; ask-rules.ts combines them. */
export const CONCEPTS = [
  'ask', // a complete request
  'give', // give, lend or send to me
  'pay', // pay this
  'money', // money, airtime, gift cards, a ticket
  'fee', // fees that only scams charge: clearance, tag, processing
  'sum', // an amount in words
  'unit', // currencies and words such as thousand, which make a number an amount
  'channel', // banks, mobile money, transfer services
  'repay', // I will give it back to you
  'need', // this much is missing
  'hint', // if there is anything you can do
  'code', // the number in a text message
  'tell', // read it to me, forward it
  'invest', // start with, put in
  'profit', // it doubles, guaranteed
  'offering', // bring a seed, candles, a goat for the prophet
  'threat', // or I send the video to your family
  'pressure', // accompanies an ask in a scam, no signal alone
  'please',
  'urgent', // today, before six, quickly
  'you', // addresses the reader
  'invite', // let us move there, write to me on
  'harmless', // ordinary requests: a photo, an address, a prayer
  'not', // cancels a following request
] as const
export type Concept = (typeof CONCEPTS)[number]

/** `*end` matches words by their end; `...` matches one to three words, as "5k" in "fi 5k ranse". No diacritics. */
type PhraseLists = Partial<Record<Concept, string>>

export type Lexicon = { language: string; phrases: PhraseLists; forms?: PhraseLists }

export type Node = {
  words?: Map<string, Node>
  endings?: Map<string, Node>
  afterGap?: Node
  found: { concept: Concept; language: string }[]
}
export type Phrases = { root: Node; likely: LikelyWords; vocabulary: ReadonlySet<string> }

export type LikelyWords = { words: Set<string>; endings: Set<string> }

const ANCHORS = new Set<Concept>([
  'ask',
  'give',
  'pay',
  'repay',
  'need',
  'tell',
  'invest',
  'offering',
  'threat',
  'pressure',
  'profit',
])

/** Most phone numbers in words contain a zero, and email addresses in words the mail service's name. */
const NUMBERS_AND_ADDRESSES = [
  'zero',
  'sifuri',
  'gmail',
  'yahoo',
  'hotmail',
  'outlook',
  'icloud',
  'protonmail',
]

export function compilePhrases(lexicons: Lexicon[]): Phrases {
  const root = newNode()
  const likely: LikelyWords = { words: new Set([...APPS, ...NUMBERS_AND_ADDRESSES]), endings: new Set() }
  // Cached, because folding dominates the cost and generated phrases repeat their words.
  const known = new Map<string, Word[]>()
  const vocabulary = new Set(likely.words)
  for (const { language, phrases, forms = {} } of lexicons)
    for (const concept of CONCEPTS) {
      const meaning = { concept, language }
      for (const phrase of `${phrases[concept] ?? ''},${forms[concept] ?? ''}`.split(',')) {
        const words = wordsOf(phrase, known)
        if (words.length === 0) continue
        const node = insert(root, words)
        for (const { kind, text } of words)
          if (kind === 'words' && language !== DIGITS_ARE_LETTERS) vocabulary.add(text)
        if (!node.found.includes(meaning)) node.found.push(meaning)
        if (ANCHORS.has(concept)) addLikely(likely, words)
      }
    }
  return { root, likely, vocabulary }
}

/** Twi often writes 3 for ɛ, which is not a disguise. */
const DIGITS_ARE_LETTERS = 'tw'

type Word = { text: string; kind: 'words' | 'endings' | 'gap' }

const GAP = '...'

function wordsOf(phrase: string, known: Map<string, Word[]>): Word[] {
  return phrase
    .trim()
    .split(/\s+/)
    .flatMap((written) => {
      const words = known.get(written) ?? foldedWords(written)
      known.set(written, words)
      return words
    })
}

function foldedWords(written: string): Word[] {
  if (written === GAP) return [{ text: '', kind: 'gap' }]
  return tokenize(fold(written.replaceAll('*', ''))).map(({ text }, i) => ({
    text,
    kind: written.startsWith('*') && i === 0 ? 'endings' : 'words',
  }))
}

function insert(root: Node, words: Word[]): Node {
  let node = root
  for (const word of words) node = nextNode(node, word)
  return node
}

function nextNode(node: Node, { text, kind }: Word): Node {
  if (kind === 'gap') return (node.afterGap ??= newNode())
  const nodes = (node[kind] ??= new Map<string, Node>())
  const next = nodes.get(text) ?? newNode()
  nodes.set(text, next)
  return next
}

/** Assumes that the longest word of a phrase is its rarest. */
function addLikely(likely: LikelyWords, words: Word[]) {
  const [longest] = words.toSorted((a, b) => b.text.length - a.text.length)
  if (longest && longest.kind !== 'gap') likely[longest.kind].add(longest.text)
}

const newNode = (): Node => ({ found: [] })
