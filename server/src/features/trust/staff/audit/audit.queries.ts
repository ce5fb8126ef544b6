import { AUDIT_PAGE } from '@ndoa/contract/trust/staff-rules'
import { type Insertable, sql } from 'kysely'
import type { StaffAudit } from '../../../../platform/db/generated/tables.ts'
import { type Db, lockUntilCommit, type Tx } from '../../../../platform/db.ts'
import type { HashedRow } from './audit-hash.ts'

export const lockAudit = (tx: Tx): Promise<void> => lockUntilCommit(tx, 'staff audit')

/** Formats the time and details as PostgreSQL returns them later, so that the hashes match. */
export async function readHead(tx: Tx, time: Date, json: string) {
  const { rows } = await sql<{ seq: number; hash: Buffer; at: string; details: string }>`
    select seq, hash, extract(epoch from ${time}::timestamptz(3))::text as at, ${json}::jsonb::text as details
    from staff_audit_head`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('The audit log has no head.')
  const { seq, hash, at, details } = found
  return { head: { seq, hash }, at, details }
}

type StoredRow = HashedRow & { previous_hash: Buffer; hash: Buffer }

const PAGE = 1000

/** Holds one page in memory, oldest rows first. */
export async function* allRows(tx: Tx): AsyncGenerator<StoredRow> {
  for (let after = 0; ; ) {
    const { rows } = await sql<StoredRow>`
      select seq, extract(epoch from at)::text as at, staff_id, act, subject_kind, subject_id,
        details::text as details, previous_hash, hash
      from staff_audit where seq > ${after} order by seq limit ${PAGE}`.execute(tx)
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return
    after = end.seq
  }
}

interface Entry {
  seq: number
  at: Date
  staff_id: string | null
  staff_name: string | null
  act: string
  subject_kind: string | null
  subject_id: string | null
  subject_name: string | null
  details: Record<string, string | number | boolean | null>
}

/** Returns one row more than a page if another page follows. */
export async function entriesOf(db: Db, staffId: string | null, before: number | null) {
  const { rows } = await sql<Entry>`
    select a.seq, a.at, a.staff_id, s.name as staff_name, a.act, a.subject_kind, a.subject_id,
      subject.name as subject_name, a.details
    from staff_audit a
    left join staff s on s.id = a.staff_id
    left join staff subject on a.subject_kind = 'staff' and subject.id::text = a.subject_id
    where (${staffId}::uuid is null or a.staff_id = ${staffId}::uuid)
      and (${before}::bigint is null or a.seq < ${before}::bigint)
    order by a.seq desc limit ${AUDIT_PAGE + 1}`.execute(db)
  return rows
}

export async function insertEntry(tx: Tx, entry: Insertable<StaffAudit>): Promise<void> {
  await tx.insertInto('staff_audit').values(entry).execute()
  await tx.updateTable('staff_audit_head').set({ seq: entry.seq, hash: entry.hash }).execute()
}

/** @returns the stored head, without verifying it */
export const storedHead = (db: Db) =>
  db.selectFrom('staff_audit_head').select(['seq', 'hash']).executeTakeFirst()
