import { ageOn } from '@ndoa/contract/account-rules'
import { MINIMUM_AGE } from '@ndoa/contract/limits'
import type { ProfileChange } from '@ndoa/contract/profiles'
import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import { lockAnswers, type SaidOnce } from '../answers/index.ts'
import { fail } from '../failures.ts'
import type { Sentence } from '../languages.ts'
import { recordAct } from '../staff/index.ts'
import { changeProfile } from './profiles.queries.ts'
import { wordsIn } from './words/index.ts'

export type Correction = Pick<ProfileChange, SaidOnce>

/**
 * Corrects what members say only once, by the command line, after a member has written to support. A trigger of the table
 * takes the verified badge away.
 * @throws `request.not_found` without a profile; `request.invalid` when the age cannot be
 */
export function correctProfile(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  memberId: string,
  correction: Correction,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockAnswers(tx, memberId))) throw fail('request.not_found')
    const fault = ageFault(correction, today(clock))
    if (fault) throw fail('request.invalid', undefined, fault)
    await changeProfile(tx, memberId, correction, clock.now())
    await recordAct(tx, {
      act: 'member_corrected',
      at: clock.now(),
      by: null,
      subject: { kind: 'member', id: memberId },
      details: Object.fromEntries(Object.keys(correction).map((field) => [field, true])),
    })
  })
}

function ageFault({ date_of_birth }: Correction, day: string): Sentence | null {
  const age = date_of_birth === undefined ? null : ageOn(date_of_birth, day)
  if (age === null || (age >= MINIMUM_AGE && age <= OLDEST)) return null
  return (language) => wordsIn(language).faults[age < MINIMUM_AGE ? 'tooYoung' : 'dateOfBirth']
}

const OLDEST = 110
