export interface Option {
  value: string
  label: string
  endsGroup?: boolean
}

/** Lower-cases and drops accents and tone marks, so that "yoruba" finds "Yorùbá". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** In this order: items that begin with the query, items with a later word that does, other matches. */
export function searchIn<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const wanted = foldText(query.trim())
  if (!wanted) return items
  const ranks = new Map(items.map((item) => [item, rankOf(foldText(textOf(item)), wanted)]))
  const rank = (item: Item) => ranks.get(item) ?? NOT_FOUND
  return items.filter((item) => rank(item) < NOT_FOUND).toSorted((a, b) => rank(a) - rank(b))
}

export const searchOptions = (options: readonly Option[], query: string) =>
  searchIn(options, query, ({ label }) => label)

const NOT_FOUND = 3

/** Flags and brackets before a word are ignored. */
function rankOf(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 0
  const words = text.split(/[^\p{L}\p{N}+]+/u).filter(Boolean)
  if (words.join(' ').startsWith(wanted)) return 0
  if (words.some((word) => word.startsWith(wanted))) return 1
  return text.includes(wanted) ? 2 : NOT_FOUND
}
