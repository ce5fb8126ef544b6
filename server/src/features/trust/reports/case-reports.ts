import type { CaseReport } from '@ndoa/contract/trust/cases'
import type { CaseReader } from './evidence.ts'
import { decryptReport } from './report-content.ts'
import { caseReports } from './reports.queries.ts'

/** Contains nothing that identifies the reporters. */
export async function reportsOfCase(
  reader: CaseReader,
  caseId: string,
): Promise<(CaseReport & { id: string })[]> {
  const rows = await caseReports(reader.db, caseId)
  return rows.map(({ sealed, created_at, ...report }) => {
    const content = sealed ? decryptReport(reader, report.id, sealed) : null
    return { ...report, details: content?.details ?? null, created_at: created_at.toISOString() }
  })
}
