import type { Language } from '@ndoa/contract/languages'
import type { Step } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export interface DecisionRow {
  id: string
  case_id: string
  subject_id: string | null
  step: Step
  reason: ReportReason | null
  days: number | null
  lifts_id: string | null
  /** A deleted account's remaining restriction. */
  restriction_id: string | null
  sealed: string | null
  decided_by: string
  decided_at: Date
  /** The number of the last report when the decision was made; null without reports. */
  last_report: number | null
  applied_at: Date | null
  ends_at: Date | null
  senior_case_id: string | null
  confirmed_by: string | null
  refused_by: string | null
  lifted_at: Date | null
}

export const COLUMNS = [
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

export const lockDecision = (tx: Tx, id: string) =>
  tx
    .selectFrom('decisions')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<DecisionRow>()
    .executeTakeFirst()

/** Call before locking the decisions, and check who took part only afterwards. */
export async function lockCasesOf(tx: Tx, decisionIds: readonly string[]): Promise<void> {
  await sql`select from cases where id in (select case_id from decisions where id = any(${decisionIds}::uuid[]))
    order by id for no key update`.execute(tx)
}

/** Deletes texts about decisions in cases closed before the given times, unless an appeal is open. */
export async function deleteWords(db: Db, closedBefore: Date, closedBeforeForDeleted: Date): Promise<void> {
  const old = sql`(select d.id from decisions d join cases c on c.id = d.case_id
    where (c.closed_at < ${closedBefore} or (d.subject_id is null and c.closed_at < ${closedBeforeForDeleted}))
      and not exists (select from appeals a where a.decision_id = d.id and a.decided_at is null))`
  await sql`delete from removed_content where decision_id in ${old}`.execute(db)
  // The notice stays while another ban stands: its contacts are corrected when the last ban is lifted.
  await sql`delete from contacts_notices n using decisions d
    where d.id = n.decision_id and d.lifted_at < ${closedBefore} and not exists (select from contacts_notice_recipients r
      where r.decision_id = d.id and r.kind = 'warning' and not exists (select from contacts_notice_recipients c
        where (c.decision_id, c.member_id, c.kind) = (r.decision_id, r.member_id, 'correction')))`.execute(db)
  await sql`update appeals set sealed = null, note = null where sealed is not null and decision_id in ${old}`.execute(
    db,
  )
  await sql`update statements s set objection = null from cases c
    where c.id = s.pause_case_id and s.objection is not null and c.closed_at < ${closedBefore}`.execute(db)
  await sql`update decisions set sealed = null where sealed is not null and id in ${old}`.execute(db)
}

/** @returns English for a deleted account */
export async function languageOfMember(db: Db, memberId: string): Promise<Language> {
  const user = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', memberId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
  return user?.language ?? 'en'
}
