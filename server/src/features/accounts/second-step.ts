import { FactorCode } from '@ndoa/contract/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { take } from '../../platform/limits.ts'
import { fail } from '../failures.ts'
import { endChallenges, tryChallenge } from './challenges.ts'
import { enter } from './entering.ts'
import { liveMark } from './known-devices.ts'
import type { LinkPurpose } from './mail-codes.ts'
import { secondFactorWrong } from './notices.ts'
import { readAs } from './requests.ts'
import { isRightFactor } from './second-factor.ts'
import { browserOrigin } from './second-factor-tries.ts'
import { noteRefusedSignIn } from './security-log.ts'
import { reachedBy, sendNotice } from './send-notice.ts'
import { tokenHash } from './tokens.ts'
import type { Ways } from './ways.ts'

/** The second step of a sign-in: a code of the app, or a recovery code. */
export async function giveSecondFactor(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app, cookies } = ways
  const { code } = readAs(FactorCode, request)
  const token = cookies.read(request.headers.cookie, 'challenge')
  const challenge = token && (await tryChallenge(app.db, tokenHash(token), app.clock.now()))
  if (!challenge) throw fail('accounts.second_step_over')
  const origin = browserOrigin(await liveMark(ways, request, challenge.user_id))
  if (!(await isRightFactor(ways, challenge.user_id, origin, code))) {
    noteRefusedSignIn(ways, request, 'second_factor', { id: challenge.user_id })
    await tellOfWrongFactor(ways, challenge.user_id)
    throw fail('accounts.second_factor_wrong')
  }
  const answer = await enter(ways, request, reply, challenge.user_id, {
    ...(challenge.purpose && { purpose: challenge.purpose as LinkPurpose }),
    secondFactor: true,
  })
  await endChallenges(app.db, challenge.user_id)
  reply.header('set-cookie', cookies.write('challenge', '', 0))
  return answer
}

/** Somebody has the password, or the mailbox or phone: the member should know, once an hour at most. */
async function tellOfWrongFactor(ways: Ways, userId: string): Promise<void> {
  const { app } = ways
  try {
    if ((await take(app.db, `factor notice ${userId}`, { max: 1, per: '1 hour' })) !== null) return
    await sendNotice(ways, await reachedBy(app, userId), secondFactorWrong)
  } catch (error) {
    app.log.error({ err: error }, 'a notice of a wrong code was not sent') // the refusal is answered all the same
  }
}
