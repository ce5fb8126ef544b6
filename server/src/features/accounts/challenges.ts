import type { FastifyReply } from 'fastify'
import type { Db } from '../../platform/db.ts'
import { fail } from '../failures.ts'
import type { AuthContext } from './auth-context.ts'
import type { LinkPurpose } from './mail-codes.ts'
import { newCode, tokenHash } from './tokens.ts'

const CHALLENGE_LIFE = 10 * 60 // seconds
const TRIES = 5

/** The first step of a sign-in was right, and the second is still to come: no session was written. */
export class SecondFactorNeeded extends Error {
  override name = 'SecondFactorNeeded'
  userId: string

  constructor(userId: string) {
    super('The second factor is still to come.')
    this.userId = userId
  }
}

/** Somebody with a second factor is asked for it, in the browser where the first step was done and nowhere else. */
export async function orSecondFactorChallenge<T>(
  { app, cookies }: AuthContext,
  reply: FastifyReply,
  opening: Promise<T>,
  purpose?: LinkPurpose,
): Promise<T> {
  try {
    return await opening
  } catch (error) {
    if (!(error instanceof SecondFactorNeeded)) throw error
    const token = newCode()
    await app.db
      .insertInto('second_factor_challenges')
      .values({
        token_hash: tokenHash(token),
        user_id: error.userId,
        purpose: purpose ?? null,
        expires_at: new Date(app.clock.now().getTime() + CHALLENGE_LIFE * 1000),
      })
      .execute()
    reply.header('set-cookie', cookies.write('challenge', token, CHALLENGE_LIFE))
    throw fail('accounts.second_factor_needed')
  }
}

/** Whoever signs in anew, or changes the password, leaves no half-done sign-in behind. */
export async function endChallenges(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('second_factor_challenges').where('user_id', '=', userId).execute()
}

/** Counts the try before it is judged. @returns null when there is nothing to try, or too much was tried */
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
