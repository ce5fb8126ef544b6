import { readEmail } from '@ndoa/contract/identity/email-address'
import type { ReferenceData } from '@ndoa/contract/identity/reference'
import type { PhoneSignUp } from '@ndoa/contract/identity/sign-up'
import { ApiError } from '../../../../lib/api/api-error.ts'
import type { FieldErrors } from '../../../../lib/form.ts'
import { signUp, signUpByPhone } from '../accounts.calls.ts'
import { hasCode } from '../contacts/sent-code.ts'
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
import { registrationSent, type SentRegistration } from './sent-registration.ts'

// Loaded while the first field is filled in, because it includes the schemas and their library.

export type Sent = { refused: FieldErrors; banner?: string } | { sent: SentRegistration | null }

export const faultsOf = (
  way: SignInMethod,
  values: Registration,
  reference: ReferenceData | undefined,
): FieldErrors =>
  way === 'email' ? checkEmailRegistration(values) : checkPhoneRegistration(values, reference)

/** @param before the last phone sign-up that was sent */
export const sendRegistration = (
  way: SignInMethod,
  values: Registration,
  reference: ReferenceData | undefined,
  before: SentRegistration | null,
): Promise<Sent> => (way === 'email' ? sendByEmail(values) : sendByPhone(values, reference, before))

async function sendByEmail(values: Registration): Promise<Sent> {
  try {
    await signUp(signUpInput(values))
  } catch (error) {
    const { fields, ...rest } = explainRefusal(error)
    return { refused: fields, ...rest }
  }
  savePendingSignUp({ email: readEmail(values.email) })
  recordSent()
  return { sent: null }
}

async function sendByPhone(
  values: Registration,
  reference: ReferenceData | undefined,
  before: SentRegistration | null,
): Promise<Sent> {
  const pending = phoneSignUpInput(values, reference)
  const waiting = hasCode(before, pending.phone_number) ? before : null
  const sent = await sendUnlessSent(pending, waiting)
  if ('refused' in sent) return sent
  savePendingPhoneSignUp(pending)
  return { sent }
}

/** @param waiting the sign-up whose code the number has already */
async function sendUnlessSent(
  pending: PhoneSignUp,
  waiting: SentRegistration | null,
): Promise<SentRegistration | { refused: FieldErrors }> {
  if (waiting && JSON.stringify(waiting.pending) === JSON.stringify(pending)) return waiting
  try {
    await signUpByPhone(pending)
  } catch (error) {
    // The server has kept the changed details, though it is too early for another code.
    if (waiting && isTooEarly(error)) return { ...waiting, pending }
    return { refused: explainUnsent(error) }
  }
  return registrationSent(pending)
}

const isTooEarly = (error: unknown) => error instanceof ApiError && error.status === 429
