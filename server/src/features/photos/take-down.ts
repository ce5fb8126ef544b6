import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'
import { lockPhotos, makeMain, nextMainPhoto, noteRemovedMain, removedMain } from './photos.queries.ts'
import { rejectPhotos, type TakenPhoto } from './review.queries.ts'

export type { TakenPhoto } from './review.queries.ts'

/** Rejects photos of a member by a decision about them. @returns those that were not rejected already */
export async function takeDownPhotos(
  tx: Tx,
  memberId: string,
  photoIds: readonly string[],
  now: Date,
): Promise<TakenPhoto[]> {
  await lockPhotos(tx, memberId)
  await noteRemovedMain(tx, memberId, photoIds)
  const taken = await rejectPhotos(tx, memberId, photoIds, now)
  await settleMainPhoto(tx, memberId)
  return taken
}

/**
 * Restores the earlier state of photos; deleted ones stay deleted. The former main photo is the main one again,
 * unless the member has chosen another one meanwhile.
 */
export async function putBackPhotos(tx: Tx, memberId: string, photos: readonly TakenPhoto[]): Promise<void> {
  await lockPhotos(tx, memberId)
  for (const { id, status } of photos)
    await tx
      .updateTable('profile_photos')
      .set({ status })
      .where('id', '=', id)
      .where('user_id', '=', memberId)
      .where('status', '=', 'rejected')
      .execute()
  const main = await removedMain(tx, memberId)
  if (main) await makeMain(tx, memberId, main.id)
  await settleMainPhoto(tx, memberId)
}

/** A main photo that was rejected gives its place to one that they can. */
async function settleMainPhoto(tx: Tx, memberId: string): Promise<void> {
  const main = await tx
    .selectFrom('profile_photos')
    .select('status')
    .where('user_id', '=', memberId)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  const next = main?.status === 'rejected' ? await nextMainPhoto(tx, memberId) : undefined
  if (next) await makeMain(tx, memberId, next.id)
  await emit(tx, 'photos.changed', { user_id: memberId })
}
