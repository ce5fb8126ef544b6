import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { ProvenContacts } from '../../identity/accounts/index.ts'
import { saveFormerContacts } from './former-contacts.queries.ts'
import { contactMacs } from './traces.ts'

/** An open case keeps the contacts, so that a ban from it lists them too. Lock the account first. */
export const keepFormerContacts = (
  app: Pick<App, 'banList'>,
  tx: Tx,
  memberId: string,
  contacts: ProvenContacts,
): Promise<void> => saveFormerContacts(tx, memberId, contactMacs(app, contacts))
