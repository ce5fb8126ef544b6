import type { ProfileChange } from '@ndoa/contract/dating/profiles'
import { ageOn } from '@ndoa/contract/identity/account-rules'
import { MAXIMUM_AGE, MINIMUM_AGE } from '@ndoa/contract/limits'
import type { Clock } from '../../../platform/clock.ts'
import { today } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { type FixedAnswer, lockAnswers } from '../../identity/answers/index.ts'
import { fail } from '../../shared/failures.ts'
import type { Sentence } from '../../shared/languages.ts'
import { changeProfile } from './profiles.queries.ts'
import { wordsIn } from './words.ts'

export type Correction = Pick<ProfileChange, FixedAnswer>

/** A trigger removes the badge. @throws `request.not_found` without a profile; `request.invalid` for the age */
export async function correctProfile(
  tx: Tx,
  clock: Clock,
  memberId: string,
  correction: Correction,
): Promise<void> {
  if (!(await lockAnswers(tx, memberId))) throw fail('request.not_found')
  const fault = ageFault(correction, today(clock))
  if (fault) throw fail('request.invalid', undefined, fault)
  await changeProfile(tx, memberId, correction, clock.now())
}

function ageFault({ date_of_birth }: Correction, day: string): Sentence | null {
  const age = date_of_birth === undefined ? null : ageOn(date_of_birth, day)
  if (age === null || (age >= MINIMUM_AGE && age <= MAXIMUM_AGE)) return null
  return (language) => wordsIn(language).faults[age < MINIMUM_AGE ? 'tooYoung' : 'dateOfBirth']
}
