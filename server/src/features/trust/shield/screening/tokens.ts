import type { Folded } from './fold.ts'

/** Positions are in the original message. `spelt`: written letter by letter. `joins`: follows a point or underscore. */
export type Token = { text: string; start: number; end: number; opens?: true; spelt?: true; joins?: true }

/** From four letters on, "m o n e y" is one word. */
const MIN_SPELT_LETTERS = 4

/** Numbers keep points and commas ("3,500", "1.3m"). */
export function tokenize({ text, at, length }: Folded): Token[] {
  const tokens: Token[] = []
  const places: number[] = []
  let opens = false
  let end = 0
  let letters = 0
  for (let i = 0; i < length; ) {
    const from = i
    while (i < length && (isWordUnit(text.charCodeAt(i)) || (i > from && isInsideNumber(text, i)))) i++
    if (i > from) {
      const token: Token = { text: text.slice(from, i), start: at[from] ?? 0, end: at[i] ?? 0 }
      if (opens) token.opens = true
      if (from - end === 1 && end > 0 && isInsideWord(text, end)) token.joins = true
      if (i - from === 1) letters++
      places.push(from)
      tokens.push(token)
      opens = false
      end = i
    } else if (isClauseEnd(text.charCodeAt(i++))) opens = true
  }
  return letters < MIN_SPELT_LETTERS ? tokens : joinSpelt(tokens, gapsOf(text, tokens, places))
}

const isWordUnit = (unit: number) =>
  unit > 122 || (unit >= 97 && unit <= 122) || isDigit(unit) || unit === 36 || (unit >= 65 && unit <= 90)

const isClauseEnd = (unit: number) => unit === 10 || unit === 44 || unit === 46

const isDigit = (unit: number) => unit >= 48 && unit <= 57

function isInsideNumber(text: string, i: number): boolean {
  const unit = text.charCodeAt(i)
  return (unit === 46 || unit === 44) && isDigit(text.charCodeAt(i - 1)) && isDigit(text.charCodeAt(i + 1))
}

/** A hyphen does not count, because it occurs in honest words. */
function isInsideWord(text: string, i: number): boolean {
  const unit = text.charCodeAt(i)
  return (unit === 46 || unit === 95) && isLetter(text.charCodeAt(i - 1)) && isLetter(text.charCodeAt(i + 1))
}

const isLetter = (unit: number) => isWordUnit(unit) && !isDigit(unit)

const gapsOf = (text: string, tokens: Token[], places: number[]) =>
  places.map((place, i) =>
    text.slice(i === 0 ? 0 : (places[i - 1] ?? 0) + (tokens[i - 1]?.text.length ?? 0), place),
  )

function joinSpelt(tokens: Token[], gaps: string[]): Token[] {
  const joined: Token[] = []
  for (let i = 0; i < tokens.length; ) {
    let end = i
    while (isSingle(tokens[end]) || (end > i && isDigitAmongLetters(tokens, end))) end++
    if (end - i >= MIN_SPELT_LETTERS) {
      joined.push(...speltWords(tokens.slice(i, end), gaps.slice(i, end)))
      i = end
    } else joined.push(...tokens.slice(i, ++i))
  }
  return joined
}

/** Wider gaps separate words: "s e n d  m e", "s.e.n.d m.e". */
function speltWords(letters: Token[], gaps: string[]): Token[] {
  const usual = mostFrequent(gaps.slice(1))
  const words: Token[][] = []
  for (const [i, letter] of letters.entries()) {
    if (i === 0 || gaps[i] !== usual) words.push([])
    words.at(-1)?.push(letter)
  }
  return words.map((word) => {
    const { start = 0, opens } = word[0] ?? {}
    const text = word.map((letter) => letter.text).join('')
    return { text, start, end: word.at(-1)?.end ?? start, spelt: true, ...(opens && { opens }) }
  })
}

function mostFrequent(texts: string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

const isSingle = (token: Token | undefined) => token?.text.length === 1 && /[\p{L}$]/u.test(token.text)

/** As in "s 3 n d". Two digits in a row belong to a number. */
const isDigitAmongLetters = (tokens: Token[], i: number) =>
  /^\d$/.test(tokens[i]?.text ?? '') && isSingle(tokens[i - 1]) && !/^\d/.test(tokens[i + 1]?.text ?? '')
