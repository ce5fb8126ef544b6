import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok } from '../../platform/calls.ts'
import { orSecondStep } from './challenges.ts'
import { isKnownDevice, rememberDevice } from './known-devices.ts'
import { inOurWords, libraryHeaders, passCookies } from './library.ts'
import type { LinkPurpose } from './mail-codes.ts'
import { alertOfNewDevice } from './login-alert.ts'
import { sessionOf } from './session.ts'
import { tokenHash } from './tokens.ts'
import type { Ways } from './ways.ts'

/** What the library says of a session that it has just opened. */
export interface Opened {
  headers: Headers
  response: { token: string; user: { id: string } }
}

/** How somebody came, where that matters to what follows. */
export interface Coming {
  purpose?: LinkPurpose
  /** Nobody needs to be warned of the very first sign-in. */
  first?: boolean
  /** The second factor was given. */
  secondFactor?: boolean
}

/** Lets a member in who has proven who they are. */
export async function enter(
  ways: Ways,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  coming: Coming = {},
) {
  const headers = libraryHeaders(request, ways.cookies)
  const body = { userId, secondFactor: coming.secondFactor ?? false }
  const opening = inOurWords(ways.auth.api.openSession({ body, headers, returnHeaders: true }))
  const opened = await orSecondStep(ways, reply, opening, coming.purpose)
  return welcome(ways, request, reply, opened, coming)
}

/** Browsers keep the session in their cookie, out of reach of scripts; only other programs get to see the token. */
export async function welcome(
  { app, cookies }: Ways,
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, response }: Opened,
  { purpose, first = false }: Coming = {},
) {
  const { id } = response.user
  const former = cookies.read(request.headers.cookie, 'session_token')
  if (former) await app.db.deleteFrom('sessions').where('token', '=', tokenHash(former)).execute() // one per browser
  if (!first && !isKnownDevice(cookies, request, id)) await alertOfNewDevice(app, request, id)
  passCookies(headers, reply)
  rememberDevice(cookies, request, reply, id)
  const session = { ...(await sessionOf(app.db, id)), ...(purpose && { purpose }) }
  return ok(isBrowser(request) ? session : { token: response.token, ...session })
}

const isBrowser = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
