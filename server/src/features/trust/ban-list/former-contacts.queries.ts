import { DECIDED_KINDS } from '@ndoa/contract/trust/case-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Traces } from './ban-list.queries.ts'

export async function formerContactsOf(db: Db, memberId: string): Promise<Traces['contacts']> {
  const { rows } = await sql<Traces['contacts'][number]>`
    select distinct f.kind, f.contact_mac from former_contacts f join cases c on c.id = f.case_id
    where c.subject_id = ${memberId} and c.closed_at is null`.execute(db)
  return rows
}

/** Keeps contacts with every open case that can end in a decision about the member. */
export async function saveFormerContacts(
  tx: Tx,
  memberId: string,
  contacts: Traces['contacts'],
): Promise<void> {
  await sql`
    insert into former_contacts (case_id, kind, contact_mac)
    select c.id, former.kind, former.contact_mac
    from cases c, jsonb_to_recordset(${JSON.stringify(contacts)}) former (kind text, contact_mac text)
    where c.subject_id = ${memberId} and c.kind = any(${[...DECIDED_KINDS]}) and c.closed_at is null
    for share of c -- waits for a concurrent close, then skips the closed case
    on conflict do nothing`.execute(tx)
}

/** Call once the data kept for these cases includes the contacts. */
export const deleteFormerContacts = (tx: Tx, caseIds: readonly string[]) =>
  tx.deleteFrom('former_contacts').where('case_id', 'in', caseIds).execute()
