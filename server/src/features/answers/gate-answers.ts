import { countsInMatching, GATE_TRAITS, type GateTrait, isOptionalAnswer, type Sharing } from '@ndoa/matching'
import type { Selectable } from 'kysely'
import type { Profiles } from '../../platform/db/generated/tables.ts'

type Profile = Selectable<Profiles>

/** The field of the profile behind each trait that the gates of the engine read. */
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

/** Given at sign-up, and never changed by the member. */
export const SAID_ONCE = ['gender', 'date_of_birth'] as const
export type SaidOnce = (typeof SAID_ONCE)[number]

/** What a member may change a few times a week. */
export type GateAnswer = Exclude<GateField, SaidOnce>
export const GATE_ANSWERS: readonly GateAnswer[] = GATE_TRAITS.map((trait) => FIELDS[trait]).filter(
  (field): field is GateAnswer => !SAID_ONCE.some((once) => once === field),
)

/** What is needed of a profile to tell which answers were changed. */
export type Answers = Pick<Profile, 'user_id' | GateAnswer | keyof Sharing>

export interface AnswerChange {
  answer: string
  /** It was blank before; the first time, filling it in is no change. */
  wasBlank: boolean
  /** Hidden from others or taken back, which is possible at any time. */
  isHidden: boolean
}

/** The answers that the gates read differently; an answer that is not shown counts as blank to them. */
export const changesBetween = (before: Answers, after: Answers): AnswerChange[] =>
  GATE_ANSWERS.filter((answer) => asRead(before, answer) !== asRead(after, answer)).map((answer) => ({
    answer,
    wasBlank: asRead(before, answer) === BLANK,
    isHidden: asRead(after, answer) === BLANK,
  }))

const BLANK = written(null)

const asRead = (answers: Answers, answer: GateAnswer) =>
  isOptionalAnswer(answer) && !countsInMatching(answer, answers) ? BLANK : written(answers[answer])

/** To compare; the order of deal breakers means nothing. */
function written(value: Answers[GateAnswer]): string {
  if (Array.isArray(value)) return value.length > 0 ? [...new Set(value)].sort().join() : BLANK
  return JSON.stringify(value)
}
