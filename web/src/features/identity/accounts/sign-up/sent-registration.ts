import type { PhoneSignUp } from '@ndoa/contract/identity/sign-up'
import { type SentCode, sentCode } from '../contacts/sent-code.ts'

/** A phone sign-up and the code that was sent for it. */
export type SentRegistration = SentCode & { pending: PhoneSignUp }

export const registrationSent = (pending: PhoneSignUp): SentRegistration => ({
  ...sentCode(pending.phone_number),
  pending,
})
