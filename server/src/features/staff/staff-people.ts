import { randomUUID } from 'node:crypto'
import type { NewStaff, StaffPerson } from '@ndoa/contract/staff'
import type { StaffRole } from '@ndoa/contract/staff-rules'
import type { App, Staff } from '../../platform/app.ts'
import { type Db, type Tx, violates } from '../../platform/db.ts'
import { fail } from '../failures.ts'
import { recordAct } from './audit/record-act.ts'
import { createEnrolment } from './enrolment.queries.ts'
import { isSamePerson } from './same-person.queries.ts'
import { isOnlyAdmin, lockStaff, staffByName } from './staff-people.queries.ts'

type StaffApp = Pick<App, 'db' | 'clock'>
/** Who makes the change; null is the command line. */
type By = Pick<Staff, 'id'> | null

/** Everybody on the staff, by name, as an administrator sees them. */
export async function listStaff(db: Db, viewerId: string | null): Promise<StaffPerson[]> {
  const people = await staffByName(db, viewerId)
  return people.map(({ role, created_at, proposed_at, proposed_by, may_agree, ...person }) => ({
    ...person,
    role: role as StaffRole,
    senior_proposed: proposed_at === null ? null : { by: proposed_by, may_agree },
    created_at: new Date(created_at).toISOString(),
  }))
}

/**
 * Adds somebody, who sets password and second factor themselves.
 * @returns the token of their link
 * @throws staff.email_taken
 */
export function addStaff(app: StaffApp, by: By, { is_senior, ...person }: NewStaff) {
  const id = randomUUID()
  return changingStaff(app, by, async (tx, now) => {
    await insertStaff(tx, {
      ...person,
      id,
      password_is_initial: false,
      created_at: now,
      created_by: by?.id ?? null,
    })
    const details = is_senior ? await proposeSenior(tx, by, id, now) : { is_senior }
    const token = await createEnrolment(tx, id, now)
    await recordAct(tx, {
      act: 'staff_added',
      at: now,
      by: by?.id ?? null,
      subject: { kind: 'staff', id },
      details: { role: person.role, ...details },
    })
    return { id, token }
  })
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

/**
 * Takes password and second factor away and ends the sessions: by a new link, the person sets both again.
 * @returns their address, and the token of the link
 */
export function resetStaff(app: StaffApp, by: By, staffId: string) {
  return changingStaff(app, by, async (tx, now, admins) => {
    if (by) await requireSomebodyElse(tx, by.id, staffId)
    const person = await tx
      .updateTable('staff')
      .set({ password_hash: null, totp_secret: null, password_is_initial: false })
      .where('id', '=', staffId)
      .where('removed_at', 'is', null)
      .returning('email')
      .executeTakeFirst()
    if (!person) throw fail('request.not_found')
    await tx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute()
    const token = await createEnrolment(tx, staffId, now)
    await recordAct(tx, {
      act: 'staff_reset',
      at: now,
      by: by?.id ?? null,
      subject: { kind: 'staff', id: staffId },
      details: takenAway(admins, staffId),
    })
    return { email: person.email, token }
  })
}

/** Gives somebody else another role. A moderator becomes a senior only once another administrator has agreed. */
export function changeStaff(
  app: StaffApp,
  by: Pick<Staff, 'id'>,
  { staff_id, role, is_senior }: { staff_id: string; role: StaffRole; is_senior: boolean },
): Promise<void> {
  return changingStaff(app, by, async (tx, now, admins) => {
    await requireSomebodyElse(tx, by.id, staff_id)
    const before = await tx
      .selectFrom('staff')
      .select('is_senior')
      .where('id', '=', staff_id)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (!before) throw fail('request.not_found')
    const stays = is_senior && before.is_senior
    await tx
      .updateTable('staff')
      .set({ role, is_senior: stays, senior_proposed_at: null, senior_proposed_by: null })
      .where('id', '=', staff_id)
      .execute()
    const details = is_senior && !stays ? await proposeSenior(tx, by, staff_id, now) : { is_senior }
    await recordAct(tx, {
      act: 'staff_changed',
      at: now,
      by: by.id,
      subject: { kind: 'staff', id: staff_id },
      details: { role, ...details, ...(role !== 'admin' && takenAway(admins, staff_id)) },
    })
  })
}

/**
 * The second administrator agrees that a moderator becomes a senior.
 * @throws request.denied for whoever proposed it and for the moderator; request.not_found when it is not proposed
 */
export function agreeToSenior(app: StaffApp, by: Pick<Staff, 'id'>, staffId: string): Promise<void> {
  return changingStaff(app, by, async (tx, now) => {
    const proposal = await tx
      .selectFrom('staff')
      .select('senior_proposed_by')
      .where('id', '=', staffId)
      .where('senior_proposed_at', 'is not', null)
      .executeTakeFirst()
    if (!proposal) throw fail('request.not_found')
    await requireSomebodyElse(tx, by.id, staffId)
    if (proposal.senior_proposed_by) await requireSomebodyElse(tx, by.id, proposal.senior_proposed_by)
    await tx.updateTable('staff').set({ is_senior: true }).where('id', '=', staffId).execute()
    await recordAct(tx, {
      act: 'senior_agreed',
      at: now,
      by: by.id,
      subject: { kind: 'staff', id: staffId },
    })
  })
}

/** Where nobody else could agree, it holds at once, and the audit log says so. @returns its details */
async function proposeSenior(tx: Tx, by: By, staffId: string, now: Date): Promise<Record<string, boolean>> {
  if (by && (await isOnlyAdmin(tx, by.id, now))) {
    await tx.updateTable('staff').set({ is_senior: true }).where('id', '=', staffId).execute()
    return { is_senior: true, only_administrator: true }
  }
  await tx
    .updateTable('staff')
    .set({ senior_proposed_at: now, senior_proposed_by: by?.id ?? null })
    .where('id', '=', staffId)
    .execute()
  return { is_senior: false, senior_proposed: true }
}

/** Says of an administrator who could sign in that they cannot any more: `isOnlyAdmin` reads it. */
const takenAway = (admins: readonly string[], id: string): Record<string, boolean> =>
  admins.includes(id) ? { was_admin: true } : {}

/** @throws request.denied when both accounts are of one person */
async function requireSomebodyElse(tx: Tx, id: string, otherId: string): Promise<void> {
  if (await isSamePerson(tx, id, otherId)) throw fail('request.denied')
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
      details: takenAway(admins, staffId),
    })
  })
}

/**
 * Runs changes to the staff one after another, and checks that their author is still an administrator: of two who
 * remove each other at once, one stays.
 */
function changingStaff<Result>(
  { db, clock }: StaffApp,
  by: By,
  change: (tx: Tx, now: Date, admins: readonly string[]) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await lockStaff(tx)
    const rows = await tx
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'admin')
      .where('password_hash', 'is not', null) // whoever has not enrolled yet could not add anybody
      .execute()
    const admins = rows.map(({ id }) => id)
    if (by && !admins.includes(by.id)) throw fail('request.not_found')
    return change(tx, clock.now(), admins)
  })
}
