import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Traces } from './ban-list.queries.ts'

/** What a member gave up while a case about them was open that is open still. */
export async function formerContactsOf(db: Db, memberId: string): Promise<Traces['contacts']> {
  const { rows } = await sql<Traces['contacts'][number]>`
    select distinct f.kind, f.contact_mac from former_contacts f join cases c on c.id = f.case_id
    where c.subject_id = ${memberId}`.execute(db)
  return rows
}
