import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import type { App } from '../../../platform/app.ts'
import { evidenceFile } from '../../../platform/storage.ts'
import { leftoversBefore, unregisterFiles } from './evidence.queries.ts'
import { deleteLetters, deleteOldEvidence } from './reports.queries.ts'

const DAY = 86_400_000
/** Milliseconds. A report in progress has copies but no evidence yet. */
const UNFINISHED_REPORT_TTL = 3_600_000
const BATCH = 100

export function reportJobs(app: App): void {
  app.jobs.define('delete-old-evidence', () => deleteEvidence(app), { cron: '17 3 * * *' })
  app.jobs.define('remove-evidence-leftovers', () => removeEvidenceLeftovers(app), { cron: '* * * * *' })
}

export async function deleteEvidence(app: App): Promise<void> {
  const now = app.clock.now()
  const closedBefore = new Date(now.getTime() - EVIDENCE_KEPT_DAYS * DAY)
  await app.db.transaction().execute(async (tx) => {
    await deleteOldEvidence(tx, closedBefore, now)
    await deleteLetters(tx, now)
  })
  await removeEvidenceLeftovers(app)
}

export async function removeEvidenceLeftovers({ db, storage, clock }: App): Promise<void> {
  const before = new Date(clock.now().getTime() - UNFINISHED_REPORT_TTL)
  for (;;) {
    const keys = await leftoversBefore(db, before, BATCH)
    if (keys.length === 0) return
    await storage.delete(keys.map(evidenceFile))
    await unregisterFiles(db, keys)
  }
}
