import { STAFF_IDLE_MINUTES, type StaffRole } from '@ndoa/contract/trust/staff-rules'
import { type Insertable, sql } from 'kysely'
import type { StaffSessions } from '../../../platform/db/generated/tables.ts'
import type { Db, Tx } from '../../../platform/db.ts'

interface Row {
  id: string
  session_id: string
  role: StaffRole
  is_senior: boolean
  password_is_initial: boolean
  is_stale: boolean
}

export async function liveSession(db: Db, token: string, now: Date): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select s.id, t.id as session_id, s.role, s.is_senior, s.password_is_initial,
      t.used_at <= ${now}::timestamptz - interval '1 minute' as is_stale
    from staff_sessions t join staff s on s.id = t.staff_id
    where t.token_hash = ${token} and t.expires_at > ${now} and s.removed_at is null
      and t.used_at > ${now}::timestamptz - make_interval(mins => ${STAFF_IDLE_MINUTES})`.execute(db)
  return rows[0]
}

export const markUsed = (db: Db, sessionId: string, now: Date) =>
  db.updateTable('staff_sessions').set({ used_at: now }).where('id', '=', sessionId).execute()

export const insertStaffSession = (tx: Tx, session: Insertable<StaffSessions>) =>
  tx.insertInto('staff_sessions').values(session).returning('id').executeTakeFirstOrThrow()

export const staffOfSession = (db: Db, sessionId: string) =>
  db
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

export const endStaffSession = (tx: Tx, sessionId: string) =>
  tx.deleteFrom('staff_sessions').where('id', '=', sessionId).execute()

export const endStaffSessionWith = (tx: Tx, token: string) =>
  tx.deleteFrom('staff_sessions').where('token_hash', '=', token).execute()

export const endSessionsOfStaff = (tx: Tx, staffId: string) =>
  tx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).returning(['id', 'expires_at']).execute()
