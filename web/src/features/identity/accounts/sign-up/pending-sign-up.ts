import type { PhoneSignUp } from '@ndoa/contract/identity/sign-up'
import { DRAFT, loadJson, saveJson, sessionStore } from '../../../../lib/storage/storage.ts'
import type { SignInMethod } from '../sign-in/sign-in-method-toggle.tsx'
import type { Registration } from './registration-form.ts'

// This tab keeps sign-up data, under the specification's names, because a phone may unload the page while the member
// reads the text message.

const DATA = 'tempUserData'
const PHONE = 'pendingPhoneNumber'

export const savePendingSignUp = (data: { email: string }) => saveJson(sessionStore, DATA, data)
export const pendingSignUp = () =>
  loadJson<{ email: string }>(sessionStore, DATA, ({ email }) => typeof email === 'string')

const TYPED = `${DRAFT}registration`

interface TypedRegistration {
  values: Registration
  way: SignInMethod
  /** The gender chosen on the landing page at that time; a later choice there overrides the form. */
  chosen: string
  /** Milliseconds since the epoch. */
  typed_at: number
}

/** Milliseconds; after that, another person may be using this tab. */
const REGISTRATION_TTL = 15 * 60_000

/** A phone may unload the page while another app is open. Passwords and consent are not kept. */
export function saveTypedForm({ values, ...rest }: Omit<TypedRegistration, 'typed_at'>) {
  const kept = { ...values, password: '', confirm_password: '', agreed_to_terms: false }
  saveJson(sessionStore, TYPED, { ...rest, values: kept, typed_at: Date.now() })
}
export const typedForm = () =>
  loadJson<TypedRegistration>(sessionStore, TYPED, ({ typed_at }) => Date.now() - typed_at < REGISTRATION_TTL)
/** After sending or giving up, the next registration may be another person's. */
export const clearTypedForm = () => sessionStore.removeItem(TYPED)

// Kept in memory only, so that it is lost with the page.
let sent: TypedRegistration | null = null

export function recordSent() {
  sent = typedForm()
}
/** After a wrong address, the next registration begins with the same values. */
export function restartSignUp() {
  if (sent) saveTypedForm(sent)
}

/** Keeps the whole registration, which is needed to send another code. */
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
