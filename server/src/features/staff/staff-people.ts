import { randomBytes, randomUUID } from 'node:crypto'
import type { NewStaff, StaffCredentials, StaffPerson } from '@ndoa/contract/staff'
import type { StaffRole } from '@ndoa/contract/staff-rules'
import type { App, Staff } from '../../platform/app.ts'
import { type Db, type Tx, violates } from '../../platform/db.ts'
import { hashPassword, newTotpSecret, totpUri } from '../accounts/index.ts'
import { fail } from '../failures.ts'
import { recordAct } from './audit/record-act.ts'
import { lockStaff } from './staff-people.queries.ts'

type StaffApp = Pick<App, 'db' | 'clock' | 'staff'>
/** Who makes the change; null is the command line. */
type By = Pick<Staff, 'id'> | null

/** Everybody on the staff, by name. */
export async function listStaff(db: Db): Promise<StaffPerson[]> {
  const people = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'is_senior', 'created_at'])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return people.map(({ role, created_at, ...person }) => ({
    ...person,
    role: role as StaffRole,
    created_at: new Date(created_at).toISOString(),
  }))
}

/**
 * Adds somebody, with a password that they have to change at the first sign-in.
 * @returns what they sign in with, in clear this one time
 * @throws staff.email_taken
 */
export async function addStaff(app: StaffApp, by: By, person: NewStaff): Promise<StaffCredentials> {
  const id = randomUUID()
  const password = randomBytes(15).toString('base64url')
  const secret = newTotpSecret()
  const hash = await hashPassword(password)
  await changingStaff(app, by, async (tx, now) => {
    await insertStaff(tx, {
      ...person,
      id,
      password_hash: hash,
      totp_secret: app.staff.secrets.encrypt(secret, id),
      created_at: now,
      created_by: by?.id ?? null,
    })
    await recordAct(tx, {
      act: 'staff_added',
      at: now,
      by: by?.id ?? null,
      subject: { kind: 'staff', id },
      details: { role: person.role, is_senior: person.is_senior },
    })
  })
  return { id, password, totp_secret: secret, totp_uri: totpUri(secret, person.email) }
}

async function insertStaff(tx: Tx, row: Parameters<ReturnType<typeof insertion>['values']>[0]) {
  try {
    await insertion(tx).values(row).execute()
  } catch (error) {
    if (violates(error, 'staff_by_email')) throw fail('staff.email_taken')
    throw error
  }
}
const insertion = (tx: Tx) => tx.insertInto('staff')

/** Gives somebody else another role. */
export function changeStaff(
  app: StaffApp,
  by: Pick<Staff, 'id'>,
  { staff_id, role, is_senior }: { staff_id: string; role: StaffRole; is_senior: boolean },
): Promise<void> {
  if (staff_id === by.id) throw fail('request.denied')
  return changingStaff(app, by, async (tx, now) => {
    const { numUpdatedRows } = await tx
      .updateTable('staff')
      .set({ role, is_senior })
      .where('id', '=', staff_id)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw fail('request.not_found')
    await recordAct(tx, {
      act: 'staff_changed',
      at: now,
      by: by.id,
      subject: { kind: 'staff', id: staff_id },
      details: { role, is_senior },
    })
  })
}

/**
 * Removes somebody else: their sessions end, their secrets are deleted, their acts stay in the audit log.
 * @throws staff.last_admin when nobody would be left to add staff
 */
export function removeStaff(app: StaffApp, by: By, staffId: string): Promise<void> {
  if (staffId === by?.id) throw fail('request.denied')
  return changingStaff(app, by, async (tx, now, admins) => {
    if (admins.length === 1 && admins[0] === staffId) throw fail('staff.last_admin')
    const { numUpdatedRows } = await tx
      .updateTable('staff')
      .set({ removed_at: now, password_hash: null, totp_secret: null })
      .where('id', '=', staffId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw fail('request.not_found')
    await tx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute()
    await recordAct(tx, {
      act: 'staff_removed',
      at: now,
      by: by?.id ?? null,
      subject: { kind: 'staff', id: staffId },
    })
  })
}

/**
 * Runs changes to the staff one after another, and checks that their author is still an administrator: of two who
 * remove each other at once, one stays.
 */
function changingStaff(
  { db, clock }: StaffApp,
  by: By,
  change: (tx: Tx, now: Date, admins: readonly string[]) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockStaff(tx)
    const rows = await tx
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'admin')
      .where('removed_at', 'is', null)
      .execute()
    const admins = rows.map(({ id }) => id)
    if (by && !admins.includes(by.id)) throw fail('request.not_found')
    await change(tx, clock.now(), admins)
  })
}
