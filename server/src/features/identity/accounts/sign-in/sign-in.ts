import type { EmailSignIn } from '@ndoa/contract/identity/accounts'
import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../../platform/address.ts'
import { tryConsume } from '../../../../platform/limits.ts'
import { fail } from '../../../shared/failures.ts'
import type { AuthContext, SignInCall } from '../auth-context.ts'
import { consume } from '../limits/accounts.limits.ts'
import {
  type Attempt,
  acquireSignInSlot,
  countAttempt,
  countKnownAttempt,
  countRightPassword,
  signalOf,
} from '../limits/password-attempts.ts'
import { parseEmail, refuseTokenToBrowser } from '../request-rules.ts'
import { logRefusedSignIn } from '../security-log.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { findByPassword } from './credentials.ts'
import { validMark } from './known-devices.ts'
import { sendLinkEmail } from './mail-codes.ts'
import { memberWith } from './passwords.queries.ts'
import type { QueueOptions } from './passwords.ts'
import { wordsIn } from './words.ts'

export async function signIn(call: SignInCall, input: EmailSignIn) {
  const { known, release } = acquireSignInSlot(call.auth, call.request)
  try {
    return await signInByPassword(call, input, { known, signal: signalOf(call.reply) })
  } finally {
    release()
  }
}

async function signInByPassword(
  { auth, request, reply }: SignInCall,
  { password, return_token: returnToken, ...input }: EmailSignIn,
  { known, signal }: QueueOptions,
) {
  const email = parseEmail(input.email)
  if (returnToken !== undefined) refuseTokenToBrowser(request)
  const member = await memberWith(auth.app.db, email)
  const mark = await validMark(auth, request, member?.id)
  const attempt = mark ? await countKnownAttempt(auth, mark) : await countAttempt(auth, request.ip, email)
  if (attempt.addressWait !== null)
    await releaseOnError(attempt, consumeOverflowLimit(auth, request, attempt.addressWait))
  const turn = { known: known && mark !== null, signal }
  const judging = countRightPassword(auth, email, member, () =>
    findByPassword(auth, member, { email, password }, turn),
  )
  const found = await releaseOnError(attempt, judging)
  if (attempt.addressWait !== null) {
    if (found) emailSignInLink(auth, email, found.id)
    throw usedUp(attempt.addressWait)
  }
  if (!found) {
    logRefusedSignIn(auth, request, 'password', member)
    throw fail('accounts.wrong_credentials')
  }
  await attempt.refund()
  return completeSignIn(auth, request, reply, found.id, { passwordHash: found.hash, returnToken })
}

async function releaseOnError<T>({ release }: Attempt, judging: Promise<T>): Promise<T> {
  try {
    return await judging
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * If an address tried too many accounts, its unknown browsers get the same response for every password, and the member
 * gets a link by mail if it was right, so an attacker learns nothing. Beyond a second limit no password is checked.
 */
async function consumeOverflowLimit(
  { app, config }: AuthContext,
  { ip }: FastifyRequest,
  wait: number,
): Promise<void> {
  const key = `sign-in mail ${addressBlock(ip)}`
  if ((await tryConsume(app.db, key, config.LIMIT_SIGN_IN_ADDRESS_MAIL)) === null) return
  throw fail('accounts.too_many_tries', { retry_after: wait }, (language) =>
    wordsIn(language).networkUsedUp(wait),
  )
}

const usedUp = (wait: number) =>
  fail('accounts.too_many_tries', { retry_after: wait }, (language) => wordsIn(language).linkIfRight(wait))

/** Runs after the response and with its own limit, so neither the time nor a refused link reveals a right password. */
function emailSignInLink({ app, config }: AuthContext, email: string, userId: string): void {
  const key = `password ${tokenHash(email)}`
  const sending = consume(app.db, `link minute ${key}`, config.LIMIT_LINK)
    .then(() => consume(app.db, `link hour ${key}`, config.LIMIT_LINK_HOUR))
    .then(() => sendLinkEmail(app, 'sign-in', email, userId))
  sending.catch((error: unknown) => app.log.warn({ err: error }, 'a link to sign in was not mailed'))
}
