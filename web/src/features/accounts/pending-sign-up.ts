import type { PhoneSignUp } from '@ndoa/contract/sign-up'
import { loadJson, saveJson } from '../../lib/storage.ts'
import type { Registration } from './registration-form.ts'

// Data of a sign-up that this tab keeps until it is complete, under the specification's names. A phone may unload the page
// while its owner reads the text message.

const DATA = 'tempUserData'
const PHONE = 'pendingPhoneNumber'

/** The address that the confirmation mail was sent to. */
export const savePendingSignUp = (data: { email: string }) => saveJson(window.sessionStorage, DATA, data)
export const pendingSignUp = () =>
  loadJson<{ email: string }>(window.sessionStorage, DATA, ({ email }) => typeof email === 'string')

// In memory alone, so that it goes with the page.
let sent: Partial<Registration> = {}
let again: Partial<Registration> = {}

/** Keeps what a sign-up by email was sent with, without its passwords and the consent. */
export function keepTyped(values: Registration) {
  again = {}
  sent = { ...values, password: '', confirm_password: '', agreed_to_terms: false }
}
/** The address was wrong: the registration that is opened next begins with what was typed for this one. */
export function beginAgain() {
  again = sent
}
export const typedBefore = () => again
/** Whoever registers after that may be somebody else. */
export function forgetTyped() {
  again = {}
}

/** A number that is still to be verified, and its registration, which is needed to send another code. */
export function savePendingPhoneSignUp({ phone_number, ...rest }: PhoneSignUp) {
  saveJson(window.sessionStorage, PHONE, phone_number)
  saveJson(window.sessionStorage, DATA, rest)
}
export function pendingPhoneSignUp(): PhoneSignUp | null {
  const phone_number = loadJson<string>(window.sessionStorage, PHONE, (number) => typeof number === 'string')
  const rest = loadJson<Omit<PhoneSignUp, 'phone_number'>>(window.sessionStorage, DATA, isPhoneData)
  return phone_number && rest ? { ...rest, phone_number } : null
}
export function clearPendingPhoneSignUp() {
  if (pendingPhoneSignUp()) clearPendingSignUp()
}

export function clearPendingSignUp() {
  window.sessionStorage.removeItem(DATA)
  window.sessionStorage.removeItem(PHONE)
}

const isPhoneData = ({ data }: { data?: unknown }) => typeof data === 'object'
