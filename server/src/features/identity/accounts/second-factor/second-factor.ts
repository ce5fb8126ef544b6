import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@ndoa/contract/limits'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { fail } from '../../../shared/failures.ts'
import { wordsIn } from '../../../shared/words.ts'
import type { AuthContext } from '../auth-context.ts'
import type { Secrets } from '../secrets.ts'
import {
  claimTotpStep,
  factorSecret,
  markRecoveryCodeUsed,
  replaceRecoveryCodes,
} from './second-factor.queries.ts'
import { countFactorAttempt, type Origin, settleSuccessfulAttempt } from './second-factor-attempts.ts'
import { stepOf } from './totp.ts'

/** Each code works once, and a new sign-in gives no new attempts. @throws accounts.too_many_tries */
export async function verifySecondFactor(
  { app, secrets }: Pick<AuthContext, 'app' | 'secrets'>,
  userId: string,
  origin: Origin,
  code: string,
): Promise<boolean> {
  const counted = await countFactorAttempt(app, userId, origin)
  const use = isAppCode(code) ? useAppCode : useRecoveryCode
  const right = await use(app, secrets, userId, code)
  if (right) await settleSuccessfulAttempt(app.db, userId, origin, counted)
  return right
}

const isAppCode = (code: string) => /^\d{6}$/.test(code)

export const wrongFactor = (code: string) =>
  isAppCode(code)
    ? fail('accounts.second_factor_wrong', {}, (language) => wordsIn(language).wrongAppCode)
    : fail('accounts.second_factor_wrong')

async function useAppCode({ db, clock }: App, secrets: Secrets, userId: string, code: string) {
  const secret = await factorSecret(db, userId)
  const step = secret ? stepOf(secrets.factors.decrypt(secret, userId), code, clock.now()) : null
  return step !== null && claimTotpStep(db, userId, step)
}

const useRecoveryCode = ({ db, clock }: App, secrets: Secrets, userId: string, code: string) =>
  markRecoveryCodeUsed(db, userId, recoveryMac(secrets, userId, code), clock.now())

/** Voids the previous codes. @returns the plain codes, which are not stored */
export async function renewRecoveryCodes(tx: Tx, secrets: Secrets, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryMac(secrets, userId, code)),
  )
  return codes
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789' // omits characters that look alike on paper

function newRecoveryCode() {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

const recoveryMac = (secrets: Secrets, userId: string, code: string) =>
  secrets.mac('recovery', userId, code.toLowerCase().replace(/[^a-z0-9]/g, ''))
