import { ENROLMENT_HOURS } from '@ndoa/contract/staff-rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { newSessionToken, tokenHash } from '../accounts/index.ts'

/** Makes a link for a person and ends the one before. @returns its token; only the hash is kept */
export async function createEnrolment(tx: Tx, staff_id: string, now: Date): Promise<string> {
  const token = newSessionToken()
  const link = {
    token_hash: tokenHash(token),
    totp_secret: null,
    created_at: now,
    expires_at: new Date(now.getTime() + ENROLMENT_HOURS * 3_600_000),
  }
  await tx
    .insertInto('staff_enrolments')
    .values({ staff_id, ...link })
    .onConflict((before) => before.column('staff_id').doUpdateSet(link))
    .execute()
  return token
}

/**
 * Whose live link this is, if it was sent to this address; nobody else uses it until the transaction ends. Locks the
 * person, like a reset and a removal, and only then looks: by then one of them may have ended the link.
 */
export async function lockEnrolment(tx: Tx, { token, email }: { token: string; email: string }, now: Date) {
  const token_hash = tokenHash(token)
  await sql`select from staff where id = (select staff_id from staff_enrolments where token_hash = ${token_hash})
    for no key update`.execute(tx)
  return tx
    .selectFrom('staff_enrolments as e')
    .innerJoin('staff as s', 's.id', 'e.staff_id')
    .select(['s.id', 's.email', 'e.totp_secret'])
    .where('e.token_hash', '=', token_hash)
    .where('e.expires_at', '>', now)
    .where('s.removed_at', 'is', null)
    .where((row) => row(row.fn<string>('lower', ['s.email']), '=', email.toLowerCase()))
    .executeTakeFirst()
}

export const setEnrolmentSecret = (tx: Tx, staffId: string, totp_secret: string) =>
  tx.updateTable('staff_enrolments').set({ totp_secret }).where('staff_id', '=', staffId).execute()

export const deleteEnrolment = (tx: Tx, staffId: string) =>
  tx.deleteFrom('staff_enrolments').where('staff_id', '=', staffId).execute()
