import type { Folded } from './fold.ts'

/** A word or number of folded text. `start` and `end` are places in the original message. `opens`: it begins a clause. */
export type Token = { text: string; start: number; end: number; opens?: true }

/** Spelt out with spaces between, four letters or more are one word: "m o n e y". */
const SPELT_FROM = 4

/** The words of a text in order; a number keeps its points and commas ("3,500", "1.3m"). */
export function tokenize({ text, at, length }: Folded): Token[] {
  const tokens: Token[] = []
  let opens = false
  for (let i = 0; i < length; ) {
    const from = i
    while (i < length && (isWordUnit(text.charCodeAt(i)) || (i > from && isInsideNumber(text, i)))) i++
    if (i > from) {
      const token: Token = { text: text.slice(from, i), start: at[from] ?? 0, end: at[i] ?? 0 }
      if (opens) token.opens = true
      tokens.push(token)
      opens = false
    } else if (isClauseEnd(text.charCodeAt(i++))) opens = true
  }
  return joinSpelt(tokens)
}

/** Letters, digits and the sign of a currency; folding has made separators of everything but a few signs. */
const isWordUnit = (unit: number) =>
  unit > 122 || (unit >= 97 && unit <= 122) || isDigit(unit) || unit === 36 || (unit >= 65 && unit <= 90)

/** A line or a mark that folding has made one, a comma, a point. */
const isClauseEnd = (unit: number) => unit === 10 || unit === 44 || unit === 46

const isDigit = (unit: number) => unit >= 48 && unit <= 57

/** A point or comma between two digits. */
function isInsideNumber(text: string, i: number): boolean {
  const unit = text.charCodeAt(i)
  return (unit === 46 || unit === 44) && isDigit(text.charCodeAt(i - 1)) && isDigit(text.charCodeAt(i + 1))
}

function joinSpelt(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (let i = 0; i < tokens.length; ) {
    let end = i
    while (end < tokens.length && isSingleLetter(tokens[end])) end++
    const first = tokens[i]
    const last = tokens[end - 1]
    if (end - i >= SPELT_FROM && first && last) {
      const text = tokens.slice(i, end).map((token) => token.text)
      joined.push({ text: text.join(''), start: first.start, end: last.end })
      i = end
    } else {
      if (first) joined.push(first)
      i++
    }
  }
  return joined
}

const isSingleLetter = (token: Token | undefined) => token?.text.length === 1 && /\p{L}/u.test(token.text)
