import type { ReportReason } from '@ndoa/contract/trust/reports'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db.ts'
import { COLUMNS, type DecisionRow } from '../decisions.queries.ts'

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

/** Locks the cases first, including the lifted decision's. @returns undefined for a second caller */
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

/** Reports that the decision's author has not seen. */
export const lateReports = (tx: Tx, caseId: string, lastSeen: number | null) =>
  tx
    .selectFrom('reports')
    .select(['id', 'reason'])
    .where('case_id', '=', caseId)
    .where('number', '>', lastSeen ?? 0)
    .$castTo<{ id: string; reason: ReportReason }>()
    .execute()

export const setApplied = (
  tx: Tx,
  id: string,
  applied: { applied_at: Date; ends_at: Date | null; senior_case_id: string | null },
) => tx.updateTable('decisions').set(applied).where('id', '=', id).execute()

export const setLifted = (tx: Tx, id: string, by: string, now: Date) =>
  tx.updateTable('decisions').set({ lifted_by: by, lifted_at: now }).where('id', '=', id).execute()

export interface RemainingEffects {
  is_suspended: boolean
  is_slowed: boolean
  /** Another decision has removed some of the same content. */
  is_removed: boolean
}

/** Covers all accounts that share the restriction. A preview before the lift gets the same result. */
export async function effectsOfOtherDecisions(
  tx: Tx,
  { id, step, case_id }: Pick<DecisionRow, 'id' | 'step' | 'case_id'>,
  memberId: string,
  now: Date,
): Promise<RemainingEffects> {
  const suspends = step === 'suspended' || step === 'banned'
  const { rows } = await sql<RemainingEffects>`
    with others as (
      select * from decisions where id <> ${id} and applied_at is not null and lifted_at is null
        and (step = 'banned' or ends_at > ${now})
    )
    select
      exists (select from others o where o.step in ('suspended', 'banned') and (o.subject_id = u.id
          or o.restriction_id = u.restriction_id
          or o.subject_id in (select id from users where restriction_id = u.restriction_id)))
        or (not ${suspends}::boolean and u.suspended_at is not null) as is_suspended,
      exists (select from others o where o.step = 'slowed' and o.subject_id = u.id)
        or exists (select from shield_pauses p where p.member_id = u.id and p.case_id <> ${case_id}
          and p.lifted_at is null and p.until > ${now}) as is_slowed,
      exists (select from removed_content own join removed_content other on other.kind = own.kind
          and other.thing_id is not distinct from own.thing_id
        where own.decision_id = ${id} and own.member_id = u.id and other.member_id = u.id
          and other.decision_id <> ${id} and other.restored_at is null) as is_removed
    from users u where u.id = ${memberId}`.execute(tx)
  return rows[0] ?? { is_suspended: false, is_slowed: false, is_removed: false }
}
