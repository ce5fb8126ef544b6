import type { FactorCode } from '@ndoa/contract/identity/accounts'
import { tryConsume } from '../../../../platform/limits.ts'
import { fail } from '../../../shared/failures.ts'
import { confirmedChannelsOf } from '../accounts.queries.ts'
import type { AuthContext, SignInCall } from '../auth-context.ts'
import { FACTOR_NOTICES } from '../limits/accounts.limits.ts'
import { secondFactorWrong } from '../notices.ts'
import { logRefusedSignIn } from '../security-log.ts'
import { sendNotice } from '../send-notice.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import { validMark } from '../sign-in/known-devices.ts'
import type { LinkPurpose } from '../sign-in/mail-codes.queries.ts'
import { attemptChallenge, endChallenges } from './second-factor.queries.ts'
import { verifySecondFactor, wrongFactor } from './second-factor.ts'
import { browserOrigin } from './second-factor-attempts.ts'

export async function submitSecondFactor({ auth, request, reply }: SignInCall, { code }: FactorCode) {
  const { app, cookies } = auth
  const token = cookies.read(request, 'challenge')
  const challenge = token && (await attemptChallenge(app.db, tokenHash(token), app.clock.now()))
  if (!challenge) throw fail('accounts.second_step_over')
  const origin = browserOrigin(await validMark(auth, request, challenge.user_id))
  if (!(await verifySecondFactor(auth, challenge.user_id, origin, code))) {
    logRefusedSignIn(auth, request, 'second_factor', { id: challenge.user_id })
    await notifyWrongFactor(auth, challenge.user_id)
    throw wrongFactor(code)
  }
  const answer = await completeSignIn(auth, request, reply, challenge.user_id, {
    ...(challenge.purpose && { purpose: challenge.purpose as LinkPurpose }),
    secondFactor: true,
  })
  await endChallenges(app.db, challenge.user_id)
  cookies.write(reply, 'challenge', '', 0)
  return answer
}

/** A stranger may have the password, mailbox or phone, so the member gets a notice, at most once an hour. */
async function notifyWrongFactor(auth: AuthContext, userId: string): Promise<void> {
  const { app } = auth
  try {
    if ((await tryConsume(app.db, `factor notice ${userId}`, FACTOR_NOTICES)) !== null) return
    await sendNotice(auth, await confirmedChannelsOf(app.db, userId), secondFactorWrong)
  } catch (error) {
    app.log.error({ err: error }, 'a notice of a wrong code was not sent') // the refusal is still sent
  }
}
