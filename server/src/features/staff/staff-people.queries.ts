import { sql } from 'kysely'
import { type Db, lockUntilCommit, type Tx } from '../../platform/db.ts'
import { accountsOf } from './same-person.queries.ts'

/** One after the other, to the end of their transactions. */
export const lockStaff = (tx: Tx): Promise<void> => lockUntilCommit(tx, 'staff')

interface Row {
  id: string
  name: string
  email: string
  role: string
  is_senior: boolean
  is_enrolled: boolean
  created_at: Date
  proposed_at: Date | null
  proposed_by: string | null
  may_agree: boolean
}

/** Everybody on the staff, by name; whether the viewer may agree to what another administrator proposed. */
export async function staffByName(db: Db, viewerId: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.id, s.name, s.email, s.role, s.is_senior, s.password_hash is not null as is_enrolled, s.created_at,
      s.senior_proposed_at as proposed_at, proposer.name as proposed_by,
      not coalesce(array[s.id, s.senior_proposed_by] && ${accountsOf(viewerId)}, false) as may_agree
    from staff s left join staff proposer on proposer.id = s.senior_proposed_by
    where s.removed_at is null order by s.name, s.id`.execute(db)
  return rows
}

/** For so long, an administrator whom another one took away still has to agree, through a third one. */
const MISSED_DAYS = 30

/** Whether no other person is an administrator who could sign in, or was one until this person took that away. */
export async function isOnlyAdmin(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from staff where role = 'admin' and password_hash is not null and id <> all(${accountsOf(id)})
    union all
    select from staff_audit where staff_id = any(${accountsOf(id)}) and details @> '{"was_admin": true}'
      and subject_id <> all(${accountsOf(id)}::text[]) and at > ${now}::timestamptz - make_interval(days => ${MISSED_DAYS})
    limit 1`.execute(tx)
  return rows.length === 0
}
