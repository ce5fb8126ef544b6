import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db.ts'
import { giveBack, takeOrFail } from './accounts.limits.ts'
import { orSecondStep, SecondFactorNeeded } from './challenges.ts'
import { welcome } from './entering.ts'
import { isKnownDevice } from './known-devices.ts'
import { inOurWords, libraryHeaders } from './library.ts'
import { readSignIn } from './requests.ts'
import { tokenHash } from './tokens.ts'
import type { Ways } from './ways.ts'

/** Signs in with e-mail and password. Every try is counted before it is judged, so that tries at once cannot slip by. */
export async function signIn(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app, auth, config, cookies } = ways
  const body = readSignIn(request)
  const account = tokenHash(body.email)
  const known = isKnownDevice(cookies, request, await idOf(app.db, body.email))
  const key = known ? `sign-in known ${account}` : `sign-in ${account}`
  const limit = known ? config.LIMIT_SIGN_IN_KNOWN : config.LIMIT_SIGN_IN
  await takeOrFail(app.db, key, limit, 'accounts.too_many_tries')
  const headers = libraryHeaders(request, cookies)
  const opening = inOurWords(auth.api.signInEmail({ body, headers, returnHeaders: true }))
  const opened = await orSecondStep(ways, reply, countingWrong(app.db, key, opening))
  return welcome(ways, request, reply, opened)
}

/** Only wrong passwords stay counted; one that a second factor has to follow was right. */
async function countingWrong<T>(db: Db, key: string, opening: Promise<T>): Promise<T> {
  try {
    const opened = await opening
    await giveBack(db, key)
    return opened
  } catch (error) {
    if (error instanceof SecondFactorNeeded) await giveBack(db, key)
    throw error
  }
}

async function idOf(db: Db, email: string): Promise<string | undefined> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return user?.id
}
