import type { ContactText, WaitingPhoto } from '@ndoa/contract/photo-review'
import { PHOTO_DUE_HOURS, type PhotoRejection } from '@ndoa/contract/photo-review-rules'
import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App, Staff } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { isMissingFile, photoFile } from '../../platform/storage.ts'
import { recordSecurityEvent } from '../accounts/index.ts'
import { contactsIn } from '../shield/index.ts'
import { recordAct } from '../staff/index.ts'
import { waitingVerdict } from './photo-verdicts.queries.ts'
import { lockPhotos, makeMain, nextMainPhoto } from './photos.queries.ts'
import {
  countWaiting,
  ownerOf,
  setReviewed,
  statusOf,
  storageKeyOfWaiting,
  type Verdict,
  type WrittenTexts,
  waitingPhotos,
} from './review.queries.ts'

const HOUR = 3_600_000
/** Seconds in which a photo is seen to be Under Review although nobody looks at it. */
const AUTO_REVIEW_AFTER = 5
const JOB = 'approve-photo'

export type ReviewApp = Pick<App, 'db' | 'outbox' | 'clock'>

/** Decides about a new photo: until then, only its owner sees it. */
export const reviewOnArrival = () => ({ status: 'pending', reviewed_at: null }) as const

/** The photos that have waited longest, and how many wait for this person: nobody judges their own. */
export async function photosToReview(
  { db, clock }: ReviewApp,
  { id }: Staff,
): Promise<{ photos: WaitingPhoto[]; waiting: number }> {
  const [rows, waiting] = await Promise.all([waitingPhotos(db, id, clock.now()), countWaiting(db, id)])
  const photos = rows.map(({ uploaded_at, full_name, bio, occupation, ...photo }) => ({
    ...photo,
    contact_texts: withContacts({ full_name, bio, occupation }),
    uploaded_at: uploaded_at.toISOString(),
    due_at: new Date(uploaded_at.getTime() + PHOTO_DUE_HOURS * HOUR).toISOString(),
  }))
  return { photos, waiting }
}

/** Only texts with contact details: staff judge a photo and need not know whose it is. */
const withContacts = (texts: WrittenTexts): ContactText[] =>
  (['full_name', 'bio', 'occupation'] as const).flatMap((field) => {
    const text = texts[field]
    return text && contactsIn(text).length > 0 ? [{ field, text }] : []
  })

/** The picture of a photo that still waits; the look at it is recorded. @returns null when it does not wait */
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
    app.log.warn({ err: error }, 'a photo is gone') // usually deleted in this very moment
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

/** Approves a photo automatically, unless somebody has given a verdict on it meanwhile. */
export async function approveIfWaiting(app: ReviewApp, photoId: string): Promise<void> {
  const owner = await ownerOf(app.db, photoId)
  if (!owner) return
  await transaction(app, async (tx) => {
    await lockPhotos(tx, owner)
    if ((await statusOf(tx, photoId)) === 'pending' && !(await waitingVerdict(tx, photoId)))
      await settle(app, tx, { photoId, owner, verdict: 'approved', reason: null, staffId: null })
  })
}

interface Settled {
  photoId: string
  owner: string
  verdict: Verdict
  reason: PhotoRejection | null
  staffId: string | null
}

/** A main photo that is rejected gives its place to one that others may see. */
export async function settle(app: ReviewApp, tx: Tx, { photoId, owner, verdict, reason, staffId }: Settled) {
  const now = app.clock.now()
  const photo = await setReviewed(tx, photoId, {
    status: verdict,
    reviewed_at: now,
    reviewed_by: staffId,
    rejected_for: reason,
  })
  if (!photo) return
  if (staffId)
    await recordSecurityEvent(tx, {
      user_id: owner,
      kind: `photo_${verdict}`,
      operator: staffId,
      created_at: now,
    })
  const next = photo.is_primary && verdict === 'rejected' ? await nextMainPhoto(tx, owner) : undefined
  if (next) await makeMain(tx, owner, next.id)
  await emit(tx, 'photos.changed', { user_id: owner })
}

/**
 * Reacts when photos arrive or change: automatic review where staff do none, and events for the owner's pages.
 * @param mustWait looks at a new photo; true when only a person may approve it
 */
export function photoListeners(
  app: App,
  review: 'auto' | 'staff',
  mustWait: (photoId: string) => Promise<boolean>,
): void {
  app.jobs.define(JOB, ({ photo_id }: { photo_id: string }) => approveIfWaiting(app, photo_id))
  app.outbox.listen('photos.review', {
    'photo.arrived': async ({ photo_id }) => {
      const waits = await mustWait(photo_id)
      if (review === 'auto' && !waits) await app.jobs.add(JOB, { photo_id }, { after: AUTO_REVIEW_AFTER })
    },
  })
  app.outbox.follow('photos.realtime', {
    'photos.changed': async ({ user_id }) => {
      const event: ServerEvent = { type: 'photos.changed' }
      app.realtime.sendHere(user_id, event)
    },
  })
}
