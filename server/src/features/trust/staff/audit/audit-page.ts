import { AUDIT_PAGE } from '@ndoa/contract/trust/staff-rules'
import type { Staff } from '../../../../platform/app.ts'
import type { Db } from '../../../../platform/db.ts'
import { entriesOf } from './audit.queries.ts'

/** Administrators see all entries, moderators only their own. */
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
