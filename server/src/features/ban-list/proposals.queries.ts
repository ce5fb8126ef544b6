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

interface KeptProposal {
  decision_id: string
  sealed: string
}

/** What is kept with proposals and with confirmed bans whose photos are not all read; of one decision, or of all. */
export function keptProposals(db: Db, decisionIds?: readonly string[]): Promise<KeptProposal[]> {
  const all = db.selectFrom('proposed_bans').select(['decision_id', 'sealed'])
  return (decisionIds ? all.where('decision_id', 'in', decisionIds) : all).execute()
}

/** As it is now; undefined once it was taken. */
export const lockProposal = (tx: Tx, decisionId: string): Promise<KeptProposal | undefined> =>
  tx
    .selectFrom('proposed_bans')
    .select(['decision_id', 'sealed'])
    .where('decision_id', '=', decisionId)
    .forUpdate()
    .executeTakeFirst()

export const updateProposal = (tx: Tx, decisionId: string, sealed: string) =>
  tx.updateTable('proposed_bans').set({ sealed }).where('decision_id', '=', decisionId).execute()

/** @returns undefined while a ban is not listed */
export const banOf = (tx: Tx, decisionId: string): Promise<{ id: string } | undefined> =>
  tx.selectFrom('bans').select('id').where('decision_id', '=', decisionId).forUpdate().executeTakeFirst()

/** Confirmed bans of which what was kept with the proposal has not gone into the list. */
export async function confirmedProposals(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from proposed_bans p join decisions d on d.id = p.decision_id
    where d.confirmed_at is not null and not exists (select from bans where decision_id = d.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes what was kept with old proposals whose accounts were deleted, and who was to be told of them. */
export async function deleteOldProposals(db: Db, before: Date): Promise<void> {
  await sql`
    with old as (
      delete from proposed_bans p using decisions d
      where d.id = p.decision_id and d.subject_id is null and p.created_at < ${before}
      returning d.id, d.confirmed_at
    )
    delete from contacts_notices using old where decision_id = old.id and old.confirmed_at is null`.execute(
    db,
  )
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
