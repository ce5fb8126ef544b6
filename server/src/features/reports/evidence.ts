import { randomUUID } from 'node:crypto'
import type { Report } from '@ndoa/contract/reports'
import type { App } from '../../platform/app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { evidenceFile, isMissingFile, photoFile } from '../../platform/storage.ts'
import {
  type EvidenceRow,
  evidenceRow,
  evidenceRows,
  insertEvidence,
  messagesAround,
  photosToCopy,
  profileSeenByOthers,
  registerCopies,
  sealedReports,
} from './evidence.queries.ts'
import { readTold, type Sealing } from './told.ts'

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
      const bytes = await bytesOf(app, storage_key)
      if (!bytes) return []
      await app.storage.put(evidenceFile(copyKey), app.cases.encryption.encryptBytes(bytes, copyKey))
      return [{ photoId: id, storageKey: copyKey }]
    }),
  )
  return done.flat()
}

/** Null when it was deleted meanwhile. Any other failure fails the report: sent again, it is complete. */
const bytesOf = ({ storage, log }: App, storageKey: string) =>
  storage.get(photoFile(storageKey, 'w1280')).catch((error: unknown) => {
    if (!isMissingFile(error)) throw error
    log.warn({ err: error }, 'a photo was gone before it could be kept as evidence')
    return null
  })

interface Freezing {
  caseId: string
  /** Null: nobody reported it, a program did. */
  reportId: string | null
  /** In whose conversation with the member it is. */
  reporterId: string
  report: Pick<Report, 'user_id' | 'message_ids'>
  copies: PhotoCopy[]
  now: Date
}

/** A row that somebody with access to the database puts into another case, or under another id, cannot be read. */
const ownerOf = (caseId: string, id: string) => `evidence ${caseId} ${id}`

/** Keeps what the reporter could see: the profile, the photos, and the messages around what was reported. */
export async function freezeEvidence(app: Sealing, tx: Tx, freezing: Freezing): Promise<void> {
  const { reporterId, report, copies, now } = freezing
  const frozen = (kind: EvidenceRow['kind'], content: unknown, copy?: PhotoCopy) => {
    const id = randomUUID()
    return {
      id,
      case_id: freezing.caseId,
      report_id: freezing.reportId,
      kind,
      sealed: sealEvidence(app, freezing.caseId, id, content),
      taken_at: now,
      ...(copy && { photo_id: copy.photoId, storage_key: copy.storageKey }),
    }
  }
  const messages = await messagesAround(tx, reporterId, report.user_id, report.message_ids ?? [])
  await insertEvidence(tx, [
    frozen('profile', await profileSeenByOthers(tx, report.user_id, now)),
    ...(messages.length > 0 ? [frozen('messages', messages)] : []),
    ...copies.map((copy) => frozen('photo', copy, copy)),
  ])
}

/** Reads cases, within a transaction or without one. */
export type CaseReader = Sealing & { db: Db }

export interface Evidence {
  id: string
  report_id: string | null
  kind: EvidenceRow['kind']
  /** The photo that it is a copy of. */
  photo_id: string | null
  content: unknown
  taken_at: Date
}

/** What was frozen for a case, oldest first. Anyone who shows it records that somebody looked. */
export async function evidenceOfCase(reader: CaseReader, caseId: string): Promise<Evidence[]> {
  const rows = await evidenceRows(reader.db, caseId)
  const reports = await sealedReports(reader.db, caseId)
  const reported = new Set(reports.map(({ id, sealed }) => readTold(reader, id, sealed).photo_id))
  return rows.map((row) => {
    const { sealed: _sealed, storage_key: _key, ...evidence } = row
    const content = contentOf(reader, caseId, row)
    if (row.kind !== 'photo') return { ...evidence, content }
    return { ...evidence, content: { reported: reported.has((content as PhotoCopy).photoId) } }
  })
}

export const sealEvidence = ({ cases }: Sealing, caseId: string, id: string, content: unknown): string =>
  cases.encryption.encrypt(JSON.stringify(content), ownerOf(caseId, id))

/** What a row of evidence holds. */
export const contentOf = ({ cases }: Sealing, caseId: string, { id, sealed }: EvidenceRow): unknown =>
  JSON.parse(cases.encryption.decrypt(sealed, ownerOf(caseId, id)))

/** @returns the WebP bytes of a frozen photo, or null when there is none by this id in this case */
export async function readEvidencePhoto(app: App, caseId: string, id: string): Promise<Buffer | null> {
  const row = await evidenceRow(app.db, caseId, id)
  return row?.kind === 'photo' ? photoIn(app, caseId, row) : null
}

/** @throws when the file is missing or damaged, or storage does not answer */
export async function photoIn(app: App, caseId: string, row: EvidenceRow): Promise<Buffer> {
  const { storageKey } = contentOf(app, caseId, row) as PhotoCopy // not the key beside it, which can be changed
  return app.cases.encryption.decryptBytes(await app.storage.get(evidenceFile(storageKey)), storageKey)
}
