import type { UserUpdate } from '@ndoa/contract/accounts'
import { tidiedName } from '@ndoa/contract/person-name'
import { ok } from '../../platform/calls.ts'
import type { Db } from '../../platform/db.ts'
import type { OwnCall } from './auth-context.ts'
import { sessionOf } from './sessions/session.ts'

/** Changes the name of the account; the profile keeps the name that others see. */
export async function updateUser({ app, viewer }: OwnCall, { display_name }: UserUpdate) {
  await renameAccount(app.db, viewer.id, tidiedName(display_name))
  return ok(await sessionOf(app.db, viewer.id))
}

/** Copies the name of the profile to the account, for the member's header and mails. */
export const renameAccount = (db: Db, userId: string, name: string) =>
  db.updateTable('users').set({ name }).where('id', '=', userId).execute()
