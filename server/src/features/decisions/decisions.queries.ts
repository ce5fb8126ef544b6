import type { Step } from '@ndoa/contract/decision-rules'
import type { ReportReason } from '@ndoa/contract/reports'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export interface DecisionRow {
  id: string
  case_id: string
  subject_id: string | null
  step: Step
  reason: ReportReason | null
  days: number | null
  lifts_id: string | null
  sealed: string | null
  decided_by: string
  decided_at: Date
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
  'sealed',
  'decided_by',
  'decided_at',
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

/** Locked, if it is due: whoever comes second finds nothing. The case before the decision, as whoever decides does. */
export async function lockDueDecision(tx: Tx, id: string, now: Date): Promise<DecisionRow | undefined> {
  await sql`select from cases where id = (select case_id from decisions where id = ${id}) for update`.execute(
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
      coalesce(first.at > c.opened_at, c.kind = 'reports') as found_by_program,
      (select count(*) from (select distinct s.match_id from messages s where s.sender_id = c.subject_id
        and s.created_at > ${now}::timestamptz - make_interval(days => ${PERIOD_DAYS})
        limit ${FEWEST_PEOPLE}) people) < ${FEWEST_PEOPLE} as few_people
    from cases c cross join lateral (select min(r.created_at) as at from reports r where r.case_id = c.id) first
    where c.id = ${caseId}`.execute(db)
  return rows[0]!
}

/** A decision about this case was set aside after an appeal, and this person had made it. */
export async function wasSetAside(db: Db, caseId: string, staffId: string): Promise<boolean> {
  const { rows } = await sql`
    select from decisions d where d.case_id = ${caseId} and ${staffId} in (d.decided_by, d.confirmed_by)
      and (d.lifted_at is not null
        or exists (select from appeals a where a.decision_id = d.id and a.outcome = 'lifted')) limit 1`.execute(
    db,
  )
  return rows.length > 0
}
