import { normalisePassword } from '@ndoa/contract/identity/account-rules'
import { birthDateFault } from '@ndoa/contract/identity/birth-date'
import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { EmailSignUp, OwnerSignUp, PhoneSignUp, SignUpData } from '@ndoa/contract/identity/sign-up'
import { ApiError, type ApiErrorCode, sentenceFor } from '../../../../lib/api/api-error.ts'
import { today } from '../../../../lib/dates.ts'
import { faults } from '../../../../lib/faults.ts'
import { byLastPart, type FieldErrors, fieldErrors } from '../../../../lib/form.ts'
import { checkPhone, internationalNumber } from '../contacts/phone-number.ts'
import { words } from '../words/guest.ts'
import { EMPTY_REGISTRATION, type Registration } from './registration-form.ts'

export function signUpInput(form: Registration): EmailSignUp {
  return EmailSignUp.parse({ email: form.email, ...ownerOf(form) })
}

export function phoneSignUpInput(form: Registration, reference: ReferenceData | undefined): PhoneSignUp {
  const phone_number = internationalNumber(phoneOf(form), reference)
  return PhoneSignUp.parse({ phone_number, country_code: form.country_code, data: dataOf(form) })
}

/** Returns a sentence for each invalid field (section 5 of the specification). */
export function checkEmailRegistration(form: Registration): FieldErrors {
  const entered = { email: form.email, ...ownerOf(form) }
  return { ...fieldErrors(EmailSignUp, entered), ...ageErrors(form), ...confirmationErrors(form) }
}

export const checkOwner = (form: Registration): FieldErrors => ({
  ...fieldErrors(OwnerSignUp, ownerOf(form)),
  ...ageErrors(form),
  ...confirmationErrors(form),
})
export const ownerInput = (form: Registration): OwnerSignUp => OwnerSignUp.parse(ownerOf(form))

const ownerOf = (form: Registration) => ({ password: form.password, data: dataOf(form) })

function confirmationErrors({ password, confirm_password }: Registration): { confirm_password?: string } {
  if (!confirm_password) return { confirm_password: words.errors.confirmationMissing }
  return normalisePassword(confirm_password) === normalisePassword(password)
    ? {}
    : { confirm_password: words.errors.passwordsDiffer }
}

export function checkPhoneRegistration(
  form: Registration,
  reference: ReferenceData | undefined,
): FieldErrors {
  const { number, country } = checkPhone(phoneOf(form), reference)
  return {
    ...fieldErrors(SignUpData, dataOf(form)),
    ...ageErrors(form),
    ...(number && { phone_number: number }),
    ...(country && { country_code: country }),
  }
}

function dataOf(form: Registration) {
  const { full_name, gender, date_of_birth, country_of_residence, agreed_to_terms, wishes } = form
  return { full_name, gender, date_of_birth, country_of_residence, agreed_to_terms, wishes }
}

const phoneOf = (form: Registration) => ({ country: form.country_code, number: form.phone_number })

function ageErrors({ date_of_birth }: Registration): { date_of_birth?: string } {
  const fault = birthDateFault(date_of_birth, today())
  return fault ? { date_of_birth: faults[fault] } : {}
}

const FIELD_OF: Partial<Record<ApiErrorCode, keyof Registration>> = {
  'accounts.email_taken': 'email',
  'accounts.email_invalid': 'email',
  'accounts.email_unreachable': 'email',
  'accounts.password_too_short': 'password',
  'accounts.password_common': 'password',
  'accounts.too_young': 'date_of_birth',
}

export function explainRefusal(error: unknown): { fields: FieldErrors; banner?: string } {
  const field = error instanceof ApiError ? FIELD_OF[error.code] : undefined
  if (error instanceof ApiError && field) return { fields: { [field]: error.message } }
  const fields = error instanceof ApiError ? onlyFormFields(byLastPart(error.fields)) : {}
  if (Object.keys(fields).length > 0) return { fields }
  return { fields: {}, banner: sentenceFor(error, words.register.failed) }
}

/** Drops errors of fields that the form does not have. */
const onlyFormFields = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in EMPTY_REGISTRATION))

export function explainUnsent(error: unknown): FieldErrors {
  const { fields } = explainRefusal(error)
  return Object.keys(fields).length > 0 ? fields : { phone_number: sentenceFor(error, words.errors.unknown) }
}
