import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isRetryable } from '../lib/api/api-error.ts'
import { recordActivity } from './sign-in/activity.ts'
import { sessionQuery } from './sign-in/session.queries.ts'

/** Never refetches automatically, because that would count as staff activity. */
export function createStaffQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: recordActivity,
      onError: (error) => refetchSession(client, error),
    }),
    mutationCache: new MutationCache({
      onSuccess: recordActivity,
      onError: (error) => refetchSession(client, error),
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

/** A 404 may mean that the session has ended: the server hides its staff calls from others. */
function refetchSession(client: QueryClient, error: Error): void {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404))
    void client.invalidateQueries(sessionQuery)
}
