import type { AppealOutcome } from '@ndoa/contract/decision-rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'

interface Appealable {
  decision_id: string
  /** Whom the decision is about. */
  subject_id: string | null
  /** When the member was told. */
  told_at: Date
}

/** The decision behind a member's statement, if it can be appealed at all. */
export async function decisionOfStatement(
  tx: Tx,
  memberId: string,
  statementId: string,
): Promise<Appealable | undefined> {
  const { rows } = await sql<Appealable>`
    select d.id as decision_id, d.subject_id, s.created_at as told_at from statements s join decisions d on d.id = s.decision_id
    where s.id = ${statementId} and s.member_id = ${memberId} and s.kind in ('decision', 'ban_confirmed')
      and d.lifted_at is null for update of d`.execute(tx)
  return rows[0]
}

export interface PauseStatement {
  case_id: string
  objected_at: Date | null
}

/** The statement of a pause that is in effect and undecided. Its case stays locked, so no moderator decides meanwhile. */
export async function pauseOfStatement(
  tx: Tx,
  memberId: string,
  statementId: string,
  now: Date,
): Promise<PauseStatement | undefined> {
  await sql`
    select from statements s join cases c on c.id = s.pause_case_id
    where s.id = ${statementId} and s.member_id = ${memberId} for no key update of c`.execute(tx)
  const { rows } = await sql<PauseStatement>`
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

/** The decision that closed a member's report. */
export async function decisionOfReport(
  tx: Tx,
  memberId: string,
  reportId: string,
): Promise<Appealable | undefined> {
  const { rows } = await sql<Appealable>`
    select d.id as decision_id, d.subject_id, c.closed_at as told_at
    from reports r join cases c on c.id = r.case_id join decisions d on d.case_id = c.id
    where r.id = ${reportId} and r.reporter_id = ${memberId} and c.closed_at is not null and d.applied_at is not null
    order by d.applied_at desc limit 1 for update of d`.execute(tx)
  return rows[0]
}

/** @returns false when it was appealed already */
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
  /** The case that was decided. */
  about_case_id: string
  /** Whether this person had to do with that case, or with an earlier appeal of it. */
  is_own: boolean
  /** Whether the case has been opened again since, or decided again. */
  is_decided_anew: boolean
  /** Whether the decision was lifted meanwhile. */
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
