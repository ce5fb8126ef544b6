import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../features/accounts/session.ts'

/**
 * The server says that nobody is signed in any more: the guard leads to /login, which remembers the way back, and
 * what was loaded for the member before is forgotten.
 */
export async function endSession(queryClient: QueryClient, router: { invalidate: () => Promise<void> }) {
  const [name] = sessionQuery.queryKey
  queryClient.setQueryData(sessionQuery.queryKey, null)
  await router.invalidate()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== name })
}
