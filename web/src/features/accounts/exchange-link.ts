import type { LinkExchange } from '@ndoa/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { exchangeCode } from './accounts.calls.ts'
import { codeIn, givenIn, NEW_PASSWORD } from './arrival.ts'
import { isConfirmed, needsSecondStep, startSession } from './session.ts'
import { words as guest } from './words/guest/index.ts'
import { words } from './words/links/index.ts'

/** What our links, or a provider, put into the address. */
export interface LinkArrival {
  code: string | undefined
  /** The error of the provider, as one of our sentences. */
  trouble: string | undefined
}

/** Reads a code, an access token or an error from the query or the hash of an address. */
export function arrivalFrom(address: { search: string; hash: string }): LinkArrival {
  const given = givenIn(address)
  const error = given('error_code') ?? given('error') ?? given('error_description')
  return { code: codeIn(address), trouble: error && errorOf(error) }
}

/** Some OAuth errors can be explained. Anyone can make up an address, so its own text is never shown. */
function errorOf(error: string): string {
  const why = new Map(Object.entries(words.link.reasons)).get(error)
  return why ? words.link.error(why) : guest.linkFailed
}

/** The outcome of a link: signed in, on to a new password, second step required, or failed. */
export type ExchangedLink = 'signed-in' | 'new-password' | 'second-step' | 'failed'
/** What a link requires before it signs in. */
export type LinkAsks = 'confirmation' | 'another-account' | 'own-sign-up'

export const isQuestion = (arrived: ExchangedLink | LinkAsks): arrived is LinkAsks =>
  !Object.hasOwn(ARRIVALS, arrived)

/** The next page. */
export const ARRIVALS = {
  'signed-in': '/dashboard',
  'new-password': NEW_PASSWORD,
  'second-step': '/login?step=code',
  failed: '/login?error=failed',
} as const satisfies Record<ExchangedLink, string>

/**
 * Exchanges the code of a link for a session.
 * @throws for a member who switches accounts, why that failed: they stay signed in and are told
 */
export async function exchangeLink(
  queryClient: QueryClient,
  input: LinkExchange,
): Promise<ExchangedLink | LinkAsks> {
  try {
    return await exchangeLinkOrThrow(queryClient, input)
  } catch (error) {
    const asks = asked(error)
    if (!asks && input.switch_account) throw error
    return asks ?? 'failed'
  }
}

/** The same for a form that shows the refusal. @throws the refusal, unless it asks for the second step */
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
