import type { LinkExchange } from '@ndoa/contract/identity/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { exchangeCode } from '../accounts.calls.ts'
import { isConfirmed, needsSecondStep, startSession } from '../sessions/session.ts'
import { words as guest } from '../words/guest.ts'
import { words } from '../words/links.ts'
import { linkCode, linkParams, NEW_PASSWORD } from './link-params.ts'

export interface LinkArrival {
  code: string | undefined
  trouble: string | undefined
}

export function arrivalFrom(address: { search: string; hash: string }): LinkArrival {
  const param = linkParams(address)
  const error = param('error_code') ?? param('error') ?? param('error_description')
  return { code: linkCode(address), trouble: error && errorOf(error) }
}

/** Shows only known reasons: addresses can be forged, so their own text is never shown. */
function errorOf(error: string): string {
  const why = new Map(Object.entries(words.link.reasons)).get(error)
  return why ? words.link.error(why) : guest.linkFailed
}

export type ExchangedLink = 'signed-in' | 'new-password' | 'second-step' | 'failed'
export type LinkAsks = 'confirmation' | 'another-account' | 'own-sign-up'

export const isQuestion = (arrived: ExchangedLink | LinkAsks): arrived is LinkAsks =>
  !Object.hasOwn(ARRIVALS, arrived)

export const ARRIVALS = {
  'signed-in': '/dashboard',
  'new-password': NEW_PASSWORD,
  'second-step': '/login?step=code',
  failed: '/login?error=failed',
} as const satisfies Record<ExchangedLink, string>

/** @throws why an account switch failed; the member stays signed in and sees the reason */
export async function exchangeLink(
  queryClient: QueryClient,
  input: LinkExchange,
): Promise<ExchangedLink | LinkAsks> {
  try {
    return await exchangeLinkOrThrow(queryClient, input)
  } catch (error) {
    const asks = questionIn(error)
    if (!asks && input.switch_account) throw error
    return asks ?? 'failed'
  }
}

/** @throws the refusal, unless it asks for the second step */
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

function questionIn(error: unknown): LinkAsks | null {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'accounts.signed_in_as_another') return 'another-account'
  if (code === 'accounts.sign_in_confirmation_needed') return 'confirmation'
  return code === 'accounts.sign_up_password_needed' ? 'own-sign-up' : null
}
