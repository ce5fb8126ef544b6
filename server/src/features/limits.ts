import { fail } from './failures.ts'
import type { Sentence } from './languages.ts'
import { wordsIn } from './words/index.ts'

/**
 * The refusal of the person who has reached a limit: what it was, and when to come back.
 * @param what a whole sentence
 */
export const tooMany = (what: Sentence, seconds: number) =>
  fail(
    'request.too_many',
    { retry_after: seconds },
    (language) => `${what(language)} ${wordsIn(language).tryAgainIn(seconds)}`,
  )
