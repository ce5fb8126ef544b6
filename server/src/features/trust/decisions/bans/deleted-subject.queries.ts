import { DECIDED_KINDS } from '@ndoa/contract/trust/case-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db.ts'

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

export const insertBanData = (tx: Tx, case_id: string, sealed: string, created_at: Date) =>
  tx.insertInto('kept_for_cases').values({ case_id, sealed, created_at }).execute()

export const banDataOf = (db: Db, caseId: string) =>
  db
    .selectFrom('kept_for_cases')
    .select(['sealed', 'created_at'])
    .where('case_id', '=', caseId)
    .executeTakeFirst()

/** Whether a ban can still be proposed after the account is deleted. */
export const hasBanData = async (db: Db, caseId: string): Promise<boolean> =>
  (await banDataOf(db, caseId)) !== undefined

export const deleteExpiredBanData = (db: Db, before: Date) =>
  sql`delete from kept_for_cases where created_at < ${before}`.execute(db)
