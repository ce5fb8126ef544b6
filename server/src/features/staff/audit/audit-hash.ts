import { createHash } from 'node:crypto'

/** A row of the audit log as its hash sees it; `at` and `details` in the one form that PostgreSQL writes them in. */
export interface HashedRow {
  seq: number
  at: string
  staff_id: string | null
  act: string
  subject_kind: string | null
  subject_id: string | null
  details: string
}

/** The head of an empty log. */
export const EMPTY = { seq: 0, hash: Buffer.alloc(32) } as const

/** SHA-256 over the hash of the row before and this row, each field at its place. */
export function auditHash(previous: Buffer, row: HashedRow): Buffer {
  const { seq, at, staff_id, act, subject_kind, subject_id, details } = row
  const fields = JSON.stringify([seq, at, staff_id, act, subject_kind, subject_id, details])
  return createHash('sha256').update(previous).update(fields).digest()
}
