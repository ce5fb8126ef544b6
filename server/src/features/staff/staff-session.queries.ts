import { STAFF_IDLE_MINUTES, type StaffRole } from '@ndoa/contract/staff-rules'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

interface Row {
  id: string
  session_id: string
  role: StaffRole
  is_senior: boolean
  password_is_initial: boolean
  is_stale: boolean
}

/** The session of a token if it is live, was used within half an hour, and its person is still on the staff. */
export async function liveSession(db: Db, token: string, now: Date): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select s.id, t.id as session_id, s.role, s.is_senior, s.password_is_initial,
      t.used_at <= ${now}::timestamptz - interval '1 minute' as is_stale
    from staff_sessions t join staff s on s.id = t.staff_id
    where t.token_hash = ${token} and t.expires_at > ${now} and s.removed_at is null
      and t.used_at > ${now}::timestamptz - make_interval(mins => ${STAFF_IDLE_MINUTES})`.execute(db)
  return rows[0]
}
