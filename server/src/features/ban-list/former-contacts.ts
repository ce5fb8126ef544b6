import { DECIDED_KINDS } from '@ndoa/contract/case-rules'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { ProvenContacts } from '../accounts/index.ts'
import { contactMacs } from './traces.ts'

/**
 * A member gives up contacts while a case about them is open: a ban that ends it lists them, too. They go when the case is
 * closed. Lock the account first, so that no case is opened meanwhile.
 */
export async function keepFormerContacts(
  app: Pick<App, 'banList'>,
  tx: Tx,
  memberId: string,
  contacts: ProvenContacts,
): Promise<void> {
  await sql`
    insert into former_contacts (case_id, kind, contact_mac)
    select c.id, former.kind, former.contact_mac
    from cases c, jsonb_to_recordset(${JSON.stringify(contactMacs(app, contacts))}) former (kind text, contact_mac text)
    where c.subject_id = ${memberId} and c.kind = any(${[...DECIDED_KINDS]}) and c.closed_at is null
    on conflict do nothing`.execute(tx)
}
