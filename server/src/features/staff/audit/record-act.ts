import type { StaffAct } from '@ndoa/contract/staff-rules'
import type { Tx } from '../../../platform/db.ts'
import { lockAudit, readHead } from './audit.queries.ts'
import { auditHash } from './audit-hash.ts'

/** What somebody on the staff did. No private content: ids, codes and counts alone. */
export interface Act {
  act: StaffAct
  at: Date
  /** Whose act it is; null for the system and the command line. */
  by: string | null
  /** What it was done to, such as `{ kind: 'staff', id }`. */
  subject?: { kind: string; id: string }
  details?: Record<string, string | number | boolean | null>
}

/**
 * Writes an act into the audit log, in the transaction of the act: both happen or neither. Call it last: from here to
 * the end of the transaction all others wait.
 */
export async function recordAct(tx: Tx, { act, at, by, subject, details = {} }: Act): Promise<void> {
  await lockAudit(tx)
  const { head, ...written } = await readHead(tx, at, JSON.stringify(details))
  const row = {
    ...written,
    seq: head.seq + 1,
    staff_id: by,
    act,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
  }
  const hash = auditHash(head.hash, row)
  await tx
    .insertInto('staff_audit')
    .values({ ...row, at, previous_hash: head.hash, hash })
    .execute()
  await tx.updateTable('staff_audit_head').set({ seq: row.seq, hash }).execute()
}
