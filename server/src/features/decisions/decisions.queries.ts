import type { Step } from '@ndoa/contract/decision-rules'
import type { Language } from '@ndoa/contract/languages'
import type { ReportReason } from '@ndoa/contract/reports'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export interface DecisionRow {
  id: string
  case_id: string
  subject_id: string | null
  step: Step
  reason: ReportReason | null
  days: number | null
  lifts_id: string | null
  /** Of an account that was deleted: what stayed restricted. */
  restriction_id: string | null
  sealed: string | null
  decided_by: string
  decided_at: Date
  /** Number of the last report when it was decided; null: none had come, or an earlier version decided. */
  last_report: number | null
  applied_at: Date | null
  ends_at: Date | null
  senior_case_id: string | null
  confirmed_by: string | null
  refused_by: string | null
  lifted_at: Date | null
}

const COLUMNS = [
  'id',
  'case_id',
  'subject_id',
  'step',
  'reason',
  'days',
  'lifts_id',
  'restriction_id',
  'sealed',
  'decided_by',
  'decided_at',
  'last_report',
  'applied_at',
  'ends_at',
  'senior_case_id',
  'confirmed_by',
  'refused_by',
  'lifted_at',
] as const

/** Locked to the end of the transaction. */
export const lockDecision = (tx: Tx, id: string) =>
  tx
    .selectFrom('decisions')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<DecisionRow>()
    .executeTakeFirst()

/** Locks the cases that decisions are about, before the decisions: anyone who took part in them is asked after that. */
export async function lockCasesOf(tx: Tx, decisionIds: readonly string[]): Promise<void> {
  await sql`select from cases where id in (select case_id from decisions where id = any(${decisionIds}::uuid[]))
    order by id for no key update`.execute(tx)
}

/** Whether somebody had to do with a decision of a case, or with an appeal against one. */
export async function tookPart(db: Db, staffId: string, caseId: string): Promise<boolean> {
  const { rows } = await sql<{
    took_part: boolean
  }>`select took_part(${staffId}, ${caseId}) as took_part`.execute(db)
  return rows[0]?.took_part === true
}

