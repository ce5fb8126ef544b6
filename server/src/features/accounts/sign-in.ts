import { sql } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok } from '../../platform/calls.ts'
import type { Db } from '../../platform/db.ts'
import { takeOrFail } from './accounts.limits.ts'
import { DAY } from './cookies.ts'
import { inOurWords, libraryHeaders, passCookies } from './library.ts'
import { readCode, readSignIn } from './requests.ts'
import { sessionOf } from './session.ts'
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
  return admitted(ways, request, reply, answer)
}

/** Confirms the address by the code of a mailed link, and signs in. */
export async function exchangeCode(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app, auth, cookies, onConfirmed } = ways
  const body = { code: readCode(request) }
  const headers = libraryHeaders(request, cookies)
  const answer = await inOurWords(auth.api.exchangeCode({ body, headers, returnHeaders: true }))
  // The address is confirmed and the code is used up: what fails now is made good later, and must not hide that.
  await onConfirmed(answer.response.user.id).catch((error: unknown) =>
    app.log.error({ err: error }, 'a confirmed sign-up was not completed'),
  )
  return admitted(ways, request, reply, answer)
}

interface Answer {
  headers: Headers
  response: { token: string; user: { id: string } }
}

/** Browsers keep the session in their cookie, out of reach of scripts; only other programs get to see the token. */
async function admitted(
  { app }: Ways,
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, response }: Answer,
) {
  passCookies(headers, reply)
  const session = await sessionOf(app.db, response.user.id)
  return ok(isBrowser(request) ? session : { token: response.token, ...session })
}

const isBrowser = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined

/** Only wrong tries count: a right one takes its own use back, and nobody else's. */
async function giveBack(db: Db, key: string) {
  await sql`delete from limit_uses where ctid =
    (select ctid from limit_uses where key = ${key} order by used_at desc limit 1)`.execute(db)
}
