import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@ndoa/contract/limits'
import type { App } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { AuthContext } from '../auth-context.ts'
import type { Secrets } from '../secrets.ts'
import { countFactorAttempt, type Origin, settleRightTry } from './second-factor-attempts.ts'
import { stepOf } from './totp.ts'

/**
 * Checks a code of the authenticator app, or a recovery code; each works once.
 * Attempts are counted for the account before they are checked: a new sign-in does not give new attempts.
 * @returns false when the code is wrong or was used before
 * @throws accounts.too_many_tries while the account has to wait after too many wrong codes
 */
export async function verifySecondFactor(
  { app, secrets }: Pick<AuthContext, 'app' | 'secrets'>,
  userId: string,
  origin: Origin,
  code: string,
): Promise<boolean> {
  const counted = await countFactorAttempt(app, userId, origin)
  const use = /^\d{6}$/.test(code) ? useAppCode : useRecoveryCode
  const right = await use(app, secrets, userId, code)
  if (right) await settleRightTry(app.db, userId, origin, counted)
  return right
}

/** A used code cannot be replayed: the accepted step only moves forward. */
async function useAppCode({ db, clock }: App, secrets: Secrets, userId: string, code: string) {
  const factor = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const step = factor ? stepOf(secrets.factors.decrypt(factor.secret, userId), code, clock.now()) : null
  if (step === null) return false
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

async function useRecoveryCode({ db, clock }: App, secrets: Secrets, userId: string, code: string) {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: clock.now() })
    .where('user_id', '=', userId)
    .where('code_mac', '=', recoveryMac(secrets, userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Creates ten new recovery codes and voids the previous ones. @returns the plain codes, which are not stored */
export async function renewRecoveryCodes(tx: Tx, secrets: Secrets, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_mac: recoveryMac(secrets, userId, code) })))
    .execute()
  return codes
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789' // without letters and digits that look alike on paper

function newRecoveryCode() {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** Ignores case, spaces and dashes. */
const recoveryMac = (secrets: Secrets, userId: string, code: string) =>
  secrets.mac('recovery', userId, code.toLowerCase().replace(/[^a-z0-9]/g, ''))
