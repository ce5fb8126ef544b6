import { REPORT_DUE_HOURS } from '@ndoa/contract/limits'
import type { ReportReason } from '@ndoa/contract/reports'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'
import { openCase } from '../cases/index.ts'
import { moveReports } from '../reports/index.ts'

/**
 * Reports that came after a decision but before it took effect: its author has not seen them. They become a case of
 * their own, once the decided one is closed. The photos that both cases are about are copied after the commit.
 * @param lastSeen number of the last report when the case was decided; later ones in a case have higher numbers. Null: a
 * server of an earlier version did not write it down, and the time tells
 */
export async function moveLateReports(
  app: App,
  tx: Tx,
  {
    caseId,
    subjectId,
    lastSeen,
    decidedAt,
    now,
  }: { caseId: string; subjectId: string | null; lastSeen: number | null; decidedAt: Date; now: Date },
): Promise<void> {
  const late = await tx
    .selectFrom('reports')
    .select(['id', 'reason'])
    .where('case_id', '=', caseId)
    .where((eb) => (lastSeen === null ? eb('created_at', '>', decidedAt) : eb('number', '>', lastSeen)))
    .$castTo<{ id: string; reason: ReportReason }>()
    .execute()
  const [first] = late
  if (!first) return
  const hours = Math.min(...late.map(({ reason }) => REPORT_DUE_HOURS[reason]))
  const next = await openCase(tx, { kind: 'reports', subjectId, hours, now })
  await moveReports(
    app,
    tx,
    late.map(({ id }) => id),
    next,
  )
  await emit(tx, 'report.moved', { from_case: caseId, report_id: first.id })
}
