import type { UserUpdate } from '@ndoa/contract/identity/accounts'
import { ok } from '../../../platform/calls.ts'
import { renameAccount } from './accounts.queries.ts'
import type { OwnCall } from './auth-context.ts'
import { sessionOf } from './sessions/session.ts'

/** Renames the account only; the profile keeps the name that other members see. */
export async function updateUser({ app, viewer }: OwnCall, { display_name }: UserUpdate) {
  await renameAccount(app.db, viewer.id, display_name)
  return ok(await sessionOf(app.db, viewer.id))
}
