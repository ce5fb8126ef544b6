import {
  CASES_PAGE,
  type CaseKind,
  LEASE_MINUTES,
  MEMBER_LANE,
  SENIOR_KINDS,
  VISITOR_KINDS,
} from '@ndoa/contract/trust/case-rules'
import type { QueuedCase } from '@ndoa/contract/trust/cases'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import type { App, Staff } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import { fail } from '../../shared/failures.ts'
import { type Act, recordAct } from '../staff/index.ts'
import {
  hasTakenPart,
  holdsLease,
  isHiddenFrom,
  type LeasedCase,
  lockCase,
  lockNextCase,
  openCases,
  setLease,
  staffName,
} from './queue.queries.ts'

const MINUTE = 60_000
type QueueApp = Pick<App, 'db' | 'outbox' | 'clock'>

interface QueueRequest {
  kind?: CaseKind | undefined
  after?: string | undefined
}

/** Omits visitors' notices unless their kind is requested. */
export async function queuePage({ db, clock }: QueueApp, staff: Staff, { kind, after }: QueueRequest) {
  const rows = await openCases(db, {
    staffId: staff.id,
    kind: kind ?? null,
    after: after ?? null,
    now: clock.now(),
  })
  const page = rows.slice(0, CASES_PAGE)
  const cases = page.map(
    ({ taken_by, taken_by_id, opened_at, due_at, ...row }): QueuedCase => ({
      ...row,
      opened_at: opened_at.toISOString(),
      due_at: due_at.toISOString(),
      taken_by: taken_by === null ? null : { name: taken_by, is_me: taken_by_id === staff.id },
    }),
  )
  return { cases, next_after: rows.length > CASES_PAGE ? (page.at(-1)?.id ?? null) : null }
}

/** Without `caseId`, takes the next due case. @throws request.not_found, cases.taken, cases.for_seniors, cases.own */
export async function takeCase(
  app: QueueApp,
  staff: Staff,
  caseId: string | undefined,
  skippedReasons: readonly ReportReason[] = [],
) {
  const now = app.clock.now()
  return transaction(app, async (tx) => {
    const found = caseId ? await lockCase(tx, caseId) : await nextCase(tx, staff, skippedReasons, now)
    if (!found && !caseId) return { case_id: null, leased_until: null }
    if (!found || found.closed_at) throw fail('request.not_found')
    if (await isHiddenFrom(tx, staff.id, found.id)) throw fail('request.not_found')
    const isMine = await requireFree(tx, staff, found, now)
    const until = new Date(now.getTime() + LEASE_MINUTES * MINUTE)
    await setLease(tx, found.id, staff.id, until)
    if (!isMine) await recordAct(tx, caseAct('case_taken', staff, found.id, now))
    return { case_id: found.id, leased_until: until.toISOString() }
  })
}

/** Members' cases come first, however many notices visitors send. */
const nextCase = async (tx: Tx, staff: Staff, skippedReasons: readonly ReportReason[], now: Date) =>
  (await lockNextCase(tx, staff, MEMBER_LANE, skippedReasons, now)) ??
  (await lockNextCase(tx, staff, VISITOR_KINDS, skippedReasons, now))

/** @returns whether the staff member already has the case */
async function requireFree(
  tx: Tx,
  staff: Staff,
  { id, kind, leased_by, leased_until }: LeasedCase,
  now: Date,
) {
  const isHeld = leased_until !== null && leased_until > now
  if (isHeld && leased_by === staff.id) return true
  if (isHeld && leased_by) {
    const name = await staffName(tx, leased_by)
    throw fail('cases.taken', undefined, () => `${name} has this case at the moment.`)
  }
  if (SENIOR_KINDS.includes(kind) && !staff.isSenior) throw fail('cases.for_seniors')
  if (await hasTakenPart(tx, staff.id, id)) throw fail('cases.own')
  return false
}

/** Does nothing if another moderator now has the case. */
export async function releaseCase(app: QueueApp, staff: Staff, caseId: string): Promise<void> {
  const now = app.clock.now()
  await transaction(app, async (tx) => {
    const found = await lockCase(tx, caseId)
    if (!found) throw fail('request.not_found')
    if (found.leased_by !== staff.id) return
    await setLease(tx, caseId, null, null)
    await recordAct(tx, caseAct('case_released', staff, caseId, now))
  })
}

/** @throws cases.not_taken if the staff member does not have the case */
export async function requireLease(tx: Tx, staff: Staff, caseId: string, now: Date): Promise<void> {
  if (!(await holdsLease(tx, { staffId: staff.id, caseId, now }))) throw fail('cases.not_taken')
}

export const caseAct = (
  act: Act['act'],
  staff: Staff,
  caseId: string,
  at: Date,
  details: Act['details'] = {},
): Act => ({ act, at, by: staff.id, subject: { kind: 'case', id: caseId }, details })
