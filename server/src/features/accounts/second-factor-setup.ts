import { FactorChange, FactorCode, FactorSetup } from '@ndoa/contract/accounts'
import type { SecurityEventKind } from '@ndoa/contract/security-log'
import type { App, Viewer } from '../../platform/app.ts'
import { ok } from '../../platform/calls.ts'
import type { Tx } from '../../platform/db.ts'
import { fail } from '../failures.ts'
import { rememberDevice } from './known-devices.ts'
import { type Notice, secondFactorOff, secondFactorOn } from './notices.ts'
import type { OwnCall } from './own-ways.ts'
import { proveOneself } from './proof.ts'
import { readAs } from './requests.ts'
import { isRightFactor, renewRecoveryCodes } from './second-factor.ts'
import { sessionOrigin } from './second-factor-tries.ts'
import { originOf, recordSecurityEvent } from './security-log.ts'
import { reachedBy, sendNotice } from './send-notice.ts'
import { newTotpSecret, totpUri } from './totp.ts'
import type { Ways } from './ways.ts'

/** Begins: a new secret for the authenticator app. Nothing is asked at sign-in before a first code was right. */
export async function enrolSecondFactor({ ways, viewer, request }: OwnCall) {
  const { app, secrets } = ways
  const { current_password } = readAs(FactorSetup, request)
  await proveOneself(ways, viewer, current_password)
  const { email, phone } = await userOf(app, viewer)
  const secret = newTotpSecret()
  const sealed = { secret: secrets.factors.seal(secret, viewer.id), last_step: 0 }
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

/** The first right code switches it on, here and at once: sessions that never gave it end. */
export async function confirmSecondFactor(call: OwnCall) {
  const { ways, viewer, request, reply } = call
  const { code } = readAs(FactorCode, request)
  await proveCode(ways, viewer, code)
  const recovery_codes = await recorded(call, 'second_factor_on', (tx) => switchOn(tx, ways, viewer))
  await rememberDevice(ways, request, reply, viewer.id) // the marks of all browsers have ended
  await tell(ways, viewer, secondFactorOn)
  return ok({ recovery_codes })
}

/** New recovery codes, in place of those that were used or lost. */
export async function renewCodes(call: OwnCall) {
  const { ways, viewer, request } = call
  await proveFactor(ways, viewer, readAs(FactorChange, request))
  const recovery_codes = await recorded(call, 'recovery_codes_renewed', (tx) =>
    renewRecoveryCodes(tx, ways.secrets, viewer.id),
  )
  return ok({ recovery_codes })
}

/** Switches it off; a session alone is not enough for that, even of a member without a password. */
export async function removeSecondFactor(call: OwnCall) {
  const { ways, viewer, request, reply } = call
  await proveFactor(ways, viewer, readAs(FactorChange, request))
  await recorded(call, 'second_factor_off', async (tx) => {
    await tx.deleteFrom('second_factors').where('user_id', '=', viewer.id).execute()
    await tx.updateTable('users').set({ two_factor_enabled: false }).where('id', '=', viewer.id).execute()
  })
  await rememberDevice(ways, request, reply, viewer.id)
  await tell(ways, viewer, secondFactorOff)
  return ok(null)
}

async function proveFactor(ways: Ways, viewer: Viewer, { code, current_password }: FactorChange) {
  const { two_factor_enabled } = await userOf(ways.app, viewer)
  if (!two_factor_enabled) throw fail('accounts.second_factor_is_off')
  await proveOneself(ways, viewer, current_password)
  await proveCode(ways, viewer, code)
}

async function proveCode(ways: Ways, { id, sessionId }: Viewer, code: string) {
  if (!(await isRightFactor(ways, id, sessionOrigin(sessionId), code)))
    throw fail('accounts.second_factor_wrong')
}

async function switchOn(tx: Tx, { app, secrets }: Ways, { id, sessionId }: Viewer): Promise<string[]> {
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

/** Makes a change and writes it into the member's security log: both happen or neither. */
async function recorded<T>(
  { ways: { app }, viewer, request }: OwnCall,
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

const tell = async (ways: Ways, { id }: Viewer, notice: Notice) =>
  sendNotice(ways, await reachedBy(ways.app, id), notice)

const userOf = ({ db }: App, { id }: Viewer) =>
  db
    .selectFrom('users')
    .select(['email', 'phone', 'two_factor_enabled'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
