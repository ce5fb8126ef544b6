import type { Db, Tx } from '../../platform/db.ts'

/** Whether a decision was about an account that may be a banned person's. */
export const isAboutSamePerson = async (db: Db, decisionId: string): Promise<boolean> =>
  (await db
    .selectFrom('decisions')
    .innerJoin('cases', 'cases.id', 'decisions.case_id')
    .select('cases.id')
    .where('decisions.id', '=', decisionId)
    .where('cases.kind', '=', 'same_person')
    .executeTakeFirst()) !== undefined

/** The member of a case that was closed because nothing was found. */
export const someoneElse = async (db: Db, caseId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('cases')
      .select('subject_id')
      .where('id', '=', caseId)
      .where('kind', '=', 'same_person')
      .where('outcome', '=', 'no_breach')
      .executeTakeFirst()
  )?.subject_id ?? null

/** Staff have said of an account that waits that it is the banned person's. */
export const confirmSigns = (tx: Tx, memberId: string, now: Date) =>
  tx
    .updateTable('ban_signs')
    .set({ confirmed_at: now })
    .where('member_id', '=', memberId)
    .where('cleared_at', 'is', null)
    .execute()
