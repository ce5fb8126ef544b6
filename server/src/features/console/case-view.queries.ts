import type { CaseKind } from '@ndoa/contract/case-rules'
import type { CaseSubject, EarlierDecision } from '@ndoa/contract/cases'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export interface CaseRow {
  id: string
  number: number
  kind: CaseKind
  subject_id: string | null
  opened_at: Date
  due_at: Date
  leased_until: Date
  appeal: { id: string; by: 'subject' | 'reporter' } | null
  /** That is looked at again, or waits to be confirmed. */
  decision_id: string | null
  /** Where the reports and the evidence are: in an appeal and a proposed ban those of the case that was decided. */
  evidence_case_id: string
}

/** Somebody has looked at it now, if nobody has before. */
export const markLookedAt = (tx: Tx, caseId: string, now: Date) =>
  tx
    .updateTable('cases')
    .set({ looked_at: now })
    .where('id', '=', caseId)
    .where('looked_at', 'is', null)
    .execute()

export async function caseRow(db: Db, caseId: string): Promise<CaseRow> {
  const { rows } = await sql<CaseRow>`
    select c.id, c.number, c.kind, c.subject_id, c.opened_at, c.due_at, c.leased_until,
      case when a.id is not null then jsonb_build_object('id', a.id,
        'by', case when a.report_id is null then 'subject' else 'reporter' end) end as appeal,
      d.id as decision_id, coalesce(d.case_id, c.id) as evidence_case_id
    from cases c left join appeals a on a.case_id = c.id
    left join decisions d on d.id = a.decision_id or d.senior_case_id = c.id
    where c.id = ${caseId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A case that was taken is there.')
  return row
}

type SubjectRow = Pick<CaseSubject, 'state' | 'is_verified' | 'photos' | 'active_strikes'>

/** The member as the tables have it today; null when the account is gone. */
export async function subjectRow(db: Db, memberId: string, now: Date): Promise<SubjectRow | null> {
  const { rows } = await sql<SubjectRow>`
    select u.verified_at is not null as is_verified,
      case when u.deactivated_at is not null then 'away'
        when u.suspended_at is not null and u.suspended_until is null then 'banned'
        when u.suspended_at is not null then 'suspended'
        when exists (select from decisions where subject_id = u.id and step = 'slowed' and applied_at is not null
          and lifted_at is null and ends_at > ${now}) then 'slowed'
        else 'active' end as state,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'status', p.status, 'is_primary', p.is_primary)
          order by p.position)
        from profile_photos p where p.user_id = u.id), '[]') as photos,
      coalesce((select sum(strikes)::int from decisions where subject_id = u.id and applied_at is not null
        and lifted_at is null and strikes_until > ${now}), 0) as active_strikes
    from users u where u.id = ${memberId}`.execute(db)
  return rows[0] ?? null
}

type DecisionRow = Omit<
  EarlierDecision,
  'decided_at' | 'ends_at' | 'strikes_until' | 'facts' | 'departure'
> & {
  sealed: string | null
  decided_at: Date
  ends_at: Date | null
  strikes_until: Date | null
}

/** What was decided about a member, or in a case that is about nobody any more, the newest first. */
export async function earlierDecisions(
  db: Db,
  { id, subject_id: subjectId, decision_id: decisionId }: CaseRow,
  now: Date,
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.id, d.number, c.number as case_number, d.step, d.reason, d.days, d.decided_at, s.name as decided_by, d.ends_at,
      d.strikes, d.strikes_until, d.sealed,
      case when d.undone_at is not null then 'undone' when d.lifted_at is not null then 'lifted'
        when d.refused_at is not null then 'refused' when d.applied_at is null then 'waiting'
        when d.senior_case_id is not null and d.confirmed_at is null then 'proposed'
        when d.ends_at <= ${now} then 'ended' else 'in_effect' end as state
    from decisions d join cases c on c.id = d.case_id join staff s on s.id = d.decided_by
    where d.subject_id = ${subjectId} or d.case_id = ${id} or d.id = ${decisionId}
    order by d.decided_at desc, d.number desc`.execute(db)
  return rows
}

interface NoticeRow {
  id: string
  sealed: string | null
}

export const noticeOf = (db: Db, caseId: string): Promise<NoticeRow | undefined> =>
  db.selectFrom('notices').select(['id', 'sealed']).where('case_id', '=', caseId).executeTakeFirst()

export const contactMessageOf = (db: Db, caseId: string) =>
  db
    .selectFrom('contact_messages')
    .select(['name', 'subject', 'category', 'message'])
    .where('case_id', '=', caseId)
    .executeTakeFirst()

export const appealOf = (db: Db, caseId: string) =>
  db.selectFrom('appeals').select(['id', 'sealed']).where('case_id', '=', caseId).executeTakeFirst()

/** The photo of the member whom a case is about. @returns where its files are */
export async function subjectPhotoKey(tx: Tx, caseId: string, photoId: string): Promise<string | undefined> {
  const { rows } = await sql<{ storage_key: string }>`
    select p.storage_key from profile_photos p join cases c on c.subject_id = p.user_id
    where c.id = ${caseId} and p.id = ${photoId}`.execute(tx)
  return rows[0]?.storage_key
}

/** @returns the case that a frozen photo is kept in, when it is shown in this one */
export async function evidencePhotoCase(tx: Tx, caseId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from evidence
    where id = ${id} and storage_key is not null and case_id in (${caseId}, (select case_id from decisions
      where senior_case_id = ${caseId} or id = (select decision_id from appeals where case_id = ${caseId})))`.execute(
    tx,
  )
  return rows[0]?.case_id
}
