import type { QueryClient } from '@tanstack/react-query'
import { isSigningOut } from '../features/accounts/pending-sign-out.ts'
import { doubtSession, refreshSession, sessionQuery, signedInId } from '../features/accounts/session.ts'
import { clearKept, clearLoaded } from '../lib/storage.ts'

/** The only screen that stays and asks to sign in (section 2 of the specification, Messages). */
export const asksToSignIn = (pathname: string) => pathname === '/messages'

interface AppRouter {
  state: { location: { pathname: string } }
  invalidate: () => Promise<void>
}

/**
 * A call was refused because the session has ended or the member is suspended. Fetches the session to learn which; then
 * the guard redirects to /login, which remembers the address, or to /suspended, and what was loaded is deleted, also from the
 * device. Messages that were not sent, and drafts, wait there for the same member.
 */
export async function endSession(queryClient: QueryClient, router: AppRouter) {
  const [name] = sessionQuery.queryKey
  const before = signedInId()
  doubtSession()
  const session = await refreshSession(queryClient).catch(() =>
    queryClient.setQueryData(sessionQuery.queryKey, null),
  )
  if (!session && !isSigningOut()) clearLoaded()
  else if (isSigningOut() || (before !== null && session?.user.id !== before)) clearKept() // of two calls that end at once, the second finds no hint
  if (session || !asksToSignIn(router.state.location.pathname)) await router.invalidate()
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== name })
}
