import type { QueryClient } from '@tanstack/react-query'
import { isSigningOut } from '../features/identity/accounts/sessions/pending-sign-out.ts'
import {
  markSessionUnverified,
  refreshSession,
  sessionQuery,
  signedInId,
} from '../features/identity/accounts/sessions/session.ts'
import { clearKept, clearLoaded } from '../lib/storage/storage.ts'

/** The only screen that stays and asks to sign in (section 2 of the specification, Messages). */
export const asksToSignIn = (pathname: string) => pathname === '/messages'

interface AppRouter {
  state: { location: { pathname: string } }
  invalidate: () => Promise<void>
}

/**
 * Fetches the session to learn whether it ended or the member is suspended; the guard then redirects. Deletes loaded
 * data, on the device too, but keeps unsent messages and drafts for the same member.
 */
export async function endSession(queryClient: QueryClient, router: AppRouter) {
  const [name] = sessionQuery.queryKey
  const before = signedInId()
  markSessionUnverified()
  const session = await refreshSession(queryClient).catch(() =>
    queryClient.setQueryData(sessionQuery.queryKey, null),
  )
  if (!session && !isSigningOut()) clearLoaded()
  // When two calls end the session at once, the second finds `before` null.
  else if (isSigningOut() || (before !== null && session?.user.id !== before)) clearKept()
  if (session || !asksToSignIn(router.state.location.pathname)) await router.invalidate()
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== name })
}
