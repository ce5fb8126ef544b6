import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../shared/failures.ts'
import type { NewCase } from './cases.queries.ts'
import { concernsOwnAccount } from './queue.queries.ts'

export interface LeasedCase {
  id: string
  number: number
  kind: NewCase['kind']
  subject_id: string | null
  opened_at: Date
  /** Null if a report or objection was added after the last look. */
  looked_at: Date | null
}

type Row = LeasedCase & { is_decided: boolean; is_leased: boolean; is_own: boolean }

/**
 * @throws request.not_found, decisions.decided, decisions.not_leased; decisions.own for a case about the staff member's
 * own account
 */
export async function lockLeasedCase(
  tx: Tx,
  caseId: string,
  staffId: string,
  now: Date,
): Promise<LeasedCase> {
  await sql`select from cases where id = ${caseId} for update`.execute(tx) // first, so that the query below is current
  const { rows } = await sql<Row>`
    select c.id, c.number, c.kind, c.subject_id, c.opened_at, c.looked_at,
      c.closed_at is not null or exists (select from decisions d
        where d.case_id = c.id and d.applied_at is null and d.undone_at is null) as is_decided,
      coalesce(c.leased_by = ${staffId} and c.leased_until > ${now}, false)
        and exists (select from staff where id = ${staffId} and removed_at is null) as is_leased,
      ${concernsOwnAccount(staffId)} as is_own
    from cases c where c.id = ${caseId}`.execute(tx)
  const [found] = rows
  if (!found) throw fail('request.not_found')
  const { is_decided, is_leased, is_own, ...leased } = found
  if (is_decided) throw fail('decisions.decided')
  if (!is_leased) throw fail('decisions.not_leased') // also if the staff member was removed during the call
  if (is_own) throw fail('decisions.own')
  return leased
}

export async function extendLease(tx: Tx, caseId: string, until: Date): Promise<void> {
  await sql`update cases set leased_until = greatest(leased_until, ${until}) where id = ${caseId}`.execute(tx)
}

export type Outcome = 'breach' | 'no_breach' | 'answered' | 'upheld' | 'lifted' | 'confirmed' | 'refused'

/** @returns false if the case was already closed */
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

/** Keeps `looked_at`, since a merge is not a look. */
export const closeMergedCase = (tx: Tx, caseId: string, now: Date) =>
  tx
    .updateTable('cases')
    .set({ closed_at: now, outcome: 'answered', leased_by: null, leased_until: null })
    .where('id', '=', caseId)
    .where('closed_at', 'is', null)
    .execute()

/** Closes the cases in which a senior would have confirmed or lifted this ban. */
export async function closeProposals(tx: Tx, decisionId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select c.id from cases c join decisions d on d.senior_case_id = c.id
    where ${decisionId} in (d.id, d.lifts_id) and c.closed_at is null`.execute(tx)
  for (const { id } of rows) await closeLeasedCase(tx, id, 'lifted', now)
}

/** Sets the outcome to `no_breach` if no other breach decision stands. @returns whether it changed */
export async function setNoBreach(tx: Tx, caseId: string): Promise<boolean> {
  const { rows } = await sql`
    update cases c set outcome = 'no_breach'
    where id = ${caseId} and outcome = 'breach' and not exists (select from decisions d where d.case_id = c.id
      and d.applied_at is not null and d.lifted_at is null and d.step not in ('none', 'lifted'))
    returning id`.execute(tx)
  return rows.length > 0
}

export const closeSamePersonCases = (tx: Tx, memberId: string, now: Date) =>
  tx
    .updateTable('cases')
    .set({ closed_at: now, outcome: 'no_breach', looked_at: now, leased_by: null, leased_until: null })
    .where('kind', '=', 'same_person')
    .where('subject_id', '=', memberId)
    .where('closed_at', 'is', null)
    .execute()

export const setReopened = (tx: Tx, caseId: string, now: Date, due: Date) =>
  tx
    .updateTable('cases')
    .set({
      closed_at: null,
      outcome: null,
      looked_at: null,
      reminded_at: null,
      waiting_since: now,
      due_at: due,
    })
    .where('id', '=', caseId)
    .execute()

export const markLookedAt = (tx: Tx, caseId: string, now: Date) =>
  tx
    .updateTable('cases')
    .set({ looked_at: now })
    .where('id', '=', caseId)
    .where('looked_at', 'is', null)
    .execute()
