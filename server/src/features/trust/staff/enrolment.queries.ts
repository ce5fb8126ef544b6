import { ENROLMENT_HOURS } from '@ndoa/contract/trust/staff-rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { newSessionToken, tokenHash } from '../../identity/accounts/index.ts'

/** Replaces an earlier link. @returns the token; only its hash is stored */
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

/** Locks the staff member before reading, since a concurrent reset or removal may end the link. */
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

export const setEnrolled = (
  tx: Tx,
  staffId: string,
  credentials: { password_hash: string; totp_secret: string; totp_step: number },
) =>
  tx
    .updateTable('staff')
    .set({ ...credentials, password_is_initial: false })
    .where('id', '=', staffId)
    .execute()
