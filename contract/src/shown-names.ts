import {
  BEGINNINGS,
  ENDINGS,
  FIRST_OF_TWO,
  GENERATIONS,
  LASTS,
  LATER_BEGINNINGS,
  LINKED,
  LINKED_FIRST,
  LINKS,
  MIDDLES,
  PAIRS,
  PAIRS_OF_MORE,
  RARE_TITLES,
  SECOND_OF_TWO,
  SURNAME_BEGINNINGS,
  TITLES,
} from './name-words.ts'
import { normaliseName } from './person-name.ts'
import { namesTeam } from './team-names.ts'

/** Characters of a name of several words. */
const SHOWN_NAME_MAX = 40

/** `wanted` if the member may show it, else the first name. */
export function shownNameOf(fullName: string, wanted?: string): string {
  const names = shownNames(fullName)
  return names.find((name) => name === wanted) ?? names[0] ?? firstWord(fullName)
}

const firstWord = (fullName: string) => fullName.split(' ')[0] ?? fullName

/**
 * The names that a member with this full name may show to others, the default first: its words and pairs of them, but
 * never all. First names of several words ("Abd al-Rahman") count as one word.
 */
export function shownNames(fullName: string): string[] {
  const words = nameWords(fullName)
  const units = unitsOf(words)
  const [first, ...others] = units.filter((unit) => !namesTeam(unit))
  const pairs = units.length > 2 ? pairsOf(units) : []
  const choices = [
    ...words.filter((word, at) => isNameAlone(word, words[at - 1])),
    ...others,
    ...pairs,
  ].filter((name) => !namesTeam(name) && (name.length <= SHOWN_NAME_MAX || !name.includes(' ')))
  return [...new Set([first ?? firstWord(fullName), ...choices])]
}

function nameWords(fullName: string): string[] {
  const words = normaliseName(fullName).replace(ARABIC_TITLE, '').replace(/,/g, '').split(' ')
  if (words.length > 1 && GENERATIONS.has(nameKey(words.at(-1) ?? ''))) words.pop()
  while (words.length > 1 && isTitle(words)) words.shift()
  return words
}

/** "د. أحمد", "أ.د. أحمد", "م/أحمد". */
const ARABIC_TITLE = /^(?:\p{sc=Arabic}\p{M}?[./] ?){1,3}(?=\p{L}\p{L})/u

const isTitle = ([word = '', ...others]: string[]) =>
  TITLES.has(nameKey(word)) || (RARE_TITLES.has(nameKey(word)) && (others.length > 1 || word.endsWith('.')))

function unitsOf(words: readonly string[]): string[] {
  const units: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = unitLength(words, at)
    units.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return units
}

const pairsOf = (units: readonly string[]) =>
  units.flatMap((unit, at) => units.slice(at + 1).map((later) => `${unit} ${later}`))

/** How many words from `at` on belong together. */
function unitLength(words: readonly string[], at: number): number {
  const [word = '', next, third] = words.slice(at, at + 3).map(nameKey)
  if (next === undefined) return 1
  if (isInitial(words[at])) return isInitial(words[at + 1]) ? 2 : 1 + unitLength(words, at + 1)
  const isPart = SURNAME_BEGINNINGS.has(word) || LATER_BEGINNINGS.has(word)
  if (BEGINNINGS.has(word) || (isPart && (at > 0 || BEGINNINGS.has(next))))
    return 1 + unitLength(words, at + 1)
  if (ENDINGS.has(next) || isIn(PAIRS, word, next)) return 2
  if (third !== undefined && isLinked(word, next, third)) return 3
  const length = joinsIfMore(word, next) ? 1 + unitLength(words, at + 1) : 1
  return at + length < words.length ? length : 1
}

const joinsIfMore = (word: string, next: string) =>
  FIRST_OF_TWO.has(word) ||
  SURNAME_BEGINNINGS.has(word) ||
  SECOND_OF_TWO.has(next) ||
  isIn(PAIRS_OF_MORE, word, next)

const isLinked = (word: string, next: string, third: string) =>
  (LINKED_FIRST.has(word) && LINKS.has(next) && LINKED.has(third)) || (MIDDLES.has(next) && LASTS.has(third))

const isIn = (pairs: typeof PAIRS, word: string, next: string) =>
  pairs.some(([firsts, seconds]) => firsts.has(word) && seconds.has(next))

const isInitial = (word = '') => /^(?:\p{L}\p{M}*\.|(?![ey]$)[\p{Lu}\p{Ll}]\p{M}*)$/u.test(word)

const isNameAlone = (word: string, before = '') => {
  const key = nameKey(word)
  if (nameKey(before) === 'عبد') return false // the name of God
  return (
    !isInitial(word) &&
    ![BEGINNINGS, SURNAME_BEGINNINGS, LATER_BEGINNINGS, ENDINGS, SECOND_OF_TWO, LINKS].some((set) =>
      set.has(key),
    )
  )
}

const nameKey = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}.'’‘`´ʼʻʾʿ\u0640]/gu, '')
    .toLowerCase()
