import type { PhotoRejection } from '@ndoa/contract/photo-review-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Verdict } from './review.queries.ts'

export interface PhotoVerdict {
  photo_id: string
  verdict: Verdict
  reason: PhotoRejection | null
  staff_id: string
  effective_at: Date
}

/** There is no other one: whoever calls this holds the photos of the owner. */
export const insertVerdict = (tx: Tx, verdict: PhotoVerdict) =>
  tx.insertInto('photo_verdicts').values(verdict).execute()

/** A verdict that has not taken effect, with the name of who gave it. */
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

/** Takes a verdict whose ten seconds are over; a second caller finds nothing. */
export async function takeDueVerdict(tx: Tx, photoId: string, now: Date): Promise<PhotoVerdict | undefined> {
  const { rows } = await sql<PhotoVerdict>`
    delete from photo_verdicts where photo_id = ${photoId} and effective_at <= ${now} returning *`.execute(tx)
  return rows[0]
}

/** Photos whose verdicts are due. */
export async function dueVerdicts(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('photo_verdicts')
    .select('photo_id')
    .where('effective_at', '<=', now)
    .orderBy('effective_at')
    .execute()
  return due.map(({ photo_id }) => photo_id)
}
