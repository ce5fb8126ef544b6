import type { FieldErrors } from '../../../../lib/form.ts'
import type { Registration } from './registration-form.ts'

const STEPS: readonly (readonly (keyof Registration)[])[] = [
  ['full_name', 'gender', 'date_of_birth'],
  ['country_of_residence', 'email', 'country_code', 'phone_number'],
  ['password', 'confirm_password', 'agreed_to_terms'],
]
export const CONTACT_STEP = 2
export const LAST_STEP = STEPS.length

export const errorsOfStep = (step: number, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fieldsOf(step).includes(field)))

/** @returns undefined when the errors belong to no field */
export function firstStepWith(errors: FieldErrors): number | undefined {
  const place = STEPS.findIndex((fields) => fields.some((field) => errors[field]))
  return place < 0 ? undefined : place + 1
}

const fieldsOf = (step: number): readonly string[] => STEPS[step - 1] ?? []
