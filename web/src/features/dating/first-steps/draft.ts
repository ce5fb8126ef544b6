import type { OwnProfile, ProfileChange } from '@ndoa/contract/dating/profiles'
import type { FirstPhotoProps } from '../photos/index.ts'

export type Answer =
  | 'faith'
  | 'denomination'
  | 'tribe'
  | 'spoken_languages'
  | 'has_children'
  | 'wants_children'
  | 'has_children_private'
  | 'wants_children_private'
  | 'bio'
  | 'preferred_gender'
  | 'preferred_faith'
  | 'age_range_min'
  | 'age_range_max'

export type Draft = Pick<OwnProfile, Answer>

export interface StepProps {
  draft: Draft
  set: <Name extends Answer>(name: Name, value: Draft[Name]) => void
  profile: OwnProfile
  photo: FirstPhotoProps
}

export function changeOf(draft: Draft, profile: OwnProfile, answers: readonly Answer[]): ProfileChange {
  const changed = answers.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(profile[name]))
  return Object.fromEntries(changed.map((name) => [name, draft[name]]))
}

const WITH_DEFAULT: readonly Answer[] = ['age_range_min', 'age_range_max']

export const isAnyAnswered = (draft: Draft, answers: readonly Answer[]): boolean =>
  answers.some((name) => !WITH_DEFAULT.includes(name) && isValue(draft[name]))

const isValue = (answer: Draft[Answer]) => (Array.isArray(answer) ? answer.length > 0 : Boolean(answer))
