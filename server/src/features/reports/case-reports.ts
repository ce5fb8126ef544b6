import type { CaseReport } from '@ndoa/contract/cases'
import type { CaseReader } from './evidence.ts'
import { caseReports } from './reports.queries.ts'
import { readTold } from './told.ts'

/** The reports of a case with the reporters' words, oldest first; nothing that says who the reporters are. */
export async function reportsOfCase(
  reader: CaseReader,
  caseId: string,
): Promise<(CaseReport & { id: string })[]> {
  const rows = await caseReports(reader.db, caseId)
  return rows.map(({ sealed, created_at, ...report }) => {
    const told = sealed ? readTold(reader, report.id, sealed) : null
    return { ...report, details: told?.details ?? null, created_at: created_at.toISOString() }
  })
}
