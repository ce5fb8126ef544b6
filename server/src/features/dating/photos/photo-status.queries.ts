import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { PHOTO_DUE_HOURS, type PhotoRejection } from '@ndoa/contract/trust/photo-review-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export type Verdict = Exclude<OwnPhoto['status'], 'pending'>

/** Claims each photo once, after three quarters of its review time. @returns due times, earliest first */
export async function claimPhotosDueForReminder(tx: Tx, now: Date): Promise<Date[]> {
  const { rows } = await sql<{ due_at: Date }>`
    update profile_photos set reminded_at = ${now}
    where status = 'pending' and reminded_at is null
      and uploaded_at + 0.75 * make_interval(hours => ${PHOTO_DUE_HOURS}) <= ${now}
    returning uploaded_at + make_interval(hours => ${PHOTO_DUE_HOURS}) as due_at`.execute(tx)
  return rows.map(({ due_at }) => due_at).sort((a, b) => a.getTime() - b.getTime())
}

export const statusOf = async (tx: Tx, photoId: string): Promise<OwnPhoto['status'] | undefined> =>
  (
    await tx
      .selectFrom('profile_photos')
      .select('status')
      .where('id', '=', photoId)
      .$narrowType<{ status: OwnPhoto['status'] }>()
      .executeTakeFirst()
  )?.status

export const ownerOf = async (db: Db, photoId: string): Promise<string | undefined> =>
  (await db.selectFrom('profile_photos').select('user_id').where('id', '=', photoId).executeTakeFirst())
    ?.user_id

interface Reviewed {
  status: Verdict
  reviewed_at: Date
  reviewed_by: string | null
  rejected_for: PhotoRejection | null
}

/** @returns undefined if the photo has just been deleted */
export const setReviewed = (tx: Tx, photoId: string, reviewed: Reviewed) =>
  tx
    .updateTable('profile_photos')
    .set(reviewed)
    .where('id', '=', photoId)
    .returning('is_primary')
    .executeTakeFirst()

export interface TakenDownPhoto {
  id: string
  status: string
}

export async function rejectPhotos(
  tx: Tx,
  memberId: string,
  photoIds: readonly string[],
  now: Date,
): Promise<TakenDownPhoto[]> {
  const { rows } = await sql<TakenDownPhoto>`
    with old as (select id, status from profile_photos
      where user_id = ${memberId} and id = any(${photoIds}::uuid[]) and status <> 'rejected')
    update profile_photos p set status = 'rejected', reviewed_at = ${now} from old where p.id = old.id
    returning p.id, old.status`.execute(tx)
  return rows
}

/** Does nothing unless the photo is rejected. */
export const restoreStatus = (tx: Tx, memberId: string, id: string, status: TakenDownPhoto['status']) =>
  tx
    .updateTable('profile_photos')
    .set({ status })
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .where('status', '=', 'rejected')
    .execute()

export async function isMainRejected(tx: Tx, memberId: string): Promise<boolean> {
  const main = await tx
    .selectFrom('profile_photos')
    .select('status')
    .where('user_id', '=', memberId)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  return main?.status === 'rejected'
}
