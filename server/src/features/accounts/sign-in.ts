import { sql } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db.ts'
import { takeOrFail } from './accounts.limits.ts'
import { DAY } from './cookies.ts'
import { welcome } from './entering.ts'
import { inOurWords, libraryHeaders } from './library.ts'
import { readSignIn } from './requests.ts'
import { tokenHash } from './tokens.ts'
import type { Ways } from './ways.ts'

const DEVICE_LIFE = 400 * DAY // the longest that browsers keep a cookie
const ACCOUNTS_PER_DEVICE = 4

/** Signs in with e-mail and password. Every try is counted before it is judged, so that tries at once cannot slip by. */
export async function signIn(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app, auth, config, cookies } = ways
  const body = readSignIn(request)
  const account = tokenHash(body.email).slice(0, 22)
  const accounts = (cookies.read(request.headers.cookie, 'device') ?? '').split('~').filter(Boolean)
  const known = accounts.includes(account)
  const key = known ? `sign-in known ${account}` : `sign-in ${account}`
  const limit = known ? config.LIMIT_SIGN_IN_KNOWN : config.LIMIT_SIGN_IN
  await takeOrFail(app.db, key, limit, 'accounts.too_many_tries')
  const headers = libraryHeaders(request, cookies)
  const answer = await inOurWords(auth.api.signInEmail({ body, headers, returnHeaders: true }))
  await giveBack(app.db, key)
  const remembered = [account, ...accounts.filter((other) => other !== account)].slice(0, ACCOUNTS_PER_DEVICE)
  reply.header('set-cookie', cookies.write('device', remembered.join('~'), DEVICE_LIFE))
  return welcome(ways, request, reply, answer)
}

/** Only wrong tries count: a right one takes its own use back, and nobody else's. */
async function giveBack(db: Db, key: string) {
  await sql`delete from limit_uses where ctid =
    (select ctid from limit_uses where key = ${key} order by used_at desc limit 1)`.execute(db)
}
