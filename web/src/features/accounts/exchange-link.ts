import type { LinkExchange } from '@ndoa/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { exchangeCode } from './accounts.calls.ts'
import { isConfirmed, needsSecondStep, startSession } from './session.ts'

/** What a link of ours, or a provider, brings along in the address. */
export interface LinkArrival {
  code: string | undefined
  /** What went wrong elsewhere, in a sentence of ours. */
  trouble: string | undefined
}

/** Reads code or access token, or an error, from the query or the hash of an address. */
export function arrivalFrom({ search, hash }: { search: string; hash: string }): LinkArrival {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const given = (name: string) => query.get(name) || fragment.get(name) || undefined
  const error = given('error_code') ?? given('error') ?? given('error_description')
  return { code: given('code') ?? given('access_token'), trouble: error && errorOf(error) }
}

export const FAILED = 'Authentication failed. Please try again.'
/** The errors of OAuth that can be explained. Anyone can write an address: none of its words is shown. */
const DESCRIPTIONS = new Map([
  ['access_denied', 'access was denied.'],
  ['otp_expired', 'this link has expired. Please ask for a new one.'],
  ['server_error', 'the other service had a problem. Please try again.'],
  ['temporarily_unavailable', 'the other service is busy. Please try again in a moment.'],
])

function errorOf(error: string): string {
  const description = DESCRIPTIONS.get(error)
  return description ? `Authentication error: ${description}` : FAILED
}

/** Where a link for a new password leads: the form for it, open. */
export const NEW_PASSWORD = '/settings?tab=security&change=password'

/** Where a link has led: signed in, on to a new password, to the second step of a sign-in, or nowhere. */
export type ExchangedLink = 'signed-in' | 'new-password' | 'second-step' | 'failed'
/** What a link asks for before it leads anywhere. */
export type LinkAsks = 'confirmation' | 'another-account' | 'own-sign-up'

export const isQuestion = (arrived: ExchangedLink | LinkAsks): arrived is LinkAsks =>
  !Object.hasOwn(ARRIVALS, arrived)

/** The page to go on to. */
export const ARRIVALS = {
  'signed-in': '/dashboard',
  'new-password': NEW_PASSWORD,
  'second-step': '/login?step=code',
  failed: '/login?error=failed',
} as const satisfies Record<ExchangedLink, string>

/** Exchanges the code of a link for a session. */
export async function exchangeLink(
  queryClient: QueryClient,
  input: LinkExchange,
): Promise<ExchangedLink | LinkAsks> {
  try {
    return await exchangeLinkOrThrow(queryClient, input)
  } catch (error) {
    return asked(error) ?? 'failed'
  }
}

/** The same for a form that shows why it was refused. @throws the refusal, unless it is the second step */
export async function exchangeLinkOrThrow(
  queryClient: QueryClient,
  input: LinkExchange,
): Promise<ExchangedLink> {
  try {
    const signedIn = await exchangeCode(input)
    startSession(queryClient, signedIn)
    if (!isConfirmed(signedIn)) return 'failed'
    return signedIn.purpose === 'reset' ? 'new-password' : 'signed-in'
  } catch (error) {
    if (needsSecondStep(error)) return 'second-step'
    throw error
  }
}

function asked(error: unknown): LinkAsks | null {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'accounts.signed_in_as_another') return 'another-account'
  if (code === 'accounts.sign_in_confirmation_needed') return 'confirmation'
  return code === 'accounts.sign_up_password_needed' ? 'own-sign-up' : null
}
