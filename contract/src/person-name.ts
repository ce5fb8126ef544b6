// Patterns here avoid look-behind, which older phones can't parse.

/** Scripts whose words can contain a joiner or non-joiner; in other scripts it only makes two names look the same. */
const JOINING = 'Arab Syrc Nkoo Adlm Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .replace(/\w+ ?/g, '\\p{scx=$&}')
  .replaceAll(' ', '')
const JOINER = new RegExp(`([${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`, 'gu')

/** Click letters as typed: "!Naruseb", "/Gawaxab", "//Hoebeb". */
const CLICK = /(^|[ -])(?:!|\/\/?)(?=\p{L})/gu
const ALLOWED_CHARACTERS = /^[\p{L}\p{M} '’‘`´.\-‐‑·፡]+$/u
const LETTER = /\p{L}/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
/** Combining marks without a letter, or more than four on one. */
const LOOSE_MARK = /(?:^|[^\p{L}\p{M}])\p{M}|\p{M}{5}/u
/** A dot may end a word or an initial ("St. Clair", "J.K. Abara"); inside a word it forms a link. */
const LINK = /\.\p{Ll}|\p{L}{2}\.\p{L}{2}/u

export const normaliseName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

/** Allows letters of any script; refuses direction marks, invisible characters, links and numbers. */
export function isPersonName(text: string): boolean {
  const name = normaliseName(text).replace(JOINER, '$1').replace(CLICK, '$1')
  return (
    ALLOWED_CHARACTERS.test(name) &&
    LETTER.test(name) &&
    !INVISIBLE.test(name) &&
    !LOOSE_MARK.test(name) &&
    !LINK.test(name)
  )
}

export function nameFault(name: string): 'full_name_missing' | 'full_name_invalid' | null {
  if (name.trim() === '') return 'full_name_missing'
  return isPersonName(name) ? null : 'full_name_invalid'
}
