import type { StaffSession } from '@ndoa/contract/trust/staff'
import { STAFF_SESSION_HOURS, type StaffRole } from '@ndoa/contract/trust/staff-rules'
import type { FastifyRequest } from 'fastify'
import type { FindStaff } from '../../../platform/access.ts'
import type { App, Staff } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { newSessionToken, tokenHash } from '../../identity/accounts/index.ts'
import { staffTokenOf } from './staff-cookie.ts'
import { insertStaffSession, liveSession, markUsed, staffOfSession } from './staff-session.queries.ts'

/** Reads the current role on each call; a browser without a staff cookie costs no query. */
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
  if (row.is_stale) await markUsed(db, row.session_id, now)
  return {
    id: row.id,
    sessionId: row.session_id,
    role: row.role,
    isSenior: row.is_senior,
    hasInitialPassword: row.password_is_initial,
  }
}

const eightHoursAfter = (now: Date) => new Date(now.getTime() + STAFF_SESSION_HOURS * 60 * 60 * 1000)

/** Stores only the hash of the token. */
export async function createStaffSession(
  tx: Tx,
  staffId: string,
  now: Date,
  expiresAt: Date = eightHoursAfter(now),
) {
  const token = newSessionToken()
  const { id } = await insertStaffSession(tx, {
    staff_id: staffId,
    token_hash: tokenHash(token),
    created_at: now,
    used_at: now,
    expires_at: expiresAt,
  })
  return { token, sessionId: id }
}

export async function staffSessionOf(db: Db, sessionId: string): Promise<StaffSession> {
  const { role, password_is_initial, expires_at, ...person } = await staffOfSession(db, sessionId)
  return {
    ...person,
    role: role as StaffRole,
    must_change_password: password_is_initial,
    expires_at: new Date(expires_at).toISOString(),
  }
}
