import type { OwnPhoto } from '@ndoa/contract/photos'
import type { Db, Tx } from '../../platform/db.ts'

export type Verdict = Exclude<OwnPhoto['status'], 'pending'>

/** Photos that nobody has looked at yet, the longest waiting first. */
export const waitingPhotos = (db: Db) =>
  db
    .selectFrom('profile_photos as p')
    .leftJoin('profiles as m', 'm.user_id', 'p.user_id')
    .select(['p.id', 'p.storage_key', 'p.uploaded_at', 'm.display_name'])
    .where('p.status', '=', 'pending')
    .orderBy('p.uploaded_at')
    .execute()

export const waitsForReview = async (db: Db, photoId: string): Promise<boolean> =>
  (await db
    .selectFrom('profile_photos')
    .select('id')
    .where('id', '=', photoId)
    .where('status', '=', 'pending')
    .executeTakeFirst()) !== undefined

export const ownerOf = async (db: Db, photoId: string): Promise<string | undefined> =>
  (await db.selectFrom('profile_photos').select('user_id').where('id', '=', photoId).executeTakeFirst())
    ?.user_id

/** @returns the photo as it was otherwise; undefined when it has just been deleted */
export const setReviewed = (tx: Tx, photoId: string, status: Verdict, reviewed_at: Date) =>
  tx
    .updateTable('profile_photos')
    .set({ status, reviewed_at })
    .where('id', '=', photoId)
    .returning('is_primary')
    .executeTakeFirst()
