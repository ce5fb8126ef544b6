import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@ndoa/contract/limits'
import type { App } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { AuthContext } from '../auth-context.ts'
import type { Secrets } from '../secrets.ts'
import { countFactorAttempt, type Origin, settleRightTry } from './second-factor-attempts.ts'
import { stepOf } from './totp.ts'

/**
 * Judges a code of the authenticator app, or a recovery code; each counts once.
 * Tries are counted for the account before they are judged: a new sign-in does not give new tries.
 * @returns false when the code is wrong or was used before
 * @throws accounts.too_many_tries while there were too many wrong ones
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

/** A code that somebody looked at over a shoulder is worth nothing once it was used: steps only go forward. */
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

/** Makes ten new recovery codes; those before are void. @returns them in clear, this one time */
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

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789' // none that look alike on paper

function newRecoveryCode() {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** However it was typed off the paper. */
const recoveryMac = (secrets: Secrets, userId: string, code: string) =>
  secrets.mac('recovery', userId, code.toLowerCase().replace(/[^a-z0-9]/g, ''))
