import { REPORT_DUE_HOURS } from '@ndoa/contract/limits'
import type { ReportReason } from '@ndoa/contract/reports'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { openCase } from '../cases/index.ts'

/**
 * Reports that came between a decision and its taking effect: whoever decided has not seen them. They become a case of
 * their own, once the decided one is closed.
 */
export async function moveLateReports(
  tx: Tx,
  {
    caseId,
    subjectId,
    decidedAt,
    now,
  }: { caseId: string; subjectId: string | null; decidedAt: Date; now: Date },
): Promise<void> {
  const late = await tx
    .selectFrom('reports')
    .select(['id', 'reason'])
    .where('case_id', '=', caseId)
    .where('created_at', '>', decidedAt)
    .$castTo<{ id: string; reason: ReportReason }>()
    .execute()
  if (late.length === 0) return
  const hours = Math.min(...late.map(({ reason }) => REPORT_DUE_HOURS[reason]))
  const next = await openCase(tx, { kind: 'reports', subjectId, hours, now })
  await moveReports(
    tx,
    late.map(({ id }) => id),
    next,
  )
}

/** With their evidence; a photo that the other case has already is kept once. */
export async function moveReports(tx: Tx, reportIds: readonly string[], caseId: string): Promise<void> {
  await sql`update reports set case_id = ${caseId} where id = any(${reportIds}::uuid[])`.execute(tx)
  await sql`delete from evidence e where e.report_id = any(${reportIds}::uuid[]) and e.case_id <> ${caseId}
    and exists (select from evidence kept where kept.case_id = ${caseId} and kept.photo_id = e.photo_id)`.execute(
    tx,
  )
  await sql`update evidence set case_id = ${caseId} where report_id = any(${reportIds}::uuid[])`.execute(tx)
}
