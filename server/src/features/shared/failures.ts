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
export function fail(code: ErrorCode, data?: FailureData, sentence: Sentence = usualSentence(code)): Failure {
  const refusalIn = (language: Language) => ({
    code,
    status: errors[code],
    message: sentence(language),
    data: dataIn(language, data),
  })
  return new Failure(refusalIn('en'), (request) => refusalIn(languageOf(request)))
}

/** Every code needs a text in each language, or an English text for staff; otherwise this does not compile. */
export const usualSentence =
  (code: ErrorCode): Sentence =>
  (language) =>
    ({ ...staffRefusals, ...wordsIn(language).refusals })[code]

function dataIn(language: Language, data?: FailureData) {
  if (!data) return undefined
  const { fields, ...rest } = data
  if (!fields) return rest
  const sentences = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'function' ? value(language) : faultIn(language, value),
  ])
  return { ...rest, fields: Object.fromEntries(sentences) as Record<string, string> }
}

/** The part after the colon is a number or the code of another fault (an unmet password rule). */
const faultArgument = (text: string, faults: object) =>
  Object.hasOwn(faults, text) ? faults[text as keyof typeof faults] : Number(text)

/** Text that is not one of the contract's codes is a complete sentence for staff. */
function faultIn(language: Language, { fault }: Fault): string {
  const [code = '', argument = ''] = fault.split(':')
  const { faults } = wordsIn(language)
  if (!Object.hasOwn(faults, code)) return fault
  const words = faults[code as keyof typeof faults]
  if (typeof words === 'string') return words
  return (words as (argument: unknown) => string)(faultArgument(argument, faults))
}
