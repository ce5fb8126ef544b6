import { fail } from './failures.ts'
import type { Sentence } from './languages.ts'
import { wordsIn } from './words/index.ts'

/**
 * The refusal of the person who has reached a limit: what it was, and when to come back.
 * @param what a whole sentence
 */
export const tooMany = (what: Sentence, seconds: number) =>
  fail('request.too_many', { retry_after: seconds }, waiting(what, seconds))

/** The same for fields of a form; the sentence of the whole is that of the longest wait. */
export function tooManyInFields(refused: { field: string; what: Sentence; seconds: number }[]) {
  const longest = refused.reduce((one, other) => (other.seconds > one.seconds ? other : one))
  const fields = refused.map(({ field, what, seconds }) => [field, waiting(what, seconds)] as const)
  return fail(
    'request.too_many',
    { retry_after: longest.seconds, fields: Object.fromEntries(fields) },
    waiting(longest.what, longest.seconds),
  )
}

const waiting =
  (what: Sentence, seconds: number): Sentence =>
  (language) =>
    `${what(language)} ${wordsIn(language).tryAgainIn(seconds)}`
