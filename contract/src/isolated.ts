/** Unicode isolates: the text between them takes the direction of its first letter. */
const START = '\u2068'
const END = '\u2069'
const RUNS_LEFT = /\p{Script=Arabic}|[\u060c\u061b\u061f]/u
const RUNS_RIGHT = /\p{Script=Latin}|\p{Script=Ethiopic}|\d/u
const FIGURES = /\d[\d.,]{0,20}[%+]/

/** For left-to-right languages: after an Arabic name, figures would stand on its other side. */
export const isolatedName = (name: string): string => (RUNS_LEFT.test(name) ? `${START}${name}${END}` : name)

/** Isolates names, phone numbers, codes and percentages in the sentences of a right-to-left language. */
export function isolated<Words>(words: Words): Words {
  return isolateDeep(words, []) as Words
}

function isolateDeep(words: unknown, placeholders: readonly unknown[]): unknown {
  if (typeof words === 'string') return isolateInText(words, placeholders)
  if (typeof words === 'function') return (...values: unknown[]) => isolateDeep(words(...values), values)
  if (Array.isArray(words)) return words.map((one) => isolateDeep(one, placeholders))
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(
    Object.entries(words).map(([name, one]) => [name, isolateDeep(one, placeholders)]),
  )
}

function isolateInText(text: string, placeholders: readonly unknown[]): string {
  if (!RUNS_LEFT.test(text)) return text
  const values = placeholders
    .flat()
    .filter((value) => typeof value === 'string')
    .filter((value) => RUNS_RIGHT.test(value) && !RUNS_LEFT.test(value) && !value.includes('\n'))
    .toSorted((one, other) => other.length - one.length)
  const parts = [...values.map(escapeRegExp), FIGURES.source].join('|')
  return text.replaceAll(new RegExp(parts, 'g'), (found: string, at: number) => {
    // A value between tags, `<mail>us@ndoa.example</mail>`, becomes an element, which is already isolated.
    const isMarked = text[at - 1] === '>' && text[at + found.length] === '<'
    return isMarked ? found : `${START}${found}${END}`
  })
}

/** Old browsers lack `RegExp.escape`. */
const escapeRegExp = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|-]/g, String.raw`\$&`)
