import { randomUUID } from 'node:crypto'
import type { Report } from '@ndoa/contract/reports'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { evidenceFile, photoFile } from '../../platform/storage.ts'
import {
  type EvidenceRow,
  evidenceRows,
  insertEvidence,
  messagesAround,
  photosToCopy,
  profileSeenByOthers,
  registerCopies,
} from './evidence.queries.ts'

export interface PhotoCopy {
  photoId: string
  storageKey: string
}

/**
 * Copies the photos that others see of a member under keys of their own, so that deleting them does not touch the copy.
 * Copies that no evidence names within an hour are removed.
 */
export async function copyPhotos(app: App, memberId: string): Promise<PhotoCopy[]> {
  const photos = await photosToCopy(app.db, memberId)
  const copies = photos.map((photo) => ({ ...photo, copyKey: randomUUID() }))
  await registerCopies(
    app.db,
    copies.map(({ copyKey }) => copyKey),
    app.clock.now(),
  )
  const done = await Promise.all(
    copies.map(async ({ id, storage_key, copyKey }) => {
      const bytes = await app.storage.get(photoFile(storage_key, 'w1280')).catch(() => null)
      if (!bytes) return [] // deleted in this very moment
      await app.storage.put(evidenceFile(copyKey), app.cases.sealing.encryptBytes(bytes, copyKey))
      return [{ photoId: id, storageKey: copyKey }]
    }),
  )
  return done.flat()
}

interface Freezing {
  caseId: string
  reportId: string
  reporterId: string
  report: Report
  copies: PhotoCopy[]
  now: Date
}

/** Keeps what the reporter could see: the profile, the photos, and the messages around what was reported. */
export async function freezeEvidence(app: App, tx: Tx, freezing: Freezing): Promise<void> {
  const { reporterId, report, copies, now } = freezing
  const { sealing } = app.cases
  const frozen = (kind: EvidenceRow['kind'], content: unknown, copy?: PhotoCopy) => {
    const id = randomUUID()
    return {
      id,
      case_id: freezing.caseId,
      report_id: freezing.reportId,
      kind,
      sealed: sealing.encrypt(JSON.stringify(content), id),
      taken_at: now,
      ...(copy && { photo_id: copy.photoId, storage_key: copy.storageKey }),
    }
  }
  const messages = await messagesAround(tx, reporterId, report.user_id, report.message_ids ?? [])
  await insertEvidence(tx, [
    frozen('profile', await profileSeenByOthers(tx, report.user_id, now)),
    ...(messages.length > 0 ? [frozen('messages', messages)] : []),
    ...copies.map((copy) => frozen('photo', { reported: copy.photoId === report.photo_id }, copy)),
  ])
}

export interface Evidence {
  id: string
  report_id: string
  kind: EvidenceRow['kind']
  content: unknown
  taken_at: Date
}

/** What was frozen for a case, oldest first. Whoever shows it records that somebody looked. */
export async function evidenceOfCase(app: App, caseId: string): Promise<Evidence[]> {
  const rows = await evidenceRows(app.db, caseId)
  return rows.map(({ sealed, storage_key: _key, ...row }) => ({
    ...row,
    content: JSON.parse(app.cases.sealing.decrypt(sealed, row.id)),
  }))
}

/** @returns the WebP bytes of a frozen photo, or null when there is none by this id in this case */
export async function readEvidencePhoto(app: App, caseId: string, id: string): Promise<Buffer | null> {
  const row = (await evidenceRows(app.db, caseId)).find((one) => one.id === id)
  if (!row?.storage_key) return null
  return app.cases.sealing.decryptBytes(await app.storage.get(evidenceFile(row.storage_key)), row.storage_key)
}
