import { inWords } from '../platform/limits.ts'
import { fail } from './failures.ts'

/**
 * The refusal of whoever has reached a limit: what it was, and when to come back.
 * @param what a whole sentence
 */
export const tooMany = (what: string, seconds: number) =>
  fail('request.too_many', { retry_after: seconds }, `${what} Please try again in ${inWords(seconds)}.`)
