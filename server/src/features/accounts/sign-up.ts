import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressBlock } from '../../platform/address.ts'
import type { App } from '../../platform/app.ts'
import { ok } from '../../platform/calls.ts'
import { violates } from '../../platform/db.ts'
import { fail } from '../failures.ts'
import { takeOrFail } from './accounts.limits.ts'
import { DAY } from './cookies.ts'
import { sendConfirmation } from './mail-codes.ts'
import { hashPassword } from './passwords.ts'
import { readNothing, readSignUp } from './requests.ts'
import type { Ways } from './ways.ts'

/** Takes a sign-up and mails the link; nobody is signed in before the link was opened. */
export async function signUp(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app, config, cookies } = ways
  const wanted = readSignUp(request, app.clock)
  await takeOrFail(app.db, `sign-up ${addressBlock(request.ip)}`, config.LIMIT_SIGN_UP)
  const userId = await createUnconfirmed(app, wanted)
  await sendConfirmation(app, userId)
  reply.header('set-cookie', cookies.write('sign_up', userId, DAY))
  return ok(null)
}

/**
 * Whoever signed up before with this address and never confirmed it goes, with their password, links and sessions:
 * otherwise a stranger could take a seat in somebody's account before its owner comes. Both in one transaction.
 */
async function createUnconfirmed(
  { db }: App,
  { email, password, data }: ReturnType<typeof readSignUp>,
): Promise<string> {
  const hash = await hashPassword(password) // first: a taken address is as much work as a new one
  const creating = db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('users')
      .where('email', '=', email)
      .where('confirmed_at', 'is', null)
      .where('suspended_at', 'is', null)
      .where('deactivated_at', 'is', null)
      .execute()
    const { id } = await tx
      .insertInto('users')
      .values({ email, name: data.full_name, sign_up_data: JSON.stringify(data) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('accounts')
      .values({ user_id: id, account_id: id, provider_id: 'credential', password: hash })
      .execute()
    return id
  })
  return creating.catch((error: unknown) => {
    throw violates(error, 'users_email_key') ? fail('accounts.email_taken') : error
  })
}

/** Another link for the session's member, or for whoever signed up in this browser; the answer tells nothing. */
export async function resendConfirmation(
  { app, config, cookies, findViewer }: Ways,
  request: FastifyRequest,
) {
  const viewer = await findViewer(request.headers)
  if (viewer?.suspended) throw fail('accounts.suspended')
  const userId = viewer?.id ?? cookies.read(request.headers.cookie, 'sign_up')
  if (!userId) throw fail('accounts.sign_in_needed')
  readNothing(request)
  await takeOrFail(app.db, `resend minute ${userId}`, config.LIMIT_RESEND)
  await takeOrFail(app.db, `resend hour ${userId}`, config.LIMIT_RESEND_HOUR)
  await sendConfirmation(app, userId)
  return ok(null)
}
