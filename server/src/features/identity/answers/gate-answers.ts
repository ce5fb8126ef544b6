import { countsInMatching, GATE_TRAITS, type GateTrait, isOptionalAnswer, type Sharing } from '@ndoa/matching'
import type { Selectable } from 'kysely'
import type { Profiles } from '../../../platform/db/generated/tables.ts'

type Profile = Selectable<Profiles>

const FIELDS = {
  gender: 'gender',
  age: 'date_of_birth',
  country: 'country_of_residence',
  faith: 'faith',
  smoking: 'smoking',
  drinking: 'drinking',
  has_children: 'has_children',
  wants_children: 'wants_children',
  preferred_gender: 'preferred_gender',
  deal_breakers: 'deal_breakers',
} as const satisfies Record<GateTrait, keyof Profile>
type GateField = (typeof FIELDS)[GateTrait]

/** The member gives these answers at sign-up and can't change them. */
export const FIXED_ANSWERS = ['gender', 'date_of_birth'] as const
export type FixedAnswer = (typeof FIXED_ANSWERS)[number]

export type GateAnswer = Exclude<GateField, FixedAnswer>
export const GATE_ANSWERS: readonly GateAnswer[] = GATE_TRAITS.map((trait) => FIELDS[trait]).filter(
  (field): field is GateAnswer => !FIXED_ANSWERS.some((fixed) => fixed === field),
)

export type Answers = Pick<Profile, 'user_id' | GateAnswer | keyof Sharing>

export interface AnswerChange {
  answer: string
  /** Filling in a blank answer for the first time does not count as a change. */
  wasBlank: boolean
  isHidden: boolean
}

export const changesBetween = (before: Answers, after: Answers): AnswerChange[] =>
  GATE_ANSWERS.filter((answer) => matchingValue(before, answer) !== matchingValue(after, answer)).map(
    (answer) => ({
      answer,
      wasBlank: matchingValue(before, answer) === BLANK,
      isHidden: matchingValue(after, answer) === BLANK,
    }),
  )

const BLANK = answerText(null)

const matchingValue = (answers: Answers, answer: GateAnswer) =>
  isOptionalAnswer(answer) && !countsInMatching(answer, answers) ? BLANK : answerText(answers[answer])

/** The order of deal breakers has no meaning. */
function answerText(value: Answers[GateAnswer]): string {
  if (Array.isArray(value)) return value.length > 0 ? [...new Set(value)].sort().join() : BLANK
  return JSON.stringify(value)
}
