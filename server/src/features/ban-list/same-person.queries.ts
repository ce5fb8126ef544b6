import { sql } from 'kysely'
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

interface OpenCase {
  subject_id: string | null
  is_leased: boolean
  is_decided: boolean
}

/** Locks an open case of this kind, and says whether it is this person's to decide. */
export async function lockOpenCase(
  tx: Tx,
  caseId: string,
  staffId: string,
  now: Date,
): Promise<OpenCase | undefined> {
  await sql`select from cases where id = ${caseId} for update`.execute(tx) // what is read next is of now
  const { rows } = await sql<OpenCase>`
    select subject_id, coalesce(leased_by = ${staffId} and leased_until > ${now}, false) as is_leased,
      exists (select from decisions d
        where d.case_id = cases.id and d.applied_at is null and d.undone_at is null) as is_decided
    from cases where id = ${caseId} and kind = 'same_person' and closed_at is null`.execute(tx)
  return rows[0]
}
