import { randomUUID } from 'node:crypto'
import type { App } from '../../../platform/app.ts'
import { transaction } from '../../../platform/outbox.ts'
import { evidenceFile, isMissingFile } from '../../../platform/storage.ts'
import {
  type EvidenceRow,
  insertEvidence,
  photosToShare,
  registerFiles,
  reportCase,
} from './evidence.queries.ts'
import { encryptEvidence, photoIn } from './evidence.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    'report.moved': { from_case: string; report_id: string }
  }
}

/** Copies photos after the decision, so that slow or failing storage does not delay it. */
export function reportListeners(app: App): void {
  app.outbox.listen('reports.photos', {
    'report.moved': ({ from_case, report_id }) => sharePhotos(app, from_case, report_id),
  })
}

/** Each case keeps evidence for its own period. A retry copies what is missing; missing files are skipped. */
async function sharePhotos(app: App, fromCase: string, reportId: string): Promise<void> {
  const toCase = await reportCase(app.db, reportId)
  if (!toCase || toCase === fromCase) return
  const failures: unknown[] = []
  for (const row of await photosToShare(app.db, fromCase, toCase))
    await sharePhoto(app, row, { fromCase, toCase, reportId }).catch((error: unknown) => {
      app.log.warn({ err: error, evidence: row.id }, 'a frozen photo could not be copied')
      if (!isMissingFile(error)) failures.push(error)
    })
  if (failures.length > 0) throw new AggregateError(failures, 'frozen photos could not be copied')
}

interface ShareInput {
  fromCase: string
  toCase: string
  reportId: string
}

async function sharePhoto(app: App, row: EvidenceRow, { fromCase, toCase, reportId }: ShareInput) {
  const bytes = await photoIn(app, fromCase, row)
  const [id, copyKey] = [randomUUID(), randomUUID()]
  await registerFiles(app.db, [copyKey], app.clock.now())
  await app.storage.put(evidenceFile(copyKey), app.cases.encryption.encryptBytes(bytes, copyKey))
  const { kind, photo_id, taken_at } = row
  const sealed = encryptEvidence(app, toCase, id, { photoId: photo_id ?? '', storageKey: copyKey })
  await transaction(app, async (tx) => {
    if ((await reportCase(tx, reportId, 'locked')) !== toCase)
      throw new Error('the report was moved meanwhile')
    await insertEvidence(tx, [
      { id, case_id: toCase, report_id: reportId, kind, sealed, taken_at, photo_id, storage_key: copyKey },
    ])
  })
}
