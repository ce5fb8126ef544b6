import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export const isAboutSamePerson = async (db: Db, decisionId: string): Promise<boolean> =>
  (await db
    .selectFrom('decisions')
    .innerJoin('cases', 'cases.id', 'decisions.case_id')
    .select('cases.id')
    .where('decisions.id', '=', decisionId)
    .where('cases.kind', '=', 'same_person')
    .executeTakeFirst()) !== undefined

export const memberClearedBy = async (db: Db, caseId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('cases')
      .select('subject_id')
      .where('id', '=', caseId)
      .where('kind', '=', 'same_person')
      .where('outcome', '=', 'no_breach')
      .executeTakeFirst()
  )?.subject_id ?? null

export async function showsBanOfDeleted(db: Db, memberId: string, decisionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ban_signs s join bans b on b.id = s.ban_id join decisions d on d.id = b.decision_id
    where s.member_id = ${memberId} and d.id = ${decisionId} and d.subject_id is null limit 1`.execute(db)
  return rows.length > 0
}

export const confirmSigns = (tx: Tx, memberId: string, now: Date) =>
  tx
    .updateTable('ban_signs')
    .set({ confirmed_at: now })
    .where('member_id', '=', memberId)
    .where('cleared_at', 'is', null)
    .execute()
