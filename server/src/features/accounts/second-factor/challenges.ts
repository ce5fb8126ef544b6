import type { FastifyReply } from 'fastify'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../failures.ts'
import type { AuthContext } from '../auth-context.ts'
import { newCode, tokenHash } from '../sessions/tokens.ts'
import type { LinkPurpose } from '../sign-in/mail-codes.ts'

const CHALLENGE_LIFE = 10 * 60 // seconds
const TRIES = 5

/**
 * Begins the second step of a sign-in, in the browser where the first one was done and nowhere else.
 * @returns the refusal that asks for the second factor
 */
export async function startChallenge(
  { app, cookies }: AuthContext,
  reply: FastifyReply,
  userId: string,
  purpose?: LinkPurpose,
): Promise<ReturnType<typeof fail>> {
  const token = newCode()
  await app.db
    .insertInto('second_factor_challenges')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      purpose: purpose ?? null,
      expires_at: new Date(app.clock.now().getTime() + CHALLENGE_LIFE * 1000),
    })
    .execute()
  cookies.write(reply, 'challenge', token, CHALLENGE_LIFE)
  return fail('accounts.second_factor_needed')
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
