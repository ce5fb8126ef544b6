import { ageOn } from '@ndoa/contract/account-rules'
import type { FieldFault } from '@ndoa/contract/faults'
import { MINIMUM_AGE } from '@ndoa/contract/limits'
import { tidiedName } from '@ndoa/contract/person-name'
import type { SignUpData } from '@ndoa/contract/sign-up'
import { ORPCError, ValidationError } from '@orpc/server'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App, Viewer } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { fail, usual } from '../failures.ts'
import { wordsIn } from './words/index.ts'

const REDIRECT_KEYS = new Set(
  'callbackURL newUserCallbackURL errorCallbackURL redirectTo redirect_to redirect next'.split(' '),
)

/** Our links lead only to our own pages: a request that names a redirect target is refused, whatever the target. */
export function refuseTarget({ body, query }: FastifyRequest): void {
  const names = [...Object.keys(query ?? {}), ...Object.keys(body ?? {})]
  if (names.some((name) => REDIRECT_KEYS.has(name))) throw fail('request.malformed')
}

/** A user id in a request is optional, but must be the caller's own. */
export function refuseForeignId({ query, body }: FastifyRequest, { id }: Viewer): void {
  for (const named of [query, body]) {
    const userId = (named as { user_id?: unknown } | null | undefined)?.user_id
    if (userId !== undefined && userId !== id) throw fail('request.denied')
  }
}

/** A new password below the server minimum has its own sentence, when nothing else in the request is wrong. */
export async function explainShortPassword<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw isShortPassword(error) ? fail('accounts.password_too_short') : error
  }
}

/** The contract marks this issue and reports no other about the password. */
function isShortPassword(error: unknown): boolean {
  if (!(error instanceof ORPCError && error.cause instanceof ValidationError)) return false
  const [issue, ...others] = error.cause.issues as ReadonlyArray<{ params?: { refusal?: string } }>
  return others.length === 0 && issue?.params?.refusal === 'accounts.password_too_short'
}

/**
 * Stricter than the form: an address that cannot receive mail is refused before any query.
 * @returns the address as stored
 */
export function checkedEmail(email: string): string {
  if (!z.email().safeParse(email).success) throw fail('accounts.email_invalid')
  return email.toLowerCase()
}

/**
 * The part of a sign-up that only the server can check: the age, because it knows the date, and the country. Confirming
 * creates the profile from what is returned, and would otherwise fail.
 * @param at where the data is in the request
 */
export async function checkedSignUp(
  data: SignUpData,
  { db, clock }: Pick<App, 'db' | 'clock'>,
  at = 'data',
): Promise<SignUpData> {
  if (ageOn(data.date_of_birth, today(clock)) < MINIMUM_AGE)
    throw fail('accounts.too_young', { fields: { [`${at}.date_of_birth`]: usual('accounts.too_young') } })
  if (!(await isCountry(db, data.country_of_residence)))
    throw fail('request.invalid', {
      fields: { [`${at}.country_of_residence`]: { fault: 'residence_missing' satisfies FieldFault } },
    })
  return { ...data, full_name: tidiedName(data.full_name) }
}

const isCountry = async (db: Db, code: string) =>
  (await db.selectFrom('countries').select('code').where('code', '=', code).executeTakeFirst()) !== undefined

/** A session token is for API clients: in a browser's answer a script of the page could take it. */
export function refuseTokenToBrowser({ headers }: FastifyRequest): void {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined)
    throw fail('request.invalid', {
      fields: { return_token: (language) => wordsIn(language).noTokenInBrowser },
    })
}
