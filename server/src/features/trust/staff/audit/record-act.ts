import type { StaffAct } from '@ndoa/contract/trust/staff-rules'
import type { Tx } from '../../../../platform/db.ts'
import { insertEntry, lockAudit, readHead } from './audit.queries.ts'
import { auditHash } from './audit-hash.ts'

/** An action's ids, codes and counts, without private content. */
export interface Act {
  act: StaffAct
  at: Date
  /** Null for the system and the command line. */
  by: string | null
  subject?: { kind: string; id: string }
  details?: Record<string, string | number | boolean | null>
}

/** Call last in the action's transaction: all other writers wait until it ends. */
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
  await insertEntry(tx, { ...row, at, previous_hash: head.hash, hash })
}
