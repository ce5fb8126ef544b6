import { beginsLikeTeam } from './team-names.ts'
import { normaliseText } from './text.ts'

// Patterns here avoid look-behind, which older phones can't parse.

/** Scripts whose words can contain a joiner or non-joiner; in other scripts it only makes two names look the same. */
const JOINING = 'Arab Syrc Nkoo Adlm Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .replace(/\w+ ?/g, '\\p{scx=$&}')
  .replaceAll(' ', '')
const JOINER = new RegExp(`([${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`, 'gu')

/**
 * Signs inside a name, after at most two letters of a word: click letters as typed ("!Naruseb", "//Hoebeb", "N!xau")
 * and the slash of an abbreviation ("G/Medhin", "d/o").
 */
const SIGN = /(^|[ -])((?:\p{L}\p{M}{0,4}){0,2})(?:!|\/\/?|\|\|?|‖|#|≠)(?=['’]?\p{L})/gu
/** "ig/amara" names an account elsewhere. */
const ACCOUNT = /(?:^|[ -])(?:fb|ig|sc|tg|tt|vk|wa|yt)[!#/|‖≠]/i
const GENERATION = /, ?(?=(?:j[nu]?r|sn?r|junior|júnior|senior|sênior|filho|neto|fils|i{2,3}|iv)\.?$)/iu
const ALLOWED_CHARACTERS = /^[\p{L}\p{M} '’‘`´.\-·፡]+$/u
const LETTER = /\p{L}/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
/** Combining marks without a letter, or more than four on one. */
const LOOSE_MARK = /(?:^|[^\p{L}\p{M}])\p{M}|\p{M}{5}/u
/** A dot may end a word or an initial ("St. Clair", "J.K. Abara"); inside a word it forms a link. */
const LINK = /\.\p{Ll}|\p{L}{2}\.\p{L}{2}/u
const ABBREVIATION = /(^|[ -])(\p{L}{2,4}\.)(\p{L}{3,})(?= |$)/gu
const ENDS_ADDRESS =
  /^(?:app|biz|chat|club|com|dev|info|life|link|live|love|name|net|online|org|page|shop|site|store|top|vip|xyz)$/i

/** Writes one name one way: spaces, dashes, apostrophes, "Md.Rahim" as "Md. Rahim", "G/ Medhin" as "G/Medhin". */
export const normaliseName = (name: string): string =>
  normaliseText(name)
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/[′＇]/gu, '’')
    .replace(/ ?- ?/g, '-')
    .replace(/(^| )((?:\p{L}\p{M}{0,4}){1,2}) ?\/ ?(?=\p{L})/gu, '$1$2/')
    .replace(ABBREVIATION, (all, before: string, short: string, word: string) =>
      ENDS_ADDRESS.test(word) ? all : `${before}${short} ${word}`,
    )
    .trim()

/** Allows letters of any script; refuses direction marks, invisible characters, links, numbers and names of a team. */
export function isPersonName(text: string): boolean {
  const typed = normaliseName(text).replace(JOINER, '$1')
  const name = typed.replace(GENERATION, ' ').replace(SIGN, '$1$2')
  return (
    !ACCOUNT.test(typed) &&
    ALLOWED_CHARACTERS.test(name) &&
    LETTER.test(name) &&
    !INVISIBLE.test(name) &&
    !LOOSE_MARK.test(name) &&
    !LINK.test(name) &&
    !beginsLikeTeam(name)
  )
}

export function nameFault(name: string): 'full_name_missing' | 'full_name_invalid' | null {
  if (name.trim() === '') return 'full_name_missing'
  return isPersonName(name) ? null : 'full_name_invalid'
}
