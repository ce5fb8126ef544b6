import type { Security } from '@ndoa/contract/accounts'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import { DRAFT, loadJson, saveJson, sessionStore } from '../../lib/storage.ts'
import { signedInId } from './session.ts'

export type ContactKind = 'email' | 'phone'

/** A new address or number that a code was sent to. */
export interface SentContact {
  kind: ContactKind
  contact: string
}

interface Kept extends SentContact {
  user_id: string | null
  sent_at: number
}

const NAME = `${DRAFT}sent-contact`

/** Kept in this tab until it is confirmed: a phone may unload the page while its owner reads the text message. */
export function keepSentContact({ kind, contact }: SentContact): void {
  const kept: Kept = { kind, contact, user_id: signedInId(), sent_at: Date.now() }
  saveJson(sessionStore, NAME, kept)
}

/** Of this member, while the code is good; null when there is none. */
export function sentContact(): SentContact | null {
  const isGood = ({ user_id, sent_at }: Kept) =>
    user_id === signedInId() && Date.now() - sent_at < PHONE_CODE_MINUTES * 60_000
  return loadJson<Kept>(sessionStore, NAME, isGood)
}

export const forgetSentContact = (): void => sessionStore.removeItem(NAME)

/** Whether it is the member's address or number now. */
export const isChangedTo = (security: Security, { kind, contact }: SentContact): boolean =>
  security[kind]?.toLowerCase() === contact.toLowerCase()
