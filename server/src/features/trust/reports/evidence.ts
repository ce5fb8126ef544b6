import { randomUUID } from 'node:crypto'
import type { Report } from '@ndoa/contract/trust/reports'
import type { App } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { evidenceFile, isMissingFile, photoFile } from '../../../platform/storage.ts'
import {
  type EvidenceRow,
  evidenceRow,
  evidenceRows,
  insertEvidence,
  messagesAround,
  photosToCopy,
  profileSeenByOthers,
  registerFiles,
  sealedReports,
} from './evidence.queries.ts'
import { decryptReport, type ReportEncryption } from './report-content.ts'

export interface PhotoCopy {
  photoId: string
  storageKey: string
}

/** New keys keep the evidence when the originals are deleted. Copies without evidence are removed after an hour. */
export async function copyPhotos(app: App, memberId: string): Promise<PhotoCopy[]> {
  const photos = await photosToCopy(app.db, memberId)
  const copies = photos.map((photo) => ({ ...photo, copyKey: randomUUID() }))
  await registerFiles(
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

/** Any failure except a missing file fails the report, so that a retry is complete. @returns null if missing */
const bytesOf = ({ storage, log }: App, storageKey: string) =>
  storage.get(photoFile(storageKey, 'w1280')).catch((error: unknown) => {
    if (!isMissingFile(error)) throw error
    log.warn({ err: error }, 'a photo was gone before it could be kept as evidence')
    return null
  })

interface FreezeInput {
  caseId: string
  reportId: string | null
  reporterId: string
  report: Pick<Report, 'user_id' | 'message_ids'>
  copies: PhotoCopy[]
  now: Date
}

/** Binds ciphertext to its row: evidence moved to another case or id in the database cannot be decrypted. */
const ownerOf = (caseId: string, id: string) => `evidence ${caseId} ${id}`

/** Evidence is kept for `EVIDENCE_KEPT_DAYS` after its case is closed, then deleted by `reports.jobs.ts`. */
export async function freezeEvidence(app: ReportEncryption, tx: Tx, freezing: FreezeInput): Promise<void> {
  const { reporterId, report, copies, now } = freezing
  const frozen = (kind: EvidenceRow['kind'], content: unknown, copy?: PhotoCopy) => {
    const id = randomUUID()
    return {
      id,
      case_id: freezing.caseId,
      report_id: freezing.reportId,
      kind,
      sealed: encryptEvidence(app, freezing.caseId, id, content),
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

export type CaseReader = ReportEncryption & { db: Db }

export interface Evidence {
  id: string
  report_id: string | null
  kind: EvidenceRow['kind']
  photo_id: string | null
  content: unknown
  taken_at: Date
}

/** Oldest first. Callers that show evidence must record the access. */
export async function evidenceOfCase(reader: CaseReader, caseId: string): Promise<Evidence[]> {
  const rows = await evidenceRows(reader.db, caseId)
  const reports = await sealedReports(reader.db, caseId)
  const reported = new Set(reports.map(({ id, sealed }) => decryptReport(reader, id, sealed).photo_id))
  return rows.map((row) => {
    const { sealed: _sealed, storage_key: _key, ...evidence } = row
    const content = contentOf(reader, caseId, row)
    if (row.kind !== 'photo') return { ...evidence, content }
    return { ...evidence, content: { reported: reported.has((content as PhotoCopy).photoId) } }
  })
}

export const encryptEvidence = (
  { cases }: ReportEncryption,
  caseId: string,
  id: string,
  content: unknown,
): string => cases.encryption.encrypt(JSON.stringify(content), ownerOf(caseId, id))

export const contentOf = (
  { cases }: ReportEncryption,
  caseId: string,
  { id, sealed }: EvidenceRow,
): unknown => JSON.parse(cases.encryption.decrypt(sealed, ownerOf(caseId, id)))

/** @returns WebP bytes; null if this case has no such photo */
export async function readEvidencePhoto(app: App, caseId: string, id: string): Promise<Buffer | null> {
  const row = await evidenceRow(app.db, caseId, id)
  return row?.kind === 'photo' ? photoIn(app, caseId, row) : null
}

/** @throws if the file is missing or damaged, or storage does not respond */
export async function photoIn(app: App, caseId: string, row: EvidenceRow): Promise<Buffer> {
  const { storageKey } = contentOf(app, caseId, row) as PhotoCopy // the key in the row is not authenticated
  return app.cases.encryption.decryptBytes(await app.storage.get(evidenceFile(storageKey)), storageKey)
}
