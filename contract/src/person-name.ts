// Without look-behind, which phones of some years ago cannot read.

/** Scripts whose words can hold a joiner or non-joiner; anywhere else it only makes two names look the same. */
const JOINING = 'Arab Syrc Nkoo Adlm Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .replace(/\w+ ?/g, '\\p{scx=$&}')
  .replaceAll(' ', '')
const JOINER = new RegExp(`([${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`, 'gu')

/** Clicks, as they are typed: "!Naruseb", "/Gawaxab", "//Hoebeb". */
const CLICK = /(^|[ -])(?:!|\/\/?)(?=\p{L})/gu
/** Letters with their marks, spaces, apostrophes, hyphens and dots; a letter is among them. */
const WRITTEN = /^[\p{L}\p{M} '’‘`´.\-‐‑·፡]+$/u
const LETTER = /\p{L}/u
/** Fillers, direction marks, soft hyphens, selectors: all that leaves no ink. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
/** A mark belongs to a letter, and no letter carries a tower of them. */
const LOOSE_MARK = /(?:^|[^\p{L}\p{M}])\p{M}|\p{M}{5}/u
/** A dot ends a word or an initial, as in "St. Clair" and "J.K. Abara"; inside a word it makes a link. */
const LINK = /\.\p{Ll}|\p{L}{2}\.\p{L}{2}/u

/** One Unicode form, single spaces, nothing around it. */
export const tidiedName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

/**
 * Whether somebody can be called so: letters of any script with what names are written with, and nothing that turns
 * the direction of a line, cannot be seen, or is an address, a link or a number.
 */
export function isPersonName(text: string): boolean {
  const name = tidiedName(text).replace(JOINER, '$1').replace(CLICK, '$1')
  return (
    WRITTEN.test(name) &&
    LETTER.test(name) &&
    !INVISIBLE.test(name) &&
    !LOOSE_MARK.test(name) &&
    !LINK.test(name)
  )
}

/** What is wrong with a name that cannot be taken; null for one that can. */
export function nameFault(name: string): 'full_name_missing' | 'full_name_invalid' | null {
  if (name.trim() === '') return 'full_name_missing'
  return isPersonName(name) ? null : 'full_name_invalid'
}
