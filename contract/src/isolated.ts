/** From here on until `END` a text has a direction of its own, that of its first letter. */
const START = '\u2068'
const END = '\u2069'
const RUNS_LEFT = /\p{Script=Arabic}/u
const RUNS_RIGHT = /\p{Script=Latin}|\p{Script=Ethiopic}|\d/u
const FIGURES = /\d[\d.,]{0,20}[%+]/

/**
 * The words of a language that is written from right to left. Names, telephone numbers, codes and percentages within its
 * sentences keep together and run in their own direction, so that no translator needs to think of it. In the
 * web app each file of such a language in `languages` exports this beside its words, and `speak` calls it.
 */
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

/** What is not a sentence of that language, such as the name of a file, stays as it is, and so do codes that are saved in lines. */
function sentence(text: string, given: readonly unknown[]): string {
  if (!RUNS_LEFT.test(text)) return text
  const values = given
    .flat()
    .filter((value) => typeof value === 'string')
    .filter((value) => RUNS_RIGHT.test(value) && !RUNS_LEFT.test(value) && !value.includes('\n'))
    .toSorted((one, other) => other.length - one.length)
  const parts = [...values.map(escaped), FIGURES.source].join('|')
  return text.replaceAll(new RegExp(parts, 'g'), (found: string, at: number) => {
    // Between marks, `<mail>us@ndoa.example</mail>`, it becomes an element, which is isolated anyhow.
    const isMarked = text[at - 1] === '>' && text[at + found.length] === '<'
    return isMarked ? found : `${START}${found}${END}`
  })
}

/** Old browsers have no `RegExp.escape`. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|-]/g, String.raw`\$&`)
