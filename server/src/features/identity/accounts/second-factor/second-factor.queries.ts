import type { Db, Tx } from '../../../../platform/db.ts'
import type { LinkPurpose } from '../sign-in/mail-codes.queries.ts'

interface Challenge {
  token_hash: string
  user_id: string
  purpose: LinkPurpose | null
  expires_at: Date
}

export const insertChallenge = (db: Db, challenge: Challenge) =>
  db.insertInto('second_factor_challenges').values(challenge).execute()

export async function endChallenges(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('second_factor_challenges').where('user_id', '=', userId).execute()
}

const TRIES = 5

/** Counts the attempt before it is checked. @returns undefined if no challenge is open or its attempts are used up */
export function attemptChallenge(db: Db, hash: string, now: Date) {
  return db
    .updateTable('second_factor_challenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', hash)
    .where('tries', '<', TRIES)
    .where('expires_at', '>', now)
    .returning(['user_id', 'purpose'])
    .executeTakeFirst()
}

/** Replaces an unconfirmed secret. @returns false if the second factor is on */
export async function insertFactor(db: Db, userId: string, secret: string): Promise<boolean> {
  const factor = { secret, last_step: 0 }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...factor })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(factor).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows !== 0n
}

/** @returns false if it was already confirmed */
export async function confirmFactor(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await setEnabled(tx, userId, true)
  return true
}

export async function deleteFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await setEnabled(tx, userId, false)
}

const setEnabled = (tx: Tx, userId: string, two_factor_enabled: boolean) =>
  tx.updateTable('users').set({ two_factor_enabled }).where('id', '=', userId).execute()

export async function factorSecret(db: Db, userId: string): Promise<string | undefined> {
  const factor = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return factor?.secret
}

/** The accepted step only moves forward. @returns false if the step was already used */
export async function claimTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** @returns false if the code doesn't exist or was already used */
export async function markRecoveryCodeUsed(db: Db, userId: string, mac: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_mac', '=', mac)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, macs: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(macs.map((code_mac) => ({ user_id: userId, code_mac })))
    .execute()
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

export const securityOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'phone', 'two_factor_enabled'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
