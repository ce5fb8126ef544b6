import type { LinkExchange, PhoneVerification, SignedIn } from '@ndoa/contract/accounts'
import type { EmailSignUp, PhoneSignUp } from '@ndoa/contract/sign-up'
import { postJson } from '../../lib/http.ts'
import { holdSignOut } from './pending-sign-out.ts'

// These calls are made before signing in, so they do not use the typed client, which redirects to /login without a session.

/** A call that may be answered with a session. */
function submitSignIn(path: string, body: unknown) {
  holdSignOut()
  return postJson<SignedIn>(path, body)
}

export const signUp = (input: EmailSignUp) => postJson('/auth/v1/sign-up/email', input)
export const signIn = (input: { email: string; password: string }) =>
  submitSignIn('/auth/v1/sign-in/email', input)
/** Exchanges the code of a mailed link, with whatever else is required, for a session. */
export const exchangeCode = (input: LinkExchange) => submitSignIn('/auth/v1/exchange-code', input)
/** Another confirmation mail for the sign-up of this browser. */
export const resendConfirmation = () => postJson('/auth/v1/resend-confirmation', {})

/** Mails a link that signs in. */
export const sendSignInLink = (email: string) => postJson('/auth/v1/sign-in/link', { email })
/** Mails a link that signs in and continues to a new password. */
export const sendResetLink = (email: string) => postJson('/auth/v1/reset-password', { email })

/** Stores the details and sends a code; called again, it sends another. */
export const signUpByPhone = (input: PhoneSignUp) => postJson('/auth/v1/sign-up/phone', input)
/** Sends a code to a member's number. */
export const signInByPhone = (phone_number: string) => postJson('/auth/v1/sign-in/phone', { phone_number })
export const verifyPhone = (input: PhoneVerification) => submitSignIn('/auth/v1/verify-phone', input)

/** A code of the authenticator app, or a recovery code, after any first step. */
export const submitSecondFactor = (code: string) => submitSignIn('/auth/v1/sign-in/second-factor', { code })

/** Creates the profile from the sign-up data, once. */
export const completeSignUp = () => postJson<{ completed: boolean }>('/functions/v1/complete-sign-up', {})
