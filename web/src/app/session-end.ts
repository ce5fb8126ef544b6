import type { QueryClient } from '@tanstack/react-query'
import { doubtSession, refreshSession, sessionQuery, signedInId } from '../features/accounts/session.ts'
import { clearKept } from '../lib/storage.ts'

/** The only screen that stays and asks to sign in (section 2 of the specification, Messages). */
export const asksToSignIn = (pathname: string) => pathname === '/messages'

interface AppRouter {
  state: { location: { pathname: string } }
  invalidate: () => Promise<void>
}

/**
 * A call was refused because the session has ended or the member is suspended. Fetches the session to learn which; then
 * the guard redirects to /login, which remembers the address, or to /suspended, and what was loaded is deleted, also from the
 * device.
 */
export async function endSession(queryClient: QueryClient, router: AppRouter) {
  const [name] = sessionQuery.queryKey
  const before = signedInId()
  doubtSession()
  const session = await refreshSession(queryClient).catch(() =>
    queryClient.setQueryData(sessionQuery.queryKey, null),
  )
  if (session?.user.id !== before) clearKept()
  if (session || !asksToSignIn(router.state.location.pathname)) await router.invalidate()
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== name })
}
