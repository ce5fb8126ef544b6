import type { FactorChange, FactorCode, FactorSetup } from '@ndoa/contract/identity/accounts'
import type { SecurityEventKind } from '@ndoa/contract/identity/security-log'
import type { Viewer } from '../../../../platform/app.ts'
import { ok } from '../../../../platform/calls.ts'
import type { Tx } from '../../../../platform/db.ts'
import { fail } from '../../../shared/failures.ts'
import { confirmedChannelsOf } from '../accounts.queries.ts'
import type { AuthContext, OwnCall } from '../auth-context.ts'
import { type Notice, secondFactorOff, secondFactorOn } from '../notices.ts'
import { recordSecurityEvent } from '../security-log.queries.ts'
import { originOf } from '../security-log.ts'
import { sendNotice } from '../send-notice.ts'
import { requireRecentAuth } from '../sessions/recent-auth.ts'
import { endSessionsExcept, markSecondFactor } from '../sessions/sessions.queries.ts'
import { rememberDevice } from '../sign-in/known-devices.ts'
import { confirmFactor, deleteFactor, insertFactor, securityOf } from './second-factor.queries.ts'
import { renewRecoveryCodes, verifySecondFactor, wrongFactor } from './second-factor.ts'
import { sessionOrigin } from './second-factor-attempts.ts'
import { newTotpSecret, totpUri } from './totp.ts'

/** Sign-in requires codes only after `confirmSecondFactor` has accepted one. */
export async function enrolSecondFactor({ auth, viewer }: OwnCall, { current_password }: FactorSetup) {
  const { app, secrets } = auth
  await requireRecentAuth(auth, viewer, current_password)
  const { email, phone } = await securityOf(app.db, viewer.id)
  const secret = newTotpSecret()
  if (!(await insertFactor(app.db, viewer.id, secrets.factors.encrypt(secret, viewer.id))))
    throw fail('accounts.second_factor_is_on')
  return ok({ secret, uri: totpUri(secret, email ?? phone ?? '') })
}

export async function confirmSecondFactor(call: OwnCall, { code }: FactorCode) {
  const { auth, viewer, request, reply } = call
  await requireCode(auth, viewer, code)
  const recovery_codes = await recordChange(call, 'second_factor_on', (tx) =>
    enableSecondFactor(tx, auth, viewer),
  )
  await rememberDevice(auth, request, reply, viewer.id) // the change voided every browser's mark
  await notify(auth, viewer, secondFactorOn)
  return ok({ recovery_codes })
}

export async function renewCodes(call: OwnCall, proof: FactorChange) {
  const { auth, viewer } = call
  await requireFactor(auth, viewer, proof)
  const recovery_codes = await recordChange(call, 'recovery_codes_renewed', (tx) =>
    renewRecoveryCodes(tx, auth.secrets, viewer.id),
  )
  return ok({ recovery_codes })
}

/** A session alone is not enough, even for a member without a password. */
export async function removeSecondFactor(call: OwnCall, proof: FactorChange) {
  const { auth, viewer, request, reply } = call
  await requireFactor(auth, viewer, proof)
  await recordChange(call, 'second_factor_off', (tx) => deleteFactor(tx, viewer.id))
  await rememberDevice(auth, request, reply, viewer.id)
  await notify(auth, viewer, secondFactorOff)
  return ok(null)
}

async function requireFactor(auth: AuthContext, viewer: Viewer, { code, current_password }: FactorChange) {
  const { two_factor_enabled } = await securityOf(auth.app.db, viewer.id)
  if (!two_factor_enabled) throw fail('accounts.second_factor_is_off')
  await requireRecentAuth(auth, viewer, current_password)
  await requireCode(auth, viewer, code)
}

async function requireCode(auth: AuthContext, { id, sessionId }: Viewer, code: string) {
  if (!(await verifySecondFactor(auth, id, sessionOrigin(sessionId), code))) throw wrongFactor(code)
}

async function enableSecondFactor(
  tx: Tx,
  { app, secrets }: AuthContext,
  { id, sessionId }: Viewer,
): Promise<string[]> {
  if (!(await confirmFactor(tx, id, app.clock.now()))) throw fail('accounts.second_factor_is_on')
  await markSecondFactor(tx, sessionId)
  await endSessionsExcept(tx, id, sessionId)
  return renewRecoveryCodes(tx, secrets, id)
}

async function recordChange<T>(
  { auth: { app }, viewer, request }: OwnCall,
  kind: SecurityEventKind,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const event = { user_id: viewer.id, kind, created_at: app.clock.now(), ...(await originOf(request)) }
  return app.db.transaction().execute(async (tx) => {
    const changed = await change(tx)
    await recordSecurityEvent(tx, event)
    return changed
  })
}

const notify = async (auth: AuthContext, { id }: Viewer, notice: Notice) =>
  sendNotice(auth, await confirmedChannelsOf(auth.app.db, id), notice)
