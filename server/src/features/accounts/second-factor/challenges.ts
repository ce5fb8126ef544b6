import type { FastifyReply } from 'fastify'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../failures.ts'
import type { AuthContext } from '../auth-context.ts'
import { newCode, tokenHash } from '../sessions/tokens.ts'
import type { LinkPurpose } from '../sign-in/mail-codes.queries.ts'

const CHALLENGE_LIFE = 10 * 60 // seconds
const TRIES = 5

/**
 * Begins the second step of a sign-in, which only the browser of the first step can complete.
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

/** A new sign-in or a password change deletes unfinished sign-ins. */
export async function endChallenges(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('second_factor_challenges').where('user_id', '=', userId).execute()
}

/** Counts the attempt before it is checked. @returns null when there is no open challenge, or its attempts are used up */
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
