import { createHash } from 'node:crypto'

/** `at` and `details` are in PostgreSQL's text format. */
export interface HashedRow {
  seq: number
  at: string
  staff_id: string | null
  act: string
  subject_kind: string | null
  subject_id: string | null
  details: string
}

export const EMPTY = { seq: 0, hash: Buffer.alloc(32) } as const

export function auditHash(previous: Buffer, row: HashedRow): Buffer {
  const { seq, at, staff_id, act, subject_kind, subject_id, details } = row
  const fields = JSON.stringify([seq, at, staff_id, act, subject_kind, subject_id, details])
  return createHash('sha256').update(previous).update(fields).digest()
}
