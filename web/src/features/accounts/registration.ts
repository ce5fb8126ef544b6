import { ageOn, EmailSignUp, MINIMUM_AGE } from '@ndoa/contract/accounts'
import { errors as failures } from '@ndoa/contract/errors'
import { ApiError, type ApiErrorCode, sentenceFor } from '../../lib/api-error.ts'
import { today } from '../../lib/dates.ts'
import { byLastPart, type FieldErrors, fieldErrors } from '../../lib/form.ts'

/** The registration form as it stands on the screen; texts are empty until something is chosen. */
export interface Registration {
  full_name: string
  gender: string
  date_of_birth: string
  country_of_residence: string
  email: string
  password: string
  confirm_password: string
  agreed_to_terms: boolean
}

export const EMPTY_REGISTRATION: Registration = {
  full_name: '',
  gender: '',
  date_of_birth: '',
  country_of_residence: '',
  email: '',
  password: '',
  confirm_password: '',
  agreed_to_terms: false,
}

/** The body of the sign-up call, from a form in which all is in order. */
export function signUpInput(form: Registration): EmailSignUp {
  return EmailSignUp.parse(asEntered(form))
}

function asEntered(form: Registration) {
  const { email, password, confirm_password: _, ...data } = form
  return { email: email.trim(), password, data }
}

/** The sentences of the specification (section 5), by field. */
export function checkRegistration(form: Registration): FieldErrors {
  const found = fieldErrors(EmailSignUp, asEntered(form))
  if (!found.date_of_birth && ageOn(form.date_of_birth, today()) < MINIMUM_AGE)
    found.date_of_birth = failures['accounts.too_young'].message
  if (!form.confirm_password) found.confirm_password = 'Please confirm your password'
  else if (form.confirm_password !== form.password) found.confirm_password = 'Passwords do not match'
  return found
}

const FIELD_OF: Partial<Record<ApiErrorCode, keyof Registration>> = {
  'accounts.email_taken': 'email',
  'accounts.email_invalid': 'email',
  'accounts.email_unreachable': 'email',
  'accounts.password_too_short': 'password',
  'accounts.password_common': 'password',
  'accounts.too_young': 'date_of_birth',
}

/** A refused sign-up: sentences for the fields it concerns, else one for the banner. */
export function explainRefusal(error: unknown): { fields: FieldErrors; banner?: string } {
  const field = error instanceof ApiError ? FIELD_OF[error.code] : undefined
  if (error instanceof ApiError && field) return { fields: { [field]: error.message } }
  const fields = error instanceof ApiError ? byLastPart(error.fields) : {}
  if (Object.keys(fields).length > 0) return { fields }
  return { fields: {}, banner: sentenceFor(error, 'Registration failed. Please try again.') }
}
