import type { LinkExchange, LinkRequest } from '@ndoa/contract/identity/accounts'
import type { FastifyRequest } from 'fastify'
import { addressBlock } from '../../../../platform/address.ts'
import { ok } from '../../../../platform/calls.ts'
import { fail } from '../../../shared/failures.ts'
import { languageOf } from '../../../shared/languages.ts'
import { signIns } from '../accounts.metrics.ts'
import type { AuthContext, SignInCall } from '../auth-context.ts'
import { consume, countWrongAttempt } from '../limits/accounts.limits.ts'
import { withMinimumDuration } from '../limits/minimum-duration.ts'
import { acquireSignInSlot } from '../limits/password-attempts.ts'
import { parseEmail } from '../request-rules.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { checkSignUp } from '../sign-up/sign-up.rules.ts'
import type { SignUp } from '../sign-up/sign-ups.queries.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { findLink, type Link } from './mail-codes.queries.ts'
import { SIGN_IN_LINK_LIFE, sendLinkEmail, useLink } from './mail-codes.ts'
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'

/** The response, its time and the limits are the same for every address. */
export async function requestLink(
  { auth: { app, config, cookies }, request, reply }: SignInCall,
  input: LinkRequest,
  purpose: 'sign-in' | 'reset',
) {
  const email = parseEmail(input.email)
  const key = `${purpose} ${tokenHash(email)}`
  await consume(app.db, `codes ${addressBlock(request.ip)}`, config.LIMIT_CODES)
  await consume(app.db, `link minute ${key}`, config.LIMIT_LINK)
  await consume(app.db, `link hour ${key}`, config.LIMIT_LINK_HOUR)
  cookies.write(reply, 'asked_link', tokenHash(email), SIGN_IN_LINK_LIFE)
  const ownSignUp = cookies.read(request, 'sign_up')
  await withMinimumDuration(sendLinkEmail(app, purpose, email, ownSignUp))
  return ok(null)
}

/** A refusal that asks for more details does not use up the link. */
export async function exchangeCode({ auth, request, reply }: SignInCall, exchange: LinkExchange) {
  const { app, findViewer } = auth
  if (exchange.sign_up) await checkSignUp(exchange.sign_up.data, app, 'sign_up.data')
  const link = await findLink(app.db, exchange.code, app.clock.now())
  if (!link) throw linkRefused()
  const viewer = await findViewer(request)
  if (viewer && viewer.id !== link.userId && !exchange.switch_account)
    throw fail('accounts.signed_in_as_another')
  if (link.confirmed && viewer?.id !== link.userId) requirePerson(auth, request, link, exchange)
  const newSignUp = link.confirmed ? undefined : await newSignUpOf(auth, request, link, exchange)
  if (!link.confirmed && !newSignUp && viewer?.id !== link.userId)
    await requireOwnSignUp(auth, request, link, exchange)
  const used = await useLink(auth, exchange.code, newSignUp)
  if (!used) throw linkRefused()
  const { userId, purpose, first } = used
  return completeSignIn(auth, request, reply, userId, { purpose, first })
}

function linkRefused() {
  signIns.inc({ way: 'link', outcome: 'refused' })
  return fail('accounts.link_invalid')
}

/** Mail scanners open links and run scripts, so a browser that did not request the link needs a person's click. */
function requirePerson(
  { cookies }: AuthContext,
  request: FastifyRequest,
  { email }: Link,
  { confirm, switch_account, password }: LinkExchange,
): void {
  if (confirm || switch_account || password !== undefined) return
  if (cookies.read(request, 'asked_link') === tokenHash(email)) return
  throw fail('accounts.sign_in_confirmation_needed')
}

async function newSignUpOf(
  auth: AuthContext,
  request: FastifyRequest,
  { email }: Link,
  { sign_up }: LinkExchange,
): Promise<Omit<SignUp, 'email'> | undefined> {
  if (!sign_up) return undefined
  if (isCommonPassword(sign_up.password, email)) throw fail('accounts.password_common')
  const { release } = acquireSignInSlot(auth, request) // a link can be submitted many times before it is used
  const passwordHash = await hashPassword(sign_up.password).finally(release)
  return { passwordHash, data: sign_up.data, language: languageOf(request) }
}

/** A stranger can sign up with any address; their password or session must not survive in the owner's account. */
async function requireOwnSignUp(
  { app, config, cookies }: AuthContext,
  request: FastifyRequest,
  { userId, passwordHash }: Link,
  { password }: LinkExchange,
): Promise<void> {
  if (cookies.read(request, 'sign_up') === userId) return
  if (!password || !passwordHash) throw fail('accounts.sign_up_password_needed')
  const judge = () => verifyPassword({ hash: passwordHash, password })
  if (!(await countWrongAttempt(app.db, `confirm ${userId}`, config.LIMIT_PROOF, judge)))
    throw fail('accounts.sign_up_password_wrong')
}
