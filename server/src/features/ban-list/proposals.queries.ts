import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export const insertProposedBan = (tx: Tx, decision_id: string, sealed: string, created_at: Date) =>
  tx
    .insertInto('proposed_bans')
    .values({ decision_id, sealed, created_at })
    .onConflict((same) => same.doNothing())
    .execute()

/** Deletes what was kept with a proposal. @returns it; undefined when nothing was kept */
export async function takeProposedBan(tx: Tx, decisionId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('proposed_bans')
    .where('decision_id', '=', decisionId)
    .returning('sealed')
    .executeTakeFirst()
  return row?.sealed
}

/** Confirmed bans of which what was kept with the proposal has not gone into the list. */
export async function confirmedProposals(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from proposed_bans p join decisions d on d.id = p.decision_id where d.confirmed_at is not null`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Deletes what was kept with proposals of so long ago whose accounts were deleted. */
export async function deleteOldProposals(db: Db, before: Date): Promise<void> {
  await sql`delete from proposed_bans p using decisions d
    where d.id = p.decision_id and d.subject_id is null and p.created_at < ${before}`.execute(db)
}

/** Whose ban is about to be proposed. */
export async function aboutToBeBanned(db: Db, decisionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('decisions')
    .select('subject_id')
    .where('id', '=', decisionId)
    .where('step', '=', 'banned')
    .where('applied_at', 'is', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return row?.subject_id ?? null
}