/** Decisions whose ten seconds are over and that have not taken effect. */
export async function dueDecisions(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('decisions')
    .select('id')
    .where('applied_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('effective_at', '<=', now)
    .orderBy('effective_at')
    .execute()
  return due.map(({ id }) => id)
}

/**
 * Locks a due decision; a second caller finds nothing. The case is locked first, as everywhere, with that of a decision
 * which it lifts.
 */
export async function lockDueDecision(tx: Tx, id: string, now: Date): Promise<DecisionRow | undefined> {
  await sql`select from cases where id in (select about.case_id from decisions d
    join decisions about on about.id in (d.id, d.lifts_id) where d.id = ${id}) order by id for update`.execute(
    tx,
  )
  return tx
    .selectFrom('decisions')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('effective_at', '<=', now)
    .forUpdate()
    .$castTo<DecisionRow>()
    .executeTakeFirst()
}

/** @returns false when it is not this person's, or is too late */
export async function setUndone(tx: Tx, id: string, staffId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('decisions')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('decided_by', '=', staffId)
    .where('applied_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('effective_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface CaseBackground {
  was_reported: boolean
  /** It was open before the first report. */
  found_by_program: boolean
  opened_at: Date
  /** Its subject wrote to so few people lately. */
  few_people: boolean
}

const FEWEST_PEOPLE = 5
const PERIOD_DAYS = 90

/** What a statement has to say about how a case came to be, and may not say. */
export async function backgroundOf(db: Db, caseId: string, now: Date): Promise<CaseBackground> {
  const { rows } = await sql<CaseBackground>`
    select c.opened_at, first.at is not null as was_reported,
      coalesce(first.at > c.opened_at, c.kind in ('reports', 'shield', 'same_person')) as found_by_program,
      (select count(*) from (select distinct s.match_id from messages s where s.sender_id = c.subject_id
        and s.created_at > ${now}::timestamptz - make_interval(days => ${PERIOD_DAYS})
        limit ${FEWEST_PEOPLE}) people) < ${FEWEST_PEOPLE} as few_people
    from cases c cross join lateral (select min(r.created_at) as at from reports r where r.case_id = c.id) first
    where c.id = ${caseId}`.execute(db)
  return rows[0]!
}

/** A decision about this case was set aside after an appeal or a second look, and this person had made it. */
export async function wasSetAside(db: Db, caseId: string, staffId: string): Promise<boolean> {
  const { rows } = await sql<{ is_set_aside: boolean }>`
    select was_set_aside(${staffId}, ${caseId}) as is_set_aside`.execute(db)
  return rows[0]?.is_set_aside === true
}

/**
 * When no decision in a case that found a breach stands any more, its reporters' list says so.
 * @returns whether that is news to them
 */
export async function setNoBreach(tx: Tx, caseId: string): Promise<boolean> {
  const { rows } = await sql`
    update cases c set outcome = 'no_breach'
    where id = ${caseId} and outcome = 'breach' and not exists (select from decisions d where d.case_id = c.id
      and d.applied_at is not null and d.lifted_at is null and d.step not in ('none', 'lifted'))
    returning id`.execute(tx)
  return rows.length > 0
}

/** Other open cases of reports about the same member, and whether a decision about them takes effect in a moment. */
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
    from cases where id = any(${ids}::uuid[])`.execute(tx) // after the lock: what is read is of now
  return rows
}

/** Who reported in a case: their first names, unless it is the member's too, and what they wrote. */
export async function reportersOf(tx: Tx, caseId: string) {
  const { rows } = await sql<{
    id: string
    display_name: string | null
    sealed: string | null
  }>`
    select p.display_name, r.id, r.sealed from reports r
    left join profiles p on p.user_id = r.reporter_id
      and p.display_name is distinct from (select s.display_name from cases c join profiles s on s.user_id = c.subject_id
        where c.id = r.case_id)
    where r.case_id = ${caseId}`.execute(tx)
  return rows
}

/** What reporters wrote when they asked to look at decisions of a case again. */
export const appealsOfReporters = (tx: Tx, caseId: string) =>
  tx
    .selectFrom('appeals')
    .innerJoin('decisions', 'decisions.id', 'appeals.decision_id')
    .select(['appeals.id', 'appeals.sealed'])
    .where('decisions.case_id', '=', caseId)
    .where('appeals.report_id', 'is not', null)
    .execute()

interface Standing {
  /** Active ones of the member that the case is about. */
  strikes: number
  /** Whether a reported message shows a request for money. */
  has_proof: boolean
}

/** The sum of a member's strikes that count now, those of a deleted account of the same person included. */
export const activeStrikes = (
  memberId: RawBuilder<unknown>,
  unknownId: string | null,
  now: Date,
) => sql<number>`
  (select coalesce(sum(d.strikes), 0)::int from decisions d
    where (d.subject_id = ${memberId} or d.id in (select decision_id from kept_strikes where member_id = ${memberId}))
      and d.id is distinct from ${unknownId} and d.applied_at is not null and d.lifted_at is null
      and d.strikes_until > ${now})`

/** What the member of a case has to their name already. */
export async function standingOf(
  db: Db,
  caseId: string,
  now: Date,
  unknownId: string | null,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select
      ${activeStrikes(sql`c.subject_id`, unknownId, now)} as strikes,
      exists (select from reports r join evidence e on e.report_id = r.id and e.kind = 'messages'
        where r.case_id = c.id and r.reason = 'money' and r.surface = 'message') as has_proof
    from cases c where c.id = ${caseId}`.execute(db)
  return rows[0] ?? { strikes: 0, has_proof: false }
}

/** Deletes what was written about decisions of cases that were closed before then, unless an appeal is open. */
export async function deleteWords(db: Db, closedBefore: Date, closedBeforeOfGone: Date): Promise<void> {
  const old = sql`(select d.id from decisions d join cases c on c.id = d.case_id
    where (c.closed_at < ${closedBefore} or (d.subject_id is null and c.closed_at < ${closedBeforeOfGone}))
      and not exists (select from appeals a where a.decision_id = d.id and a.decided_at is null))`
  await sql`delete from removed_content where decision_id in ${old}`.execute(db)
  // while a ban of the person stands its notice is kept: anyone who was warned is told when the last one is lifted
  await sql`delete from contacts_notices n using decisions d
    where d.id = n.decision_id and d.lifted_at < ${closedBefore} and not exists (select from contacts_notice_recipients r
      where r.decision_id = d.id and r.kind = 'warning' and not exists (select from contacts_notice_recipients c
        where (c.decision_id, c.member_id, c.kind) = (r.decision_id, r.member_id, 'correction')))`.execute(db)
  await sql`update appeals set sealed = null, note = null where sealed is not null and decision_id in ${old}`.execute(
    db,
  )
  await sql`update second_looks set sealed = null, note = null where decision_id in ${old}`.execute(db)
  await sql`update statements s set objection = null from cases c
    where c.id = s.pause_case_id and s.objection is not null and c.closed_at < ${closedBefore}`.execute(db)
  await sql`update decisions set sealed = null where sealed is not null and id in ${old}`.execute(db)
}

/** In which the person reads us; English for an account that is gone. */
export async function languageOfMember(db: Db, memberId: string): Promise<Language> {
  const user = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', memberId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
  return user?.language ?? 'en'
}
