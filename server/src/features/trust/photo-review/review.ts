import type { ContactText, WaitingPhoto } from '@ndoa/contract/trust/photo-review'
import { PHOTO_DUE_HOURS } from '@ndoa/contract/trust/photo-review-rules'
import type { App, Staff } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import { isMissingFile, photoFile } from '../../../platform/storage.ts'
import { lockPhotos, ownerOf, settleReview, statusOf } from '../../dating/photos/index.ts'
import { contactsIn } from '../shield/index.ts'
import { recordAct } from '../staff/index.ts'
import { waitingVerdict } from './photo-verdicts.queries.ts'
import {
  countWaiting,
  isHeld,
  storageKeyOfWaiting,
  type WrittenTexts,
  waitingPhotos,
} from './review.queries.ts'

const HOUR = 3_600_000
/** Seconds for which the member sees the photo as under review. */
const AUTO_REVIEW_AFTER = 5
const APPROVE_JOB = 'approve-photo'

export type ReviewApp = Pick<App, 'db' | 'outbox' | 'clock'>

/** Omits the staff member's own photos. */
export async function photosToReview(
  { db, clock }: ReviewApp,
  { id }: Staff,
): Promise<{ photos: WaitingPhoto[]; waiting: number }> {
  const [rows, waiting] = await Promise.all([waitingPhotos(db, id, clock.now()), countWaiting(db, id)])
  const photos = rows.map(({ uploaded_at, full_name, bio, occupation, ...photo }) => ({
    ...photo,
    contact_texts: contactTexts({ full_name, bio, occupation }),
    uploaded_at: uploaded_at.toISOString(),
    due_at: new Date(uploaded_at.getTime() + PHOTO_DUE_HOURS * HOUR).toISOString(),
  }))
  return { photos, waiting }
}

/** Staff need not know the member, so they see only texts that contain contact details. */
const contactTexts = (texts: WrittenTexts): ContactText[] =>
  (['full_name', 'bio', 'occupation'] as const).flatMap((field) => {
    const text = texts[field]
    return text && contactsIn(text).length > 0 ? [{ field, text }] : []
  })

/** Records the access. @returns null if the photo is no longer waiting */
export async function lookAtWaitingPhoto(
  app: App,
  staff: Staff,
  photoId: string,
): Promise<Uint8Array | null> {
  const storageKey = await transaction(app, async (tx) => {
    const key = await storageKeyOfWaiting(tx, photoId, staff.id)
    if (key) await recordPhotoAct(app, tx, staff, { act: 'photo_looked_at', photoId })
    return key
  })
  if (!storageKey) return null
  return app.storage.get(photoFile(storageKey, 'w1280')).catch((error: unknown) => {
    if (!isMissingFile(error)) throw error
    app.log.warn({ err: error }, 'a photo is gone') // usually because it has been deleted
    return null
  })
}

interface PhotoAct {
  act: 'photo_looked_at' | 'photo_approved' | 'photo_rejected' | 'photo_verdict_undone'
  photoId: string
  details?: Record<string, string>
}

export const recordPhotoAct = (
  { clock }: Pick<App, 'clock'>,
  tx: Tx,
  staff: Staff,
  { act, photoId, details }: PhotoAct,
) =>
  recordAct(tx, {
    act,
    at: clock.now(),
    by: staff.id,
    subject: { kind: 'photo', id: photoId },
    ...(details && { details }),
  })

export async function approveIfWaiting(app: ReviewApp, photoId: string): Promise<void> {
  const owner = await ownerOf(app.db, photoId)
  if (!owner) return
  await transaction(app, async (tx) => {
    await lockPhotos(tx, owner)
    if ((await statusOf(tx, photoId)) !== 'pending' || (await waitingVerdict(tx, photoId))) return
    if (!(await isHeld(tx, owner)))
      await settleReview(app, tx, { photoId, owner, verdict: 'approved', reason: null, staffId: null })
  })
}

/** @returns true if only staff may approve the photo */
export type MustWait = (photoId: string) => Promise<boolean>

export function photoReviewListeners(app: App, review: 'auto' | 'staff', mustWait: MustWait): void {
  app.jobs.define(APPROVE_JOB, ({ photo_id }: { photo_id: string }) => approveIfWaiting(app, photo_id))
  app.outbox.listen('photos.review', {
    'photo.arrived': async ({ photo_id }) => {
      const waits = await mustWait(photo_id)
      if (review === 'auto' && !waits)
        await app.jobs.add(APPROVE_JOB, { photo_id }, { after: AUTO_REVIEW_AFTER })
    },
  })
}
