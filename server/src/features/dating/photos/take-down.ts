import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { isMainRejected, rejectPhotos, restoreStatus, type TakenDownPhoto } from './photo-status.queries.ts'
import { claimRemovedMain, lockPhotos, makeMain, markRemovedMain, nextMainPhoto } from './photos.queries.ts'

export type { TakenDownPhoto } from './photo-status.queries.ts'

/** @returns the photos that were not already rejected */
export async function takeDownPhotos(
  tx: Tx,
  memberId: string,
  photoIds: readonly string[],
  now: Date,
): Promise<TakenDownPhoto[]> {
  await lockPhotos(tx, memberId)
  await markRemovedMain(tx, memberId, photoIds)
  const takenDown = await rejectPhotos(tx, memberId, photoIds, now)
  await settleMainPhoto(tx, memberId)
  return takenDown
}

/** Deleted photos stay deleted. If the member has chosen another main photo since, it stays the main one. */
export async function putBackPhotos(
  tx: Tx,
  memberId: string,
  photos: readonly TakenDownPhoto[],
): Promise<void> {
  await lockPhotos(tx, memberId)
  for (const { id, status } of photos) await restoreStatus(tx, memberId, id, status)
  const main = await claimRemovedMain(tx, memberId)
  if (main) await makeMain(tx, memberId, main.id)
  await settleMainPhoto(tx, memberId)
}

async function settleMainPhoto(tx: Tx, memberId: string): Promise<void> {
  const next = (await isMainRejected(tx, memberId)) ? await nextMainPhoto(tx, memberId) : undefined
  if (next) await makeMain(tx, memberId, next.id)
  await emit(tx, 'photos.changed', { user_id: memberId })
}
