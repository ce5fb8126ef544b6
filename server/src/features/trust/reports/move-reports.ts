import type { Tx } from '../../../platform/db.ts'
import { assignReports, evidenceOfReports, reassignEvidence } from './evidence.queries.ts'
import { contentOf, encryptEvidence } from './evidence.ts'
import { moveHolds } from './holds/holds.queries.ts'
import type { ReportEncryption } from './report-content.ts'

/** Encrypts the evidence again for the new case, stores shared photos once, and moves legal holds along. */
export async function moveReports(
  app: ReportEncryption,
  tx: Tx,
  reportIds: readonly string[],
  caseId: string,
): Promise<void> {
  await moveHolds(tx, reportIds, caseId)
  await assignReports(tx, reportIds, caseId)
  for (const row of await evidenceOfReports(tx, reportIds, caseId))
    await reassignEvidence(tx, row.id, {
      case_id: caseId,
      sealed: encryptEvidence(app, caseId, row.id, contentOf(app, row.case_id, row)),
    })
}
