import type { SignInWay } from '@ndoa/contract/identity/security-log'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok } from '../../../../platform/calls.ts'
import { signIns } from '../accounts.metrics.ts'
import type { AuthContext } from '../auth-context.ts'
import { startChallenge } from '../second-factor/challenges.ts'
import { originOf } from '../security-log.ts'
import { SAFETY_LIFE, SESSION_IDLE } from '../sessions/cookies.ts'
import { createSession } from '../sessions/create-session.ts'
import { endSessionOf, sessionOf } from '../sessions/session.ts'
import { newCode } from '../sessions/tokens.ts'
import { rememberDevice, validMark } from './known-devices.ts'
import { alertNewDevice } from './login-alert.ts'
import type { LinkPurpose } from './mail-codes.queries.ts'

export interface SignInOptions {
  purpose?: LinkPurpose
  first?: boolean
  secondFactor?: boolean
  passwordHash?: string
  returnToken?: boolean | undefined
}

/** Browsers keep the token in a cookie that scripts can't read; only an API client gets it in the response. */
export async function completeSignIn(
  auth: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  options: SignInOptions = {},
) {
  const { app, cookies } = auth
  const { purpose, first = false, secondFactor = false, passwordHash, returnToken = false } = options
  const { ip: address, headers } = request
  const [way, origin] = [methodOf(options), await originOf(request)]
  const candidate = {
    userId,
    address,
    userAgent: headers['user-agent'],
    secondFactor,
    passwordHash,
    way,
    origin,
  }
  const token = await createSession(app, candidate)
  if (token === null) throw await startChallenge(auth, reply, userId, purpose)
  signIns.inc({ way, outcome: 'success' })
  const former = cookies.read(request, 'session_token')
  if (former) await endSessionOf(app.db, former) // one session per browser
  if (!first && !(await validMark(auth, request, userId))) await alertNewDevice(auth, request, userId)
  cookies.write(reply, 'session_token', token, SESSION_IDLE)
  await rememberDevice(auth, request, reply, userId)
  await auth.onSignedIn(userId, safetyCookieOf(auth, request, reply))
  const session = { ...(await sessionOf(app.db, userId)), ...(purpose && { purpose }) }
  return ok(returnToken ? { access_token: token, ...session } : session)
}

/** The random value contains nothing about the browser and only serves to recognize banned people. */
function safetyCookieOf({ cookies }: AuthContext, request: FastifyRequest, reply: FastifyReply): string {
  const value = cookies.read(request, 'safety') ?? newCode()
  cookies.write(reply, 'safety', value, SAFETY_LIFE)
  return value
}

function methodOf({ purpose, secondFactor, passwordHash, returnToken }: SignInOptions): SignInWay {
  if (returnToken) return 'program'
  if (secondFactor) return 'second_factor'
  if (passwordHash) return 'password'
  return purpose ? 'link' : 'phone'
}
