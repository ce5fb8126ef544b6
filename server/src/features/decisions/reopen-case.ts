import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { fail } from '../failures.ts'
import { moveReports } from '../reports/index.ts'
import { recordAct } from '../staff/index.ts'
import { lockOtherOpenCases } from './decisions.queries.ts'
import { closeMergedCase } from './leases.queries.ts'

const HOURS = 24

interface Reopening {
  caseId: string
  /** Who decided that it is looked at again. */
  by: string
  now: Date
}

/**
 * Opens a decided case again. Of a member there is one open case of reports: what another one holds comes into this.
 * @throws decisions.decided while the other one is being decided
 */
export async function reopenCase(app: Pick<App, 'cases'>, tx: Tx, reopening: Reopening): Promise<void> {
  const { caseId, by, now } = reopening
  const merged: string[] = []
  for (const { id, is_waiting } of await lockOtherOpenCases(tx, caseId)) {
    if (is_waiting) throw fail('decisions.decided')
    const reports = await tx.selectFrom('reports').select('id').where('case_id', '=', id).execute()
    await moveReports(
      app,
      tx,
      reports.map((report) => report.id),
      caseId,
    )
    await closeMergedCase(tx, id, now)
    merged.push(id)
  }
  const due = new Date(now.getTime() + HOURS * 3_600_000)
  await tx
    .updateTable('cases')
    .set({
      closed_at: null,
      outcome: null,
      looked_at: null,
      reminded_at: null,
      waiting_since: now,
      due_at: due,
    })
    .where('id', '=', caseId)
    .execute()
  await recordAct(tx, {
    act: 'case_reopened',
    at: now,
    by,
    subject: { kind: 'case', id: caseId },
    details: { merged: merged.join(' ') },
  })
}
