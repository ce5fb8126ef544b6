import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isRetryable } from '../lib/api-error.ts'
import { noteActivity } from './activity.ts'
import { sessionQuery } from './staff.queries.ts'

/** Nothing is asked again by itself: that would look like somebody at work. */
export function createStaffQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: noteActivity,
      onError: (error) => askWhoIsSignedIn(client, error),
    }),
    mutationCache: new MutationCache({
      onSuccess: noteActivity,
      onError: (error) => askWhoIsSignedIn(client, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => failures < 1 && isRetryable(error),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

/** What is not there may be so because the session has ended: to others the server says of no call that it exists. */
function askWhoIsSignedIn(client: QueryClient, error: Error): void {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404))
    void client.invalidateQueries(sessionQuery)
}
