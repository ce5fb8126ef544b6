import type { Token } from './tokens.ts'

/** Shorter words such as "5h" and "4u" are not disguises. */
const MIN_DISGUISED_LENGTH = 4
const MIN_WORD_LENGTH = 2
const MAX_WORD_LENGTH = 16
const MAX_SPELT_LENGTH = 400
/** The share of spelt-out letters that must form known words. */
const MIN_KNOWN_SHARE = 0.6

const LETTERS: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's' }
const DIGIT = /[\d$]/
const LETTER = /[^\d$.,]/
const OVERRIDE = /[\u202d\u202e]([^\u202c\n]*)/g

/** Undoes digits for letters, spelt-out words and points inside words, but only if the result is a known word. */
export function undisguise(tokens: Token[], vocabulary: ReadonlySet<string>): Token[] {
  if (!tokens.some(({ spelt, joins, text }) => spelt || joins || isMixed(text))) return tokens
  return lettersForDigits(
    joinPieces(
      tokens.flatMap((token) => (token.spelt ? segments(token, vocabulary) : [token])),
      vocabulary,
    ),
    vocabulary,
  )
}

/** @returns the text as direction overrides display it; undefined if the message has none */
export function asDisplayed(message: string): { text: string; from: number } | undefined {
  const from = message.search(OVERRIDE)
  if (from < 0) return undefined
  const text = message.replace(OVERRIDE, (_, turned: string) => Array.from(turned).reverse().join(''))
  return { text, from }
}

const isMixed = (text: string) => DIGIT.test(text) && LETTER.test(text)

function lettersForDigits(tokens: Token[], vocabulary: ReadonlySet<string>): Token[] {
  const words = tokens.map(({ text }) => (isMixed(text) ? disguisedWord(text, vocabulary) : undefined))
  // Short words, and those that start with a digit, count only beside a longer deliberate disguise.
  const isDisguised = words.some(
    (word, i) => word && word.length >= MIN_DISGUISED_LENGTH && !/^\d/.test(tokens[i]?.text ?? ''),
  )
  return tokens.map((token, i) => {
    const text = isDisguised ? words[i] : undefined
    return text ? { ...token, text } : withDigitZeros(token)
  })
}

/** @returns undefined if digits hide no word, as in "700k" and "day5" */
function disguisedWord(text: string, vocabulary: ReadonlySet<string>): string | undefined {
  if (/^\d+[a-z]{1,2}$/.test(text) || vocabulary.has(text) || vocabulary.has(text.replace(/(?<!\d)\d+$/, '')))
    return undefined
  return ['i', 'l'].map((one) => lettersOf(text).replaceAll('1', one)).find((word) => vocabulary.has(word))
}

const lettersOf = (text: string) => text.replace(/[03457$]/g, (unit) => LETTERS[unit] ?? unit)

/** Reads "5oo" as 500. */
const withDigitZeros = (token: Token): Token =>
  /^\d+oo+k?$/.test(token.text) ? { ...token, text: token.text.replaceAll('o', '0') } : token

/** Joins pieces that form a known word only together, as in "mon.ey". */
function joinPieces(tokens: Token[], vocabulary: ReadonlySet<string>): Token[] {
  const joined: Token[] = []
  for (let i = 0; i < tokens.length; ) {
    let end = i + 1
    while (tokens[end]?.joins) end++
    const pieces = tokens.slice(i, end)
    joined.push(...(joinedWord(pieces, vocabulary) ?? pieces))
    i = end
  }
  return joined
}

function joinedWord(pieces: Token[], vocabulary: ReadonlySet<string>): Token[] | undefined {
  const [first, last] = [pieces[0], pieces.at(-1)]
  const text = pieces.map((piece) => piece.text).join('')
  if (!first || !last || pieces.length < 2 || text.length < MIN_DISGUISED_LENGTH || !vocabulary.has(text))
    return undefined
  return pieces.every((piece) => vocabulary.has(piece.text)) ? undefined : [{ ...first, text, end: last.end }]
}

function segments(token: Token, vocabulary: ReadonlySet<string>): Token[] {
  const text = lettersOf(token.text.slice(0, MAX_SPELT_LENGTH)).replaceAll('1', 'i')
  if (vocabulary.has(text)) return [{ ...token, text }]
  /** best[i] is the best division of the first i letters; it prefers long words. */
  const best = [{ worth: 0, known: 0, from: 0 }]
  for (let to = 1; to <= text.length; to++) {
    let found = { worth: -1, known: 0, from: 0 }
    for (let from = Math.max(0, to - MAX_WORD_LENGTH); from < to; from++) {
      const before = best[from]
      const length = to - from
      const isKnown = length >= MIN_WORD_LENGTH && vocabulary.has(text.slice(from, to))
      if (!before || (!isKnown && length > 1)) continue
      const worth = before.worth + (isKnown ? length ** 2 : 0)
      if (worth > found.worth) found = { worth, known: before.known + (isKnown ? length : 0), from }
    }
    best.push(found)
  }
  if ((best.at(-1)?.known ?? 0) < MIN_KNOWN_SHARE * text.length) return [token]
  const words: Token[] = []
  for (let to = text.length; to > 0; to = best[to]?.from ?? 0)
    words.unshift({ ...token, text: text.slice(best[to]?.from ?? 0, to) })
  return words
}
