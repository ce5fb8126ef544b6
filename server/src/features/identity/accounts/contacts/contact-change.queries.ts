import type { Language } from '@ndoa/contract/languages'
import type { App } from '../../../../platform/app.ts'
import { type Db, violates } from '../../../../platform/db.ts'
import { retriedTransaction } from '../../../../platform/outbox.ts'
import { fail } from '../../../shared/failures.ts'
import type { AuthContext } from '../auth-context.ts'
import type { Secrets } from '../secrets.ts'
import { type Origin, recordSecurityEvent } from '../security-log.queries.ts'
import { deleteSignUps, lockAddress } from '../sign-up/sign-ups.queries.ts'
import { lockMatchesWithBlockers } from './blocked-contacts.queries.ts'
import { applyContactRules, type ContactRules } from './proven-contacts.ts'
import { provenContactsOf } from './restrictions.queries.ts'

export interface Contact {
  kind: 'email' | 'phone'
  contact: string
}

const TRIES = 5

/** An unconfirmed sign-up does not reserve an address. */
export async function isTaken(db: Db, userId: string, { kind, contact }: Contact): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where(kind, '=', contact)
    .where('id', '!=', userId)
    .where(kind === 'phone' ? 'phone_confirmed_at' : 'email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return other !== undefined
}

export async function saveContactChange(
  db: Db,
  secrets: Secrets,
  userId: string,
  { kind, contact }: Contact,
  code: string,
  expires_at: Date,
): Promise<void> {
  const change = { kind, contact, code_mac: macOf(secrets, userId, code), tries: 0, expires_at }
  await db
    .insertInto('contact_changes')
    .values({ user_id: userId, ...change })
    .onConflict((before) => before.column('user_id').doUpdateSet(change))
    .execute()
}

/** Does not consume the code. Each attempt is counted before the code is checked. */
export async function verifyChangeCode(
  { db, clock }: App,
  secrets: Secrets,
  userId: string,
  code: string,
): Promise<Contact | null> {
  const { numUpdatedRows } = await db
    .updateTable('contact_changes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', TRIES)
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return null
  const proven = await db
    .selectFrom('contact_changes')
    .select(['kind', 'contact'])
    .where('user_id', '=', userId)
    .where('code_mac', '=', macOf(secrets, userId, code))
    .executeTakeFirst()
  return proven ? { kind: proven.kind === 'phone' ? 'phone' : 'email', contact: proven.contact } : null
}

/**
 * Consumes the code, clears the member's unconfirmed address, and deletes unconfirmed sign-ups with the new address.
 * @returns the contacts before the change; null if the code was used or another member confirmed the contact first
 */
export async function applyChange(
  auth: Pick<AuthContext, 'onConfirmed' | 'onMailArrived' | 'onContactsReplaced'> & ContactRules,
  userId: string,
  { kind, contact, code }: Contact & { code: string },
  origin: Origin,
) {
  const { app, secrets, onConfirmed, onMailArrived, onContactsReplaced } = auth
  const now = app.clock.now()
  const proven =
    kind === 'phone'
      ? { phone: contact, phone_confirmed_at: now }
      : { email: contact, email_verified: true, email_confirmed_at: now }
  const changing = retriedTransaction(app, async (tx) => {
    await lockAddress(tx, contact)
    await lockMatchesWithBlockers(tx, secrets, userId, { [kind]: contact })
    const { email_verified, ...before } = await tx
      .selectFrom('users')
      .select(['name', 'language', 'email', 'email_verified', 'phone', 'confirmed_at'])
      .where('id', '=', userId)
      .forUpdate()
      .$narrowType<{ language: Language }>()
      .executeTakeFirstOrThrow(() => fail('accounts.sign_in_needed')) // the sign-up was deleted in between
    const { numDeletedRows } = await tx
      .deleteFrom('contact_changes')
      .where('user_id', '=', userId)
      .where('code_mac', '=', macOf(secrets, userId, code))
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return null
    const email = email_verified ? before.email : null
    const former = await provenContactsOf(tx, userId)
    if (former[kind]) await onContactsReplaced(tx, userId, { [kind]: former[kind] })
    await tx
      .updateTable('users')
      .set({ email, ...proven })
      .where('id', '=', userId)
      .execute()
    if (kind === 'email') {
      await deleteSignUps(tx, contact, userId)
      await onMailArrived(tx, contact)
    }
    await applyContactRules(auth, tx, userId, { [kind]: contact })
    await tx.deleteFrom('mail_codes').where('user_id', '=', userId).execute() // links sent to the old address
    const event = before[kind] ? (`${kind}_changed` as const) : (`${kind}_added` as const)
    await recordSecurityEvent(tx, { user_id: userId, kind: event, created_at: now, ...origin })
    if (before.confirmed_at === null) await onConfirmed(tx, userId)
    return { ...before, email }
  })
  return changing.catch((error: unknown) => {
    if (violates(error, 'users_email_key') || violates(error, 'users_phone_key')) return null
    throw error
  })
}

const macOf = (secrets: Secrets, userId: string, code: string) => secrets.mac('contact', userId, code)
