import type { CaseReport } from '@ndoa/contract/cases'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { CaseReader } from './evidence.ts'
import { readTold } from './told.ts'

type Row = Omit<CaseReport, 'created_at' | 'details'> & {
  id: string
  sealed: string | null
  created_at: Date
}

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

async function caseReports(db: Db, caseId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.id, r.number, r.reason, r.surface, r.created_at, r.sealed, before.decided_before,
      before.upheld_before
    from reports r
    cross join lateral (
      select count(*)::int as decided_before, count(*) filter (where c.outcome = 'breach')::int as upheld_before
      from reports o join cases c on c.id = o.case_id
      where o.reporter_id = r.reporter_id and o.case_id <> r.case_id and c.outcome in ('breach', 'no_breach')
    ) before
    where r.case_id = ${caseId} order by r.created_at, r.id`.execute(db)
  return rows
}
