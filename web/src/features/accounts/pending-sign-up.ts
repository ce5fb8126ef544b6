import type { PhoneSignUp } from '@ndoa/contract/sign-up'
import { DRAFT, loadJson, saveJson, sessionStore } from '../../lib/storage.ts'
import type { Registration } from './registration-form.ts'
import type { SignInMethod } from './sign-in-method.tsx'

// Data of a sign-up that this tab keeps until it is complete, under the specification's names. A phone may unload the page
// while its owner reads the text message.

const DATA = 'tempUserData'
const PHONE = 'pendingPhoneNumber'

/** The address that the confirmation mail was sent to. */
export const savePendingSignUp = (data: { email: string }) => saveJson(sessionStore, DATA, data)
export const pendingSignUp = () =>
  loadJson<{ email: string }>(sessionStore, DATA, ({ email }) => typeof email === 'string')

const TYPED = `${DRAFT}registration`

/** A registration that was not sent yet. */
interface TypedRegistration {
  values: Registration
  way: SignInMethod
  /** The gender chosen on the landing page at that time: a later choice there counts more than the form. */
  chosen: string
  /** Milliseconds. */
  typed_at: number
}

/** Later the next person in this tab may be somebody else. Milliseconds. */
const KEPT_FOR = 15 * 60_000

/**
 * Keeps for this tab what is typed, since a phone may unload the page while another app is open. The passwords and the
 * consent are asked for again.
 */
export function keepTyped({ values, ...rest }: Omit<TypedRegistration, 'typed_at'>) {
  const kept = { ...values, password: '', confirm_password: '', agreed_to_terms: false }
  saveJson(sessionStore, TYPED, { ...rest, values: kept, typed_at: Date.now() })
}
export const typedBefore = () =>
  loadJson<TypedRegistration>(sessionStore, TYPED, ({ typed_at }) => Date.now() - typed_at < KEPT_FOR)
/** It was sent or given up: whoever registers after that may be somebody else. */
export const forgetTyped = () => sessionStore.removeItem(TYPED)

// In memory alone, so that it goes with the page.
let sent: TypedRegistration | null = null

/** A sign-up by email was sent with what is typed. */
export function noteSent() {
  sent = typedBefore()
}
/** The address was wrong: the registration that is opened next begins with what was typed for this one. */
export function beginAgain() {
  if (sent) keepTyped(sent)
}

/** A number that is still to be verified, and its registration, which is needed to send another code. */
export function savePendingPhoneSignUp({ phone_number, ...rest }: PhoneSignUp) {
  saveJson(sessionStore, PHONE, phone_number)
  saveJson(sessionStore, DATA, rest)
}
export function pendingPhoneSignUp(): PhoneSignUp | null {
  const phone_number = loadJson<string>(sessionStore, PHONE, (number) => typeof number === 'string')
  const rest = loadJson<Omit<PhoneSignUp, 'phone_number'>>(sessionStore, DATA, isPhoneData)
  return phone_number && rest ? { ...rest, phone_number } : null
}
export function clearPendingPhoneSignUp() {
  if (pendingPhoneSignUp()) clearPendingSignUp()
}

export function clearPendingSignUp() {
  sessionStore.removeItem(DATA)
  sessionStore.removeItem(PHONE)
}

const isPhoneData = ({ data }: { data?: unknown }) => typeof data === 'object'
