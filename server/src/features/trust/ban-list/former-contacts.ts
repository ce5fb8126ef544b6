import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { ProvenContacts } from '../../identity/accounts/index.ts'
import { saveFormerContacts } from './former-contacts.queries.ts'
import { contactMacs } from './traces.ts'

/** Open cases keep the contacts, so that a later ban lists them too. Lock the account first. */
export const keepFormerContacts = (
  app: Pick<App, 'banList'>,
  tx: Tx,
  memberId: string,
  contacts: ProvenContacts,
): Promise<void> => saveFormerContacts(tx, memberId, contactMacs(app, contacts))
