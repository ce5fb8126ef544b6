import type { CaseKind } from '@ndoa/contract/trust/case-rules'
import type { CaseSubject, EarlierDecision } from '@ndoa/contract/trust/cases'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { activeStrikes } from '../decisions/index.ts'

export interface CaseRow {
  id: string
  number: number
  kind: CaseKind
  subject_id: string | null
  opened_at: Date
  due_at: Date
  leased_until: Date
  appeal: { id: string; by: 'subject' | 'reporter' } | null
  /** The decision under review or awaiting confirmation. */
  decision_id: string | null
  /** The case with the reports and evidence: in a review, the decided case. */
  evidence_case_id: string
}

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

/** @returns null if the account is deleted */
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
      ${activeStrikes(sql`u.id`, now)} as active_strikes
    from users u where u.id = ${memberId}`.execute(db)
  return rows[0] ?? null
}

type DecisionRow = Omit<
  EarlierDecision,
  'decided_at' | 'ends_at' | 'strikes_until' | 'facts' | 'departure' | 'photos_not_kept'
> & {
  sealed: string | null
  decided_at: Date
  ends_at: Date | null
  strikes_until: Date | null
}

/** Newest first. Includes bans on deleted accounts that may be the member's, because staff lift them from here. */
export async function earlierDecisions(
  db: Db,
  { id, kind, subject_id: subjectId, decision_id: decisionId }: CaseRow,
  now: Date,
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.id, d.number, c.number as case_number, d.step, d.reason, d.days, d.decided_at, s.name as decided_by, d.ends_at,
      d.strikes, d.strikes_until, d.sealed,
      case when d.undone_at is not null then 'undone' when d.lifted_at is not null then 'lifted'
        when d.refused_at is not null then 'refused' when d.applied_at is null then 'waiting'
        when d.senior_case_id is not null and d.confirmed_at is null then 'proposed'
        when d.ends_at <= ${now} then 'ended' else 'in_effect' end as state,
      d.subject_id is null and ${subjectId}::uuid is not null as is_of_deleted
    from decisions d join cases c on c.id = d.case_id join staff s on s.id = d.decided_by
    where (d.subject_id = ${subjectId} or d.case_id = ${id} or d.id = ${decisionId}
        or d.id = (select lifts_id from decisions where id = ${decisionId})
        or (d.subject_id is null and ${kind} = 'same_person' and d.id in (select b.decision_id from ban_signs s
          join bans b on b.id = s.ban_id where s.member_id = ${subjectId})))
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

export const objectionOf = (db: Db, caseId: string) =>
  db
    .selectFrom('statements')
    .select(['id', 'objection as sealed'])
    .where('pause_case_id', '=', caseId)
    .where('objection', 'is not', null)
    .executeTakeFirst()

export async function subjectPhotoKey(tx: Tx, caseId: string, photoId: string): Promise<string | undefined> {
  const { rows } = await sql<{ storage_key: string }>`
    select p.storage_key from cases c join profile_photos p on p.user_id = c.subject_id
    where c.id = ${caseId} and p.id = ${photoId}`.execute(tx)
  return rows[0]?.storage_key
}

/** @returns the case that holds the photo; undefined if this case does not show it */
export async function evidencePhotoCase(tx: Tx, caseId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from evidence
    where id = ${id} and storage_key is not null and case_id in (${caseId}, (select case_id from decisions
      where senior_case_id = ${caseId} or id = (select decision_id from appeals where case_id = ${caseId})))`.execute(
    tx,
  )
  return rows[0]?.case_id
}

export async function subjectOf(tx: Tx, caseId: string): Promise<string | null> {
  const { subject_id } = await tx
    .selectFrom('cases')
    .select('subject_id')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow()
  return subject_id
}
