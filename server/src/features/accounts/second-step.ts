import { FactorCode } from '@ndoa/contract/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../failures.ts'
import { endChallenges, tryChallenge } from './challenges.ts'
import { enter } from './entering.ts'
import type { LinkPurpose } from './mail-codes.ts'
import { readAs } from './requests.ts'
import { judgeFactor } from './second-factor.ts'
import { noteRefusedSignIn } from './security-log.ts'
import { tokenHash } from './tokens.ts'
import type { Ways } from './ways.ts'

/** The second step of a sign-in: a code of the app, or a recovery code. */
export async function giveSecondFactor(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app, cookies } = ways
  const { code } = readAs(FactorCode, request)
  const token = cookies.read(request.headers.cookie, 'challenge')
  const challenge = token && (await tryChallenge(app.db, tokenHash(token), app.clock.now()))
  if (!challenge) throw fail('accounts.second_step_over')
  await judgeFactor(ways, challenge.user_id, code).catch((refusal: unknown) => {
    noteRefusedSignIn(ways, request, 'second_factor', { id: challenge.user_id })
    throw refusal
  })
  const answer = await enter(ways, request, reply, challenge.user_id, {
    ...(challenge.purpose && { purpose: challenge.purpose as LinkPurpose }),
    secondFactor: true,
  })
  await endChallenges(app.db, challenge.user_id)
  reply.header('set-cookie', cookies.write('challenge', '', 0))
  return answer
}
