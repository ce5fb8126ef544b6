import type { FieldFault } from '@ndoa/contract/faults'
import { readPhone } from '@ndoa/contract/identity/phone-number'
import parsePhone from 'libphonenumber-js/mobile'
import { fail } from '../../../shared/failures.ts'

/**
 * Normalizes to E.164.
 * @throws request.invalid at `phone_number` if no country has numbers of this length, or if the result would be read
 * differently when typed again
 */
export function normalizePhone(input: string): string {
  const phone = parsePhone(input)
  if (!phone?.isPossible() || readPhone(phone.number).number !== phone.number) throw invalidPhone()
  return phone.number
}

export const invalidPhone = () =>
  fail('request.invalid', { fields: { phone_number: { fault: 'phone_invalid' satisfies FieldFault } } })
