import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { concernsOwnAccount, type NewCase } from '../cases/index.ts'
import { fail } from '../failures.ts'

export interface LeasedCase {
  id: string
  number: number
  kind: NewCase['kind']
  subject_id: string | null
  opened_at: Date
  /** Null: something was added since somebody looked. */
  looked_at: Date | null
  /** The case that its reports and its evidence belong to: itself, or the one that is looked at again. */
  about_case_id: string
  /** The decision that the second moderator does not know about. */
  unknown_id: string | null
}

type Row = LeasedCase & { is_decided: boolean; is_leased: boolean; is_own: boolean }

/**
 * Locks a case for the moderator who has its lease.
 * @throws request.not_found, decisions.decided, decisions.not_leased; decisions.own when it concerns their own account
 */
export async function lockLeasedCase(
  tx: Tx,
  caseId: string,
  staffId: string,
  now: Date,
): Promise<LeasedCase> {
  await sql`select from cases where id = ${caseId} for update`.execute(tx) // what is read next is of now
  const { rows } = await sql<Row>`
    select c.id, c.number, c.kind, coalesce(c.subject_id, first.subject_id) as subject_id, c.opened_at, c.looked_at,
      coalesce(first.case_id, c.id) as about_case_id, first.id as unknown_id,
      c.closed_at is not null or again.answer_id is not null or exists (select from decisions d
        where d.case_id = c.id and d.applied_at is null and d.undone_at is null) as is_decided,
      coalesce(c.leased_by = ${staffId} and c.leased_until > ${now}, false)
        and exists (select from staff where id = ${staffId} and removed_at is null) as is_leased,
      ${concernsOwnAccount(staffId)} as is_own
    from cases c left join second_looks again on again.case_id = c.id
    left join decisions first on first.id = again.decision_id where c.id = ${caseId}`.execute(tx)
  const [found] = rows
  if (!found) throw fail('request.not_found')
  const { is_decided, is_leased, is_own, ...leased } = found
  if (is_decided) throw fail('decisions.decided')
  if (!is_leased) throw fail('decisions.not_leased') // or removed from the staff while the call was under way
  if (is_own) throw fail('decisions.own')
  return leased
}

/** Nobody else takes the case before its decision has taken effect. */
export async function keepLease(tx: Tx, caseId: string, until: Date): Promise<void> {
  await sql`update cases set leased_until = greatest(leased_until, ${until}) where id = ${caseId}`.execute(tx)
}

export type Outcome = 'breach' | 'no_breach' | 'answered' | 'upheld' | 'lifted' | 'confirmed' | 'refused'

/** @returns false when it was closed before */
export async function closeLeasedCase(tx: Tx, caseId: string, outcome: Outcome, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cases')
    .set({
      closed_at: now,
      outcome,
      looked_at: sql`coalesce(looked_at, ${now})`,
      leased_by: null,
      leased_until: null,
    })
    .where('id', '=', caseId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Closes a case whose reports moved to another one; it counts as no look. */
export const closeMergedCase = (tx: Tx, caseId: string, now: Date) =>
  tx
    .updateTable('cases')
    .set({ closed_at: now, outcome: 'answered', leased_by: null, leased_until: null })
    .where('id', '=', caseId)
    .where('closed_at', 'is', null)
    .execute()

/** Closes the proposals to confirm or to lift a ban that was lifted meanwhile. */
export async function closeProposals(tx: Tx, decisionId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select c.id from cases c join decisions d on d.senior_case_id = c.id
    where ${decisionId} in (d.id, d.lifts_id) and c.closed_at is null`.execute(tx)
  for (const { id } of rows) await closeLeasedCase(tx, id, 'lifted', now)
}
