const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', (letter, at) => [
    letter,
    'ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'[at] ?? letter,
  ]),
)
/** Text that must not change: marks, addresses and placeholders. */
const FOR_PROGRAMS = /<mail>.*?<\/mail>|<\/?\w+>|\{\w+\}|\S+@\S+/
/** Language tags, which are used for `lang` and for dates. */
const LOCALE = /^[a-z]{2}(-[A-Z]{2})?$/

/**
 * A test language made of English, such as `[Ļîîķéé]`. It is a third longer, like French. Text on the screen without
 * brackets did not come from the words. Names and counts inside a sentence stay as they are.
 */
export function pseudo<Words>(words: Words): Words {
  return translate(words, []) as Words
}

function translate(words: unknown, values: readonly unknown[]): unknown {
  if (typeof words === 'string') return pseudoTranslate(words, values)
  if (typeof words === 'function') return (...values: unknown[]) => translate(words(...values), values)
  if (Array.isArray(words)) return words.map((one) => translate(one, values))
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, translate(one, values)]))
}

function pseudoTranslate(text: string, values: readonly unknown[]): string {
  if (!/\p{L}/u.test(text) || LOCALE.test(text)) return text
  const kept = new RegExp(
    [...stringsIn(values).map((value) => RegExp.escape(value)), FOR_PROGRAMS.source].join('|'),
    'g',
  )
  const between = text.match(kept) ?? []
  const pieces = text.split(kept).map((piece, at) => accent(piece) + (between[at] ?? ''))
  return `[${pieces.join('')}]`
}

/** The longest comes first, because one may be part of another. */
function stringsIn(values: unknown): string[] {
  if (typeof values === 'string') return /\p{L}/u.test(values) ? [values] : []
  if (typeof values !== 'object' || values === null) return []
  return Object.values(values)
    .flatMap(stringsIn)
    .toSorted((one, other) => other.length - one.length)
}

const accent = (text: string) =>
  text.replaceAll(/[A-Za-z]/g, (letter) => (LETTERS[letter] ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1))
