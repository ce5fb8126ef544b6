import type { ErrorCode } from '@ndoa/contract/errors'
import { isAPIError } from 'better-auth/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../failures.ts'
import type { Cookies } from './cookies.ts'
import { EMAIL_TAKEN } from './hash-adapter.ts'
import { tokenOf } from './viewer.ts'

/** The headers that the library gets to see: whose session it is, and what it notes about a new one. */
export function libraryHeaders({ headers, ip }: FastifyRequest, cookies: Cookies): Headers {
  const token = tokenOf(headers, cookies)
  return new Headers({
    'x-client-ip': ip,
    'user-agent': (headers['user-agent'] ?? '').slice(0, 300),
    ...(token && { cookie: cookies.sessionHeader(token) }),
  })
}

/** Passes the library's cookies on, one header each. */
export function passCookies(headers: Headers, reply: FastifyReply): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}

const OURS: Record<string, ErrorCode> = {
  [EMAIL_TAKEN]: 'accounts.email_taken',
  INVALID_EMAIL: 'accounts.email_invalid',
  INVALID_EMAIL_OR_PASSWORD: 'accounts.wrong_credentials',
  PASSWORD_TOO_LONG: 'accounts.wrong_credentials', // said of sign-in only: at sign-up the contract is stricter
}

/** Turns the library's refusals into ours; what is neither stays a defect. */
export async function inOurWords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const code = isAPIError(error) && OURS[String(error.body?.code)]
    throw code ? fail(code) : error
  }
}
