import { randomUUID } from 'node:crypto'
import type { NewStaff, StaffPerson } from '@ndoa/contract/trust/staff'
import type { StaffRole } from '@ndoa/contract/trust/staff-rules'
import type { App, Staff } from '../../../platform/app.ts'
import { type Db, type Tx } from '../../../platform/db.ts'
import { fail } from '../../shared/failures.ts'
import { recordAct } from './audit/record-act.ts'
import { createEnrolment } from './enrolment.queries.ts'
import { isSamePerson } from './same-person.queries.ts'
import {
  adminIds,
  insertStaff,
  isOnlyAdmin,
  lockStaff,
  seniority,
  seniorProposal,
  setRemoved,
  setReset,
  setRole,
  setSenior,
  setSeniorProposed,
  staffByName,
} from './staff-people.queries.ts'
import { endSessionsOfStaff } from './staff-session.queries.ts'

type StaffApp = Pick<App, 'db' | 'clock'>
/** Null for the command line. */
type Actor = Pick<Staff, 'id'> | null

export async function listStaff(db: Db, viewerId: string | null): Promise<StaffPerson[]> {
  const people = await staffByName(db, viewerId)
  return people.map(({ role, created_at, proposed_at, proposed_by, may_agree, ...person }) => ({
    ...person,
    role: role as StaffRole,
    senior_proposed: proposed_at === null ? null : { by: proposed_by, may_agree },
    created_at: new Date(created_at).toISOString(),
  }))
}

/** @throws staff.email_taken */
export function addStaff(app: StaffApp, by: Actor, { is_senior, ...person }: NewStaff) {
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

export function resetStaff(app: StaffApp, by: Actor, staffId: string) {
  return changingStaff(app, by, async (tx, now, admins) => {
    if (by) await requireDifferentPerson(tx, by.id, staffId)
    const email = await setReset(tx, staffId)
    if (email === undefined) throw fail('request.not_found')
    await endSessionsOfStaff(tx, staffId)
    const token = await createEnrolment(tx, staffId, now)
    await recordAct(tx, {
      act: 'staff_reset',
      at: now,
      by: by?.id ?? null,
      subject: { kind: 'staff', id: staffId },
      details: lostAdminRole(admins, staffId),
    })
    return { email, token }
  })
}

/** A moderator becomes a senior only once another administrator agrees. */
export function changeStaff(
  app: StaffApp,
  by: Pick<Staff, 'id'>,
  { staff_id, role, is_senior }: { staff_id: string; role: StaffRole; is_senior: boolean },
): Promise<void> {
  return changingStaff(app, by, async (tx, now, admins) => {
    await requireDifferentPerson(tx, by.id, staff_id)
    const before = await seniority(tx, staff_id)
    if (!before) throw fail('request.not_found')
    const stays = is_senior && before.is_senior
    await setRole(tx, staff_id, role, stays)
    const details = is_senior && !stays ? await proposeSenior(tx, by, staff_id, now) : { is_senior }
    await recordAct(tx, {
      act: 'staff_changed',
      at: now,
      by: by.id,
      subject: { kind: 'staff', id: staff_id },
      details: { role, ...details, ...(role !== 'admin' && lostAdminRole(admins, staff_id)) },
    })
  })
}

/** @throws request.denied for the proposer and the moderator; request.not_found without a proposal */
export function agreeToSenior(app: StaffApp, by: Pick<Staff, 'id'>, staffId: string): Promise<void> {
  return changingStaff(app, by, async (tx, now) => {
    const proposal = await seniorProposal(tx, staffId)
    if (!proposal) throw fail('request.not_found')
    await requireDifferentPerson(tx, by.id, staffId)
    if (proposal.senior_proposed_by) await requireDifferentPerson(tx, by.id, proposal.senior_proposed_by)
    await setSenior(tx, staffId)
    await recordAct(tx, {
      act: 'senior_agreed',
      at: now,
      by: by.id,
      subject: { kind: 'staff', id: staffId },
    })
  })
}

/** The proposal takes effect at once if no other administrator can agree. @returns details for the audit log */
async function proposeSenior(
  tx: Tx,
  by: Actor,
  staffId: string,
  now: Date,
): Promise<Record<string, boolean>> {
  if (by && (await isOnlyAdmin(tx, by.id, now))) {
    await setSenior(tx, staffId)
    return { is_senior: true, only_administrator: true }
  }
  await setSeniorProposed(tx, staffId, by?.id ?? null, now)
  return { is_senior: false, senior_proposed: true }
}

/** `isOnlyAdmin` reads `was_admin` from the audit log. */
const lostAdminRole = (admins: readonly string[], id: string): Record<string, boolean> =>
  admins.includes(id) ? { was_admin: true } : {}

/** @throws request.denied if both accounts belong to the same person */
async function requireDifferentPerson(tx: Tx, id: string, otherId: string): Promise<void> {
  if (await isSamePerson(tx, id, otherId)) throw fail('request.denied')
}

/** @throws staff.last_admin if no administrator would be left */
export function removeStaff(app: StaffApp, by: Actor, staffId: string): Promise<void> {
  if (staffId === by?.id) throw fail('request.denied')
  return changingStaff(app, by, async (tx, now, admins) => {
    if (admins.length === 1 && admins[0] === staffId) throw fail('staff.last_admin')
    if (!(await setRemoved(tx, staffId, now))) throw fail('request.not_found')
    await endSessionsOfStaff(tx, staffId)
    await recordAct(tx, {
      act: 'staff_removed',
      at: now,
      by: by?.id ?? null,
      subject: { kind: 'staff', id: staffId },
      details: lostAdminRole(admins, staffId),
    })
  })
}

/** Serialises changes by current administrators, so that two can't remove each other. */
function changingStaff<Result>(
  { db, clock }: StaffApp,
  by: Actor,
  change: (tx: Tx, now: Date, admins: readonly string[]) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await lockStaff(tx)
    const admins = await adminIds(tx)
    if (by && !admins.includes(by.id)) throw fail('request.not_found')
    return change(tx, clock.now(), admins)
  })
}
