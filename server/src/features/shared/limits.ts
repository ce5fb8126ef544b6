import { fail } from './failures.ts'
import type { Sentence } from './languages.ts'
import { wordsIn } from './words.ts'

/** @param what a complete sentence, followed by the time to wait */
export const tooMany = (what: Sentence, seconds: number) =>
  fail('request.too_many', { retry_after: seconds }, waiting(what, seconds))

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
