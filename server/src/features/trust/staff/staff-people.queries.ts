import type { StaffRole } from '@ndoa/contract/trust/staff-rules'
import { type Insertable, sql } from 'kysely'
import type { Staff as StaffTable } from '../../../platform/db/generated/tables.ts'
import { type Db, lockUntilCommit, type Tx, violates } from '../../../platform/db.ts'
import { fail } from '../../shared/failures.ts'
import { accountsOf } from './same-person.queries.ts'

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

/** `may_agree`: whether the viewer may confirm another administrator's proposal. */
export async function staffByName(db: Db, viewerId: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.id, s.name, s.email, s.role, s.is_senior, s.password_hash is not null as is_enrolled, s.created_at,
      s.senior_proposed_at as proposed_at, proposer.name as proposed_by,
      not coalesce(array[s.id, s.senior_proposed_by] && ${accountsOf(viewerId)}, false) as may_agree
    from staff s left join staff proposer on proposer.id = s.senior_proposed_by
    where s.removed_at is null order by s.name, s.id`.execute(db)
  return rows
}

/** Days after the other administrators' removal during which the remaining one does not count as the only one. */
const SOLE_ADMIN_DELAY_DAYS = 30

export async function isOnlyAdmin(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from staff where role = 'admin' and password_hash is not null and id <> all(${accountsOf(id)})
    union all
    select from staff_audit where staff_id = any(${accountsOf(id)}) and details @> '{"was_admin": true}'
      and subject_id <> all(${accountsOf(id)}::text[]) and at > ${now}::timestamptz - make_interval(days => ${SOLE_ADMIN_DELAY_DAYS})
    limit 1`.execute(tx)
  return rows.length === 0
}

/** Lists administrators who have enrolled, because the others can't add staff. */
export async function adminIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('password_hash', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** @throws staff.email_taken */
export async function insertStaff(tx: Tx, row: Insertable<StaffTable>): Promise<void> {
  try {
    await tx.insertInto('staff').values(row).execute()
  } catch (error) {
    if (violates(error, 'staff_by_email')) throw fail('staff.email_taken')
    throw error
  }
}

/** @returns the email address; undefined for removed staff */
export async function setReset(tx: Tx, staffId: string): Promise<string | undefined> {
  const person = await tx
    .updateTable('staff')
    .set({ password_hash: null, totp_secret: null, password_is_initial: false })
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  return person?.email
}

export const seniority = (tx: Tx, staffId: string) =>
  tx
    .selectFrom('staff')
    .select('is_senior')
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Drops a proposal to make the moderator a senior. */
export const setRole = (tx: Tx, staffId: string, role: StaffRole, is_senior: boolean) =>
  tx
    .updateTable('staff')
    .set({ role, is_senior, senior_proposed_at: null, senior_proposed_by: null })
    .where('id', '=', staffId)
    .execute()

export const seniorProposal = (tx: Tx, staffId: string) =>
  tx
    .selectFrom('staff')
    .select('senior_proposed_by')
    .where('id', '=', staffId)
    .where('senior_proposed_at', 'is not', null)
    .executeTakeFirst()

export const setSenior = (tx: Tx, staffId: string) =>
  tx.updateTable('staff').set({ is_senior: true }).where('id', '=', staffId).execute()

export const setSeniorProposed = (tx: Tx, staffId: string, by: string | null, now: Date) =>
  tx
    .updateTable('staff')
    .set({ senior_proposed_at: now, senior_proposed_by: by })
    .where('id', '=', staffId)
    .execute()

/** @returns false if the staff member was already removed */
export async function setRemoved(tx: Tx, staffId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ removed_at: now, password_hash: null, totp_secret: null })
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const credentialsOf = (db: Db, staffId: string) =>
  db
    .selectFrom('staff')
    .select(['email', 'password_hash'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()

export const staffWith = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'totp_secret'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** @returns false if the staff member was removed or the password has changed since */
export async function replacePassword(
  tx: Tx,
  staffId: string,
  before: string,
  after: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ password_hash: after, password_is_initial: false })
    .where('id', '=', staffId)
    .where('password_hash', '=', before)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** @returns false if the code was used, the password has changed or the staff member was removed since */
export async function claimTotpStep(tx: Tx, staffId: string, hash: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ totp_step: step })
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .where('password_hash', '=', hash)
    .where('totp_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
