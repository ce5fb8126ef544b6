import type { FactorChange, FactorCode, FactorSetup } from '@ndoa/contract/accounts'
import type { SecurityEventKind } from '@ndoa/contract/security-log'
import type { App, Viewer } from '../../../platform/app.ts'
import { ok } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../failures.ts'
import type { AuthContext, OwnCall } from '../auth-context.ts'
import { type Notice, secondFactorOff, secondFactorOn } from '../notices.ts'
import { originOf, recordSecurityEvent } from '../security-log.ts'
import { reachedBy, sendNotice } from '../send-notice.ts'
import { requireRecentAuth } from '../sessions/recent-auth.ts'
import { rememberDevice } from '../sign-in/known-devices.ts'
import { renewRecoveryCodes, verifySecondFactor } from './second-factor.ts'
import { sessionOrigin } from './second-factor-attempts.ts'
import { newTotpSecret, totpUri } from './totp.ts'

/** Creates a secret for the authenticator app. Sign-in asks for codes only after a first right code. */
export async function enrolSecondFactor({ auth, viewer }: OwnCall, { current_password }: FactorSetup) {
  const { app, secrets } = auth
  await requireRecentAuth(auth, viewer, current_password)
  const { email, phone } = await userOf(app, viewer)
  const secret = newTotpSecret()
  const sealed = { secret: secrets.factors.encrypt(secret, viewer.id), last_step: 0 }
  const { numInsertedOrUpdatedRows } = await app.db
    .insertInto('second_factors')
    .values({ user_id: viewer.id, ...sealed })
    .onConflict((begun) =>
      begun.column('user_id').doUpdateSet(sealed).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw fail('accounts.second_factor_is_on')
  return ok({ secret, uri: totpUri(secret, email ?? phone ?? '') })
}

/** The first right code turns it on; sessions that never passed it end. */
export async function confirmSecondFactor(call: OwnCall, { code }: FactorCode) {
  const { auth, viewer, request, reply } = call
  await proveCode(auth, viewer, code)
  const recovery_codes = await recorded(call, 'second_factor_on', (tx) =>
    enableSecondFactor(tx, auth, viewer),
  )
  await rememberDevice(auth, request, reply, viewer.id) // the change has ended the marks of all browsers
  await notify(auth, viewer, secondFactorOn)
  return ok({ recovery_codes })
}

/** Replaces the recovery codes. */
export async function renewCodes(call: OwnCall, proof: FactorChange) {
  const { auth, viewer } = call
  await proveFactor(auth, viewer, proof)
  const recovery_codes = await recorded(call, 'recovery_codes_renewed', (tx) =>
    renewRecoveryCodes(tx, auth.secrets, viewer.id),
  )
  return ok({ recovery_codes })
}

/** Turns it off; a session alone is not enough for that, even for a member without a password. */
export async function removeSecondFactor(call: OwnCall, proof: FactorChange) {
  const { auth, viewer, request, reply } = call
  await proveFactor(auth, viewer, proof)
  await recorded(call, 'second_factor_off', async (tx) => {
    await tx.deleteFrom('second_factors').where('user_id', '=', viewer.id).execute()
    await tx.updateTable('users').set({ two_factor_enabled: false }).where('id', '=', viewer.id).execute()
  })
  await rememberDevice(auth, request, reply, viewer.id)
  await notify(auth, viewer, secondFactorOff)
  return ok(null)
}

async function proveFactor(auth: AuthContext, viewer: Viewer, { code, current_password }: FactorChange) {
  const { two_factor_enabled } = await userOf(auth.app, viewer)
  if (!two_factor_enabled) throw fail('accounts.second_factor_is_off')
  await requireRecentAuth(auth, viewer, current_password)
  await proveCode(auth, viewer, code)
}

async function proveCode(auth: AuthContext, { id, sessionId }: Viewer, code: string) {
  if (!(await verifySecondFactor(auth, id, sessionOrigin(sessionId), code)))
    throw fail('accounts.second_factor_wrong')
}

async function enableSecondFactor(
  tx: Tx,
  { app, secrets }: AuthContext,
  { id, sessionId }: Viewer,
): Promise<string[]> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: app.clock.now() })
    .where('user_id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw fail('accounts.second_factor_is_on')
  await tx.updateTable('users').set({ two_factor_enabled: true }).where('id', '=', id).execute()
  await tx.updateTable('sessions').set({ second_factor: true }).where('id', '=', sessionId).execute()
  await tx.deleteFrom('sessions').where('user_id', '=', id).where('id', '!=', sessionId).execute()
  return renewRecoveryCodes(tx, secrets, id)
}

/** Makes a change and records it in the member's security log, in one transaction. */
async function recorded<T>(
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
  sendNotice(auth, await reachedBy(auth.app, id), notice)

const userOf = ({ db }: App, { id }: Viewer) =>
  db
    .selectFrom('users')
    .select(['email', 'phone', 'two_factor_enabled'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
