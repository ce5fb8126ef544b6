import type { LinkExchange, PhoneVerification, SignedIn } from '@ndoa/contract/identity/accounts'
import type { EmailSignUp, PhoneSignUp } from '@ndoa/contract/identity/sign-up'
import { postJson } from '../../../lib/api/http.ts'
import { abortSignOut } from './sessions/pending-sign-out.ts'

// These calls come before signing in, so they avoid the typed client, which redirects to /login without a session.

function submitSignIn(path: string, body: unknown) {
  abortSignOut()
  return postJson<SignedIn>(path, body)
}

export const signUp = (input: EmailSignUp) => postJson('/auth/v1/sign-up/email', input)
export const signIn = (input: { email: string; password: string }) =>
  submitSignIn('/auth/v1/sign-in/email', input)
export const exchangeCode = (input: LinkExchange) => submitSignIn('/auth/v1/exchange-code', input)
export const resendConfirmation = () => postJson('/auth/v1/resend-confirmation', {})

export const sendSignInLink = (email: string) => postJson('/auth/v1/sign-in/link', { email })
/** The mailed link signs the member in and leads to a new password. */
export const sendResetLink = (email: string) => postJson('/auth/v1/reset-password', { email })

/** Calling it again sends another code. */
export const signUpByPhone = (input: PhoneSignUp) => postJson('/auth/v1/sign-up/phone', input)
export const signInByPhone = (phone_number: string) => postJson('/auth/v1/sign-in/phone', { phone_number })
export const verifyPhone = (input: PhoneVerification) => submitSignIn('/auth/v1/verify-phone', input)

export const submitSecondFactor = (code: string) => submitSignIn('/auth/v1/sign-in/second-factor', { code })

export const completeSignUp = () => postJson<{ completed: boolean }>('/functions/v1/complete-sign-up', {})
