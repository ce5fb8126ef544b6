import type { QueryClient } from '@tanstack/react-query'
import { noteSignedIn, refreshSession, sessionQuery } from '../features/accounts/session.ts'

/** The only screen that stays and asks to sign in (section 2 of the specification, Messages). */
export const asksToSignIn = (pathname: string) => pathname === '/messages'

interface AppRouter {
  state: { location: { pathname: string } }
  invalidate: () => Promise<void>
}

/**
 * A call was refused because the session has ended or the member is suspended. Fetches the session to learn which; then
 * the guard redirects to /login, which remembers the address, or to /suspended, and cached data is dropped.
 */
export async function endSession(queryClient: QueryClient, router: AppRouter) {
  const [name] = sessionQuery.queryKey
  noteSignedIn(null) // without a network, nobody gets in with what is kept on the device
  const session = await refreshSession(queryClient).catch(() =>
    queryClient.setQueryData(sessionQuery.queryKey, null),
  )
  if (session || !asksToSignIn(router.state.location.pathname)) await router.invalidate()
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== name })
}
