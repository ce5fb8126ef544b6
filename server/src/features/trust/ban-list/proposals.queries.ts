import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export const insertProposedBan = (tx: Tx, decision_id: string, sealed: string, created_at: Date) =>
  tx
    .insertInto('proposed_bans')
    .values({ decision_id, sealed, created_at })
    .onConflict((same) => same.doNothing())
    .execute()

/** @returns the encrypted traces; undefined if none were kept */
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

export function keptProposals(db: Db, decisionIds?: readonly string[]): Promise<KeptProposal[]> {
  const all = db.selectFrom('proposed_bans').select(['decision_id', 'sealed'])
  return (decisionIds ? all.where('decision_id', 'in', decisionIds) : all).execute()
}

export const lockProposal = (tx: Tx, decisionId: string): Promise<KeptProposal | undefined> =>
  tx
    .selectFrom('proposed_bans')
    .select(['decision_id', 'sealed'])
    .where('decision_id', '=', decisionId)
    .forUpdate()
    .executeTakeFirst()

export const updateProposal = (tx: Tx, decisionId: string, sealed: string) =>
  tx.updateTable('proposed_bans').set({ sealed }).where('decision_id', '=', decisionId).execute()

/** @returns undefined while the ban is not listed */
export const banOf = (
  tx: Tx,
  decisionId: string,
): Promise<{ id: string; member_id: string | null } | undefined> =>
  tx
    .selectFrom('bans')
    .select(['id', 'member_id'])
    .where('decision_id', '=', decisionId)
    .forUpdate()
    .executeTakeFirst()

export async function restrictionOf(tx: Tx, decisionId: string): Promise<string | null> {
  const { restriction_id } = await tx
    .selectFrom('decisions')
    .select('restriction_id')
    .where('id', '=', decisionId)
    .executeTakeFirstOrThrow()
  return restriction_id
}

/** Deletes only proposals about deleted accounts, with the contacts who have not been notified yet. */
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

export async function memberAboutToBeBanned(db: Db, decisionId: string): Promise<string | null> {
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
