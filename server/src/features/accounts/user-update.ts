import { UserUpdate } from '@ndoa/contract/accounts'
import { tidiedName } from '@ndoa/contract/person-name'
import { ok } from '../../platform/calls.ts'
import type { OwnCall } from './own-ways.ts'
import { renameAccount } from './rename-account.ts'
import { readAs } from './requests.ts'
import { sessionOf } from './session.ts'

/** What the account is called from now on; the profile keeps the name that others see. */
export async function updateUser({ auth: { app }, viewer, request }: OwnCall) {
  const { display_name } = readAs(UserUpdate, request)
  await renameAccount(app.db, viewer.id, tidiedName(display_name))
  return ok(await sessionOf(app.db, viewer.id))
}
