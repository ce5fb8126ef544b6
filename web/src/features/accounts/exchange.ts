import type { QueryClient } from '@tanstack/react-query'
import { exchangeCode } from './accounts.calls.ts'
import { admit, isConfirmed, needsSecondStep } from './session.ts'

/** What a link of ours, or a provider, brings along in the address. */
export interface Arrival {
  code: string | undefined
  /** What went wrong elsewhere, in words. */
  trouble: string | undefined
}

/** Reads code or access token, or an error, from the query or the hash of an address. */
export function arrivalFrom({ search, hash }: { search: string; hash: string }): Arrival {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const given = (name: string) => query.get(name) || fragment.get(name) || undefined
  const trouble = given('error_description') ?? given('error')
  return { code: given('code') ?? given('access_token'), trouble: trouble?.slice(0, 200) }
}

/** Where a link for a new password leads: the form for it, open. */
export const NEW_PASSWORD = '/settings?tab=security&change=password'

/** Where a link has led: signed in, on to a new password, to the second step of a sign-in, or nowhere. */
export type Arrived = 'signed-in' | 'new-password' | 'second-step' | 'failed'

/** Exchanges the code of a link for a session. */
export async function arrive(queryClient: QueryClient, code: string): Promise<Arrived> {
  try {
    const signedIn = await exchangeCode(code)
    admit(queryClient, signedIn)
    if (!isConfirmed(signedIn)) return 'failed'
    return signedIn.purpose === 'reset' ? 'new-password' : 'signed-in'
  } catch (error) {
    return needsSecondStep(error) ? 'second-step' : 'failed'
  }
}
