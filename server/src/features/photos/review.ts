import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../platform/app.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { recordSecurityEvent } from '../accounts/index.ts'
import { lockPhotos, makeMain, nextMainPhoto } from './photos.queries.ts'
import { ownerOf, setReviewed, type Verdict, waitsForReview } from './review.queries.ts'

/** Seconds in which a photo is seen to be Under Review although nobody looks at it. */
const AUTO_REVIEW_AFTER = 5
const JOB = 'approve-photo'

/** Decides what becomes of a new photo: until it has been looked at, its owner alone sees it. */
export const reviewOnArrival = () => ({ status: 'pending', reviewed_at: null }) as const

/**
 * Settles a photo; a verdict can be changed by another one. A main photo that is rejected gives its place to one that
 * others may see.
 * What an operator decides stands in the security log under the operator's name.
 * @returns false when there is no such photo
 */
export async function reviewPhoto(
  app: Pick<App, 'db' | 'outbox' | 'clock'>,
  photoId: string,
  verdict: Verdict,
  operator?: string,
): Promise<boolean> {
  const owner = await ownerOf(app.db, photoId)
  if (!owner) return false
  return transaction(app, async (tx) => {
    await lockPhotos(tx, owner)
    const now = app.clock.now()
    const photo = await setReviewed(tx, photoId, verdict, now)
    if (!photo) return false
    if (operator)
      await recordSecurityEvent(tx, { user_id: owner, kind: `photo_${verdict}`, operator, created_at: now })
    const next = photo.is_primary && verdict === 'rejected' ? await nextMainPhoto(tx, owner) : undefined
    if (next) await makeMain(tx, owner, next.id)
    await emit(tx, 'photos.changed', { user_id: owner })
    return true
  })
}

/** What follows when photos arrive or change: review by itself where nobody does it, and word to the owner's pages. */
export function photoListeners(app: App, review: 'auto' | 'operator'): void {
  app.jobs.define(JOB, async ({ photo_id }: { photo_id: string }) => {
    if (await waitsForReview(app.db, photo_id)) await reviewPhoto(app, photo_id, 'approved')
  })
  app.outbox.listen('photos.review', {
    'photo.arrived': async ({ photo_id }) => {
      if (review === 'auto') await app.jobs.add(JOB, { photo_id }, { after: AUTO_REVIEW_AFTER })
    },
  })
  app.outbox.follow('photos.realtime', {
    'photos.changed': async ({ user_id }) => {
      const event: ServerEvent = { type: 'photos.changed' }
      app.realtime.send(user_id, event)
    },
  })
}
