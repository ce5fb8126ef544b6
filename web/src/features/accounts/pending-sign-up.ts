import type { PhoneSignUp } from '@ndoa/contract/accounts'
import { keep, kept } from '../../lib/storage.ts'

// What a sign-up leaves in this tab until it is complete, under the specification's names. A phone may well forget the
// page while its owner reads the text message.

const MAIL = 'tempUserData'
const PHONE = 'pendingPhoneNumber'

/** Where the confirmation mail went. */
export const keepSignUp = (data: { email: string }) => keep(window.sessionStorage, MAIL, data)
export const pendingSignUp = () =>
  kept<{ email: string }>(window.sessionStorage, MAIL, ({ email }) => typeof email === 'string')

/** What was registered for a number that is still to be verified; needed to send another code. */
export const keepPhoneSignUp = (input: PhoneSignUp) => keep(window.sessionStorage, PHONE, input)
export const pendingPhoneSignUp = () =>
  kept<PhoneSignUp>(window.sessionStorage, PHONE, ({ phone_number }) => typeof phone_number === 'string')
export const forgetPhoneSignUp = () => window.sessionStorage.removeItem(PHONE)

export function forgetSignUp() {
  window.sessionStorage.removeItem(MAIL)
  forgetPhoneSignUp()
}
