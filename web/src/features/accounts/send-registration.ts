import type { ReferenceData } from '@ndoa/contract/reference'
import type { PhoneSignUp } from '@ndoa/contract/sign-up'
import type { FieldErrors } from '../../lib/form.ts'
import { signUp, signUpByPhone } from './accounts.calls.ts'
import { noteSent, savePendingPhoneSignUp, savePendingSignUp } from './pending-sign-up.ts'
import {
  checkEmailRegistration,
  checkPhoneRegistration,
  explainRefusal,
  explainUnsent,
  phoneSignUpInput,
  signUpInput,
} from './registration.ts'
import type { Registration } from './registration-form.ts'
import type { SignInMethod } from './sign-in-method.tsx'

// Loaded while the first field is filled in: the rules come with the schemas and their library.

/** What became of it: refused, or sent; a sign-up by phone is then pending until its code is entered. */
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
  noteSent()
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
