import type { StaffSession } from '@ndoa/contract/staff'
import { STAFF_SESSION_HOURS, type StaffRole } from '@ndoa/contract/staff-rules'
import type { FastifyRequest } from 'fastify'
import type { FindStaff } from '../../platform/access.ts'
import type { App, Staff } from '../../platform/app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { newSessionToken, tokenHash } from '../accounts/index.ts'
import { staffTokenOf } from './staff-cookie.ts'
import { liveSession } from './staff-session.queries.ts'

/**
 * Finds who of the staff is calling: the session must be live and used within half an hour, and its person must still
 * be on the staff. The role is the one of this moment. A browser that has no staff cookie costs no query.
 */
export function staffOf(app: App): FindStaff {
  return async ({ headers }: FastifyRequest) => {
    const token = staffTokenOf(headers.cookie, app.config.publicUrl)
    return token ? findStaff(app, token) : null
  }
}

async function findStaff({ db, clock }: App, token: string): Promise<Staff | null> {
  const now = clock.now()
  const row = await liveSession(db, tokenHash(token), now)
  if (!row) return null
  if (row.is_stale)
    await db.updateTable('staff_sessions').set({ used_at: now }).where('id', '=', row.session_id).execute()
  return {
    id: row.id,
    sessionId: row.session_id,
    role: row.role,
    isSenior: row.is_senior,
    hasInitialPassword: row.password_is_initial,
  }
}

const eightHoursAfter = (now: Date) => new Date(now.getTime() + STAFF_SESSION_HOURS * 60 * 60 * 1000)

/** @returns the token of a new session, and its id; only the hash of the token is kept */
export async function createStaffSession(
  tx: Tx,
  staffId: string,
  now: Date,
  expiresAt: Date = eightHoursAfter(now),
) {
  const token = newSessionToken()
  const { id } = await tx
    .insertInto('staff_sessions')
    .values({
      staff_id: staffId,
      token_hash: tokenHash(token),
      created_at: now,
      used_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { token, sessionId: id }
}

/** What the console shows of the person who is signed in. */
export async function staffSessionOf(db: Db, sessionId: string): Promise<StaffSession> {
  const { role, password_is_initial, expires_at, ...person } = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select([
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.role',
      'staff.is_senior',
      'staff.password_is_initial',
      'staff_sessions.expires_at',
    ])
    .where('staff_sessions.id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return {
    ...person,
    role: role as StaffRole,
    must_change_password: password_is_initial,
    expires_at: new Date(expires_at).toISOString(),
  }
}
