import type { ReferenceData } from '@ndoa/contract/identity/reference'
import type { PhoneSignUp } from '@ndoa/contract/identity/sign-up'
import type { FieldErrors } from '../../../../lib/form.ts'
import { signUp, signUpByPhone } from '../accounts.calls.ts'
import type { SignInMethod } from '../sign-in/sign-in-method-toggle.tsx'
import { recordSent, savePendingPhoneSignUp, savePendingSignUp } from './pending-sign-up.ts'
import {
  checkEmailRegistration,
  checkPhoneRegistration,
  explainRefusal,
  explainUnsent,
  phoneSignUpInput,
  signUpInput,
} from './registration.ts'
import type { Registration } from './registration-form.ts'

// Loaded while the first field is filled in, because it includes the schemas and their library.

export type Sent = { refused: FieldErrors; banner?: string } | { pending: PhoneSignUp | null }

export const faultsOf = (
  way: SignInMethod,
  values: Registration,
  reference: ReferenceData | undefined,
): FieldErrors =>
  way === 'email' ? checkEmailRegistration(values) : checkPhoneRegistration(values, reference)

export const sendRegistration = (
  way: SignInMethod,
  values: Registration,
  reference: ReferenceData | undefined,
): Promise<Sent> => (way === 'email' ? sendByEmail(values) : sendByPhone(values, reference))

async function sendByEmail(values: Registration): Promise<Sent> {
  try {
    await signUp(signUpInput(values))
  } catch (error) {
    const { fields, ...rest } = explainRefusal(error)
    return { refused: fields, ...rest }
  }
  savePendingSignUp({ email: values.email.trim() })
  recordSent()
  return { pending: null }
}

async function sendByPhone(values: Registration, reference: ReferenceData | undefined): Promise<Sent> {
  const pending = phoneSignUpInput(values, reference)
  try {
    await signUpByPhone(pending)
  } catch (error) {
    return { refused: explainUnsent(error) }
  }
  savePendingPhoneSignUp(pending)
  return { pending }
}
