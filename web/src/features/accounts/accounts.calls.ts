import type { EmailSignUp, Session } from '@ndoa/contract/accounts'
import { postJson } from '../../lib/http.ts'
import { keep, kept } from '../../lib/storage.ts'

// Plain calls: the pages before signing in carry neither the typed client nor its library.

export const signUp = (input: EmailSignUp) => postJson('/auth/v1/sign-up/email', input)
export const signIn = (input: { email: string; password: string }) =>
  postJson<Session>('/auth/v1/sign-in/email', input)
/** The code of a mailed link for a session. */
export const exchangeCode = (code: string) => postJson<Session>('/auth/v1/exchange-code', { code })
/** Another confirmation mail for whoever signed up in this browser. */
export const resendConfirmation = () => postJson('/auth/v1/resend-confirmation', {})

/** Turns what was given at sign-up into a profile, once. */
export const completeSignUp = () => postJson<{ completed: boolean }>('/functions/v1/complete-sign-up', {})

/** What a sign-up leaves in the browser until it is confirmed: only where the mail went. */
interface TempUserData {
  email: string
}

const NAME = 'tempUserData'

export const keepSignUp = (data: TempUserData) => keep(window.sessionStorage, NAME, data)
export const pendingSignUp = () =>
  kept<TempUserData>(window.sessionStorage, NAME, ({ email }) => typeof email === 'string')
export const forgetSignUp = () => window.sessionStorage.removeItem(NAME)
