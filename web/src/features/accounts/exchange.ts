import type { QueryClient } from '@tanstack/react-query'
import { exchangeCode } from './accounts.calls.ts'
import { isConfirmed, sessionQuery } from './session.ts'

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

/** Exchanges a code for a session; true when a confirmed member is signed in then. */
export async function arrive(queryClient: QueryClient, code: string): Promise<boolean> {
  const session = await exchangeCode(code)
  queryClient.setQueryData(sessionQuery.queryKey, session)
  return isConfirmed(session)
}
