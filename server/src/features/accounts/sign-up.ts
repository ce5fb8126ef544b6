import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { passedCheck } from '../../platform/access.ts'
import { addressBlock } from '../../platform/address.ts'
import { ok } from '../../platform/calls.ts'
import { tryConsume } from '../../platform/limits.ts'
import { fail } from '../failures.ts'
import { authAccess } from './accounts.access.ts'
import { consume } from './accounts.limits.ts'
import type { AuthContext } from './auth-context.ts'
import { SIGN_UP_LIFE } from './cookies.ts'
import { sendConfirmation } from './mail-codes.ts'
import { canonicalMailbox } from './mailbox.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { hashSignUpPassword } from './passwords.ts'
import { readNothing, readSignUp } from './requests.ts'
import {
  addressWaitedOn,
  assertAddressFree,
  deleteSignUp,
  insertSignUp,
  lockAddress,
} from './sign-ups.queries.ts'

type NewSignUp = ReturnType<typeof readSignUp>

/** Takes a sign-up and mails the link; nobody is signed in before the link was opened. */
export async function signUp(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { app, config, cookies } = auth
  const wanted = readSignUp(request, app.clock)
  await consume(app.db, `sign-up ${addressBlock(request.ip)}`, config.LIMIT_SIGN_UP)
  const before = cookies.read(request.headers.cookie, 'sign_up')
  const id = await withMinimumDuration(createSignUp(auth, wanted, before))
  reply.header('set-cookie', cookies.write('sign_up', id ?? before ?? randomUUID(), SIGN_UP_LIFE))
  return ok(null)
}

/**
 * Keeps a sign-up beside those that others began on the same address; the one before of the same browser goes.
 * @returns null when the mailbox got its share of mails: what nobody can confirm is not kept, and nobody is told
 */
async function createSignUp(auth: AuthContext, { email, password, data }: NewSignUp, before: string | null) {
  const { app, secrets } = auth
  const passwordHash = await hashSignUpPassword(secrets, email, password) // first: a taken address is as much work
  await assertAddressFree(app.db, email)
  if (!(await canEmail(auth, email))) return null
  const id = await app.db.transaction().execute(async (tx) => {
    await lockAddress(tx, email)
    await assertAddressFree(tx, email)
    if (before) await deleteSignUp(tx, before, email)
    return insertSignUp(tx, { email, passwordHash, data })
  })
  await sendConfirmation(app, id)
  return id
}

/**
 * Strangers cannot fill a mailbox through us, nor pile up sign-ups on its address. Anybody can make up a `+tag`, and
 * its links are no use to the address without it: they are counted apart, so that they never use up its mails.
 */
async function canEmail({ app, config, secrets }: AuthContext, email: string): Promise<boolean> {
  const spelling = /.\+.*@/.test(email) ? 'tagged' : 'plain'
  const mailbox = secrets.mac('mailbox', canonicalMailbox(email), spelling)
  return (await tryConsume(app.db, `sign-up mail ${mailbox}`, config.LIMIT_SIGN_UP_MAIL)) === null
}

/** Another link for the session's member, or for whoever signed up in this browser; the answer tells nothing. */
export async function resendConfirmation(auth: AuthContext, request: FastifyRequest) {
  const { app, config, cookies } = auth
  const viewer = passedCheck(request, authAccess['POST /auth/v1/resend-confirmation'])
  const userId = viewer?.id ?? cookies.read(request.headers.cookie, 'sign_up')
  if (!userId) throw fail('accounts.sign_in_needed')
  readNothing(request)
  await consume(app.db, `resend minute ${userId}`, config.LIMIT_RESEND)
  await consume(app.db, `resend hour ${userId}`, config.LIMIT_RESEND_HOUR)
  const email = await addressWaitedOn(app.db, userId)
  if (email && (await canEmail(auth, email))) await sendConfirmation(app, userId)
  return ok(null)
}
