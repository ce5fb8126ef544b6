import { APPS } from './apps.ts'
import { fold } from './fold.ts'
import { tokenize } from './tokens.ts'

/** What a phrase says. A rule never looks at a single one: see ask-rules.ts. */
export const CONCEPTS = [
  'ask', // a whole request that needs nothing beside it
  'give', // you, give or lend or send to me
  'pay', // you, pay it
  'money', // what is asked for: money, airtime, gift cards, a ticket
  'fee', // what only scams ask a stranger to pay: clearance, tag, processing
  'sum', // an amount that is said in words
  'unit', // currencies and words such as thousand, which make a number an amount
  'channel', // banks, mobile money, transfer services
  'repay', // I will give it back to you
  'need', // this much is missing
  'hint', // if there is anything you can do
  'code', // the number that comes by text message
  'tell', // read it to me, forward it
  'invest', // you, start with, put in
  'profit', // it doubles, guaranteed
  'offering', // you, bring a seed, candles, a goat for the prophet
  'threat', // or I send the video to your family
  'pressure', // what goes with an ask in a scam and means nothing alone
  'please', // a word of asking
  'urgent', // today, before six, quickly
  'you', // the reader is spoken to
  'invite', // let us move there, write to me on
  'harmless', // what people who court each other ask for: a photo, an address, a prayer
  'not', // a word before a request that turns it into talk about somebody else
] as const
export type Concept = (typeof CONCEPTS)[number]

/**
 * A list with commas for each concept. `*end` is every word that ends so, and `...` stands for one to three words of any kind:
 * "fi ... ranse" is "fi 5k ranse". Written as people write; folding makes marks and capitals equal.
 */
type Lists = Partial<Record<Concept, string>>

/** The phrases of one language: written out, and (`forms`) put together from stems, beginnings and ends. */
export type Lexicon = { language: string; phrases: Lists; forms?: Lists }

/** A tree of words: from the first word of a phrase to its last. */
export type Node = {
  words?: Map<string, Node>
  endings?: Map<string, Node>
  /** What follows one to three words of any kind. */
  afterGap?: Node
  found: { concept: Concept; language: string }[]
}
/** `vocabulary`: the words of all phrases, to recognize disguised ones. */
export type Phrases = { root: Node; likely: LikelyWords; vocabulary: ReadonlySet<string> }

/** Which words a message must have at least one of before it is worth a closer look. */
export type LikelyWords = { words: Set<string>; endings: Set<string> }

/** What a signal cannot be without. */
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

/** Spelt out, a telephone number has a zero and an address has its service. */
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

/** @returns all phrases of the languages as one tree */
export function compilePhrases(lexicons: Lexicon[]): Phrases {
  const root = newNode()
  const likely: LikelyWords = { words: new Set([...APPS, ...NUMBERS_AND_ADDRESSES]), endings: new Set() }
  // Generated phrases repeat their words, and folding words is most of the work.
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

/** Twi is often written with a 3 for ɛ, which disguises nothing. */
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

/** The longest word of a phrase is its rarest. */
function addLikely(likely: LikelyWords, words: Word[]) {
  const [longest] = words.toSorted((a, b) => b.text.length - a.text.length)
  if (longest && longest.kind !== 'gap') likely[longest.kind].add(longest.text)
}

const newNode = (): Node => ({ found: [] })
