import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { addMonths } from '@ndoa/contract/months'
import type {
  VerificationDecision,
  VerificationView,
  WaitingVerification,
} from '@ndoa/contract/trust/verification-staff'
import type { App, Staff } from '../../../platform/app.ts'
import { violates } from '../../../platform/db.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { photoFile } from '../../../platform/storage.ts'
import { fail } from '../../shared/failures.ts'
import { recordAct } from '../staff/index.ts'
import {
  type ApprovedPhoto,
  approvedPhotos,
  countVerdicts,
  insertDecision,
  picturesOf,
  settleVerification,
  waitingRows,
  waitingView,
} from './decisions.queries.ts'
import { type LivePicture, readLivePicture, removePictures } from './live-pictures.ts'
import './verification.events.ts'
import { arrangedCall } from './verification.rules.ts'

/** Hides whether and how another reviewer decided. */
export async function waitingVerifications({ db }: App, staff: Staff): Promise<WaitingVerification[]> {
  const rows = await waitingRows(db, staff.id, staff.isSenior)
  return rows.map((row) => ({
    ...row,
    sent_at: row.sent_at.toISOString(),
    due_at: row.due_at.toISOString(),
  }))
}

/** Records the access first. @throws request.not_found, also if a live picture can't be read */
export async function viewVerification(app: App, staff: Staff, id: string): Promise<VerificationView> {
  const { row, pictures, approved } = await transaction(app, async (tx) => {
    const row = await waitingView(tx, id, staff.id, staff.isSenior)
    if (!row) throw fail('request.not_found')
    const pictures = await picturesOf(tx, id)
    const approved = await approvedPhotos(tx, row.member_id)
    await recordAct(tx, {
      act: 'verification_viewed',
      at: app.clock.now(),
      by: staff.id,
      subject: { kind: 'verification', id },
    })
    return { row, pictures, approved }
  })
  // Started and awaited together, so that no rejection is unhandled.
  const [live, photos] = await Promise.all([
    Promise.all(pictures.map((picture) => livePicture(app, picture))),
    Promise.all(approved.map((photo) => profilePhoto(app, photo))),
  ])
  const { kind, display_name, turn, code } = row
  return {
    id,
    kind,
    display_name,
    turn,
    code,
    call: arrangedCall(row),
    live,
    photos: photos.filter((photo) => photo !== null),
  }
}

/** @throws request.not_found if it can't be read, perhaps because it has been decided since */
async function livePicture(app: App, { pose, storage_key }: LivePicture) {
  try {
    return { pose, src: dataAddress(await readLivePicture(app, storage_key)) }
  } catch (error) {
    app.log.warn({ err: error }, 'a live picture cannot be read')
    throw fail('request.not_found')
  }
}

/** @returns null if it can't be read, perhaps because the member deleted it */
async function profilePhoto(app: App, { storage_key, is_primary }: ApprovedPhoto) {
  try {
    return { is_primary, src: dataAddress(await app.storage.get(photoFile(storage_key, 'w640'))) }
  } catch (error) {
    app.log.warn({ err: error }, 'a profile photo cannot be read')
    return null
  }
}

const dataAddress = (webp: Uint8Array) => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`

/**
 * Two equal decisions settle a request; otherwise a senior decides. Database constraints enforce this.
 * @throws request.denied, verification.decided, verification.decided_by_you, verification.unseen,
 * verification.not_called, verification.other_reason
 */
export async function decideVerification(
  app: App,
  staff: Staff,
  decision: VerificationDecision,
): Promise<void> {
  const { verification_id, verdict } = decision
  const now = app.clock.now()
  const validUntil = addMonths(now, VERIFIED_MONTHS)
  const settled = await transaction(app, async (tx) => {
    await insertDecision(tx, decision, staff.id, now).catch((error: unknown) => {
      throw refusal(error)
    })
    const isSettled = (await countVerdicts(tx, decision)) >= 2
    if (isSettled) {
      const member_id = await settleVerification(tx, decision, { now, validUntil })
      const outcome = verdict === 'approve' ? 'approved' : 'rejected'
      await emit(tx, 'verification.decided', { member_id, verification_id, outcome })
    }
    await recordAct(tx, {
      act: 'verification_decided',
      at: now,
      by: staff.id,
      subject: { kind: 'verification', id: verification_id },
      details: { verdict, ...(decision.verdict === 'reject' && { reason: decision.reason }) },
    })
    return isSettled
  })
  if (settled) await removePictures(app)
}

function refusal(error: unknown) {
  if (violates(error, 'verification_decisions_pkey')) return fail('verification.decided_by_you')
  if (violates(error, 'verification_seen')) return fail('verification.unseen')
  if (violates(error, 'verification_called')) return fail('verification.not_called')
  if (violates(error, 'verification_reason')) return fail('verification.other_reason')
  if (violates(error, 'verification_waits')) return fail('verification.decided')
  if (violates(error, 'verification_by_moderators')) return fail('request.denied')
  if (violates(error, 'verification_by_two')) return fail('request.denied')
  return error
}
