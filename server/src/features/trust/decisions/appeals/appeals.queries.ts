import type { AppealOutcome } from '@ndoa/contract/trust/decision-rules'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db.ts'

interface Appealable {
  decision_id: string
  subject_id: string | null
  notified_at: Date
}

/** @returns undefined if the decision can't be appealed */
export async function decisionOfStatement(
  tx: Tx,
  memberId: string,
  statementId: string,
): Promise<Appealable | undefined> {
  const { rows } = await sql<Appealable>`
    select d.id as decision_id, d.subject_id, s.created_at as notified_at from statements s join decisions d on d.id = s.decision_id
    where s.id = ${statementId} and s.member_id = ${memberId} and s.kind in ('decision', 'ban_confirmed')
      and d.lifted_at is null for update of d`.execute(tx)
  return rows[0]
}

export interface StopStatement {
  case_id: string
  objected_at: Date | null
}

/** Locks the case of a pause in effect, so that no moderator decides it at the same time. */
export async function stopOfStatement(
  tx: Tx,
  memberId: string,
  statementId: string,
  now: Date,
): Promise<StopStatement | undefined> {
  await sql`
    select from statements s join cases c on c.id = s.pause_case_id
    where s.id = ${statementId} and s.member_id = ${memberId} for no key update of c`.execute(tx)
  const { rows } = await sql<StopStatement>`
    select s.pause_case_id as case_id, s.objected_at from statements s
    join shield_pauses p on p.case_id = s.pause_case_id and p.since = s.created_at
    join cases c on c.id = s.pause_case_id
    where s.id = ${statementId} and s.member_id = ${memberId} and p.lifted_at is null and p.until > ${now}
      and c.closed_at is null and not exists (select from decisions d
        where d.case_id = c.id and d.applied_at is null and d.undone_at is null)`.execute(tx)
  return rows[0]
}

export const setObjection = (tx: Tx, statementId: string, objection: string, now: Date) =>
  tx.updateTable('statements').set({ objection, objected_at: now }).where('id', '=', statementId).execute()

export async function decisionOfReport(
  tx: Tx,
  memberId: string,
  reportId: string,
): Promise<Appealable | undefined> {
  const { rows } = await sql<Appealable>`
    select d.id as decision_id, d.subject_id, c.closed_at as notified_at
    from reports r join cases c on c.id = r.case_id join decisions d on d.case_id = c.id
    where r.id = ${reportId} and r.reporter_id = ${memberId} and c.closed_at is not null and d.applied_at is not null
    order by d.applied_at desc limit 1 for update of d`.execute(tx)
  return rows[0]
}

/** @returns false if it was already appealed */
export async function insertAppeal(
  tx: Tx,
  appeal: {
    id: string
    decision_id: string
    member_id: string
    report_id: string | null
    sealed: string
    case_id: string
    created_at: Date
  },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('appeals')
    .values(appeal)
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export interface AppealRow {
  id: string
  decision_id: string
  member_id: string | null
  report_id: string | null
  case_id: string
  decided_at: Date | null
  /** The decided case; `case_id` is the appeal's own case. */
  about_case_id: string
  /** Whether the staff member took part in that case or in an earlier appeal against it. */
  is_own: boolean
  is_decided_anew: boolean
  is_lifted: boolean
}

export async function lockAppeal(tx: Tx, id: string, staffId: string): Promise<AppealRow | undefined> {
  const { rows } = await sql<AppealRow>`
    select a.id, a.decision_id, a.member_id, a.report_id, a.case_id, a.decided_at, d.case_id as about_case_id,
      took_part(${staffId}, d.case_id) as is_own, d.lifted_at is not null as is_lifted,
      (select closed_at is null or closed_at > a.created_at from cases where id = d.case_id) as is_decided_anew
    from appeals a join decisions d on d.id = a.decision_id where a.id = ${id} for update of a`.execute(tx)
  return rows[0]
}

export const setAppealDecided = (
  tx: Tx,
  id: string,
  decided: { decided_by: string; decided_at: Date; outcome: AppealOutcome; note: string },
) => tx.updateTable('appeals').set(decided).where('id', '=', id).execute()

export const findAppeal = (tx: Tx, id: string) =>
  tx.selectFrom('appeals').select(['case_id', 'decision_id']).where('id', '=', id).executeTakeFirst()

/** A case is waiting while its decision has not taken effect. */
export async function lockOtherOpenCases(
  tx: Tx,
  caseId: string,
): Promise<{ id: string; is_waiting: boolean }[]> {
  const { rows: others } = await sql<{ id: string }>`
    select other.id from cases c join cases other on other.subject_id = c.subject_id and other.kind = 'reports'
      and other.closed_at is null and other.id <> c.id
    where c.id = ${caseId} for update of other`.execute(tx)
  const ids = others.map(({ id }) => id)
  const { rows } = await sql<{ id: string; is_waiting: boolean }>`
    select id, exists (select from decisions d
      where d.case_id = cases.id and d.applied_at is null and d.undone_at is null) as is_waiting
    from cases where id = any(${ids}::uuid[])`.execute(tx) // a second query, which reads the state after the lock
  return rows
}

export async function reportsOf(tx: Tx, caseId: string): Promise<string[]> {
  const reports = await tx.selectFrom('reports').select('id').where('case_id', '=', caseId).execute()
  return reports.map(({ id }) => id)
}
