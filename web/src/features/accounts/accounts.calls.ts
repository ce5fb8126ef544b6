import type { LinkExchange, PhoneVerification, SignedIn } from '@ndoa/contract/accounts'
import type { EmailSignUp, PhoneSignUp } from '@ndoa/contract/sign-up'
import { postJson } from '../../lib/http.ts'
import { holdSignOut } from './pending-sign-out.ts'

// Not by the typed client, which leads to /login when a call finds no one signed in: these are made before signing in.

/** A call that may be answered with a session. */
function submitSignIn(path: string, body: unknown) {
  holdSignOut()
  return postJson<SignedIn>(path, body)
}

export const signUp = (input: EmailSignUp) => postJson('/auth/v1/sign-up/email', input)
export const signIn = (input: { email: string; password: string }) =>
  submitSignIn('/auth/v1/sign-in/email', input)
/** The code of a mailed link, and what else it asks for, for a session. */
export const exchangeCode = (input: LinkExchange) => submitSignIn('/auth/v1/exchange-code', input)
/** Another confirmation mail for whoever signed up in this browser. */
export const resendConfirmation = () => postJson('/auth/v1/resend-confirmation', {})

/** Mails a link that signs in. */
export const sendSignInLink = (email: string) => postJson('/auth/v1/sign-in/link', { email })
/** Mails a link that signs in and leads on to a new password. */
export const sendResetLink = (email: string) => postJson('/auth/v1/reset-password', { email })

/** Keeps what was said and sends a code; the same again sends another. */
export const signUpByPhone = (input: PhoneSignUp) => postJson('/auth/v1/sign-up/phone', input)
/** Sends a code to a member's number. */
export const signInByPhone = (phone_number: string) => postJson('/auth/v1/sign-in/phone', { phone_number })
export const verifyPhone = (input: PhoneVerification) => submitSignIn('/auth/v1/verify-phone', input)

/** A code of the authenticator app, or a recovery code, after whichever first step. */
export const submitSecondFactor = (code: string) => submitSignIn('/auth/v1/sign-in/second-factor', { code })

/** Turns what was given at sign-up into a profile, once. */
export const completeSignUp = () => postJson<{ completed: boolean }>('/functions/v1/complete-sign-up', {})
