/** Unicode isolates: the text between them takes the direction of its first letter. */
const START = '\u2068'
const END = '\u2069'
const RUNS_LEFT = /\p{Script=Arabic}/u
const RUNS_RIGHT = /\p{Script=Latin}|\p{Script=Ethiopic}|\d/u
const FIGURES = /\d[\d.,]{0,20}[%+]/

/** Isolates names, phone numbers, codes and percentages in the sentences of a right-to-left language. */
export function isolated<Words>(words: Words): Words {
  return isolatedIn(words, []) as Words
}

function isolatedIn(words: unknown, given: readonly unknown[]): unknown {
  if (typeof words === 'string') return sentence(words, given)
  if (typeof words === 'function') return (...values: unknown[]) => isolatedIn(words(...values), values)
  if (Array.isArray(words)) return words.map((one) => isolatedIn(one, given))
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, isolatedIn(one, given)]))
}

function sentence(text: string, given: readonly unknown[]): string {
  if (!RUNS_LEFT.test(text)) return text
  const values = given
    .flat()
    .filter((value) => typeof value === 'string')
    .filter((value) => RUNS_RIGHT.test(value) && !RUNS_LEFT.test(value) && !value.includes('\n'))
    .toSorted((one, other) => other.length - one.length)
  const parts = [...values.map(escaped), FIGURES.source].join('|')
  return text.replaceAll(new RegExp(parts, 'g'), (found: string, at: number) => {
    // A value between tags, `<mail>us@ndoa.example</mail>`, becomes an element, which is already isolated.
    const isMarked = text[at - 1] === '>' && text[at + found.length] === '<'
    return isMarked ? found : `${START}${found}${END}`
  })
}

/** Old browsers lack `RegExp.escape`. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|-]/g, String.raw`\$&`)
