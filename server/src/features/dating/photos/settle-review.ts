import type { PhotoRejection } from '@ndoa/contract/trust/photo-review-rules'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { recordSecurityEvent } from '../../identity/accounts/index.ts'
import { setReviewed, type Verdict } from './photo-status.queries.ts'
import { makeMain, nextMainPhoto } from './photos.queries.ts'

export const UNREVIEWED = { status: 'pending', reviewed_at: null } as const

interface Settled {
  photoId: string
  owner: string
  verdict: Verdict
  reason: PhotoRejection | null
  staffId: string | null
}

/** The caller must hold the lock on the owner's photos. */
export async function settleReview(
  { clock }: Pick<App, 'clock'>,
  tx: Tx,
  { photoId, owner, verdict, reason, staffId }: Settled,
) {
  const now = clock.now()
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
