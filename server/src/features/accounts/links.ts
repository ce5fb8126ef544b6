import type { LinkExchange } from '@ndoa/contract/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressBlock } from '../../platform/address.ts'
import { ok } from '../../platform/calls.ts'
import { fail } from '../failures.ts'
import { giveBack, takeOrFail } from './accounts.limits.ts'
import { signIns } from './accounts.metrics.ts'
import { enter } from './entering.ts'
import { findLink, type Link, sendWayIn, useLink } from './mail-codes.ts'
import { inNeutralTime } from './neutral-time.ts'
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'
import { readEmail, readExchange } from './requests.ts'
import type { SignUp } from './sign-ups.queries.ts'
import { tokenHash } from './tokens.ts'
import type { Ways } from './ways.ts'

/** Mails a link that signs in. */
export const askSignInLink = (ways: Ways, request: FastifyRequest) => askLink(ways, request, 'sign-in')
/** Mails a link that signs in and leads on to a new password. */
export const askReset = (ways: Ways, request: FastifyRequest) => askLink(ways, request, 'reset')

/** The answer, and its time, are the same for every address; so are the limits. */
async function askLink(
  { app, config, cookies }: Ways,
  request: FastifyRequest,
  purpose: 'sign-in' | 'reset',
) {
  const email = readEmail(request)
  const key = `${purpose} ${tokenHash(email)}`
  await takeOrFail(app.db, `codes ${addressBlock(request.ip)}`, config.LIMIT_CODES)
  await takeOrFail(app.db, `link minute ${key}`, config.LIMIT_LINK)
  await takeOrFail(app.db, `link hour ${key}`, config.LIMIT_LINK_HOUR)
  const ownSignUp = cookies.read(request.headers.cookie, 'sign_up')
  await inNeutralTime(sendWayIn(app, purpose, email, ownSignUp))
  return ok(null)
}

/**
 * Takes the code of a mailed link, whatever the link was for, and signs in. Refusals that ask for something more do
 * not use the link up.
 */
export async function exchangeCode(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app, findViewer } = ways
  const given = readExchange(request, app.clock)
  const link = await findLink(app.db, given.code, app.clock.now())
  if (!link) throw linkRefused()
  const viewer = await findViewer(request.headers)
  if (viewer && viewer.id !== link.userId && !given.switch_account)
    throw fail('accounts.signed_in_as_another')
  const afresh = link.confirmed ? undefined : await newOwner(link, given)
  if (!link.confirmed && !afresh && viewer?.id !== link.userId)
    await requireOwnSignUp(ways, request, link, given)
  const used = await useLink(ways, given.code, afresh)
  if (!used) throw linkRefused()
  const { userId, purpose, first } = used
  if (first) await completeConfirmed(ways, userId)
  return enter(ways, request, reply, userId, { purpose, first })
}

/** Nobody's: there is no account to record it for. */
function linkRefused() {
  signIns.inc({ way: 'link', outcome: 'refused' })
  return fail('accounts.link_invalid')
}

/** What the owner of the mailbox says of themselves, when the sign-up was not theirs or its password is forgotten. */
async function newOwner(
  { email }: Link,
  { sign_up }: LinkExchange,
): Promise<Omit<SignUp, 'email'> | undefined> {
  if (!sign_up) return undefined
  if (isCommonPassword(sign_up.password, email)) throw fail('accounts.password_common')
  return { passwordHash: await hashPassword(sign_up.password), data: sign_up.data }
}

/**
 * The mailbox alone does not say who signed up: a stranger can do so with anybody's address, and must not get a
 * password or a session into the owner's account. The browser of the sign-up does, and so does its password.
 * @throws the refusal, when there is neither
 */
async function requireOwnSignUp(
  { app, config, cookies }: Ways,
  request: FastifyRequest,
  { userId, passwordHash }: Link,
  { password }: LinkExchange,
): Promise<void> {
  if (cookies.read(request.headers.cookie, 'sign_up') === userId) return
  if (!password || !passwordHash) throw fail('accounts.sign_up_password_needed')
  const key = `confirm ${userId}`
  await takeOrFail(app.db, key, config.LIMIT_PROOF, 'accounts.too_many_tries')
  if (!(await verifyPassword({ hash: passwordHash, password }))) throw fail('accounts.sign_up_password_wrong')
  await giveBack(app.db, key)
}

/** Who was confirmed stays so: what fails now is made good later, and must not hide that. */
export const completeConfirmed = ({ app, onConfirmed }: Ways, userId: string): Promise<void> =>
  onConfirmed(userId).catch((error: unknown) =>
    app.log.error({ err: error }, 'a confirmed sign-up was not completed'),
  )
