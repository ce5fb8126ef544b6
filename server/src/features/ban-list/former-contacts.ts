import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { ProvenContacts } from '../accounts/index.ts'
import { saveFormerContacts } from './former-contacts.queries.ts'
import { contactMacs } from './traces.ts'

/**
 * A member gives up contacts while a case about them is open: a ban that ends it lists them, too. They go when the case is
 * closed. Lock the account first, so that no case is opened meanwhile.
 */
export const keepFormerContacts = (
  app: Pick<App, 'banList'>,
  tx: Tx,
  memberId: string,
  contacts: ProvenContacts,
): Promise<void> => saveFormerContacts(tx, memberId, contactMacs(app, contacts))
