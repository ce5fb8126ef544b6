import { BRAND } from './brand.ts'

/** Letters that look Latin. */
const LOOKALIKES = new Map(
  'аa сc ԁd еe іi јj мm оo рp ѕs тt уy хx нh кk αa εe ιi κk ηn οo ρp τt υu νv ɑa ɡg ıi'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)

const TEAM =
  /^(?:admin(?:istra(?:tor|teur|dor))?|moderat(?:or|eur)|moderador|support|suporte|helpdesk|webmaster|official)s?$/
const AFTER_BRAND = /^(?:team|staff|help|care|service)?$/

/** A name that begins as the name of the site or of its staff would. */
export const beginsLikeTeam = (name: string): boolean => plainWords(name).slice(0, 1).some(isOfTeam)

/** A name with a word that members could take for the site or its staff. */
export const namesTeam = (name: string): boolean => plainWords(name).some(isOfTeam)

function isOfTeam(word: string): boolean {
  if (!word.startsWith(brand)) return TEAM.test(word)
  const rest = word.slice(brand.length)
  return TEAM.test(rest) || AFTER_BRAND.test(rest)
}

const brand = BRAND.toLowerCase()

/** Lower-case words without marks. Letters spelled one by one ("N. D. O. A.") are one word. */
function plainWords(name: string): string[] {
  const letters = Array.from(name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
  const plain = letters.map((letter) => LOOKALIKES.get(letter) ?? letter).join('')
  const words: string[] = []
  let isSpelling = false
  for (const word of plain.match(/\p{L}+/gu) ?? []) {
    if (isSpelling && word.length === 1) words.push(`${words.pop() ?? ''}${word}`)
    else words.push(word)
    isSpelling = word.length === 1
  }
  return words
}
