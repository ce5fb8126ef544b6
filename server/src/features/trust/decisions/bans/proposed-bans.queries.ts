import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db.ts'

export const findProposal = (tx: Tx, id: string) =>
  tx.selectFrom('decisions').select(['senior_case_id', 'lifts_id']).where('id', '=', id).executeTakeFirst()

export const setConfirmed = (tx: Tx, id: string, by: string, now: Date) =>
  tx.updateTable('decisions').set({ confirmed_by: by, confirmed_at: now }).where('id', '=', id).execute()

export const setRefused = (tx: Tx, id: string, by: string, now: Date, sealed: string) =>
  tx.updateTable('decisions').set({ refused_by: by, refused_at: now, sealed }).where('id', '=', id).execute()

export const setRestriction = (tx: Tx, id: string, restriction_id: string | null) =>
  tx.updateTable('decisions').set({ restriction_id }).where('id', '=', id).execute()

export async function tookPart(tx: Tx, staffId: string, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ took_part: boolean }>`
    select took_part(${staffId}, ${caseId}) as took_part`.execute(tx)
  return rows[0]?.took_part === true
}
