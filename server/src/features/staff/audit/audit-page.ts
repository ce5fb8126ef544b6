import { AUDIT_PAGE } from '@ndoa/contract/staff-rules'
import { sql } from 'kysely'
import type { Staff } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db.ts'

/** A page of the log, the newest first: all of it for administrators, their own entries for moderators. */
export async function auditPage(
  db: Db,
  { id, role }: Pick<Staff, 'id' | 'role'>,
  before: number | undefined,
) {
  const rows = await entriesOf(db, role === 'admin' ? null : id, before ?? null)
  const page = rows.slice(0, AUDIT_PAGE)
  return {
    entries: page.map(({ seq, at, act, details, ...row }) => ({
      seq,
      at: at.toISOString(),
      by: row.staff_id && row.staff_name ? { id: row.staff_id, name: row.staff_name } : null,
      act,
      subject:
        row.subject_kind && row.subject_id
          ? { kind: row.subject_kind, id: row.subject_id, name: row.subject_name }
          : null,
      details,
    })),
    next_before: rows.length > page.length ? (page.at(-1)?.seq ?? null) : null,
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

/** One row more than a page: there is a next one. */
async function entriesOf(db: Db, staffId: string | null, before: number | null) {
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
