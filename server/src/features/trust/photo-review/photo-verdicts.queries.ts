import type { PhotoRejection } from '@ndoa/contract/trust/photo-review-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Verdict } from '../../dating/photos/index.ts'

export interface PhotoVerdict {
  photo_id: string
  verdict: Verdict
  reason: PhotoRejection | null
  staff_id: string
  effective_at: Date
}

/** The caller holds the lock on the owner's photos, so no other verdict exists. */
export const insertVerdict = (tx: Tx, verdict: PhotoVerdict) =>
  tx.insertInto('photo_verdicts').values(verdict).execute()

export async function waitingVerdict(tx: Tx, photoId: string) {
  return tx
    .selectFrom('photo_verdicts as v')
    .innerJoin('staff as s', 's.id', 'v.staff_id')
    .select(['v.verdict', 'v.staff_id', 'v.effective_at', 's.name'])
    .where('v.photo_id', '=', photoId)
    .$narrowType<{ verdict: Verdict }>()
    .executeTakeFirst()
}

export const deleteVerdict = (tx: Tx, photoId: string) =>
  tx.deleteFrom('photo_verdicts').where('photo_id', '=', photoId).execute()

/** @returns undefined if it is not due or was already taken */
export async function takeDueVerdict(tx: Tx, photoId: string, now: Date): Promise<PhotoVerdict | undefined> {
  const { rows } = await sql<PhotoVerdict>`
    delete from photo_verdicts where photo_id = ${photoId} and effective_at <= ${now} returning *`.execute(tx)
  return rows[0]
}

export async function dueVerdicts(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('photo_verdicts')
    .select('photo_id')
    .where('effective_at', '<=', now)
    .orderBy('effective_at')
    .execute()
  return due.map(({ photo_id }) => photo_id)
}
