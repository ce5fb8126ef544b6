import type { QueryClient } from '@tanstack/react-query'
import { refreshSession, sessionQuery } from '../features/accounts/session.ts'

/**
 * The server says that nobody is signed in any more, or that the member is suspended. Which of the two, it is asked;
 * then the guard leads to /login, which remembers the way back, or to /suspended, and what was loaded before is forgotten.
 */
export async function endSession(queryClient: QueryClient, router: { invalidate: () => Promise<void> }) {
  const [name] = sessionQuery.queryKey
  await refreshSession(queryClient).catch(() => queryClient.setQueryData(sessionQuery.queryKey, null))
  await router.invalidate()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== name })
}
