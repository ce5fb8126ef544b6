import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/case-rules'
import type { App } from '../../platform/app.ts'
import { evidenceFile } from '../../platform/storage.ts'
import { deleteOldEvidence } from './reports.queries.ts'

const DAY = 86_400_000
/** A report that is being taken has made its copies, and no evidence yet. */
const BEING_TAKEN = 3_600_000
const BATCH = 100

/** Every night what was told and frozen is deleted, once the decision of its case cannot be appealed any more. */
export function reportJobs(app: App): void {
  app.jobs.define('delete-old-evidence', () => deleteEvidence(app), { cron: '17 3 * * *' })
  app.jobs.define('remove-evidence-leftovers', () => removeEvidenceLeftovers(app), { cron: '* * * * *' })
}

export async function deleteEvidence(app: App): Promise<void> {
  await deleteOldEvidence(app.db, new Date(app.clock.now().getTime() - EVIDENCE_KEPT_DAYS * DAY))
  await removeEvidenceLeftovers(app)
}

/** Removes the copies that no evidence names; may run twice at once without harm. */
export async function removeEvidenceLeftovers({ db, storage, clock }: App): Promise<void> {
  const before = new Date(clock.now().getTime() - BEING_TAKEN)
  for (;;) {
    const leftovers = await db
      .selectFrom('evidence_leftovers')
      .select('storage_key')
      .where('since', '<', before)
      .limit(BATCH)
      .execute()
    const keys = leftovers.map(({ storage_key }) => storage_key)
    if (keys.length === 0) return
    await storage.delete(keys.map(evidenceFile))
    await db.deleteFrom('evidence_leftovers').where('storage_key', 'in', keys).execute()
  }
}
