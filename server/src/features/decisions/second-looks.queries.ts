import type { Step } from '@ndoa/contract/decision-rules'
import type { ReportReason } from '@ndoa/contract/reports'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** A case like the decided one, of now. */
export async function insertSecondLook(
  tx: Tx,
  { id, case_id, subject_id }: { id: string; case_id: string; subject_id: string | null },
  now: Date,
): Promise<void> {
  await sql`
    with again as (
      insert into cases (kind, opened_at, waiting_since, due_at)
      select kind, opened_at, ${now}, ${now}::timestamptz + (due_at - waiting_since) from cases where id = ${case_id}
      returning id
    )
    insert into second_looks (case_id, decision_id, is_about_deleted)
      select id, ${id}, ${subject_id === null} from again`.execute(tx)
}

export interface Answer {
  id: string
  caseId: string
  step: Step
  reason: ReportReason | null
  days: number | null
  sealed: string | null
  by: string
  now: Date
  effectiveAt: Date
}

export const setAnswer = (tx: Tx, answer: Answer) =>
  tx
    .updateTable('second_looks')
    .set({
      answer_id: answer.id,
      decided_by: answer.by,
      decided_at: answer.now,
      effective_at: answer.effectiveAt,
      step: answer.step,
      reason: answer.reason,
      days: answer.days,
      sealed: answer.sealed,
    })
    .where('case_id', '=', answer.caseId)
    .execute()

/** Whose answer it is; locked to the end of the transaction. */
export const lockAnswer = (tx: Tx, id: string) =>
  tx
    .selectFrom('second_looks')
    .select(['case_id', 'decided_by'])
    .where('answer_id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** @returns false when it is too late */
export async function clearAnswer(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_looks')
    .set({
      answer_id: null,
      decided_by: null,
      decided_at: null,
      effective_at: null,
      step: null,
      reason: null,
      days: null,
      sealed: null,
    })
    .where('answer_id', '=', id)
    .where('settled_at', 'is', null)
    .where('effective_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Answers whose ten seconds are over, by the ids of their cases. */
export async function dueAnswers(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('second_looks')
    .select('case_id')
    .where('answer_id', 'is not', null)
    .where('settled_at', 'is', null)
    .where('effective_at', '<=', now)
    .execute()
  return due.map(({ case_id }) => case_id)
}

export interface Compared {
  decision_id: string
  subject_id: string | null
  step: Step
  /** Whether both found a breach, or neither did. */
  agrees: boolean
  /** The first decision was lifted or set aside meanwhile: there is nothing left to settle. */
  is_overturned: boolean
}

/** The answer of a case beside the first decision, locked; undefined when it is not due or was compared already. */
export async function lockDueAnswer(tx: Tx, caseId: string, now: Date): Promise<Compared | undefined> {
  await sql`select from cases where id = ${caseId} for update`.execute(tx)
  const { rows } = await sql<Compared>`
    select l.decision_id, d.subject_id, l.step,
      (l.step in ('none', 'lifted')) = (d.step = 'none') as agrees, is_overturned(d.id)
    from second_looks l join decisions d on d.id = l.decision_id
    where l.case_id = ${caseId} and l.answer_id is not null and l.settled_at is null and l.effective_at <= ${now}
    for update of l`.execute(tx)
  return rows[0]
}

export interface Disagreement {
  decision_id: string
  case_id: string
  /** Of the second person. */
  step: Step
  is_own: boolean
  /** Whether the first decision was lifted or set aside meanwhile. */
  is_overturned: boolean
  /** Whether the case has been opened or decided again since the second look began. */
  is_decided_anew: boolean
}

/** What a senior decides in this case. */
export async function lockDisagreement(
  tx: Tx,
  seniorCaseId: string,
  staffId: string,
): Promise<Disagreement | undefined> {
  const { rows } = await sql<Disagreement>`
    select l.decision_id, d.case_id, l.step, took_part(${staffId}, d.case_id) as is_own, is_overturned(d.id),
      decided.closed_at is null or decided.closed_at > again.waiting_since as is_decided_anew
    from second_looks l join decisions d on d.id = l.decision_id
    join cases decided on decided.id = d.case_id join cases again on again.id = l.case_id
    where l.senior_case_id = ${seniorCaseId} for update of l`.execute(tx)
  return rows[0]
}
