import { randomUUID } from 'node:crypto'
import type { App } from '../../platform/app.ts'
import { transaction } from '../../platform/outbox.ts'
import { evidenceFile, isMissingFile } from '../../platform/storage.ts'
import {
  type EvidenceRow,
  insertEvidence,
  photosToShare,
  registerCopies,
  reportCase,
} from './evidence.queries.ts'
import { photoIn, sealEvidence } from './evidence.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** A report became a case of its own: the photos of its first case are needed there, too. */
    'report.moved': { from_case: string; report_id: string }
  }
}

/** Files are copied after the decision: storage that fails or is slow must not hold it up. */
export function reportListeners(app: App): void {
  app.outbox.listen('reports.photos', {
    'report.moved': ({ from_case, report_id }) => sharePhotos(app, from_case, report_id),
  })
}

/**
 * Freezes the photos of one case for the case of this report as well, under keys of their own: each case keeps them for
 * its own time. A photo is copied once for all open reports about a member, so a report that becomes a case of its own
 * has none. Running it again copies what is still absent.
 * @throws when a photo could not be copied, after the others; a file that is gone is left out
 */
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

interface Sharing {
  fromCase: string
  toCase: string
  reportId: string
}

async function sharePhoto(app: App, row: EvidenceRow, { fromCase, toCase, reportId }: Sharing) {
  const bytes = await photoIn(app, fromCase, row)
  const [id, copyKey] = [randomUUID(), randomUUID()]
  await registerCopies(app.db, [copyKey], app.clock.now())
  await app.storage.put(evidenceFile(copyKey), app.cases.encryption.encryptBytes(bytes, copyKey))
  const { kind, photo_id, taken_at } = row
  const sealed = sealEvidence(app, toCase, id, { photoId: photo_id ?? '', storageKey: copyKey })
  await transaction(app, async (tx) => {
    if ((await reportCase(tx, reportId, 'locked')) !== toCase)
      throw new Error('the report was moved meanwhile')
    await insertEvidence(tx, [
      { id, case_id: toCase, report_id: reportId, kind, sealed, taken_at, photo_id, storage_key: copyKey },
    ])
  })
}
