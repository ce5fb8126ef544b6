import type { ProfileChange } from '@ndoa/contract/dating/profiles'
import { ageFault } from '@ndoa/contract/identity/birth-date'
import type { Clock } from '../../../platform/clock.ts'
import { today } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { type FixedAnswer, lockAnswers } from '../../identity/answers/index.ts'
import { fail } from '../../shared/failures.ts'
import { wordsIn } from '../../shared/words.ts'
import { changeProfile } from './profiles.queries.ts'

export type Correction = Pick<ProfileChange, FixedAnswer>

/** A trigger removes the badge. @throws `request.not_found` without a profile; `request.invalid` for the age */
export async function correctProfile(
  tx: Tx,
  clock: Clock,
  memberId: string,
  correction: Correction,
): Promise<void> {
  if (!(await lockAnswers(tx, memberId))) throw fail('request.not_found')
  const { date_of_birth } = correction
  const fault = date_of_birth === undefined ? null : ageFault(date_of_birth, today(clock))
  if (fault) throw fail('request.invalid', undefined, (language) => wordsIn(language).faults[fault])
  await changeProfile(tx, memberId, correction, clock.now())
}
