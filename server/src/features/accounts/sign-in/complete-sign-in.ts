import type { SignInWay } from '@ndoa/contract/security-log'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok } from '../../../platform/calls.ts'
import { signIns } from '../accounts.metrics.ts'
import type { AuthContext } from '../auth-context.ts'
import { startChallenge } from '../second-factor/challenges.ts'
import { originOf } from '../security-log.ts'
import { SESSION_IDLE } from '../sessions/cookies.ts'
import { createSession } from '../sessions/create-session.ts'
import { endSessionOf, sessionOf } from '../sessions/session.ts'
import { rememberDevice, validMark } from './known-devices.ts'
import { alertNewDevice } from './login-alert.ts'
import type { LinkPurpose } from './mail-codes.ts'

/** How somebody came, where that matters to what follows. */
export interface SignInOptions {
  purpose?: LinkPurpose
  /** Nobody needs to be warned of the very first sign-in. */
  first?: boolean
  /** The second factor was given. */
  secondFactor?: boolean
  /** The hash that the password was judged by. */
  passwordHash?: string
  /** An API client asked for the token of the session. */
  returnToken?: boolean | undefined
}

/**
 * Lets a member in who has proven who they are. The session is kept in a cookie, out of reach of scripts; only an API
 * client that asks for the token gets to see it.
 */
export async function completeSignIn(
  auth: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  coming: SignInOptions = {},
) {
  const { app, cookies } = auth
  const { purpose, first = false, secondFactor = false, passwordHash, returnToken = false } = coming
  const { ip: address, headers } = request
  const [way, origin] = [methodOf(coming), await originOf(request)]
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
  if (former) await endSessionOf(app.db, former) // one per browser
  if (!first && !(await validMark(auth, request, userId))) await alertNewDevice(auth, request, userId)
  cookies.write(reply, 'session_token', token, SESSION_IDLE)
  await rememberDevice(auth, request, reply, userId)
  const session = { ...(await sessionOf(app.db, userId)), ...(purpose && { purpose }) }
  return ok(returnToken ? { access_token: token, ...session } : session)
}

/** A second step was the last word of a sign-in, whatever the first one was. */
function methodOf({ purpose, secondFactor, passwordHash, returnToken }: SignInOptions): SignInWay {
  if (returnToken) return 'program'
  if (secondFactor) return 'second_factor'
  if (passwordHash) return 'password'
  return purpose ? 'link' : 'phone'
}
