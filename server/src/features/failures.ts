import { type ErrorCode, errors } from '@ndoa/contract/errors'
import type { Language } from '@ndoa/contract/languages'
import { ORPCError } from '@orpc/server'
import type { Failure, Fault } from '../platform/errors.ts'
import { languageOf, type Sentence } from './languages.ts'
import { wordsIn } from './words/index.ts'
import { staffRefusals } from './words/staff.ts'

interface FailureData {
  /** Per field of the request: a sentence, or the fault that a schema found. */
  fields?: Record<string, Sentence | Fault>
  /** Seconds until another try makes sense. */
  retry_after?: number
}

/**
 * The product's refusals by code, said in the language of the person who reads them.
 * @param sentence in place of the usual one of this code
 */
export function fail(code: ErrorCode, data?: FailureData, sentence: Sentence = usual(code)): Failure {
  const refusalIn = (language: Language) =>
    new ORPCError(code, { status: errors[code], message: sentence(language), data: dataIn(language, data) })
  return Object.assign(refusalIn('en'), {
    forReader: (request: Parameters<typeof languageOf>[0]) => refusalIn(languageOf(request)),
  })
}

/** A member's refusal is in the words of each language, one of staff in English alone: a code without either does not compile. */
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

/** A number, or a fault that another one names: the rule that a password does not meet. */
const worded = (given: string, faults: object) =>
  Object.hasOwn(faults, given) ? faults[given as keyof typeof faults] : Number(given)

/** The sentence for a fault; what is no code of ours is a sentence for staff. */
function faultIn(language: Language, { fault }: Fault): string {
  const [code = '', given = ''] = fault.split(':')
  const { faults } = wordsIn(language)
  if (!Object.hasOwn(faults, code)) return fault
  const said = faults[code as keyof typeof faults]
  return typeof said === 'string' ? said : (said as (given: unknown) => string)(worded(given, faults))
}
