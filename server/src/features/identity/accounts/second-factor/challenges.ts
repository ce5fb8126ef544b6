import type { FastifyReply } from 'fastify'
import { fail } from '../../../shared/failures.ts'
import type { AuthContext } from '../auth-context.ts'
import { newCode, tokenHash } from '../sessions/tokens.ts'
import type { LinkPurpose } from '../sign-in/mail-codes.queries.ts'
import { insertChallenge } from './second-factor.queries.ts'

const CHALLENGE_LIFE = 10 * 60 // seconds

/** Only this browser can complete the second step. @returns the refusal that asks for the second factor */
export async function startChallenge(
  { app, cookies }: AuthContext,
  reply: FastifyReply,
  userId: string,
  purpose?: LinkPurpose,
): Promise<ReturnType<typeof fail>> {
  const token = newCode()
  await insertChallenge(app.db, {
    token_hash: tokenHash(token),
    user_id: userId,
    purpose: purpose ?? null,
    expires_at: new Date(app.clock.now().getTime() + CHALLENGE_LIFE * 1000),
  })
  cookies.write(reply, 'challenge', token, CHALLENGE_LIFE)
  return fail('accounts.second_factor_needed')
}
