import { foldPoint, pairs } from './fold.ts'

/** Letters that names are typed without. The shield tells them apart, because they also make other words. */
const TYPED_ALIKE = pairs('ʋv ɣg ɖd ƒf ɲn ɩi ʊu əe ɨi ʉu ɑa þt ðd', 'ኸሀ ኹሁ ኺሂ ኻሀ ኼሄ ኽህ ኾሆ ኧአ ዉው ጐጎ ኰኮ ቈቆ ኈሆ')
/** Modifier letters that serve as apostrophes, the hamza, and clicks, which keyboards lack. */
const UNTYPED = /[ʻʼʽˈˊʾʿꞌꞋءǀǁǂǃ]/u
const KEPT = /[\p{L}\p{N}]/u
const ARTICLE = 'ال'

/** Bounds the memory that strangers' text can take. */
const REMEMBERED = 4_000
const plainLetters = new Map<string, string>()

/** The words of a text as they are compared in a search. Apostrophes, hyphens and points separate words. */
export function foldWords(text: string): string[] {
  let folded = ''
  for (const character of text) {
    const plain = plainLetters.get(character) ?? plainLetter(character)
    if (plainLetters.size < REMEMBERED) plainLetters.set(character, plain)
    folded += plain
  }
  return folded.split(' ').filter(Boolean)
}

function plainLetter(character: string): string {
  if (UNTYPED.test(character)) return ''
  const letter = foldPoint(character.codePointAt(0) ?? 0)
  const plain = TYPED_ALIKE.get(letter) ?? letter
  return letter === '' || KEPT.test(plain) ? plain : ' '
}

/** "Côte d’Ivoire", "cote d ivoire" and "COTE-DIVOIRE" have one key. */
export const searchKey = (text: string): string => foldWords(text).join('')

export const RANKS = { exact: 0, begins: 1, word: 2, contains: 3, none: 4 } as const
type Rank = (typeof RANKS)[keyof typeof RANKS]

/** @returns the best rank among all names of an item */
export function searchRank(names: readonly string[], query: string): Rank {
  const wanted = searchKey(query)
  if (!wanted) return RANKS.none
  return Math.min(RANKS.none, ...names.map((name) => rankOf(foldWords(name), wanted))) as Rank
}

function rankOf(words: readonly string[], wanted: string): Rank {
  const starts = words.flatMap((word, at) => {
    const rest = words.slice(at).join('')
    return word.startsWith(ARTICLE) ? [rest, rest.slice(ARTICLE.length)] : [rest]
  })
  const heads = starts.slice(0, words[0]?.startsWith(ARTICLE) ? 2 : 1)
  if (heads.includes(wanted) || withoutArticles(words) === wanted) return RANKS.exact
  if (heads.some((head) => head.startsWith(wanted))) return RANKS.begins
  if (starts.some((start) => start.startsWith(wanted))) return RANKS.word
  return words.join('').includes(wanted) ? RANKS.contains : RANKS.none
}

const withoutArticles = (words: readonly string[]) =>
  words.map((word) => (word.startsWith(ARTICLE) ? word.slice(ARTICLE.length) : word)).join('')

/** Best first; items of one rank keep their order. */
export function searchIn<Item>(
  items: readonly Item[],
  query: string,
  namesOf: (item: Item) => readonly string[],
): readonly Item[] {
  if (!searchKey(query)) return query.trim() ? [] : items
  const ranks = new Map(items.map((item) => [item, searchRank(namesOf(item), query)]))
  const rank = (item: Item) => ranks.get(item) ?? RANKS.none
  return items.filter((item) => rank(item) < RANKS.none).toSorted((a, b) => rank(a) - rank(b))
}

/**
 * What Enter chooses: the item with exactly this name, alias or code, else the only one that begins with the query.
 * Nothing if several do, so that a member who means Nigeria does not get Niger.
 */
export function certainMatch<Item>(
  items: readonly Item[],
  query: string,
  namesOf: (item: Item) => readonly string[],
): Item | undefined {
  for (const wanted of [RANKS.exact, RANKS.begins]) {
    const found = items.filter((item) => searchRank(namesOf(item), query) === wanted)
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  return undefined
}
