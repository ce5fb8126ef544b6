import { UNDO_SECONDS } from '@ndoa/contract/trust/decision-rules'
import type { PhotoReview } from '@ndoa/contract/trust/photo-review'
import type { App, Staff } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import { lockPhotos, ownerOf, settleReview, statusOf } from '../../dating/photos/index.ts'
import { fail } from '../../shared/failures.ts'
import {
  deleteVerdict,
  dueVerdicts,
  insertVerdict,
  takeDueVerdict,
  waitingVerdict,
} from './photo-verdicts.queries.ts'
import { ownerToJudge, reviewerOf } from './review.queries.ts'
import { type ReviewApp, recordPhotoAct } from './review.ts'

const SECOND = 1_000
const APPLY_JOB = 'apply-photo-verdict'

type VerdictApp = ReviewApp & Pick<App, 'jobs'>

/** The cron job applies verdicts that a stopped process left behind. */
export function photoVerdictJobs(app: App): void {
  app.jobs.define(APPLY_JOB, ({ photo_id }: { photo_id: string }) => applyVerdict(app, photo_id))
  app.jobs.define('apply-due-photo-verdicts', () => applyDueVerdicts(app), { cron: '* * * * *' })
}

/** @throws request.not_found; photos.already_reviewed, with the reviewer's name, if another verdict came first */
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
  const pending = await waitingVerdict(tx, photoId)
  if (status === 'pending' && !pending) return
  const reviewer = pending?.name ?? (await reviewerOf(tx, photoId))?.name
  throw fail(
    'photos.already_reviewed',
    undefined,
    reviewer ? () => `${reviewer} has already ${pending?.verdict ?? status} this photo.` : undefined,
  )
}

/** @throws request.not_found for another reviewer's or a withdrawn verdict; decisions.too_late */
export async function undoVerdict(app: ReviewApp, staff: Staff, photoId: string): Promise<void> {
  const owner = await ownerToJudge(app.db, photoId, staff.id)
  if (!owner) throw fail('request.not_found')
  await transaction(app, async (tx) => {
    await lockPhotos(tx, owner)
    const pending = await waitingVerdict(tx, photoId)
    const author = pending?.staff_id ?? (await reviewerOf(tx, photoId))?.id
    if (author !== staff.id) throw fail('request.not_found')
    if (!pending || pending.effective_at <= app.clock.now()) throw fail('decisions.too_late')
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

/** Applies a verdict at most once, and not if a decision has removed the photo since. */
async function applyVerdict(app: ReviewApp, photoId: string): Promise<void> {
  const owner = await ownerOf(app.db, photoId)
  if (!owner) return
  await transaction(app, async (tx) => {
    await lockPhotos(tx, owner)
    const pending = await takeDueVerdict(tx, photoId, app.clock.now())
    if (!pending || (await statusOf(tx, photoId)) !== 'pending') return
    const { verdict, reason, staff_id: staffId } = pending
    await settleReview(app, tx, { photoId, owner, verdict, reason, staffId })
  })
}
