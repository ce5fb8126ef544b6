import type { FieldFault } from '@ndoa/contract/faults'
import { ageFault } from '@ndoa/contract/identity/birth-date'
import type { SignUpData } from '@ndoa/contract/identity/sign-up'
import type { App } from '../../../../platform/app.ts'
import { dayIn, zoneOfCountry } from '../../../../platform/zones.ts'
import { fail } from '../../../shared/failures.ts'
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
  const fault = ageFault(data.date_of_birth, dayIn(zoneOfCountry(data.country_of_residence), clock.now()))
  if (fault)
    throw fail(fault === 'too_young' ? 'accounts.too_young' : 'request.invalid', {
      fields: { [`${at}.date_of_birth`]: { fault } },
    })
  if (!(await isCountry(db, data.country_of_residence)))
    throw fail('request.invalid', {
      fields: { [`${at}.country_of_residence`]: { fault: 'residence_missing' satisfies FieldFault } },
    })
}
