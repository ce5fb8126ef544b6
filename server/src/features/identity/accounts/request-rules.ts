import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../../../platform/app.ts'
import { WrongShape } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import { wordsIn } from './words.ts'

const REDIRECT_KEYS = new Set(
  'callbackURL newUserCallbackURL errorCallbackURL redirectTo redirect_to redirect next'.split(' '),
)

/** The server's links lead only to its own pages, so a request that names a redirect target is refused. */
export function refuseRedirectTarget({ body, query }: FastifyRequest): void {
  const names = [...Object.keys(query ?? {}), ...Object.keys(body ?? {})]
  if (names.some((name) => REDIRECT_KEYS.has(name))) throw fail('request.malformed')
}

export function refuseForeignId({ query, body }: FastifyRequest, { id }: Viewer): void {
  for (const named of [query, body]) {
    const userId = (named as { user_id?: unknown } | null | undefined)?.user_id
    if (userId !== undefined && userId !== id) throw fail('request.denied')
  }
}

export async function explainShortPassword<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw isShortPassword(error) ? fail('accounts.password_too_short') : error
  }
}

function isShortPassword(error: unknown): boolean {
  if (!(error instanceof WrongShape)) return false
  const [issue, ...others] = error.issues
  const isOwn = issue?.code === 'custom' && issue.params?.['refusal'] === 'accounts.password_too_short'
  return isOwn && others.length === 0
}

/** The characters of a mailbox that needs no quotes (RFC 5322, "dot-atom"). */
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const DELIVERABLE = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$`, 'i')

/** Stricter than the form, so that an undeliverable address runs no query. @returns the address as stored */
export function parseEmail(email: string): string {
  if (!DELIVERABLE.test(email)) throw fail('accounts.email_invalid')
  return email.toLowerCase()
}

/** Only API clients get a token, because in a browser a script on the page could read it from the response. */
export function refuseTokenToBrowser({ headers }: FastifyRequest): void {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined)
    throw fail('request.invalid', {
      fields: { return_token: (language) => wordsIn(language).noTokenInBrowser },
    })
}
