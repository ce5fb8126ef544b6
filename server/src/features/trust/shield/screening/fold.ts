import { foldPoint } from '@ndoa/contract/fold'

/** `at[i]` is unit i's position in the original text. */
export type Folded = { text: string; at: Uint32Array; length: number }

const SEPARATOR = 32
const CLAUSE_END = 10
const SKIP = 1
const UNKNOWN = 0
const SURROGATE_FROM = 0xd800
const SURROGATE_TO = 0xdfff

/** Folded UTF-16 units, filled on first use; this table keeps folding at a few nanoseconds per letter. */
const foldedUnits = new Uint16Array(65_536)
const foldedPoints = new Map<number, number>()

/** Points and commas are not included, because they occur in numbers. */
const CLAUSE_ENDS = /[!?;…\n،؛؟።፣፤፧]/u
const KEPT_CHARACTERS = /[\p{L}\p{N}@.,+_$/:%-]/u

/** Merges case, marks, lookalikes and repeated letters. Never throws; lone surrogates become separators. */
export function fold(text: string): Folded {
  const units = new Uint16Array(text.length)
  const at = new Uint32Array(text.length + 1)
  let length = 0
  let repeats = 0
  for (let i = 0; i < text.length; i++) {
    const start = i
    const unit = text.charCodeAt(i)
    let folded = unit >= SURROGATE_FROM && unit <= SURROGATE_TO ? UNKNOWN : (foldedUnits[unit] ?? UNKNOWN)
    if (folded === UNKNOWN) {
      const point = text.codePointAt(i) ?? unit
      if (point > 0xffff) i++
      folded = foldedPoint(point)
    }
    if (folded === SKIP) continue
    repeats = length > 0 && units[length - 1] === folded ? repeats + 1 : 0
    if (repeats >= 2 && isLetter(folded)) {
      // "pleaseee" equals "please"; "Grasse" keeps both letters.
      if (repeats === 2) length--
      continue
    }
    units[length] = folded
    at[length] = start
    length++
  }
  at[length] = text.length
  return { text: Buffer.from(units.buffer, 0, 2 * length).toString('utf16le'), at, length }
}

function foldedPoint(point: number): number {
  if (point >= SURROGATE_FROM && point <= SURROGATE_TO) return SEPARATOR
  const known = point > 0xffff ? foldedPoints.get(point) : undefined
  if (known !== undefined) return known
  const folded = computed(point)
  if (point > 0xffff) foldedPoints.set(point, folded)
  else foldedUnits[point] = folded
  return folded
}

function computed(point: number): number {
  const letter = foldPoint(point)
  if (letter === '') return SKIP
  if (CLAUSE_ENDS.test(String.fromCodePoint(point))) return CLAUSE_END
  return KEPT_CHARACTERS.test(letter) && letter.length === 1 ? letter.charCodeAt(0) : SEPARATOR
}

const isLetter = (unit: number) => unit >= 97 && (unit <= 122 || unit > 191)
