import { UNDO_SECONDS } from '@ndoa/contract/decision-rules'
import type { PhotoReview } from '@ndoa/contract/photo-review'
import type { App, Staff } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { transaction } from '../../platform/outbox.ts'
import { fail } from '../failures.ts'
import {
  deleteVerdict,
  dueVerdicts,
  insertVerdict,
  takeDueVerdict,
  waitingVerdict,
} from './photo-verdicts.queries.ts'
import { lockPhotos } from './photos.queries.ts'
import { ownerOf, ownerToJudge, reviewerOf, statusOf } from './review.queries.ts'
import { type ReviewApp, recordPhotoAct, settle } from './review.ts'

const SECOND = 1_000
const APPLY_JOB = 'apply-photo-verdict'

type VerdictApp = ReviewApp & Pick<App, 'jobs'>

/** Each verdict has a job; once a minute, verdicts that a stopped process left are applied. */
export function photoVerdictJobs(app: App): void {
  app.jobs.define(APPLY_JOB, ({ photo_id }: { photo_id: string }) => applyVerdict(app, photo_id))
  app.jobs.define('apply-due-photo-verdicts', () => applyDueVerdicts(app), { cron: '* * * * *' })
}

/**
 * The verdict of somebody on the staff on a photo that waits. It takes effect after ten seconds; until then its author can
 * take it back.
 * @throws request.not_found; photos.already_reviewed when another verdict came first, with whose it was
 */
export async function reviewWaitingPhoto(app: VerdictApp, staff: Staff, review: PhotoReview): Promise<void> {
  const { photo_id: photoId, verdict } = review
  const reason = review.verdict === 'rejected' ? review.reason : null
  const owner = await ownerToJudge(app.db, photoId, staff.id)
  if (!owner) throw fail('request.not_found')
  const effective_at = new Date(app.clock.now().getTime() + UNDO_SECONDS * SECOND)
  await transaction(app, async (tx) => {
    await lockPhotos(tx, owner)
    await requireWaiting(tx, photoId)
    await insertVerdict(tx, { photo_id: photoId, verdict, reason, staff_id: staff.id, effective_at })
    await app.jobs.add(APPLY_JOB, { photo_id: photoId }, { after: UNDO_SECONDS + 1, tx })
    await recordPhotoAct(app, tx, staff, {
      act: verdict === 'approved' ? 'photo_approved' : 'photo_rejected',
      photoId,
      details: reason ? { reason } : {},
    })
  })
}

async function requireWaiting(tx: Tx, photoId: string): Promise<void> {
  const status = await statusOf(tx, photoId)
  if (!status) throw fail('request.not_found')
  const given = await waitingVerdict(tx, photoId)
  if (status === 'pending' && !given) return
  const reviewer = given?.name ?? (await reviewerOf(tx, photoId))?.name
  throw fail(
    'photos.already_reviewed',
    undefined,
    reviewer ? () => `${reviewer} has already ${given?.verdict ?? status} this photo.` : undefined,
  )
}

/**
 * Takes a verdict back before it takes effect; the photo waits again.
 * @throws request.not_found when it is somebody else's, or was taken back; decisions.too_late
 */
export async function undoVerdict(app: ReviewApp, staff: Staff, photoId: string): Promise<void> {
  const owner = await ownerToJudge(app.db, photoId, staff.id)
  if (!owner) throw fail('request.not_found')
  await transaction(app, async (tx) => {
    await lockPhotos(tx, owner)
    const given = await waitingVerdict(tx, photoId)
    const author = given?.staff_id ?? (await reviewerOf(tx, photoId))?.id
    if (author !== staff.id) throw fail('request.not_found')
    if (!given || given.effective_at <= app.clock.now()) throw fail('decisions.too_late')
    await deleteVerdict(tx, photoId)
    await recordPhotoAct(app, tx, staff, { act: 'photo_verdict_undone', photoId })
  })
}

export async function applyDueVerdicts(app: App): Promise<void> {
  for (const id of await dueVerdicts(app.db, app.clock.now()))
    await applyVerdict(app, id).catch((error: unknown) =>
      app.log.error({ err: error, photo: id }, 'a verdict on a photo could not be applied'),
    )
}

/** Once, however often this runs; nothing happens when a decision about the member has removed the photo meanwhile. */
async function applyVerdict(app: ReviewApp, photoId: string): Promise<void> {
  const owner = await ownerOf(app.db, photoId)
  if (!owner) return
  await transaction(app, async (tx) => {
    await lockPhotos(tx, owner)
    const given = await takeDueVerdict(tx, photoId, app.clock.now())
    if (!given || (await statusOf(tx, photoId)) !== 'pending') return
    const { verdict, reason, staff_id: staffId } = given
    await settle(app, tx, { photoId, owner, verdict, reason, staffId })
  })
}
