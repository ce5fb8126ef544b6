import { type ErrorCode, errors } from '@ndoa/contract/errors'
import type { Language } from '@ndoa/contract/languages'
import { Failure, type Fault } from '../../platform/errors.ts'
import { languageOf, type Sentence } from './languages.ts'
import { staffRefusals } from './staff-refusals.ts'
import { wordsIn } from './words.ts'

interface FailureData {
  /** By request field: a sentence, or a fault that a schema reported. */
  fields?: Record<string, Sentence | Fault>
  retry_after?: number
}

/** @param sentence replaces the code's usual sentence */
export function fail(code: ErrorCode, data?: FailureData, sentence: Sentence = usual(code)): Failure {
  const refusalIn = (language: Language) => ({
    code,
    status: errors[code],
    message: sentence(language),
    data: dataIn(language, data),
  })
  return new Failure(refusalIn('en'), (request) => refusalIn(languageOf(request)))
}

/** Every code needs a text in each language, or an English text for staff; otherwise this does not compile. */
export const usual =
  (code: ErrorCode): Sentence =>
  (language) =>
    ({ ...staffRefusals, ...wordsIn(language).refusals })[code]

function dataIn(language: Language, data?: FailureData) {
  if (!data) return undefined
  const { fields, ...rest } = data
  if (!fields) return rest
  const sentences = Object.entries(fields).map(([name, said]) => [
    name,
    typeof said === 'function' ? said(language) : faultIn(language, said),
  ])
  return { ...rest, fields: Object.fromEntries(sentences) as Record<string, string> }
}

/** The part after the colon is a number or the code of another fault (an unmet password rule). */
const worded = (given: string, faults: object) =>
  Object.hasOwn(faults, given) ? faults[given as keyof typeof faults] : Number(given)

/** Text that is not one of the contract's codes is a complete sentence for staff. */
function faultIn(language: Language, { fault }: Fault): string {
  const [code = '', given = ''] = fault.split(':')
  const { faults } = wordsIn(language)
  if (!Object.hasOwn(faults, code)) return fault
  const said = faults[code as keyof typeof faults]
  return typeof said === 'string' ? said : (said as (given: unknown) => string)(worded(given, faults))
}
