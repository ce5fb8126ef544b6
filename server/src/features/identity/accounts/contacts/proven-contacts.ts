import type { Tx } from '../../../../platform/db.ts'
import type { AuthContext } from '../auth-context.ts'
import { inheritBlocks } from './blocked-contacts.queries.ts'
import { inheritPartings } from './parted-contacts.queries.ts'
import { inheritRestriction, type ProvenContacts } from './restrictions.queries.ts'
import { inheritStrikes } from './strikes.queries.ts'

export type ContactRules = Pick<AuthContext, 'app' | 'secrets' | 'onContactsProven'>

/** A banned person's account is held for staff instead of restricted, so that the person can't tell the difference. */
export async function applyContactRules(
  { app, secrets, onContactsProven }: ContactRules,
  tx: Tx,
  userId: string,
  contacts: ProvenContacts,
): Promise<void> {
  const now = app.clock.now()
  if (!(await onContactsProven(tx, userId, contacts)))
    await inheritRestriction(tx, secrets, userId, contacts, now)
  await inheritStrikes(tx, secrets, userId, contacts)
  await inheritBlocks(tx, secrets, userId, contacts, now)
  await inheritPartings(tx, secrets, userId, contacts, now)
}
