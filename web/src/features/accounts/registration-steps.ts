import type { FieldErrors } from '../../lib/form.ts'
import type { Registration } from './registration-form.ts'

/** The fields of the three steps on phones. */
const STEPS: readonly (readonly (keyof Registration)[])[] = [
  ['full_name', 'gender', 'date_of_birth'],
  ['country_of_residence', 'email', 'country_code', 'phone_number'],
  ['password', 'confirm_password', 'agreed_to_terms'],
]
/** Where the address or the number is asked for. */
export const CONTACT_STEP = 2
export const LAST_STEP = STEPS.length

/** The errors of the fields of one step, counted from 1. */
export const errorsOfStep = (step: number, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fieldsOf(step).includes(field)))

/** The first step with an invalid field; undefined when the errors belong to no field. */
export function firstStepWith(errors: FieldErrors): number | undefined {
  const place = STEPS.findIndex((fields) => fields.some((field) => errors[field]))
  return place < 0 ? undefined : place + 1
}

const fieldsOf = (step: number): readonly string[] => STEPS[step - 1] ?? []
