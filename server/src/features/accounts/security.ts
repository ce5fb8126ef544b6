import type { Security } from '@ndoa/contract/accounts'
import { ok } from '../../platform/calls.ts'
import type { OwnCall } from './auth-context.ts'
import { recoveryCodesLeft } from './second-factor/second-factor.ts'
import { availableProofs } from './sessions/recent-auth.ts'

/** How the member signs in, for the screen where they change it. */
export async function getSecurity({ app, viewer }: OwnCall) {
  const { hash, freshUntil } = await availableProofs(app.db, viewer)
  const user = await app.db
    .selectFrom('users')
    .select(['email', 'phone', 'two_factor_enabled'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const security: Security = {
    ...user,
    has_password: hash !== null,
    recovery_codes_left: await recoveryCodesLeft(app.db, viewer.id),
    fresh_until: freshUntil.toISOString(),
  }
  return ok(security)
}
