import type { FieldFault } from '@ndoa/contract/faults'
import { ageOn } from '@ndoa/contract/identity/account-rules'
import type { SignUpData } from '@ndoa/contract/identity/sign-up'
import { MINIMUM_AGE } from '@ndoa/contract/limits'
import { normaliseName } from '@ndoa/contract/person-name'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App, Viewer } from '../../../platform/app.ts'
import { WrongShape } from '../../../platform/calls.ts'
import { today } from '../../../platform/clock.ts'
import { fail, usual } from '../../shared/failures.ts'
import { isCountry } from './sign-up/sign-ups.queries.ts'
import { wordsIn } from './words.ts'

const REDIRECT_KEYS = new Set(
  'callbackURL newUserCallbackURL errorCallbackURL redirectTo redirect_to redirect next'.split(' '),
)

/** The server's links lead only to its own pages, so a request that names any redirect target is refused. */
export function refuseTarget({ body, query }: FastifyRequest): void {
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

/** Stricter than the form: an undeliverable address is refused before any query. @returns the address as stored */
export function checkedEmail(email: string): string {
  if (!z.email().safeParse(email).success) throw fail('accounts.email_invalid')
  return email.toLowerCase()
}

/**
 * Confirming creates the profile from this data, so age and country are checked here. `at` is the data's request path.
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
  return { ...data, full_name: normaliseName(data.full_name) }
}

/** API clients only: in a browser, a script on the page could read the token from the response. */
export function refuseTokenToBrowser({ headers }: FastifyRequest): void {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined)
    throw fail('request.invalid', {
      fields: { return_token: (language) => wordsIn(language).noTokenInBrowser },
    })
}
