import { MAXIMUM_AGE, MINIMUM_AGE, PASSWORD_MAX, PASSWORD_MIN } from '../../limits.ts'

/** Sign-up, profile and new-password faults, which the sign-in page doesn't need. */
export const words = {
  full_name_missing: 'Full name is required',
  full_name_invalid: 'Please enter your real name, using letters only.',
  gender_missing: 'Gender is required',
  date_of_birth_missing: 'Date of birth is required',
  date_of_birth_unreal: 'This day is in no calendar. Please check the day and the month.',
  date_of_birth_year: 'Please write the year with four figures.',
  date_of_birth_early: `That is more than ${MAXIMUM_AGE} years ago. Please check the year.`,
  too_young: `You must be at least ${MINIMUM_AGE} years old to join.`,
  residence_missing: 'Country of residence is required',
  terms_missing: 'You must agree to the terms and privacy policy',
  password_short: `Password must be at least ${PASSWORD_MIN} characters`,
  password_long: `Password must be at most ${PASSWORD_MAX} characters`,
  /** The checklist for a new password. */
  password_length: `At least ${PASSWORD_MIN} characters`,
  password_uppercase: 'One uppercase letter',
  password_lowercase: 'One lowercase letter',
  password_number: 'One number',
  password_special: 'One special character',
  /** @param rule the rule as the checklist words it */
  password_unmet: (rule: string) => `Password does not meet requirements: ${rule}`,
  not_allowed: 'Please choose something else.',
}
