import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressBlock } from '../../platform/address.ts'
import { inWords, take } from '../../platform/limits.ts'
import { fail } from '../failures.ts'
import { takeOrFail } from './accounts.limits.ts'
import { findByPassword, memberWith } from './credentials.ts'
import { enter } from './entering.ts'
import { carriesMarks, liveMark } from './known-devices.ts'
import { sendWayIn } from './mail-codes.ts'
import {
  type Attempt,
  countAttempt,
  countKnownAttempt,
  signalOf,
  takeStrangersPlace,
} from './password-attempts.ts'
import { readSignIn } from './requests.ts'
import { noteRefusedSignIn } from './security-log.ts'
import { tokenHash } from './tokens.ts'
import type { Ways } from './ways.ts'

/** Signs in with e-mail and password. */
export async function signIn(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const freePlace = carriesMarks(ways, request) ? () => {} : takeStrangersPlace()
  try {
    return await signInByPassword(ways, request, reply)
  } finally {
    freePlace()
  }
}

async function signInByPassword(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { email, password, return_token: returnToken } = readSignIn(request)
  const member = await memberWith(ways.app.db, email)
  const mark = await liveMark(ways, request, member?.id)
  const attempt = mark ? await countKnownAttempt(ways, mark) : await countAttempt(ways, request.ip, email)
  if (attempt.addressWait !== null)
    await refundedOnError(attempt, takeFurther(ways, request, attempt.addressWait))
  const turn = { known: mark !== null, signal: signalOf(reply) }
  const found = await refundedOnError(attempt, findByPassword(ways, member, { email, password }, turn))
  if (attempt.addressWait !== null) {
    if (found) mailWayIn(ways, email, found.id)
    throw usedUp(attempt.addressWait)
  }
  if (!found) {
    noteRefusedSignIn(ways, request, 'password', member)
    throw fail('accounts.wrong_credentials')
  }
  await attempt.refund()
  return enter(ways, request, reply, found.id, { passwordHash: found.password, returnToken })
}

/** A password that could not be judged was no try. */
async function refundedOnError<T>({ refund }: Attempt, judging: Promise<T>): Promise<T> {
  try {
    return await judging
  } catch (error) {
    await refund()
    throw error
  }
}

/**
 * From an address that has tried too many accounts nobody new comes in by password: whoever guesses must not learn
 * which one was right. Their neighbours behind the same address get a link by mail when theirs is right, and the answer
 * is the same for everybody; browsers with a live mark are not concerned. After so many more nothing is judged.
 */
async function takeFurther({ app, config }: Ways, { ip }: FastifyRequest, wait: number): Promise<void> {
  const key = `sign-in mail ${addressBlock(ip)}`
  if ((await take(app.db, key, config.LIMIT_SIGN_IN_ADDRESS_MAIL)) === null) return
  const words = `Too many attempts from your network. Please try again in ${inWords(wait)}, or choose “Forgot your password?” to sign in by email.`
  throw fail('accounts.too_many_tries', { retry_after: wait }, words)
}

function usedUp(wait: number) {
  const words = `Too many attempts from your network. If your email and password are right, we have sent you a link to sign in. Otherwise, please try again in ${inWords(wait)}.`
  return fail('accounts.too_many_tries', { retry_after: wait }, words)
}

/**
 * Behind the answer, which must not take longer for a right password. Counted apart from the links that are asked for:
 * whether one of those is refused afterwards must not tell that the password was right.
 */
function mailWayIn({ app, config }: Ways, email: string, userId: string): void {
  const key = `password ${tokenHash(email)}`
  const sending = takeOrFail(app.db, `link minute ${key}`, config.LIMIT_LINK)
    .then(() => takeOrFail(app.db, `link hour ${key}`, config.LIMIT_LINK_HOUR))
    .then(() => sendWayIn(app, 'sign-in', email, userId))
  sending.catch((error: unknown) => app.log.warn({ err: error }, 'a link to sign in was not mailed'))
}
