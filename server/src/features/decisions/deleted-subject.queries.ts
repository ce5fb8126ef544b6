import { DECIDED_KINDS } from '@ndoa/contract/case-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

/** Cases that may end with a ban of a member. */
export async function openCasesAbout(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('cases')
    .select('id')
    .where('subject_id', '=', memberId)
    .where('kind', 'in', [...DECIDED_KINDS])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const insertKept = (tx: Tx, case_id: string, sealed: string, created_at: Date) =>
  tx.insertInto('kept_for_cases').values({ case_id, sealed, created_at }).execute()

/** They are among the traces that are kept. */
export const deleteFormerContacts = (tx: Tx, caseIds: readonly string[]) =>
  tx.deleteFrom('former_contacts').where('case_id', 'in', caseIds).execute()

export const keptFor = (db: Db, caseId: string) =>
  db
    .selectFrom('kept_for_cases')
    .select(['sealed', 'created_at'])
    .where('case_id', '=', caseId)
    .executeTakeFirst()

/** Whether the account of a case was deleted, and a ban can be proposed all the same: as it could before a second look. */
export async function isKept(db: Db, caseId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from kept_for_cases where case_id = ${caseId}
    union all select 1 from second_looks where case_id = ${caseId} and is_about_deleted`.execute(db)
  return rows.length > 0
}

/** Nobody has decided for long. */
export const deleteOldKept = (db: Db, before: Date) =>
  sql`delete from kept_for_cases where created_at < ${before}`.execute(db)
