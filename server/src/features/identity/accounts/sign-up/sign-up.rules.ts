import type { FieldFault } from '@ndoa/contract/faults'
import { ageOn } from '@ndoa/contract/identity/account-rules'
import type { SignUpData } from '@ndoa/contract/identity/sign-up'
import { MINIMUM_AGE } from '@ndoa/contract/limits'
import type { App } from '../../../../platform/app.ts'
import { today } from '../../../../platform/clock.ts'
import { fail, usualSentence } from '../../../shared/failures.ts'
import { isCountry } from './sign-ups.queries.ts'

/**
 * Confirming creates the profile from this data without checking it again.
 * @param at the data's path in the request, for the fields of a refusal
 */
export async function checkSignUp(
  data: SignUpData,
  { db, clock }: Pick<App, 'db' | 'clock'>,
  at = 'data',
): Promise<void> {
  if (ageOn(data.date_of_birth, today(clock)) < MINIMUM_AGE)
    throw fail('accounts.too_young', {
      fields: { [`${at}.date_of_birth`]: usualSentence('accounts.too_young') },
    })
  if (!(await isCountry(db, data.country_of_residence)))
    throw fail('request.invalid', {
      fields: { [`${at}.country_of_residence`]: { fault: 'residence_missing' satisfies FieldFault } },
    })
}
