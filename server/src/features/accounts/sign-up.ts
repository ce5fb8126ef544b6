import { getCurrentAdapter, runWithTransaction } from '@better-auth/core/context'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok } from '../../platform/calls.ts'
import { fail } from '../failures.ts'
import { takeOrFail } from './accounts.limits.ts'
import { DAY } from './cookies.ts'
import { inOurWords, libraryHeaders } from './library.ts'
import { sendConfirmation } from './mail-codes.ts'
import { readNothing, readSignUp } from './requests.ts'
import type { Ways } from './ways.ts'

/** Takes a sign-up and mails the link; nobody is signed in before the link was opened. */
export async function signUp(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app, config, cookies } = ways
  const wanted = readSignUp(request, app.clock)
  await takeOrFail(app.db, `sign-up ${request.ip}`, config.LIMIT_SIGN_UP)
  const userId = await inOurWords(createUnconfirmed(ways, wanted, libraryHeaders(request, cookies)))
  await sendConfirmation(app, userId)
  reply.header('set-cookie', cookies.write('sign_up', userId, DAY))
  return ok(null)
}

/**
 * Whoever signed up before with this address and never confirmed it goes, with their password, links and sessions:
 * otherwise a stranger could take a seat in somebody's account before its owner comes. Both in one transaction.
 */
async function createUnconfirmed(
  { auth }: Ways,
  { email, password, data }: ReturnType<typeof readSignUp>,
  headers: Headers,
): Promise<string> {
  const { adapter } = await auth.$context
  return runWithTransaction(adapter, async () => {
    const tx = await getCurrentAdapter(adapter)
    await tx.deleteMany({
      model: 'user',
      where: [
        { field: 'email', value: email },
        { field: 'confirmedAt', value: null },
        { field: 'suspendedAt', value: null },
        { field: 'deactivatedAt', value: null },
      ],
    })
    const body = { email, password, name: data.full_name, signUpData: data }
    const { user } = await auth.api.signUpEmail({ body, headers })
    return user.id
  })
}

/** Another link for the session's member, or for whoever signed up in this browser; the answer tells nothing. */
export async function resendConfirmation(
  { app, config, cookies, findViewer }: Ways,
  request: FastifyRequest,
) {
  const viewer = await findViewer(request.headers)
  const userId = viewer?.id ?? cookies.read(request.headers.cookie, 'sign_up')
  if (!userId) throw fail('accounts.sign_in_needed')
  readNothing(request)
  await takeOrFail(app.db, `resend minute ${userId}`, config.LIMIT_RESEND)
  await takeOrFail(app.db, `resend hour ${userId}`, config.LIMIT_RESEND_HOUR)
  await sendConfirmation(app, userId)
  return ok(null)
}
