import { type Language } from '@ndoa/contract/languages'
import { STRIKE_DAYS, STRIKES, type Step, SUSPENSION_STRIKE_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import { type RawBuilder, sql } from 'kysely'
import type { App } from '../../../../platform/app.ts'
import { type Db, type Tx, violates } from '../../../../platform/db.ts'
import { fail } from '../../../shared/failures.ts'
import { type DecisionWords, encryptDecision } from '../decision-words.ts'

export interface SuggestedStep {
  step: Step
  days: number | null
}

const DAY = 86_400_000

export interface InsertedDecision {
  id: string
  caseId: string
  memberId: string | null
  step: Step
  reason: ReportReason | null
  days: number | null
  suggested: SuggestedStep | null
  lifts: string | null
  words: DecisionWords
  by: string
  now: Date
  effectiveAt: Date
}

/** @throws decisions.decided if another decision is waiting */
export async function insertDecision(app: Pick<App, 'cases'>, tx: Tx, made: InsertedDecision): Promise<void> {
  const { id, step, suggested, effectiveAt } = made
  const strikeDays = step === 'suspended' ? SUSPENSION_STRIKE_DAYS : STRIKE_DAYS
  try {
    await tx
      .insertInto('decisions')
      .values({
        id,
        case_id: made.caseId,
        subject_id: made.memberId,
        step,
        reason: made.reason,
        days: made.days,
        suggested_step: suggested?.step ?? null,
        suggested_days: suggested?.days ?? null,
        lifts_id: made.lifts,
        strikes: STRIKES[step],
        strikes_until: STRIKES[step] > 0 ? new Date(effectiveAt.getTime() + strikeDays * DAY) : null,
        sealed: encryptDecision(app, id, made.words),
        decided_by: made.by,
        decided_at: made.now,
        last_report: (eb) =>
          eb
            .selectFrom('reports')
            .select(({ fn }) => fn.max('number').as('last'))
            .where('case_id', '=', made.caseId),
        effective_at: effectiveAt,
      })
      .execute()
  } catch (error) {
    if (violates(error, 'decisions_waiting')) throw fail('decisions.decided')
    throw error
  }
}

/** @returns false for another person's decision, or if it is too late to undo it */
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
  /** The case was open before the first report. */
  found_by_program: boolean
  opened_at: Date
  few_people: boolean
}

const MIN_PEOPLE = 5
const PERIOD_DAYS = 90

export async function backgroundOf(db: Db, caseId: string, now: Date): Promise<CaseBackground> {
  const { rows } = await sql<CaseBackground>`
    select c.opened_at, first.at is not null as was_reported,
      coalesce(first.at > c.opened_at, c.kind in ('reports', 'shield', 'same_person')) as found_by_program,
      (select count(*) from (select distinct s.match_id from messages s where s.sender_id = c.subject_id
        and s.created_at > ${now}::timestamptz - make_interval(days => ${PERIOD_DAYS})
        limit ${MIN_PEOPLE}) people) < ${MIN_PEOPLE} as few_people
    from cases c cross join lateral (select min(r.created_at) as at from reports r where r.case_id = c.id) first
    where c.id = ${caseId}`.execute(db)
  return rows[0]!
}

/** Whether an appeal set aside this staff member's decision in the case. */
export async function wasSetAside(db: Db, caseId: string, staffId: string): Promise<boolean> {
  const { rows } = await sql<{ is_set_aside: boolean }>`
    select was_set_aside(${staffId}, ${caseId}) as is_set_aside`.execute(db)
  return rows[0]?.is_set_aside === true
}

/** Omits a reporter's first name that is also the subject's. */
export async function reportsWithNames(tx: Tx, caseId: string) {
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

export const appealsOfReporters = (tx: Tx, caseId: string) =>
  tx
    .selectFrom('appeals')
    .innerJoin('decisions', 'decisions.id', 'appeals.decision_id')
    .select(['appeals.id', 'appeals.sealed'])
    .where('decisions.case_id', '=', caseId)
    .where('appeals.report_id', 'is not', null)
    .execute()

interface StrikesAndProof {
  strikes: number
  /** Whether a reported message shows a request for money. */
  has_proof: boolean
}

/** Includes strikes from the same person's deleted account. */
export const activeStrikes = (memberId: RawBuilder<unknown>, now: Date) => sql<number>`
  (select coalesce(sum(d.strikes), 0)::int from decisions d
    where (d.subject_id = ${memberId} or d.id in (select decision_id from kept_strikes where member_id = ${memberId}))
      and d.applied_at is not null and d.lifted_at is null
      and d.strikes_until > ${now})`

export async function strikesAndProofOf(db: Db, caseId: string, now: Date): Promise<StrikesAndProof> {
  const { rows } = await sql<StrikesAndProof>`
    select
      ${activeStrikes(sql`c.subject_id`, now)} as strikes,
      exists (select from reports r join evidence e on e.report_id = r.id and e.kind = 'messages'
        where r.case_id = c.id and r.reason = 'money' and r.surface = 'message') as has_proof
    from cases c where c.id = ${caseId}`.execute(db)
  return rows[0] ?? { strikes: 0, has_proof: false }
}

export const contactMessageOf = (tx: Tx, caseId: string) =>
  tx
    .selectFrom('contact_messages')
    .select(['email', 'language'])
    .where('case_id', '=', caseId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()

export const noticeOf = (tx: Tx, caseId: string) =>
  tx
    .selectFrom('notices')
    .select(['id', 'sealed', 'language'])
    .where('case_id', '=', caseId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
