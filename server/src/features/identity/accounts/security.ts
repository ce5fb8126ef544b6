import type { Security } from '@ndoa/contract/identity/accounts'
import { ok } from '../../../platform/calls.ts'
import type { OwnCall } from './auth-context.ts'
import { recoveryCodesLeft, securityOf } from './second-factor/second-factor.queries.ts'
import { availableProofs } from './sessions/recent-auth.ts'

export async function getSecurity({ app, viewer }: OwnCall) {
  const { hash, freshUntil } = await availableProofs(app.db, viewer)
  const security: Security = {
    ...(await securityOf(app.db, viewer.id)),
    has_password: hash !== null,
    recovery_codes_left: await recoveryCodesLeft(app.db, viewer.id),
    fresh_until: freshUntil.toISOString(),
  }
  return ok(security)
}
