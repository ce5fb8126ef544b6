import type { LinkExchange } from '@ndoa/contract/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressBlock } from '../../platform/address.ts'
import { ok } from '../../platform/calls.ts'
import { fail } from '../failures.ts'
import { consume, countWrongTry } from './accounts.limits.ts'
import { signIns } from './accounts.metrics.ts'
import type { AuthContext } from './auth-context.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { findLink, type Link, SIGN_IN_LINK_LIFE, sendLinkEmail, useLink } from './mail-codes.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { acquireSignInSlot } from './password-attempts.ts'
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'
import { readEmail, readExchange } from './requests.ts'
import type { SignUp } from './sign-ups.queries.ts'
import { tokenHash } from './tokens.ts'

/** Mails a link that signs in. */
export const requestSignInLink = (auth: AuthContext, request: FastifyRequest, reply: FastifyReply) =>
  requestLink(auth, request, reply, 'sign-in')
/** Mails a link that signs in and leads on to a new password. */
export const requestPasswordReset = (auth: AuthContext, request: FastifyRequest, reply: FastifyReply) =>
  requestLink(auth, request, reply, 'reset')

/** The answer, and its time, are the same for every address; so are the limits. */
async function requestLink(
  { app, config, cookies }: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: 'sign-in' | 'reset',
) {
  const email = readEmail(request)
  const key = `${purpose} ${tokenHash(email)}`
  await consume(app.db, `codes ${addressBlock(request.ip)}`, config.LIMIT_CODES)
  await consume(app.db, `link minute ${key}`, config.LIMIT_LINK)
  await consume(app.db, `link hour ${key}`, config.LIMIT_LINK_HOUR)
  reply.header('set-cookie', cookies.write('asked_link', tokenHash(email), SIGN_IN_LINK_LIFE))
  const ownSignUp = cookies.read(request.headers.cookie, 'sign_up')
  await withMinimumDuration(sendLinkEmail(app, purpose, email, ownSignUp))
  return ok(null)
}

/**
 * Takes the code of a mailed link, whatever the link was for, and signs in. Refusals that ask for something more do
 * not use the link up.
 */
export async function exchangeCode(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { app, findViewer } = auth
  const given = readExchange(request, app.clock)
  const link = await findLink(app.db, given.code, app.clock.now())
  if (!link) throw linkRefused()
  const viewer = await findViewer(request.headers)
  if (viewer && viewer.id !== link.userId && !given.switch_account)
    throw fail('accounts.signed_in_as_another')
  if (link.confirmed && viewer?.id !== link.userId) requirePerson(auth, request, link, given)
  const afresh = link.confirmed ? undefined : await newOwner(auth, request, link, given)
  if (!link.confirmed && !afresh && viewer?.id !== link.userId)
    await requireOwnSignUp(auth, request, link, given)
  const used = await useLink(auth, given.code, afresh)
  if (!used) throw linkRefused()
  const { userId, purpose, first } = used
  if (first) await completeConfirmed(auth, userId)
  return completeSignIn(auth, request, reply, userId, { purpose, first })
}

/** Nobody's: there is no account to record it for. */
function linkRefused() {
  signIns.inc({ way: 'link', outcome: 'refused' })
  return fail('accounts.link_invalid')
}

/**
 * Scanners of mail open links, and run what is on the page: a link would be used up before its owner opens it. The
 * browser that asked for the link signs in at once, and any other one when somebody has pressed a button there.
 * @throws the refusal, when nobody has
 */
function requirePerson(
  { cookies }: AuthContext,
  { headers }: FastifyRequest,
  { email }: Link,
  { confirm, switch_account, password }: LinkExchange,
): void {
  if (confirm || switch_account || password !== undefined) return
  if (cookies.read(headers.cookie, 'asked_link') === tokenHash(email)) return
  throw fail('accounts.sign_in_confirmation_needed')
}

/** What the owner of the mailbox says of themselves, when the sign-up was not theirs or its password is forgotten. */
async function newOwner(
  auth: AuthContext,
  request: FastifyRequest,
  { email }: Link,
  { sign_up }: LinkExchange,
): Promise<Omit<SignUp, 'email'> | undefined> {
  if (!sign_up) return undefined
  if (isCommonPassword(sign_up.password, email)) throw fail('accounts.password_common')
  const { release } = acquireSignInSlot(auth, request) // a link can be sent many times before it is used
  const passwordHash = await hashPassword(sign_up.password).finally(release)
  return { passwordHash, data: sign_up.data }
}

/**
 * The mailbox alone does not say who signed up: a stranger can do so with anybody's address, and must not get a
 * password or a session into the owner's account. The browser of the sign-up does, and so does its password.
 * @throws the refusal, when there is neither
 */
async function requireOwnSignUp(
  { app, config, cookies }: AuthContext,
  request: FastifyRequest,
  { userId, passwordHash }: Link,
  { password }: LinkExchange,
): Promise<void> {
  if (cookies.read(request.headers.cookie, 'sign_up') === userId) return
  if (!password || !passwordHash) throw fail('accounts.sign_up_password_needed')
  const judge = () => verifyPassword({ hash: passwordHash, password })
  if (!(await countWrongTry(app.db, `confirm ${userId}`, config.LIMIT_PROOF, judge)))
    throw fail('accounts.sign_up_password_wrong')
}

/** Who was confirmed stays so: what fails now is made good later, and must not hide that. */
export const completeConfirmed = ({ app, onConfirmed }: AuthContext, userId: string): Promise<void> =>
  onConfirmed(userId).catch((error: unknown) =>
    app.log.error({ err: error }, 'a confirmed sign-up was not completed'),
  )
