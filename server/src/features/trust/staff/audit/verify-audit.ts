import type { Database, Tx } from '../../../../platform/db.ts'
import { allRows, storedHead } from './audit.queries.ts'
import { auditHash, EMPTY } from './audit-hash.ts'

export interface AuditHead {
  seq: number
  hash: Buffer
}

export type AuditState = ({ intact: true } & AuditHead) | { intact: false; seq: number; why: string }

/** Also checks that the log still contains `noted`, a head from the server log. */
export function verifyAudit(db: Database, noted?: AuditHead): Promise<AuditState> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => walkAudit(tx, noted))
}

/** The transaction must see one state of the log. */
export async function walkAudit(tx: Tx, noted?: AuditHead): Promise<AuditState> {
  let last: AuditHead = EMPTY
  for await (const { previous_hash, hash, ...row } of allRows(tx)) {
    const expected = last.seq + 1
    if (row.seq !== expected) return broken(expected, 'the row is missing')
    if (!previous_hash.equals(last.hash)) return broken(expected, 'it does not follow from the row before')
    if (!hash.equals(auditHash(last.hash, row))) return broken(expected, 'its content or hash was changed')
    if (row.seq === noted?.seq && !hash.equals(noted.hash))
      return broken(expected, 'another row was noted here')
    last = { seq: row.seq, hash }
  }
  const head = await storedHead(tx)
  if (!head || head.seq < last.seq) return broken(last.seq, 'the head of the log was changed')
  if (head.seq > last.seq || (noted && noted.seq > last.seq))
    return broken(last.seq + 1, 'the row is missing')
  if (!head.hash.equals(last.hash)) return broken(last.seq, 'the head of the log was changed')
  return { intact: true, ...last }
}

const broken = (seq: number, why: string): AuditState => ({ intact: false, seq, why })

/** Returns the stored head without verifying it. */
export async function auditHead(db: Database): Promise<AuditHead> {
  const head = await storedHead(db)
  if (!head) throw new Error('The audit log has no head.')
  return head
}
