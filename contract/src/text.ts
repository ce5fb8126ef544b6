/** Line ends of other programs: Word's Shift+Enter, PDF pages, old Mac and mainframe files. */
// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const LINE_END = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g
/** Control characters except NUL, tab and line feed, and marks that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const DROPPED = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g
/** No letter has more marks; ordering thousands of them takes quadratic time. */
const HEAP = /(\p{M}{8})\p{M}+/gu
/** Ordinary text contains none of these, so one search is all it costs. */
// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const CHANGED = /[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]|\p{M}{9}/u
/** What can be seen: not blank Braille, annotation marks, the blank note, or joiners of hieroglyphs. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\u{1d159}\u{13430}-\u{1343f}]/u

/** Text as it is stored. Text in which nothing can be seen is empty. */
export function normaliseText(text: string): string {
  const cleaned = CHANGED.test(text)
    ? text.replace(LINE_END, '\n').replace(DROPPED, '').replace(HEAP, '$1')
    : text
  const normalised = cleaned.normalize('NFC').trim()
  return VISIBLE.test(normalised) ? normalised : ''
}

/** Refuses NUL and lone surrogates, which cannot be stored and which no keyboard types. */
// oxlint-disable-next-line no-control-regex -- the pattern looks for NUL
export const isPlainText = (text: string) => !/[\u0000\ud800-\udfff]/u.test(text)

/**
 * A character as people see it: a letter with its marks, a flag, an emoji with what is joined to it. Browsers without
 * `Intl.Segmenter` count the same. Nothing in use has more than eight parts; further ones count again.
 */
const CHARACTER =
  /(?:\p{RI}{2}|[^])(?:[\p{M}\u1160-\u11ff\u200c\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?){0,8}/gu

const charactersOf = (text: string): string[] => text.match(CHARACTER) ?? []

export const characterCount = (text: string): number => charactersOf(text).length

/** Counts only what can be too long, because a character has at least one code unit. */
export const hasMoreCharacters = (text: string, max: number): boolean =>
  text.length > max && characterCount(text) > max

export const firstCharacters = (text: string, max: number): string =>
  text.length > max ? charactersOf(text).slice(0, max).join('') : text

/**
 * Code points that `max` characters may take. Letters with marks take up to four; the rest is for a few emoji, of which a
 * family takes seven. More would let a text full of marks occupy the server.
 */
export const maxTypedLength = (max: number) => 4 * max + 60
