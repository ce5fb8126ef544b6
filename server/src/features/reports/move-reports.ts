import type { Tx } from '../../platform/db.ts'
import { assignReports, evidenceOfReports, reassignEvidence } from './evidence.queries.ts'
import { contentOf, sealEvidence } from './evidence.ts'
import type { Sealing } from './told.ts'

/**
 * Puts reports into another case, with their evidence, which is encrypted for that case again. A photo that the other
 * case has already is kept once.
 */
export async function moveReports(
  app: Sealing,
  tx: Tx,
  reportIds: readonly string[],
  caseId: string,
): Promise<void> {
  await assignReports(tx, reportIds, caseId)
  for (const row of await evidenceOfReports(tx, reportIds, caseId))
    await reassignEvidence(tx, row.id, {
      case_id: caseId,
      sealed: sealEvidence(app, caseId, row.id, contentOf(app, row.case_id, row)),
    })
}
