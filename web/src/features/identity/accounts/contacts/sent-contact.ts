import type { Security } from '@ndoa/contract/identity/accounts'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import { DRAFT, loadJson, saveJson, sessionStore } from '../../../../lib/storage/storage.ts'
import { signedInId } from '../sessions/session.ts'

export type ContactKind = 'email' | 'phone'

export interface SentContact {
  kind: ContactKind
  contact: string
}

interface StoredContact extends SentContact {
  user_id: string | null
  sent_at: number
}

const NAME = `${DRAFT}sent-contact`

/** Kept in this tab until confirmed: a phone may unload the page while the member reads the text message. */
export function keepSentContact({ kind, contact }: SentContact): void {
  const kept: StoredContact = { kind, contact, user_id: signedInId(), sent_at: Date.now() }
  saveJson(sessionStore, NAME, kept)
}

/** @returns null unless this member has a code that is still valid */
export function sentContact(): SentContact | null {
  const isValid = ({ user_id, sent_at }: StoredContact) =>
    user_id === signedInId() && Date.now() - sent_at < PHONE_CODE_MINUTES * 60_000
  return loadJson<StoredContact>(sessionStore, NAME, isValid)
}

export const forgetSentContact = (): void => sessionStore.removeItem(NAME)

export const isChangedTo = (security: Security, { kind, contact }: SentContact): boolean =>
  security[kind]?.toLowerCase() === contact.toLowerCase()
