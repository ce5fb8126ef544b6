import type { QueryClient } from '@tanstack/react-query'
import { refreshSession, sessionQuery } from '../features/accounts/session.ts'

/** The one screen that stays and asks to sign in (section 2 of the specification, Messages). */
export const asksToSignIn = (pathname: string) => pathname === '/messages'

interface AppRouter {
  state: { location: { pathname: string } }
  invalidate: () => Promise<void>
}

/**
 * The server says that no one is signed in any more, or that the member is suspended. Which of the two, it is asked;
 * then the guard leads to /login, which remembers the way back, or to /suspended, and what was loaded before is forgotten.
 */
export async function endSession(queryClient: QueryClient, router: AppRouter) {
  const [name] = sessionQuery.queryKey
  const session = await refreshSession(queryClient).catch(() =>
    queryClient.setQueryData(sessionQuery.queryKey, null),
  )
  if (session || !asksToSignIn(router.state.location.pathname)) await router.invalidate()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== name })
}
