import type { CaseKind } from '@ndoa/contract/case-rules'
import type { CaseSubject, CaseView, EarlierDecision } from '@ndoa/contract/cases'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
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
  /** That is looked at again, or waits to be confirmed. */
  decision_id: string | null
  /** Where the reports and the evidence are: in what looks at a decision again those of the case that was decided. */
  evidence_case_id: string
  /** The decision that the second moderator does not know of, and when it was made: nothing since then is shown. */
  unknown_id: string | null
  unknown_since: Date | null
  second_look: (Omit<NonNullable<CaseView['second_look']>, 'facts'> & SealedAnswer) | null
}

interface SealedAnswer {
  id: string
  sealed: string | null
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
    select c.id, c.number, c.kind, coalesce(c.subject_id, first.subject_id) as subject_id, c.opened_at, c.due_at,
      c.leased_until, first.id as unknown_id, first.decided_at as unknown_since,
      case when a.id is not null then jsonb_build_object('id', a.id,
        'by', case when a.report_id is null then 'subject' else 'reporter' end) end as appeal,
      d.id as decision_id, coalesce(d.case_id, first.case_id, c.id) as evidence_case_id,
      case when differing.case_id is not null then jsonb_build_object('id', differing.answer_id,
        'sealed', differing.sealed, 'step', differing.step, 'days', differing.days, 'reason', differing.reason,
        'decided_by', (select name from staff where id = differing.decided_by)) end as second_look
    from cases c left join appeals a on a.case_id = c.id
    left join second_looks differing on differing.senior_case_id = c.id
    left join decisions d on d.id in (a.decision_id, differing.decision_id) or d.senior_case_id = c.id
    left join second_looks again on again.case_id = c.id
    left join decisions first on first.id = again.decision_id
    where c.id = ${caseId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A case that was taken is there.')
  return row
}

type SubjectRow = Pick<CaseSubject, 'state' | 'is_verified' | 'photos' | 'active_strikes'>

/** The member as the tables have it today, without a decision that is not known; null when the account is gone. */
export async function subjectRow(
  db: Db,
  memberId: string,
  { unknown_id }: Pick<CaseRow, 'unknown_id'>,
  now: Date,
): Promise<SubjectRow | null> {
  const { rows } = await sql<SubjectRow>`
    select u.verified_at is not null as is_verified,
      case when u.deactivated_at is not null then 'away'
        when u.suspended_at is not null and exists (select from decisions unknown
            where unknown.id = ${unknown_id} and unknown.step in ('suspended', 'banned')) and not exists (select from decisions where subject_id = u.id
            and id <> ${unknown_id} and applied_at is not null and lifted_at is null
            and (step = 'banned' or (step = 'suspended' and ends_at > ${now}))) then 'active'
        when u.suspended_at is not null and u.suspended_until is null then 'banned'
        when u.suspended_at is not null then 'suspended'
        when exists (select from decisions where subject_id = u.id and id is distinct from ${unknown_id}
          and step = 'slowed' and applied_at is not null
          and lifted_at is null and ends_at > ${now}) then 'slowed'
        else 'active' end as state,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'status', p.status, 'is_primary', p.is_primary)
          order by p.position)
        from profile_photos p where p.user_id = u.id), '[]') as photos,
      ${activeStrikes(sql`u.id`, unknown_id, now)} as active_strikes
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

/**
 * What was decided about a member, or in a case that is about nobody any more, the newest first. With bans of deleted accounts
 * that may be theirs: such a ban is lifted from here.
 */
export async function earlierDecisions(
  db: Db,
  { id, kind, subject_id: subjectId, decision_id: decisionId, unknown_since: since }: CaseRow,
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
      and (${since}::timestamptz is null or d.decided_at < ${since})
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

/** What a paused member has written about the pause. */
export const objectionOf = (db: Db, caseId: string) =>
  db
    .selectFrom('statements')
    .select(['id', 'objection as sealed'])
    .where('pause_case_id', '=', caseId)
    .where('objection', 'is not', null)
    .executeTakeFirst()

/** The photo of the member whom a case is about. @returns where its files are */
export async function subjectPhotoKey(tx: Tx, caseId: string, photoId: string): Promise<string | undefined> {
  const { rows } = await sql<{ storage_key: string }>`
    select p.storage_key from cases c left join second_looks again on again.case_id = c.id
    left join decisions first on first.id = again.decision_id
    join profile_photos p on p.user_id = coalesce(c.subject_id, first.subject_id)
    where c.id = ${caseId} and p.id = ${photoId}`.execute(tx)
  return rows[0]?.storage_key
}

/** @returns the case that a frozen photo is kept in, when it is shown in this one */
export async function evidencePhotoCase(tx: Tx, caseId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from evidence
    where id = ${id} and storage_key is not null and case_id in (${caseId}, (select case_id from decisions
      where senior_case_id = ${caseId} or id = (select decision_id from appeals where case_id = ${caseId})
        or id = (select decision_id from second_looks where ${caseId} in (case_id, senior_case_id))))`.execute(
    tx,
  )
  return rows[0]?.case_id
}
