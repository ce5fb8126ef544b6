import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { fail } from '../failures.ts'
import { moveReports } from './late-reports.ts'
import { closeLeasedCase } from './leases.ts'

const HOURS = 24

/**
 * Opens a decided case again. Of a member there is one open case of reports: what another one holds comes into this.
 * @throws decisions.decided while the other one is being decided
 */
export async function reopenCase(tx: Tx, caseId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; is_waiting: boolean }>`
    select other.id, exists (select from decisions d
      where d.case_id = other.id and d.applied_at is null and d.undone_at is null) as is_waiting
    from cases c join cases other on other.subject_id = c.subject_id and other.kind = 'reports'
      and other.closed_at is null and other.id <> c.id
    where c.id = ${caseId} for update of other`.execute(tx)
  for (const { id, is_waiting } of rows) {
    if (is_waiting) throw fail('decisions.decided')
    const reports = await tx.selectFrom('reports').select('id').where('case_id', '=', id).execute()
    await moveReports(
      tx,
      reports.map((report) => report.id),
      caseId,
    )
    await closeLeasedCase(tx, id, 'answered', now)
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
}
